from math import hypot

import pytest
import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rules.geometry.bases import Footprint, outline
from rules.geometry.ground import (
    covers,
    over_region_stretches,
    over_stretches,
    within,
)
from rules.geometry.regions import without
from rules.geometry.stretches import merge, subtract, total
from rules.units import EPS
from tests.rules.geometry.scenes import POINTS, along, bases, outlines

BASE = Footprint("round", 0, 0, 0, 0.5, 0.5)
POOL = ((2.0, -2.0), (6.0, -2.0), (6.0, 2.0), (2.0, 2.0))
BRIDGE = ((1.0, -1.0), (7.0, -1.0), (7.0, 1.0), (1.0, 1.0))


@settings(max_examples=60)
@given(bases(), POINTS, POINTS, outlines())
def test_a_base_is_over_ground_where_their_shapes_overlap(base, start, end, polygon):
    length = hypot(end[0] - start[0], end[1] - start[1])
    assume(length > 0.5)
    stretches = over_stretches(base, start, end, polygon)
    ends = [share for stretch in stretches for share in stretch]
    for share in (step / 17 for step in range(18)):
        if any(abs(share - other) * length < 0.05 for other in ends):
            continue
        shape = shapely.Polygon(outline(base.at(*along(start, end, share))))
        overlap = shape.intersection(shapely.Polygon(polygon)).area
        over = any(first <= share <= last for first, last in stretches)
        assert over == (overlap > 1e-6) or overlap < 1e-3


@given(bases(), POINTS, POINTS, outlines())
def test_stretches_are_disjoint_sorted_and_no_longer_than_the_path(base, start, end, polygon):
    stretches = over_stretches(base, start, end, polygon)
    shares = [share for stretch in stretches for share in stretch]
    assert shares == sorted(shares)
    assert all(0 <= share <= 1 for share in shares)


@given(bases(), POINTS, POINTS, outlines(), st.floats(0.1, 0.9))
def test_stretches_add_up_over_a_split_path(base, start, end, polygon, share):
    turn = along(start, end, share)
    whole = total(over_stretches(base, start, end, polygon))
    first = total(over_stretches(base, start, turn, polygon)) * share
    second = total(over_stretches(base, turn, end, polygon)) * (1 - share)
    assert first + second == pytest.approx(whole, abs=1e-6)


@given(bases(), POINTS, POINTS, outlines())
def test_stretches_are_the_same_backwards(base, start, end, polygon):
    forth = total(over_stretches(base, start, end, polygon))
    back = total(over_stretches(base, end, start, polygon))
    assert forth == pytest.approx(back, abs=1e-6)


@given(bases(), POINTS, POINTS, outlines())
def test_an_outline_means_the_same_in_either_direction(base, start, end, polygon):
    forth = total(over_stretches(base, start, end, polygon))
    assert total(over_stretches(base, start, end, polygon[::-1])) == pytest.approx(forth, abs=1e-6)


@pytest.mark.parametrize("shape", ["round", "oval", "rect"])
def test_a_straight_pass_is_over_a_pool_from_edge_to_edge(shape):
    base = Footprint(shape, 0, 0, 90, 0.5, 0.5)
    assert over_stretches(base, (0, 0), (10, 0), POOL) == [(pytest.approx(0.15), pytest.approx(0.65))]


def test_a_still_base_over_ground_is_over_it_all_the_time():
    assert over_stretches(BASE, (4, 0), (4, 0), POOL) == [(0, 1)]


def test_a_bare_touch_is_outside():
    assert not covers(BASE.at(1.5, 0), POOL, EPS)
    assert covers(BASE.at(1.51, 0), POOL, EPS)


def test_grazing_an_edge_is_outside_within_the_slack():
    assert over_stretches(BASE, (0, 2.4995), (10, 2.4995), POOL, EPS) == []


def test_a_base_is_within_an_outline_it_touches_from_inside():
    assert within(BASE.at(2.5, 0), POOL)
    assert not within(BASE.at(2.49, 0), POOL)
    assert not within(BASE.at(1.49, 0), POOL)


def test_wholly_on_a_crossing_is_not_in_the_water():
    water = without(POOL, (BRIDGE,))
    assert over_region_stretches(BASE, (0, 0), (10, 0), water) == []


def test_partly_on_a_crossing_and_partly_on_water_is_in_the_water():
    water = without(POOL, (BRIDGE,))
    stretches = over_region_stretches(BASE, (0, 0.6), (10, 0.6), water)
    assert total(stretches) * 10 == pytest.approx(4 + 2 * (0.5**2 - 0.4**2) ** 0.5)


def test_a_hole_left_by_a_crossing_is_open_ground():
    island = ((3.0, -1.0), (5.0, -1.0), (5.0, 1.0), (3.0, 1.0))
    water = without(POOL, (island,))
    assert over_region_stretches(BASE, (4, 0), (4, 0), water) == []
    assert over_region_stretches(BASE, (4, 0.7), (4, 0.7), water) == [(0, 1)]


def test_stretches_merge_where_they_meet():
    assert merge([(0.5, 0.7), (0.1, 0.2), (0.2, 0.3), (0.6, 0.9), (0.95, 0.95)]) == [(0.1, 0.3), (0.5, 0.9)]


def test_subtracting_leaves_what_lies_outside():
    assert subtract([(0, 1)], [(0.2, 0.4), (0.6, 1)]) == [(0, 0.2), (0.4, 0.6)]
