"""A block's verdict belongs to the block, not to how the mat lies under it; a reform's to its total alone."""

from itertools import permutations
from math import cos, degrees, hypot, radians, sin

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import rules
from tests.rules.scenes import codes, judged, model, scene

MIDDLE = 100.0
CLOSE = 0.005
"""Inches: places are rounded to 0.001" as they enter (N2), so a verdict this near a limit may turn."""

CONTACT = 0.01

SQUARE = {"shape": "rect", "length": 25.4, "width": 25.4}
SPOTS = [(column, rank) for rank in range(2) for column in range(3)]


def turned(spot, by):
    x, y = spot
    angle = radians(by)
    return round(MIDDLE + x * cos(angle) - y * sin(angle), 3), round(MIDDLE + x * sin(angle) + y * cos(angle), 3)


def block_table(by, enemy=(60, 60), spots=SPOTS):
    models = {
        f"s{index}": model("u", *turned(spot, by), base=SQUARE, facing=by % 360) for index, spot in enumerate(spots)
    }
    models["e"] = model("v", *turned(enemy, by))
    units = {"u": {"seat": "red", "formation": "ranks"}, "v": {"seat": "blue", "formation": "skirmish"}}
    return rules.load(scene(models, mat={"width": 2 * MIDDLE, "depth": 2 * MIDDLE}) | {"units": units})


def marched(shift, enemy, by):
    """Judge the march of a block, the whole scene turned."""
    paths = {f"s{i}": [list(turned((x + shift[0], y + shift[1]), by))] for i, (x, y) in enumerate(SPOTS)}
    return judged(block_table(by, enemy), {"do": "move", "unit": "u", "paths": paths})


def is_near_a_boundary(inches, toward):
    """Whether a march is nearly too far, or its bearing nearly on a limit of F1."""
    slack = degrees(CLOSE / inches)
    bounds = (45, 89, 91, 179)
    return any(abs(abs(toward) - bound) < slack for bound in bounds) or any(
        abs(inches - limit) < CLOSE for limit in (3, 6)
    )


def gap_to_enemy(enemy):
    """Inches between the block and its enemy before the march."""
    question = rules.read_question(block_table(0, enemy), {"ask": "distance", "from": "u", "to": "v"})
    return rules.ask(block_table(0, enemy), question)["inches"]


@settings(deadline=None, max_examples=60)
@given(
    st.floats(0.2, 7),
    st.one_of(st.floats(-180, 180), st.sampled_from([0.0, 90.0, -90.0, 180.0, 44.0, 46.0, 90.5, 178.5])),
    st.tuples(st.floats(-9, 9), st.floats(-9, 9)),
    st.integers(0, 359),
)
def test_a_march_is_judged_alike_however_the_scene_lies(inches, toward, enemy, by):
    assume(not is_near_a_boundary(inches, toward))
    assume(gap_to_enemy(enemy) > CONTACT + CLOSE)
    shift = (inches * sin(radians(toward)), -inches * cos(radians(toward)))
    straight, askew = marched(shift, enemy, 0), marched(shift, enemy, by)
    measured = [r for r in (*straight.refusals, *askew.refusals) if r.measured is not None and r.limit is not None]
    assume(all(abs(r.measured - r.limit) > CLOSE for r in measured))
    assert codes(straight) == codes(askew)


@settings(deadline=None, max_examples=40)
@given(st.permutations(range(6)), st.sampled_from([(0, 0), (0, -1), (1, 0), (0.5, 0.5)]), st.integers(0, 359))
def test_a_reform_is_judged_by_the_least_total_of_all_ways(order, shift, by):
    ends = [(x + shift[0], y + shift[1]) for x, y in SPOTS]
    total = sum(hypot(ends[to][0] - x, ends[to][1] - y) for (x, y), to in zip(SPOTS, order, strict=True))
    least = min(
        sum(hypot(ends[to][0] - x, ends[to][1] - y) for (x, y), to in zip(SPOTS, way, strict=True))
        for way in permutations(range(6))
    )
    assume(abs(total - 1.05 * least) > 0.02 or total == 0)
    paths = {f"s{index}": [list(turned(ends[to], by))] for index, to in enumerate(order)}
    answer = judged(block_table(by), {"do": "move", "manner": "reform", "unit": "u", "paths": paths})
    assert codes(answer) == (set() if total <= 1.05 * least else {"move/formation"})
