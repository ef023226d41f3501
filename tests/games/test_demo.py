"""The demo game: a table worth seeing, legal from the first move, and the same when started again."""

import itertools
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rules
from vtt.games.demo import DEMOS, demo_game

pytestmark = pytest.mark.django_db


@pytest.fixture(scope="module")
def table() -> Any:
    """The Scrollhammer demo's table."""
    return rules.load(DEMOS["scrollhammer"].read_bytes())


def ask(table: Any, **question: str) -> dict[str, Any]:
    """Ask the referee."""
    return rules.ask(table, rules.read_question(table, question))


def test_every_unit_is_coherent(table: Any) -> None:
    assert [unit for unit in table.units if not ask(table, ask="coherency", unit=unit)["coherent"]] == []


def test_the_armies_stand_about_24_inches_apart(table: Any) -> None:
    red, blue = ([key for key, unit in table.units.items() if unit.seat == seat] for seat in ("red", "blue"))
    pairs = itertools.product(red, blue)
    nearest = min(ask(table, ask="distance", **{"from": r, "to": b})["inches"] for r, b in pairs)
    assert 23 <= nearest <= 26


def test_each_army_has_thirty_models_and_all_bases_and_formations_are_there(table: Any) -> None:
    seats = Counter(table.units[model.unit].seat for model in table.models.values())
    assert min(seats["red"], seats["blue"]) >= 30
    written = rules.dump(table)
    assert {model["base"]["shape"] for model in written["models"].values()} == {"round", "oval", "rect"}
    assert {unit["formation"] for unit in written["units"].values()} == {"ranks", "horde", "skirmish"}


def test_every_model_unit_and_piece_has_a_name(table: Any) -> None:
    written = rules.dump(table)
    things = written["models"] | written["units"] | written["terrain"]
    assert [key for key, thing in things.items() if not thing["name"]] == []


def test_started_again_it_is_the_same_game_with_the_same_links(tmp_path: Path) -> None:
    first, second = demo_game("scrollhammer", tmp_path), demo_game("scrollhammer", tmp_path)
    assert (first.game.pk, first.secrets) == (second.game.pk, second.secrets)


def test_its_links_are_kept_for_this_user_alone(tmp_path: Path) -> None:
    demo_game("scrollhammer", tmp_path)
    assert [path.stat().st_mode & 0o777 for path in tmp_path.iterdir()] == [0o600]


def test_in_an_empty_database_it_is_made_anew(tmp_path: Path) -> None:
    first = demo_game("scrollhammer", tmp_path)
    first.game.delete()
    assert demo_game("scrollhammer", tmp_path).game.pk != first.game.pk
