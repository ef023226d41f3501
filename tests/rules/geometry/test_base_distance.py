from itertools import pairwise
from math import cos, radians, sin

import pytest
from hypothesis import given

from rules.geometry.bases import Footprint, outline
from rules.geometry.distance import (
    gap,
    nearest_outline_point,
    point_in_polygon,
    point_segment,
    polygon_gap,
)
from rules.units import CONTACT, EPS, inches
from tests.rules.geometry.scenes import (
    BEARINGS,
    POINTS,
    bases,
    gap_by_directions,
    mirrored_base,
    moved_base,
    outlines,
    turned_base,
)

INFANTRY = Footprint("round", 0, 0, 0, inches(16), inches(16))
CAVALRY = Footprint("oval", 0, 0, 90, inches(30), inches(17.5))
DRAGON = Footprint("oval", 0, 0, 90, inches(52.5), inches(35))
ROOM = ((0.0, 0.0), (4.0, 0.0), (4.0, 1.0), (1.0, 1.0), (1.0, 4.0), (0.0, 4.0))


@given(bases(), bases())
def test_the_gap_is_the_same_from_either_side(first, second):
    assert gap(first, second) == pytest.approx(gap(second, first), abs=1e-6)


@given(bases(), bases(), POINTS)
def test_moving_the_scene_keeps_the_gap(first, second, way):
    assert gap(moved_base(first, way), moved_base(second, way)) == pytest.approx(gap(first, second), abs=1e-6)


@given(bases(), bases(), BEARINGS)
def test_turning_the_scene_keeps_the_gap(first, second, turn):
    turned = gap(turned_base(first, turn), turned_base(second, turn))
    assert turned == pytest.approx(gap(first, second), abs=1e-6)


@given(bases(), bases())
def test_mirroring_the_scene_keeps_the_gap(first, second):
    assert gap(mirrored_base(first), mirrored_base(second)) == pytest.approx(gap(first, second), abs=1e-6)


@given(bases(), bases())
def test_the_gap_is_the_widest_strip_between_the_bases(first, second):
    widest = gap_by_directions(first, second, 20_000)
    assert widest - 1e-9 <= gap(first, second) <= widest + 2e-3


@given(bases(), bases())
def test_moving_apart_by_the_depth_ends_an_overlap(first, second):
    depth = -gap(first, second)
    ways = [(sin(radians(turn)), -cos(radians(turn))) for turn in range(0, 360, 5)]
    clear = [gap(moved_base(first, (x * (depth - 1e-3), y * (depth - 1e-3))), second) for x, y in ways]
    assert depth <= 1e-3 or max(clear) < 0


def test_circles_an_inch_apart_are_an_inch_apart_in_3600_directions():
    apart = 1 + 2 * INFANTRY.half_length
    for step in range(3600):
        turn = radians(step / 10)
        other = INFANTRY.at(sin(turn) * apart, -cos(turn) * apart)
        assert gap(INFANTRY, other) == pytest.approx(1, abs=1e-12)


def test_an_oval_of_equal_axes_is_a_circle():
    oval = Footprint("oval", 3, 1, 25, INFANTRY.half_length, INFANTRY.half_length)
    assert gap(oval, CAVALRY) == pytest.approx(gap(INFANTRY.at(3, 1), CAVALRY), abs=1e-9)


@pytest.mark.parametrize(("turn", "expected"), [(0, 1.0890), (30, 1.2193), (45, 1.3443), (60, 1.4648), (90, 1.5811)])
def test_a_turned_oval_measures_from_its_true_edge(turn, expected):
    assert gap(CAVALRY.turned(90 + turn), INFANTRY.at(2.9, 0)) == pytest.approx(expected, abs=5e-5)


@pytest.mark.parametrize(("turn", "expected"), [(0, 0.3661), (45, 1.1911), (90, 1.7441)])
def test_two_ovals_turned_alike_measure_from_their_true_edges(turn, expected):
    first, second = DRAGON.turned(90 + turn), DRAGON.turned(90 + turn).at(4.5, 0)
    assert gap(first, second) == pytest.approx(expected, abs=5e-5)


@pytest.mark.parametrize(("turn", "expected"), [(90, 1.3811), (0, 0.8890), (180, 0.8890), (360, 0.8890)])
def test_turning_an_oval_on_the_spot_changes_its_gap(turn, expected):
    assert gap(CAVALRY.turned(90 + turn), INFANTRY.at(2.7, 0)) == pytest.approx(expected, abs=5e-5)


@pytest.mark.parametrize(
    ("apart", "touching"),
    [(1.2598425, True), (1.2598424, True), (1.2588, True), (1.25, True), (1.249, False)],
)
def test_bases_overlap_only_when_sunk_deeper_than_contact(apart, touching):
    assert (gap(INFANTRY, INFANTRY.at(apart, 0)) >= -CONTACT) is touching


def test_an_exact_inch_is_never_nearer_than_an_inch():
    assert gap(INFANTRY, INFANTRY.at(2.259843, 0)) >= 1 - EPS


@given(bases())
def test_an_outline_stays_within_half_a_thousandth_of_the_curve(base):
    points = outline(base)
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(points)]
    for x, y in middles if base.shape != "rect" else points:
        speck = Footprint("round", x, y, 0, 1e-12, 1e-12)
        inside = speck.at(base.x, base.y)
        assert abs(gap(speck, base)) <= 0.0005
        assert gap(inside, base) < 0


@given(bases(), outlines())
def test_a_base_with_its_centre_over_an_outline_is_at_no_distance(base, polygon):
    over = base.at(*polygon[0])
    assert polygon_gap(over, polygon) == 0


@given(bases(), outlines(), BEARINGS)
def test_the_distance_to_an_outline_is_the_least_to_its_points(base, polygon, turn):
    far = base.at(base.x + 30 * sin(radians(turn)), base.y - 30 * cos(radians(turn)))
    corners = [gap(far, Footprint("round", x, y, 0, 1e-9, 1e-9)) for x, y in polygon]
    assert polygon_gap(far, polygon) <= min(corners) + 1e-6


def test_the_distance_to_an_outline_is_to_its_nearest_point():
    assert polygon_gap(INFANTRY.at(3, 3), ROOM) == pytest.approx(2 - INFANTRY.half_length)


def test_the_nearest_outline_point_may_lie_amid_an_edge():
    assert nearest_outline_point((3, 2), ROOM) == (3, 1)


def test_a_notch_is_outside_its_outline():
    assert not point_in_polygon((2, 2), ROOM)
    assert point_in_polygon((0.5, 3), ROOM)


def test_beyond_its_end_a_segment_is_as_far_as_its_end():
    assert point_segment((4, 4), (0, 0), (1, 0)) == 5
