"""Making a game by the form: what stands on its table, who sits where, what is refused."""

import json
from typing import Any
from urllib.parse import parse_qs, urlparse

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

import rules
from tests.cast import Member, table_file
from tests.library.armies import river_host
from vtt.games import standing
from vtt.games.models import Game
from vtt.library.document import Army as Content
from vtt.library.document import encoded
from vtt.library.models import Army

pytestmark = pytest.mark.django_db(transaction=True)

FORM = {
    "name": "Friday league", "ruleset": "scrollhammer", "size": "60x44", "layout": "mill-valley",
    "turns": "5", "visibility": "unlisted",
}  # fmt: skip
TILES = {"format": "warmat/1", "ruleset": "wasteland", "mat": {"columns": 9, "rows": 9}}


@pytest.fixture
def browser() -> Client:
    """Somebody who wants a game."""
    browser = Client()
    browser.get("/games/set-up/")
    return browser


def owner(browser: Client) -> str:
    """The name a browser's armies are kept under, by having it keep one."""
    browser.post("/armies/new/", {"name": "Nobody"})
    kept = Army.objects.get()
    name = kept.owner
    kept.delete()
    return name


def army_of(browser: Client, content: Content | None = None) -> Army:
    content = content or river_host()
    return Army.objects.create(owner=owner(browser), name=content.name, document=encoded(content))


def made(browser: Client, **changes: Any) -> tuple[Game, Any, dict[str, list[str]]]:
    """Make a game; gives it, its table, and what stands in the fragment."""
    answer = browser.post("/games/set-up/", FORM | changes)
    assert answer.status_code == 303, answer.content.decode()
    game = Game.objects.get()
    standing.forget(game.pk)
    return game, rules.dump(standing.today(game.pk).table), parse_qs(urlparse(answer["Location"]).fragment)


def said(browser: Client, **changes: Any) -> str:
    answer = browser.post("/games/set-up/", FORM | changes)
    assert answer.status_code == 400
    assert not Game.objects.exists()
    return answer.content.decode()


def test_the_game_is_what_the_form_says(browser: Client) -> None:
    game, table, _ = made(browser, option_scatter_hits="3", option_obscured_at="0.5", option_walls_block="true")
    assert (game.name, game.visibility) == ("Friday league", "unlisted")
    assert table["mat"] == {"width": 60, "depth": 44}
    assert (table["turn"]["phase"], table["turn"]["last"]) == ("setup", 5)
    assert table["setup"] == {"version": 0, "accepted": (), "ready": (), "settled": ()}
    assert set(table["zones"]) == {"red", "blue"}
    assert "old-mill" in table["terrain"]
    options = table["options"]
    assert (options["scatter_hits"], options["obscured_at"], options["walls_block"]) == (3, 0.5, True)
    assert options["enforcement"] == "enforce"


def test_any_size_any_number_of_turns_and_an_open_table(browser: Client) -> None:
    _, table, _ = made(browser, size="free", width="50", depth="36", layout="", turns="")
    assert table["mat"] == {"width": 50, "depth": 36}
    assert (table["terrain"], table["zones"], table["turn"]["last"]) == ({}, {}, None)


def test_whoever_makes_it_sits_at_red_and_watches_and_hands_out_blue(browser: Client) -> None:
    game, _, links = made(browser)
    places = {place: browser.get(f"/games/{game.pk}/{place}/").status_code for place in ("red", "watch", "blue")}
    assert places == {"red": 200, "watch": 200, "blue": 403}
    guest = Member(game, "blue")
    assert guest.join(links["blue"][0]).status_code == 303
    assert guest.browser.get(f"/games/{game.pk}/blue/").status_code == 200


def test_an_army_comes_along_into_the_tray(browser: Client) -> None:
    army = army_of(browser)
    _, table, links = made(browser, army=army.pk)
    assert "said" not in links
    assert {unit["seat"] for unit in table["units"].values()} == {"red"}
    assert {model["off"] for model in table["models"].values()} == {"tray"}
    assert table["setup"]["version"] == 1


def test_an_army_that_is_not_ready_stays_and_says_why(browser: Client) -> None:
    army = army_of(browser, Content(name="Nobody yet"))
    _, table, links = made(browser, army=army.pk)
    assert table["units"] == {}
    assert links["said"] == ["That army has no models yet; add units to it first."]


def test_a_table_file_gives_the_ground_and_the_armies(browser: Client) -> None:
    file = SimpleUploadedFile("table.json", table_file(turn={"phase": "combat", "number": 4}))
    _, table, _ = made(browser, table=file)
    assert table["mat"] == {"width": 72, "depth": 48}
    assert set(table["units"]) == {"spears", "orcs"}
    assert (table["turn"]["phase"], table["turn"]["number"], table["turn"]["last"]) == ("setup", 1, 5)


def test_nobody_has_accepted_what_a_table_file_says_was_accepted(browser: Client) -> None:
    accepted = {"version": 3, "accepted": ["red", "blue"], "ready": ["blue"]}
    file = SimpleUploadedFile("table.json", table_file(setup=accepted))
    _, table, _ = made(browser, table=file)
    assert (table["setup"]["accepted"], table["setup"]["ready"]) == ((), ())


def test_wasteland_starts_from_its_demo_table(browser: Client) -> None:
    game, table, _ = made(browser, ruleset="wasteland")
    assert game.ruleset == "wasteland"
    assert table["creatures"]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"size": "free"}, "Give the width and the depth in inches."),
        ({"size": "free", "width": "9999", "depth": "30"}, "less than or equal to 144"),
        ({"layout": "nowhere"}, "Select a valid choice"),
        ({"turns": "0"}, "greater than or equal to 1"),
        ({"army": "somebodys"}, "Select a valid choice"),
        ({"visibility": "everybody"}, "Select a valid choice"),
        ({"option_scatter_hits": "6"}, "Select a valid choice"),
        ({"name": ""}, "This field is required"),
    ],
)
def test_what_is_wrong_in_the_form_is_said_and_no_game_is_made(
    browser: Client, changes: dict[str, str], sentence: str
) -> None:
    assert sentence in said(browser, **changes)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"{", "That table file cannot be read"),
        (b'{"format": "warmat-game/1", "start": {}}', "This is the export of a whole game; a table file is wanted"),
        (b" " * (2 * 1024 * 1024 + 1), "A table file may have 2 MB"),
        (json.dumps(TILES).encode(), "other rules"),
    ],
)
def test_a_table_file_that_will_not_do_is_said(browser: Client, content: bytes, sentence: str) -> None:
    assert sentence in said(browser, table=SimpleUploadedFile("table.json", content))


def test_another_persons_army_is_none(browser: Client) -> None:
    army = army_of(Client())
    assert "Select a valid choice" in said(browser, army=army.pk)
