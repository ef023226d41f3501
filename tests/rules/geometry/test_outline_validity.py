import pytest

from rules.geometry.validity import overlap_area, polygon_contains, simple_polygon_problem

HOUSE = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0))


@pytest.mark.parametrize(
    ("outline", "problem"),
    [
        (HOUSE, None),
        (HOUSE[::-1], None),
        (((0, 0), (4, 4), (4, 0), (0, 4)), "crosses itself"),
        (((0, 0), (1, 1), (2, 2)), "has no area"),
        (((0, 0), (1, 1)), "has fewer than three points"),
        (((0, 0), (1, 1), (0, 0)), "has fewer than three points"),
    ],
)
def test_an_outline_must_be_a_simple_polygon(outline, problem):
    assert simple_polygon_problem(outline) == problem


def test_a_room_may_share_its_buildings_edge():
    assert polygon_contains(HOUSE, ((0.0, 0.0), (2.0, 0.0), (2.0, 4.0), (0.0, 4.0)))


def test_a_room_may_not_reach_out_of_its_building():
    assert not polygon_contains(HOUSE, ((0.0, 0.0), (4.01, 0.0), (2.0, 4.0)))


def test_overlap_is_the_area_in_common():
    assert overlap_area(HOUSE, ((3.0, 3.0), (6.0, 3.0), (6.0, 6.0), (3.0, 6.0))) == pytest.approx(1)
