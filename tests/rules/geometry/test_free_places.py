from math import cos, hypot, sin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.geometry.bases import Footprint
from rules.geometry.distance import gap, polygon_gap
from rules.geometry.free_places import Neighbour, nearest_free, room_for
from tests.rules.geometry.scenes import bases, outlines

FIELD = ((-12.0, -12.0), (12.0, -12.0), (12.0, 12.0), (-12.0, 12.0))
MAN = Footprint("round", 0.0, 0.0, 0.0, 0.5, 0.5)
CLOSE = 0.001


def is_free(foot, neighbours, closed, slack):
    """Whether a base keeps its distances to within some inches."""
    kept = all(gap(foot, other) >= margin - slack for other, margin in neighbours)
    return kept and all(polygon_gap(foot, outline) > 0 or slack > 0 for outline in closed)


def test_a_free_place_is_its_own_nearest():
    assert nearest_free(MAN, FIELD, [], []) == (0.0, 0.0)


def test_beside_a_base_the_straight_way_out_is_nearest():
    assert nearest_free(MAN.at(0.3, 0), FIELD, [Neighbour(MAN, 1.0)], []) == pytest.approx((2.0, 0.0), abs=CLOSE)


def test_between_two_bases_the_way_out_is_sideways():
    friends = [Neighbour(MAN.at(-0.9, 0), 0.0), Neighbour(MAN.at(0.9, 0), 0.0)]
    x, y = nearest_free(MAN.at(0, 0.1), FIELD, friends, [])
    assert (x, y) == pytest.approx((0.0, (1 - 0.9**2) ** 0.5), abs=CLOSE)


def test_a_place_far_off_is_found_too():
    crowd = [Neighbour(MAN.at(x / 2, y / 2), 0.0) for x in range(-16, 17) for y in range(-16, 17)]
    x, y = nearest_free(MAN, FIELD, crowd, [])
    assert max(abs(x), abs(y)) >= 8.9


def test_there_may_be_no_place():
    assert nearest_free(MAN, FIELD, [Neighbour(MAN, 20.0)], []) is None


def test_a_base_wider_than_the_mat_has_no_room():
    assert room_for(MAN, 0.9, 5) is None


def test_the_room_on_a_mat_keeps_the_whole_base_on_it():
    assert room_for(Footprint("rect", 0, 0, 0, 1.0, 0.5), 10, 8) == ((0.5, 1.0), (9.5, 1.0), (9.5, 7.0), (0.5, 7.0))


@settings(max_examples=60)
@given(bases(), st.lists(st.tuples(bases(), st.sampled_from([0.0, 1.0])), max_size=4), outlines())
def test_the_place_found_is_free_and_none_is_nearer(base, around, outline):
    neighbours = [Neighbour(*pair) for pair in around]
    found = nearest_free(base, FIELD, neighbours, [outline])
    assert found is not None
    assert is_free(base.at(*found), neighbours, [outline], slack=CLOSE)
    away = hypot(found[0] - base.x, found[1] - base.y)
    for step in range(40):
        nearer = (away - 0.01) * (step + 1) / 40
        place = (base.x + nearer * sin(step), base.y + nearer * cos(step))
        assert nearer <= 0 or not is_free(base.at(*place), neighbours, [outline], slack=0.0)
