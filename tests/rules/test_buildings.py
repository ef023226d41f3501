"""Buildings beyond single cases: chance keeps its bounds, doors lead both ways."""

from collections.abc import Sequence
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import rules
from rules.scrollhammer.buildings.damage import Blow, damage
from rules.scrollhammer.buildings.room_distance import room_distance
from rules.scrollhammer.buildings.rooms import place_at
from tests.rules.scenes import model, scene

SQUARE = [[30, 20], [36, 20], [36, 26], [30, 26]]
FACES = st.integers(1, 6)


class Faces:
    """Dice that fall as listed and count how many fell."""

    def __init__(self, script: list[int]) -> None:
        self.faces: list[int] = []
        self._script = script

    def roll(self, sides: int) -> int:
        self.faces.append(self._script[len(self.faces)])
        return self.faces[-1]

    def bearing(self) -> int:
        raise AssertionError("nothing about a building has a bearing")


def house(armour: int, material: str, doors: Sequence[tuple[str, str]] = ()) -> dict[str, Any]:
    rooms = {name: {"section": "s"} for name in "abcdef"}
    for one, other in doors:
        rooms[one] = {**rooms[one], "adjacent": sorted({*rooms[one].get("adjacent", []), other})}
    sections = {"s": {"armour_value": armour}}
    return {"kind": "building", "material": material, "outline": SQUARE, "sections": sections, "rooms": rooms}


@given(
    st.integers(1, 20),
    st.sampled_from(["wood", "stone"]),
    st.sampled_from(["plain", "flame", "shock"]),
    st.integers(0, 10),
    st.lists(FACES, min_size=8, max_size=8),
)
def test_damage_keeps_its_bounds(armour: int, material: str, kind: Any, strength: int, script: list[int]) -> None:
    table = rules.load(scene({}, terrain={"house": house(armour, material)}))
    dice = Faces(script)
    done = damage(table.terrain["house"], "s", Blow(strength, kind=kind), dice)
    assert 0 <= done.armour_value <= armour
    assert (done.chart is not None) == (strength + script[0] > armour)
    result = None if done.chart is None else done.chart[1]
    assert done.falls == (result == 6 or done.armour_value == 0)
    assert (result in (3, 4)) + done.falls == len(done.falling)
    rolled = {None: 1, 1: 3, 2: 3, 3: 3, 4: 5, 5: 3, 6: 2}[result] + 2 * done.falls
    assert len(dice.faces) == rolled


@given(st.lists(st.tuples(st.sampled_from("abcdef"), st.sampled_from("abcdef")), max_size=9))
def test_rooms_are_as_far_one_way_as_the_other(doors: list[tuple[str, str]]) -> None:
    table = rules.load(scene({}, terrain={"house": house(10, "wood", doors)}))
    places = [place_at(table, f"house/{name}") for name in "abcdef"]
    for one in places:
        for other in places:
            assert one is not None
            assert other is not None
            inches = room_distance(one, other)
            assert inches == room_distance(other, one)
            assert (inches == 6) == (other.name in one.neighbours)


@given(
    st.floats(-20, 20).map(lambda value: round(value, 3)),
    st.floats(-15, 15).map(lambda value: round(value, 3)),
    st.lists(st.tuples(st.integers(-80, 20), st.integers(-60, 60)), min_size=2, max_size=2),
)
def test_coming_out_is_judged_alike_wherever_a_house_stands(
    x: float, y: float, places: list[tuple[int, int]]
) -> None:
    assert _codes_of_leaving(0.0, 0.0, places) == _codes_of_leaving(x, y, places)


def _codes_of_leaving(x: float, y: float, places: list[tuple[int, int]]) -> list[tuple[str, str | None]]:
    outline = [[30 + x, 20 + y], [36 + x, 20 + y], [36 + x, 26 + y], [30 + x, 26 + y]]
    terrain = {
        "house": {
            "kind": "building",
            "outline": outline,
            "sections": {"s": {"armour_value": 10}},
            "rooms": {"hall": {"section": "s", "access": [[30 + x, 23 + y]]}},
        },
        "rock": {"kind": "impassable", "outline": [[26 + x, 20 + y], [27 + x, 20 + y], [27 + x, 22 + y]]},
    }
    base = {"unit": "u", "profile": "man", "base": {"shape": "round", "diameter": 32}, "room": "house/hall"}
    models = {"a": base, "b": dict(base), "e": model("v", 25 + x, 26 + y)}
    table = rules.load(scene(models, terrain=terrain))
    spots = {name: [30 + x + dx / 10, 23 + y + dy / 10] for name, (dx, dy) in zip("ab", places, strict=True)}
    command = rules.read_command(table, {"do": "leave", "unit": "u", "places": spots})
    verdict = rules.may(table, command, "red")
    return sorted((refusal.code, refusal.model) for refusal in verdict.refusals)
