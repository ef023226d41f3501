"""The shortest free way of a base around closed ground (F1)."""

from math import acos, atan2, hypot, inf, pi, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.geometry.bases import Footprint
from rules.geometry.routes import Closed, free_lengths

MAN = Footprint("round", 0, 0, 0, 0.5, 0.5)
RANKER = Footprint("rect", 0, 0, 0, 0.5, 0.5)
MAT = (40.0, 40.0)
ROCK = ((18.0, 18.0), (22.0, 18.0), (22.0, 22.0), (18.0, 22.0))
OPEN = Closed((), ())
ROUGH = 0.002
"""Share by which a way around a round corner may come out short."""

beside = st.tuples(st.floats(1, 39), st.floats(1, 39)).filter(lambda p: max(abs(p[0] - 20), abs(p[1] - 20)) > 2.6)


def length(footprint, start, end, closed):
    return float(free_lengths(footprint, [start], [end], closed, MAT)[0, 0])


def test_in_the_open_the_straight_line_is_the_way():
    assert length(MAN, (5, 5), (8, 9), OPEN) == pytest.approx(5)


def test_standing_still_is_no_way_at_all():
    assert length(MAN, (5, 5), (5, 5), OPEN) == pytest.approx(0, abs=1e-6)


def test_a_square_base_turns_at_the_corner_of_its_own_reach():
    assert length(RANKER, (20, 13), (20, 27), Closed((ROCK,), ())) == pytest.approx(
        2 * hypot(2.5, 4.5) + 5, abs=0.005
    )


def test_a_round_base_rolls_round_a_corner():
    """Straight to the circle about the corner, along it, and straight on."""
    wall = Closed((((20.0, 20.0), (40.0, 20.0), (40.0, 20.0001), (20.0, 20.0001)),), ())
    reach, far = MAN.half_length, hypot(2, 5)
    turned = 2 * pi - 2 * atan2(5, 2) - 2 * acos(reach / far)
    way = 2 * sqrt(far**2 - reach**2) + reach * turned
    assert length(MAN, (22, 15), (22, 25), wall) == pytest.approx(way, rel=ROUGH)


def test_a_ring_lets_nobody_in():
    sides = [((15, 15), (25, 16)), ((15, 24), (25, 25)), ((15, 15), (16, 25)), ((24, 15), (25, 25))]
    ring = tuple(((a, b), (c, b), (c, d), (a, d)) for (a, b), (c, d) in sides)
    assert length(MAN, (5, 5), (20, 20), Closed(ring, ())) == inf


def test_a_gap_narrower_than_the_base_is_no_way():
    def gate(gap):
        return Closed(
            (((0, 19), (20, 19), (20, 20), (0, 20)), ((20 + gap, 19), (40, 19), (40, 20), (20 + gap, 20))), ()
        )

    assert length(MAN, (20.5, 15), (20.5, 25), gate(0.99)) == inf
    assert length(MAN, (20.5, 15), (20.5, 25), gate(1.0)) == pytest.approx(10, abs=0.01)


def test_a_wall_is_passed_by_the_centre_at_its_end():
    wall = Closed((), (((10.0, 20.0), (20.0, 20.0)),))
    assert length(MAN, (19, 15), (19, 25), wall) == pytest.approx(2 * hypot(1, 5), abs=1e-4)


def test_nobody_goes_around_beyond_the_edge_of_the_mat():
    dam = Closed((((0.6, 19), (40, 19), (40, 20), (0.6, 20)),), ())
    assert length(MAN, (5, 15), (5, 25), dam) == inf


@settings(deadline=None)
@given(beside, beside)
def test_a_way_is_as_long_there_as_back_and_never_shorter_than_the_straight_line(start, end):
    closed = Closed((ROCK,), ())
    there, back = length(MAN, start, end, closed), length(MAN, end, start, closed)
    assert there == pytest.approx(back, abs=1e-6)
    assert there >= hypot(end[0] - start[0], end[1] - start[1]) * (1 - ROUGH)


@settings(deadline=None)
@given(beside, beside, beside)
def test_no_way_by_a_third_place_is_shorter(start, end, by):
    closed = Closed((ROCK,), ())
    direct = length(RANKER, start, end, closed)
    assert direct <= length(RANKER, start, by, closed) + length(RANKER, by, end, closed) + 1e-6
