import pytest
from hypothesis import given, settings

from rules.geometry.bases import Footprint
from rules.geometry.distance import gap
from rules.geometry.near import circles, near_pairs
from rules.geometry.sweep import first_crossing, sweep_gap
from rules.units import inches
from tests.rules.geometry.scenes import (
    POINTS,
    along,
    bases,
    least_gap_in_steps,
    moved_base,
)

INFANTRY = Footprint("round", 0, 0, 0, inches(16), inches(16))


@settings(max_examples=60)
@given(bases(), POINTS, POINTS, bases())
def test_the_least_gap_of_a_sweep_is_that_of_fine_steps(base, start, end, other):
    stepped = least_gap_in_steps(base, start, end, other, 60)
    least, share = sweep_gap(base, start, end, other)
    near = max(0.0, share - 1e-3), min(1.0, share + 1e-3)
    fine = least_gap_in_steps(base, along(start, end, near[0]), along(start, end, near[1]), other, 60)
    assert least <= min(stepped, fine) + 1e-6
    assert fine <= least + 1e-4 + 1e-6


@given(bases(), POINTS, POINTS, bases())
def test_the_least_gap_is_measured_where_it_is_said_to_be(base, start, end, other):
    least, share = sweep_gap(base, start, end, other)
    assert gap(base.at(*along(start, end, share)), other) == pytest.approx(least, abs=1e-6)


@given(bases(), POINTS, bases())
def test_a_sweep_to_where_it_stands_is_the_gap(base, start, other):
    assert sweep_gap(base, start, start, other) == (pytest.approx(gap(base.at(*start), other), abs=1e-6), 0)


@given(bases(), POINTS, POINTS, bases())
def test_a_sweep_there_and_back_is_equally_near(base, start, end, other):
    assert sweep_gap(base, start, end, other)[0] == pytest.approx(sweep_gap(base, end, start, other)[0], abs=1e-6)


@given(bases(), POINTS, POINTS, bases(), POINTS)
def test_moving_the_scene_keeps_the_least_gap(base, start, end, other, way):
    shifted = sweep_gap(base, *((x + way[0], y + way[1]) for x, y in (start, end)), moved_base(other, way))
    assert shifted[0] == pytest.approx(sweep_gap(base, start, end, other)[0], abs=1e-6)


def test_passing_between_two_legal_ends_is_measured_in_the_middle():
    other = INFANTRY.at(5, 0.995 + 2 * INFANTRY.half_length)
    least, share = sweep_gap(INFANTRY, (0, 0), (10, 0), other)
    assert (least, share) == (pytest.approx(0.995), pytest.approx(0.5))


def test_a_long_side_in_passing_is_nearest_from_its_first_place():
    block = Footprint("rect", 5, 3, 90, 2, 1)
    mover = Footprint("rect", 0, 0, 90, 0.5, 0.5)
    assert sweep_gap(mover, (0, 0), (10, 0), block) == (pytest.approx(1.5), pytest.approx(0.25))


@pytest.mark.parametrize("apart", [1.2598425, 1.2598424, 1.2588, 1.25, 1.249])
def test_moving_past_and_standing_there_are_measured_alike(apart):
    friend = INFANTRY.at(5, apart)
    assert sweep_gap(INFANTRY, (0, 0), (10, 0), friend)[0] == pytest.approx(gap(INFANTRY.at(5, 0), friend), abs=1e-12)


def test_a_path_crosses_a_wall_at_a_place_along_it():
    assert first_crossing((0, 1), (8, 1), (2, 0), (2, 5)) == (0.25, 1.0)


@pytest.mark.parametrize(("start", "end"), [((0, 6), (8, 6)), ((0, 1), (1.5, 1)), ((2, 0), (2, 3))])
def test_a_path_beside_short_of_or_along_a_wall_does_not_cross_it(start, end):
    assert first_crossing(start, end, (2, 0), (2, 5)) is None


def test_only_pairs_that_can_come_near_are_looked_at():
    sweeps = [(0, 0, 10, 0, 0.5), (0, 20, 0, 20, 0.5)]
    still = circles([(5, 1.9, 0.5), (5, 2.1, 0.5), (0, 21, 0.5), (30, 0, 0.5)])
    assert near_pairs(sweeps, still, 1.0) == [(0, 0), (1, 2)]
