"""Armies that come to a table, and what there is to choose from."""

from typing import Any

import pytest

import rules
from tests.cast import Cast, gather, table_file
from tests.library.armies import otters, squad
from tests.setup.test_new_game import army_of
from vtt.games import standing
from vtt.library.document import Army as Content
from vtt.library.models import Army
from vtt.setup.choices import defaults, options, written

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def at_setup() -> Cast:
    """A cast at a table that is being set up."""
    return gather(_setup_file())


def _setup_file() -> bytes:
    return table_file(turn={"phase": "setup"})


def table(cast: Cast) -> Any:
    standing.forget(cast.game.pk)
    return rules.dump(standing.today(cast.game.pk).table)


def bring(member: Any, army: Army) -> Any:
    return member.browser.post(f"/games/{member.game.pk}/{member.place}/army/", {"army": army.pk})


def test_a_player_brings_an_army_to_the_own_seat(at_setup: Cast) -> None:
    answer = bring(at_setup.blue, army_of(at_setup.blue.browser))
    assert (answer.status_code, answer.json()["text"]) == (200, "River host is in the tray.")
    units = table(at_setup)["units"]
    assert sorted(unit["name"] for unit in units.values() if unit["seat"] == "blue") == ["Old Heron", "Otters"]
    assert [unit["name"] for unit in units.values() if unit["seat"] == "red"] == ["Spears"]


def test_it_stands_in_the_log_like_every_other_command(at_setup: Cast) -> None:
    bring(at_setup.red, army_of(at_setup.red.browser))
    entry = at_setup.game.entries.get()
    assert (entry.seat, '"army_mustered"' in entry.events) == ("red", True)


def test_an_army_that_is_not_ready_says_what_is_open(at_setup: Cast) -> None:
    army = army_of(at_setup.red.browser, Content(name="Bare", units=(squad(kinds=(otters(base=None),)),)))
    answer = bring(at_setup.red, army)
    assert (answer.status_code, answer.json()["text"]) == (409, "“Otter” has no base yet.")
    assert set(table(at_setup)["units"]) == {"spears", "orcs"}


def test_once_the_game_runs_no_army_comes(at_setup: Cast) -> None:
    running = gather()
    answer = bring(running.red, army_of(running.red.browser))
    assert answer.status_code == 409
    assert "setup phase" in answer.json()["text"]


def test_nobody_brings_anothers_army_nor_to_anothers_seat(at_setup: Cast) -> None:
    army = army_of(at_setup.blue.browser)
    assert bring(at_setup.red, army).status_code == 404
    assert bring(at_setup.watcher, army).status_code == 404
    path = f"/games/{at_setup.game.pk}/red/army/"
    assert at_setup.blue.browser.post(path, {"army": army.pk}).status_code == 403


def test_a_player_sees_the_own_armies_and_what_is_open_in_them(at_setup: Cast) -> None:
    army_of(at_setup.red.browser, Content(name="Bare", units=(squad(formation=None),)))
    mine = at_setup.red.browser.get(f"/games/{at_setup.game.pk}/red/library.json").json()["armies"]
    assert [(army["name"], army["models"], army["open"]) for army in mine] == [
        ("Bare", 6, "“Otters” has no formation yet.")
    ]
    assert at_setup.blue.browser.get(f"/games/{at_setup.game.pk}/blue/library.json").json()["armies"] == []


def test_the_page_is_told_every_option_with_its_words(at_setup: Cast) -> None:
    told = at_setup.stranger.browser.get("/setup/choices.json").json()
    known = rules.dump(rules.load(_setup_file()))["options"]
    assert {option["name"] for option in told["options"]} == set(known) - {"climbing_types"}
    assert all(option["label"] and option["about"] for option in told["options"])
    assert len(told["layouts"]) >= 6


def test_every_choice_of_an_option_is_one_the_rules_know(at_setup: Cast) -> None:
    for option in options():
        assert written(defaults()[option.name]) in option.choices
        for choice in option.choices:
            rules.load({**rules.dump(rules.load(_setup_file())), "options": {option.name: option.value(choice)}})


SIZES = [("width=60&depth=44", 200), ("width=9&depth=44", 400), ("width=nan&depth=44", 400), ("", 400)]


@pytest.mark.parametrize(("size", "status"), SIZES)
def test_a_layout_is_laid_out_for_a_size(at_setup: Cast, size: str, status: int) -> None:
    answer = at_setup.stranger.browser.get(f"/setup/layouts/high-moor.json?{size}")
    assert answer.status_code == status
    assert ("terrain" in answer.json()) is (status == 200)


def test_there_is_no_layout_of_another_name(at_setup: Cast) -> None:
    assert at_setup.stranger.browser.get("/setup/layouts/nowhere.json?width=60&depth=44").status_code == 404
