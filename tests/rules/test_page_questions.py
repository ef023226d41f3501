"""What the page asks while a hand is moving: ways, ground, new shapes of a block, whom one might charge."""

from itertools import permutations
from math import dist
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rules.asking import answered
from tests.browser.tables import Document, model, patch, table

WOOD = patch("forest", 14, 12)


def ask(document: Document, **question: Any) -> dict[str, Any]:
    answer: dict[str, Any] = answered({"table": document, "steps": [question]})[0]
    return answer


def does(document: Document, piece: str = "wood") -> dict[str, str]:
    found = ask(document, ask="ground", unit="spears", piece=piece)["does"]
    return {effect["what"]: effect["text"] for effect in found}


def test_a_way_tells_what_is_travelled_and_what_of_it_is_inside() -> None:
    command = {"do": "move", "unit": "spears", "paths": {"s2": [[15.5, 14]]}}
    answer = ask(table(terrain={"wood": WOOD}), ask="way", command=command)
    told = answer["models"]["s2"]
    assert (told["travelled"], told["limit"], answer["allowance"]) == (5.5, 6, None)
    assert 1 < told["inside"] < 3


def test_a_block_that_goes_sideways_has_half_its_move() -> None:
    ranks = {"spears": {"name": "Spears", "seat": "red", "formation": "ranks"}}
    command = {"do": "move", "unit": "spears", "paths": {f"s{i}": [[10, 6 + 3 * i]] for i in (1, 2, 3)}}
    answer = ask(table(units=ranks), ask="way", command=command)
    assert answer["models"]["s2"]["limit"] == 3


def test_a_flight_without_inches_has_no_limit_yet() -> None:
    command = {"do": "move", "manner": "flee", "unit": "spears", "paths": {"s2": [[8, 14]]}}
    assert ask(table(), ask="way", command=command)["models"]["s2"]["limit"] is None


def test_a_wood_asks_skirmishers_for_a_test_and_gives_them_cover() -> None:
    told = does(table(terrain={"wood": WOOD}))
    assert "terrain test first" in told["difficult"]
    assert told["cover"] == "Cover 4+ for skirmish in it, seen clearly or not."


def test_a_tested_unit_hears_what_its_test_allows() -> None:
    units = {"spears": {"name": "Spears", "seat": "red", "formation": "skirmish", "terrain_test": 5}}
    assert (
        does(table(terrain={"wood": WOOD}, units=units))["difficult"] == 'Difficult: tested, 5" inside it this phase.'
    )


def test_flyers_ignore_what_slows_others() -> None:
    flyers = {"spear": {"type": "infantry", "move": 6, "flyer": True}}
    told = does(table(terrain={"wood": WOOD}, profiles=flyers))
    assert "difficult" not in told
    assert told["free"] == "Difficult, but this unit flies over it."


def test_a_ruin_is_dangerous_where_that_was_agreed() -> None:
    ruin = patch("ruin", 14, 12) | {"floors": [{"number": 1}]}
    told = does(table(terrain={"wood": ruin}, options={"ruins_dangerous": True}))
    assert set(told) == {"difficult", "dangerous", "cover", "floors"}


def test_open_ground_does_nothing() -> None:
    assert does(table(terrain={"wood": patch("open", 14, 12)})) == {}


def test_an_enemy_too_far_for_a_charge_is_told_with_its_distance() -> None:
    answer = ask(
        table(models={f"o{i}": model("orcs", "orc", 30, 8 + 3 * i) for i in (1, 2, 3)}), ask="charges", unit="spears"
    )
    orcs = answer["targets"]["orcs"]
    assert not orcs["legal"]
    assert [refusal["code"] for refusal in orcs["refusals"]] == ["charge/range"]
    assert abs(orcs["inches"] - (20 - 32 / 25.4)) < 0.001


def test_a_charge_from_behind_is_told_with_its_arc() -> None:
    ranks = {"orcs": {"name": "Orcs", "seat": "blue", "formation": "ranks"}}
    block = {f"o{i}": model("orcs", "orc", 20, 8 + 3 * i, 90) for i in (1, 2, 3)}
    orcs = ask(table(units=ranks, models=block), ask="charges", unit="spears")["targets"]["orcs"]
    assert (orcs["legal"], orcs["arc"]) == (True, "rear")


@given(st.lists(st.tuples(st.integers(0, 40), st.integers(0, 30)), min_size=3, max_size=3, unique=True))
def test_a_reform_is_assigned_at_the_least_total(spots: list[tuple[int, int]]) -> None:
    ranks = {"spears": {"name": "Spears", "seat": "red", "formation": "ranks"}}
    document = table(units=ranks)
    places = {f"s{i + 1}": list(spot) for i, spot in enumerate(spots)}
    answer = ask(document, ask="reform", unit="spears", places=places)
    starts = [(10, 11), (10, 14), (10, 17)]
    best = min(sum(dist(a, b) for a, b in zip(starts, order, strict=True)) for order in permutations(spots))
    assert abs(answer["total"] - best) < 0.002
    assert sorted(map(tuple, answer["places"].values())) == sorted(spots)


def test_a_reform_names_every_model_of_the_block() -> None:
    ranks = {"spears": {"name": "Spears", "seat": "red", "formation": "ranks"}}
    answer = ask(table(units=ranks), ask="reform", unit="spears", places={"s1": [4, 4]})
    assert [refusal["code"] for refusal in answer["refusals"]] == ["model/unknown", "model/unknown"]
