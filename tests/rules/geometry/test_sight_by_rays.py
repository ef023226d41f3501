from math import cos, radians, sin
from random import Random

import pytest

from rules.geometry.bases import Footprint, outline
from rules.geometry.sight import sighting
from rules.geometry.sight_blockers import (
    Body,
    Opening,
    Prism,
    Slab,
    WallFace,
    body_blockers,
    solid_blockers,
)
from rules.geometry.sight_looks import Eye
from tests.rules.geometry.rays import hidden_share

SCENES = 220


def _base(random, x, y):
    shape = random.choice(["round", "oval", "rect"])
    length, width = random.uniform(0.4, 1.8), random.uniform(0.4, 1.8)
    return Footprint(shape, x, y, random.uniform(0, 360), length, length if shape == "round" else width)


def _star(random, x, y):
    corners = random.randint(3, 7)
    turns = [radians(360 * corner / corners) for corner in range(corners)]
    return tuple(
        (x + reach * sin(turn), y + reach * cos(turn)) for turn in turns for reach in [random.uniform(0.4, 3)]
    )


def _trunk(random, x, y):
    return outline(Footprint("oval", x, y, random.uniform(0, 360), 0.8, random.uniform(0.3, 1.5)))[::6]


def _blocker(random):
    x, y, bottom = random.uniform(0, 20), random.uniform(-2, 2), random.choice([0, 0, 0, 1.0])
    kind = random.randrange(5)
    if kind == 0:
        return Prism(_star(random, x, y), bottom, bottom + random.uniform(0.3, 4), "rock")
    if kind == 1:
        return Prism(_trunk(random, x, y), bottom, bottom + random.uniform(0.3, 4), "tree")
    if kind == 2:
        ends = ((x, y), (x + random.uniform(-3, 3), y + random.uniform(-3, 3)))
        holes = tuple(
            Opening(start, start + 0.7, base, base + 0.8)
            for start, base in [(random.uniform(0, 2), random.uniform(-0.5, 1.5)) for _ in range(2)]
        )
        return WallFace(*ends, bottom, bottom + random.uniform(0.5, 4), holes, "wall")
    if kind == 3:
        return Slab(_star(random, x, y), random.uniform(0.2, 4), "floor")
    return Body(_base(random, x, y), bottom, bottom + random.uniform(0.5, 2), "model")


def _scene(random):
    eye = Eye(0.0, 0.0, random.uniform(0.5, 5), 90.0)
    base = random.choice([0.0, 0.0, 3.0])
    target = Body(_base(random, random.uniform(4, 20), random.uniform(-2, 2)), base, base + 1.5, "target")
    return eye, target, [_blocker(random) for _ in range(random.randint(1, 5))]


@pytest.mark.parametrize("seed", range(SCENES))
def test_the_hidden_share_is_that_of_ten_thousand_rays(seed):
    eye, target, blockers = _scene(Random(seed))
    scene = [
        solid_blockers([blocker for blocker in blockers if not isinstance(blocker, Body)]),
        body_blockers([blocker for blocker in blockers if isinstance(blocker, Body)]),
    ]
    found = sighting(scene, eye, target, ())
    assert found.obscured == pytest.approx(hidden_share(blockers, eye, target), abs=0.02)
