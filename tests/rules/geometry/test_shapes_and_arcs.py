from math import cos, radians, sin

import pytest
from hypothesis import assume, given

from rules.geometry.arcs import arc_of, bearing, offset, turn_between
from rules.geometry.bases import Footprint, extent_across
from rules.geometry.distance import gap, polygon_gap
from rules.geometry.shapes import Circle, footprint_edge_point, hits_circle, hits_teardrop, teardrop
from rules.units import EPS
from tests.rules.geometry.scenes import BEARINGS, POINTS, bases, turned_base, turned_point

SMALL = Circle(0, 0, 1.5)
MODEL = Footprint("round", 0, 0, 0, 0.5, 0.5)


@pytest.mark.parametrize(("apart", "hit"), [(1.999, True), (2.0, True), (2.001, True), (2.002, False)])
def test_a_blast_hits_what_it_touches(apart, hit):
    assert hits_circle(MODEL.at(apart, 0), SMALL) is hit


@given(bases(), BEARINGS, BEARINGS)
def test_turning_the_scene_keeps_what_a_template_hits(base, toward, turn):
    shape = teardrop((1, 2), toward)
    distance = min(gap(base, shape.end.footprint), polygon_gap(base, shape.kite))
    assume(abs(distance - EPS) > 1e-6)
    turned = teardrop(turned_point((1, 2), turn), toward + turn)
    assert hits_teardrop(turned_base(base, turn), turned) == hits_teardrop(base, shape)


@given(bases(), BEARINGS)
def test_a_template_hits_what_one_of_its_circles_hits(base, toward):
    shape = teardrop((0, 0), toward)
    shares = [step / 200 for step in range(1, 201)]
    spots = [Circle(shape.end.x * share, shape.end.y * share, 1.25 * share) for share in shares]
    least = min(gap(base, spot.footprint) for spot in spots)
    assert hits_teardrop(base, shape) == (least <= 0.001) or 0 < least < 0.05


@pytest.mark.parametrize(("ahead", "hit"), [(8.49, True), (8.5, True), (8.51, False)])
def test_a_template_reaches_eight_inches(ahead, hit):
    assert hits_teardrop(MODEL.at(*offset((0, 0), 30, ahead)), teardrop((0, 0), 30)) is hit


@given(bases(), BEARINGS)
def test_the_edge_point_lies_on_the_edge_along_the_bearing(base, toward):
    point = footprint_edge_point(base, toward)
    speck = Footprint("round", *point, 0, 1e-12, 1e-12)
    assert gap(base, speck) == pytest.approx(0, abs=1e-9)
    assert turn_between(bearing((base.x, base.y), point), toward) == pytest.approx(0, abs=1e-6)


@given(POINTS, BEARINGS)
def test_an_offset_is_found_again_by_its_bearing(point, toward):
    assert turn_between(toward, bearing(point, offset(point, toward, 3))) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(("turn", "ux", "uy"), [(0, 0, -1), (90, 1, 0), (180, 0, 1), (270, -1, 0)])
def test_bearings_run_clockwise_from_the_top_edge(turn, ux, uy):
    assert offset((0, 0), turn, 1) == (pytest.approx(ux, abs=1e-12), pytest.approx(uy, abs=1e-12))


@pytest.mark.parametrize(
    ("turn", "arc"),
    [
        (0, "front"),
        (45, "front"),
        (-45, "front"),
        (45.1, "right"),
        (135, "right"),
        (-135, "left"),
        (136, "rear"),
    ],
)
def test_a_boundary_belongs_to_the_arc_nearer_the_front(turn, arc):
    for facing in range(0, 360, 15):
        angle = radians(facing + turn)
        assert arc_of((3, 4), facing, (3 + 7 * sin(angle), 4 - 7 * cos(angle))) == arc


def test_a_base_is_as_wide_as_it_looks_from_there():
    oval = Footprint("oval", 0, 0, 90, 2, 1)
    assert extent_across(oval, 90) == pytest.approx(2)
    assert extent_across(oval, 0) == pytest.approx(4)
    assert extent_across(Footprint("rect", 0, 0, 0, 1, 1), 45) == pytest.approx(2 * 2**0.5)
