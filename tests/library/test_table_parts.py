"""An army on its way to a table: everything in the tray of its seat, as the referee reads it."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules
from tests.library.armies import heron, otters, piper, river_host, squad
from vtt.library.document import Army, Kind, RectBase
from vtt.library.table_parts import NotReady, TableParts, to_table_parts


def merged(*parts: TableParts) -> dict[str, Any]:
    """Put the parts of several armies on one table, as a setup page will."""
    document = TableParts().document()
    for part in parts:
        for name in ("profiles", "units", "models"):
            document[name] |= part.document()[name]
    return document


def test_every_model_lies_in_the_tray_with_its_base_height_and_numbers() -> None:
    table = rules.dump(rules.load(to_table_parts(river_host(), "red").document()))
    bird = next(model for model in table["models"].values() if model["name"] == "Heron")
    assert bird["off"] == "tray"
    assert (bird["x"], bird["y"]) == (None, None)
    assert bird["base"] == {"shape": "oval", "length": 120, "width": 92}
    assert bird["height"] == 3.5
    assert table["profiles"][bird["profile"]]["A"] == (2, 3)
    assert table["units"][bird["unit"]]["formation"] == "skirmish"


def test_two_armies_stand_on_one_table_even_the_same_one_twice() -> None:
    red, blue = (to_table_parts(river_host(), seat) for seat in ("red", "blue"))
    table = rules.dump(rules.load(merged(red, blue)))
    assert len(table["models"]) == 14
    assert {unit["seat"] for unit in table["units"].values()} == {"red", "blue"}


def test_equal_numbers_share_a_profile() -> None:
    assert len(to_table_parts(river_host(squad()), "red").profiles) == 1


def test_models_are_numbered_and_told_apart_by_what_they_carry() -> None:
    names = [model["name"] for model in to_table_parts(river_host(squad()), "red").models.values()]
    assert names == ["Otter 1", "Otter 2", "Otter 3", "Otter 4", "Otter 5", "Otter, Piper"]


def test_a_picture_is_named_by_its_address() -> None:
    digest = "0" * 64
    parts = to_table_parts(river_host(squad(kinds=(otters(art=digest, count=1),))), "red")
    assert [model["art"] for model in parts.models.values()] == [f"pictures/{digest}.webp"]


def test_a_name_without_a_plain_letter_still_makes_an_id() -> None:
    parts = to_table_parts(river_host(squad(name="水獺", kinds=(otters(name="水獺"),))), "red")
    assert list(parts.units) == ["red-unit-1"]


@pytest.mark.parametrize(
    ("army", "missing"),
    [
        (river_host(squad(kinds=(otters(base=None),))), "“Otter” has no base"),
        (river_host(squad(formation=None)), "“Otters” has no formation"),
        (
            river_host(squad(kinds=(otters(profile=msgspec.structs.replace(otters().profile, move=None)),))),
            "“Otter” in “Otters” has no move",
        ),
    ],
)
def test_nothing_is_placed_before_everything_is_decided(army: Army, missing: str) -> None:
    with pytest.raises(NotReady, match=missing):
        to_table_parts(army, "red")


def test_numbers_the_rules_do_not_know_are_refused_with_their_place() -> None:
    wrong = otters(profile=msgspec.structs.replace(otters().profile, Ld=11))
    with pytest.raises(rules.Unreadable, match="Ld"):
        to_table_parts(river_host(squad(kinds=(wrong,))), "red")


@st.composite
def kinds(draw: st.DrawFn) -> Kind:
    """Any kind of model a form or a list could make."""
    name = draw(st.text(min_size=1, max_size=80))
    count = draw(st.integers(1, 40))
    base = draw(st.sampled_from([otters().base, heron().kinds[0].base, RectBase(length=25, width=50)]))
    upgrades = draw(st.sampled_from([(), ("Piper",), ("x" * 80,) * 3]))
    return otters(name=name, count=count, base=base, upgrades=upgrades)


@given(st.lists(kinds(), min_size=1, max_size=6), st.text(min_size=1, max_size=80))
def test_any_army_comes_to_the_table_with_as_many_models_as_it_has(found: list[Kind], name: str) -> None:
    numbered = tuple(msgspec.structs.replace(kind, id=f"k{n}") for n, kind in enumerate(found))
    army = river_host(squad(name=name, kinds=numbered), squad(id="u2", name=name, kinds=(piper(),)))
    assert len(to_table_parts(army, "blue").models) == army.models
