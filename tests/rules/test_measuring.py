"""Anybody may measure anything (M1), to the nearest points (M2, M3, M6)."""

import pytest

import rules
from tests.rules.scenes import model, scene

MILL = {"kind": "open", "outline": [[30, 10], [34, 10], [34, 14], [30, 14]]}
POND = {"kind": "river", "outline": [[38, 13], [40, 13], [40, 15], [38, 15]]}


def distance(one, other, **more):
    table = rules.load(scene({"a": model("u", 10, 10), "b": model("u", 20, 10), "e": model("v", 32, 12)}, **more))
    return rules.ask(table, rules.read_question(table, {"ask": "distance", "from": one, "to": other}))


@pytest.mark.parametrize(
    ("one", "other", "inches"),
    [
        ("a", "b", 10 - 32 / 25.4),
        ("u", "e", 12 - 32 / 25.4 + 0.164414),
        ("a", "mill", 20 - 16 / 25.4),
        ("mill", "pond", 4),
        ("e", "mill", 0),
        ("mill", "mill", 0),
    ],
)
def test_distances_are_shortest_and_the_same_both_ways(one, other, inches):
    terrain = {"mill": MILL, "pond": POND}
    assert distance(one, other, terrain=terrain)["inches"] == pytest.approx(inches, abs=0.002)
    assert distance(other, one, terrain=terrain) == distance(one, other, terrain=terrain)


def test_measuring_to_what_is_not_there_is_refused():
    assert distance("a", "ghost")["refusals"][0]["code"] == "model/unknown"


def test_a_casualty_stands_nowhere():
    table = rules.load(scene({"a": model("u", 10, 10), "b": model("u", 20, 10, wounds=0)}))
    answer = rules.ask(table, rules.read_question(table, {"ask": "distance", "from": "a", "to": "b"}))
    assert answer["refusals"][0]["code"] == "model/removed"
