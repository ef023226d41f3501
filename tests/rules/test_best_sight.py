"""The best look of some models at others is the best of all their pairs (S4)."""

import json
from random import Random
from typing import Any

import pytest

import rules
from rules.scrollhammer.sight import best_glimpse, glimpse, seen_by
from tests.rules.scenes import model, scene

HALL = {
    "kind": "building",
    "material": "stone",
    "outline": [[20, 8], [23, 8], [23, 11], [20, 11]],
    "height": 4,
    "sections": {"s": {"armour_value": 13}},
    "rooms": {"hall": {"section": "s", "fire_points": [[20, 9], [23, 9.5], [21, 11]]}},
}


def piece(random: Random) -> dict[str, Any]:
    x, y = random.uniform(6, 30), random.uniform(6, 18)
    corners = [[x - 2, y - 1], [x + 2, y - 1.5], [x + 1.5, y + 1], [x - 1, y + 1.2]]
    window = {"from": 0.5, "to": 1.5, "bottom": 0.5, "top": 1.2}
    wall = {"from": corners[0], "to": corners[2], "top": random.choice([0.7, 1.4, 5]), "openings": [window]}
    tree = {"circle": {"x": x, "y": y, "radius": 0.4}, "top": random.choice([0.9, 5])}
    kind = random.choice(["ruin", "forest", "hedge", "hill"])
    more: dict[str, dict[str, Any]] = {
        "ruin": {"walls": [wall], "floors": [{"number": 1}]},
        "forest": {"solids": [tree]},
        "hedge": {"height": 0.8},
        "hill": {"height": 1},
    }
    return {"kind": kind, "outline": corners, **more[kind]}


def table(seed: int) -> rules.Table:
    random = Random(seed)
    models = {f"a{n}": model("u", random.uniform(5, 30), 22 + 2 * (n // 3), facing=90) for n in range(4)}
    models |= {f"b{n}": model("v", 9 + 1.6 * n, random.uniform(2, 5), height=random.choice([1, 2])) for n in range(5)}
    if seed % 4 == 0:
        garrison = {"unit": "u", "profile": "man", "base": {"shape": "round", "diameter": 32}, "room": "hall/hall"}
        models |= {f"a{n}": dict(garrison) for n in range(4)}
    terrain = {f"t{n}": piece(random) for n in range(random.randint(2, 7))} | {"hall": HALL}
    return rules.load(json.dumps(scene(models, terrain=terrain)))


@pytest.mark.parametrize("seed", range(24))
def test_the_best_of_two_units_is_the_best_of_all_pairs(seed: int) -> None:
    here = table(seed)
    viewers, targets = [f"a{n}" for n in range(4)], [f"b{n}" for n in range(5)]
    pairs = [glimpse(here, viewer, target) for viewer in viewers for target in targets]
    best = min(pairs, key=lambda pair: round(pair.sighting.obscured, 6))
    found = best_glimpse(here, viewers, targets)
    assert found is not None
    assert (found.viewer, found.target, found.eye) == (best.viewer, best.target, best.eye)
    assert found.sighting.obscured == pytest.approx(best.sighting.obscured)
    assert found.sighting.blocked_by == best.sighting.blocked_by
    seen = {
        viewer: [pair.target for pair in pairs if pair.viewer == viewer and pair.sighting.visible]
        for viewer in viewers
    }
    assert seen_by(here, viewers, targets) == seen


def test_a_table_on_which_somebody_has_moved_is_looked_at_anew() -> None:
    wall = {"kind": "wall", "outline": [[14.9, 0], [15.1, 0], [15.1, 20], [14.9, 20]]}
    wall["walls"] = [{"from": [15, 0], "to": [15, 20], "top": 9}]
    document = scene({"a": model("u", 10, 10), "b": model("v", 20, 10)}, terrain={"w": wall})
    seen = []
    for y in (10, 30):
        document["models"]["b"]["y"] = y
        seen.append(seen_by(rules.load(json.dumps(document)), ["a"], ["b"])["a"])
    assert seen == [[], ["b"]]
