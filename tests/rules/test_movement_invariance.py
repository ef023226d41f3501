"""A verdict belongs to the scene, not to where it lies on the mat, how it is turned or what its ids are."""

from math import cos, radians, sin

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import rules
from rules.geometry.bases import Footprint
from rules.geometry.distance import gap
from rules.units import inches
from tests.rules.scenes import codes, judged, model, scene

MIDDLE = 500.0
LIMIT = 0.004
"""Inches: places are rounded to 0.001" as they enter (N2), so a verdict this near a limit may turn."""

spots = st.tuples(st.floats(-8, 8), st.floats(-8, 8))
shapes = st.sampled_from([
    {"shape": "round", "diameter": 32},
    {"shape": "oval", "length": 60, "width": 35},
    {"shape": "rect", "length": 50, "width": 25},
])  # fmt: skip


@st.composite
def moves(draw):
    """Two spearmen and two orcs about the middle of a vast mat, and a path for each spearman."""
    men = {name: (draw(spots), draw(shapes), draw(st.integers(0, 359))) for name in ("a", "b", "e", "f")}
    paths = {name: draw(st.lists(spots, min_size=1, max_size=2)) for name in ("a", "b")}
    assume(not any(ends_about_as_deep(men, paths, name, other) for name in paths for other in men if other != name))
    return men, paths, draw(st.lists(spots, min_size=1, max_size=1))


def ends_about_as_deep(men, paths, name, other):
    """Whether somebody starts and ends sunk into another by nearly the same: a close call that no measure tells."""
    before = depth(based(men[name]), based(men[other]))
    after = depth(based(men[name], paths[name][-1]), based(men[other], paths.get(other, [None])[-1]))
    return before > 0 and after > 0 and abs(after - before) < LIMIT


def depth(one, other):
    """Inches two bases are sunk into each other, negative while they are apart."""
    return -gap(one, other)


def based(man, spot=None):
    """The base of a man where he starts, or at another spot."""
    start, base, facing = man
    sides = (base["diameter"],) * 2 if base["shape"] == "round" else (base["length"], base["width"])
    return Footprint(base["shape"], *(spot or start), float(facing), *(inches(side) / 2 for side in sides))


def placed(men, paths, rocks, change, turn=lambda bearing: bearing, rename=lambda name: name):
    """Judge the move with every place changed, every bearing turned, every model renamed."""

    def at(spot):
        x, y = change(spot)
        return [round(MIDDLE + x, 3), round(MIDDLE + y, 3)]

    models = {
        rename(name): model("u" if name in "ab" else "v", *at(spot), base=base, facing=turn(facing) % 360, name=name)
        for name, (spot, base, facing) in men.items()
    }
    corners = [(-1, -1), (1, -1), (1.5, 1), (-1, 1.2)]
    rock = {"kind": "impassable", "outline": [at((x + rocks[0][0], y + rocks[0][1])) for x, y in corners]}
    table = rules.load(scene(models, mat={"width": 2 * MIDDLE, "depth": 2 * MIDDLE}, terrain={"rock": rock}))
    command = {"do": "move", "unit": "u", "paths": {rename(n): [at(s) for s in way] for n, way in paths.items()}}
    return judged(table, command)


def verdict(answer, rename=lambda name: name):
    """What must not change: each reason with its models, and the measure to within rounding."""
    return {(r.code, rename(r.model or ""), rename(r.other or "")): (r.measured, r.limit) for r in answer.refusals}


def is_close_call(answer):
    """Whether some measure lies so near its limit that rounding places may turn the verdict."""
    return any(
        r.measured is not None and r.limit is not None and abs(r.measured - r.limit) < LIMIT for r in answer.refusals
    )


def assert_same(one, other, rename=lambda name: name):
    if is_close_call(one) or is_close_call(other):
        return
    first, second = verdict(one), verdict(other, rename)
    changed = {reason for reason in first.keys() ^ second.keys() if reason[0] not in ROUNDED}
    assert not changed
    for reason in first.keys() & second.keys():
        for measure, again in zip(first[reason], second[reason], strict=True):
            assert measure is None or abs(measure - again) < LIMIT


ROUNDED = {"move/impassable"}
"""Says no measure, so a close call cannot be told; its own tests hold it to the edge."""


@settings(max_examples=60, deadline=None)
@given(moves(), st.floats(-400, 400), st.floats(-400, 400))
def test_moving_the_whole_scene_changes_no_verdict(move, dx, dy):
    assert_same(placed(*move, lambda s: s), placed(*move, lambda s: (s[0] + round(dx, 3), s[1] + round(dy, 3))))


@settings(max_examples=60, deadline=None)
@given(moves(), st.integers(0, 3599))
def test_turning_the_whole_scene_changes_no_verdict(move, tenths):
    angle = radians(tenths / 10)

    def turned(spot):
        return spot[0] * cos(angle) - spot[1] * sin(angle), spot[0] * sin(angle) + spot[1] * cos(angle)

    assert_same(placed(*move, lambda s: s), placed(*move, turned, lambda bearing: bearing + tenths / 10))


@settings(max_examples=60, deadline=None)
@given(moves())
def test_mirroring_the_whole_scene_changes_no_verdict(move):
    assert_same(placed(*move, lambda s: s), placed(*move, lambda s: (-s[0], s[1]), lambda bearing: -bearing))


@settings(max_examples=60, deadline=None)
@given(moves(), st.permutations(["a", "b", "e", "f"]))
def test_shuffling_the_ids_changes_no_verdict(move, order):
    new = dict(zip(["a", "b", "e", "f"], order, strict=True))
    old = {renamed: name for name, renamed in new.items()}
    men = {name: move[0][name] for name in sorted(new, key=new.__getitem__)}
    shuffled = placed(men, *move[1:], lambda s: s, rename=new.__getitem__)
    plain = placed(*move, lambda s: s)
    if "move/coherency" in codes(plain) | codes(shuffled):
        assert codes(plain) == codes(shuffled)
        return
    assert_pairs_same(plain, shuffled, lambda name: old.get(name, name))


def assert_pairs_same(plain, shuffled, back):
    """Of two of one unit, who overlaps whom depends on who is named first; the pair does not."""

    def pairs(answer, rename=lambda name: name):
        return {(r.code, frozenset((rename(r.model or ""), rename(r.other or "")))) for r in answer.refusals}

    assert pairs(plain) == pairs(shuffled, back)


@settings(max_examples=60, deadline=None)
@given(moves())
def test_as_far_as_it_may_go_is_legal_and_a_little_farther_is_not(move):
    men, paths, rocks = move
    answer = placed(men, paths, rocks, lambda s: s)
    nearest = getattr(answer, "nearest", None)
    if nearest is None:
        return
    there = {name: [(x - MIDDLE, y - MIDDLE) for x, y, _ in [nearest.places[name]]] for name in paths}
    if all(len(way) == 1 for way in paths.values()):
        assert codes(placed(men, there, rocks, lambda s: s)) == set()
