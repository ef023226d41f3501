from math import hypot

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rules.geometry.bases import Footprint
from rules.geometry.sight import blockers_between, sighting
from rules.geometry.sight_blockers import (
    Body,
    Opening,
    Prism,
    Slab,
    UnreadableScene,
    WallFace,
    joined_walls,
    solid_blockers,
)
from rules.geometry.sight_looks import Eye, look_at
from rules.geometry.sight_view import view_of
from tests.rules.geometry.looks import (
    HEIGHTS,
    MIRRORED,
    bodies,
    changed,
    eye_of,
    model,
    moved,
    scene_of,
    solids,
    turned,
)
from tests.rules.geometry.scenes import BEARINGS, POINTS

VIEWER, TARGET = model(10, 10, "viewer"), model(30, 10)
BLOCKERS = st.lists(st.one_of(solids(), bodies()), min_size=1, max_size=4)
FLOOR = ((20.0, 0.0), (40.0, 0.0), (40.0, 20.0), (20.0, 20.0))


def wall(x, top, start=0.0, end=20.0, openings=()):
    return WallFace((x, start), (x, end), 0.0, top, openings, "wall")


def obscured(*blockers, viewer=VIEWER, target=TARGET):
    return sighting(scene_of(*blockers), eye_of(viewer), target, ()).obscured


def apart(viewer, target):
    first, second = viewer.footprint, target.footprint
    return hypot(second.x - first.x, second.y - first.y)


@pytest.mark.parametrize(
    "motion", [moved((3.5, -2)), turned(37), turned(90), MIRRORED], ids=["moved", "turned", "square", "mirrored"]
)
@settings(max_examples=40)
@given(bodies("viewer"), bodies("target"), BLOCKERS)
def test_a_moved_turned_or_mirrored_scene_is_seen_alike(motion, viewer, target, blockers):
    assume(apart(viewer, target) > 0.5)
    here = obscured(*blockers, viewer=viewer, target=target)
    there = [changed(blocker, *motion) for blocker in (viewer, target, *blockers)]
    assert obscured(*there[2:], viewer=there[0], target=there[1]) == pytest.approx(here, abs=1e-5)


@settings(max_examples=60)
@given(POINTS, POINTS, HEIGHTS, HEIGHTS, st.lists(solids(), min_size=1, max_size=4))
def test_who_is_seen_by_an_eye_sees_that_eye(first, second, first_z, second_z, blockers):
    assume(hypot(second[0] - first[0], second[1] - first[1]) > 0.5)
    eyes = [Eye(*first, first_z, 0.0), Eye(*second, second_z, 0.0)]
    forth, back = (
        sighting(scene_of(*blockers), eye, speck_at(other), ()).obscured for eye, other in (eyes, eyes[::-1])
    )
    assume({forth, back} <= {0.0, 1.0})
    assert forth == back


def speck_at(eye):
    return Body(Footprint("round", eye.x, eye.y, 0, 1e-4, 1e-4), eye.z - 1e-4, eye.z + 1e-4, "speck")


@settings(max_examples=40)
@given(bodies("viewer"), bodies("target"), BLOCKERS)
def test_one_more_blocker_never_shows_more(viewer, target, blockers):
    fewer = obscured(*blockers[1:], viewer=viewer, target=target)
    assert obscured(*blockers, viewer=viewer, target=target) >= fewer - 1e-9


@settings(max_examples=40)
@given(bodies("viewer"), bodies("target"), BLOCKERS)
def test_what_is_left_in_the_picture_is_what_is_not_obscured(viewer, target, blockers):
    scene = scene_of(*blockers)
    view = view_of(scene, eye_of(viewer), target, ())
    share = abs(sum(signed_area(ring) for ring in view.left)) / view.card.area
    assert share == pytest.approx(1 - sighting(scene, eye_of(viewer), target, ()).obscured, abs=1e-5)


def signed_area(ring):
    """Outer rings and holes run in opposite directions."""
    pairs = zip(ring, ring[1:] + ring[:1], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


def test_a_card_exactly_grazed_is_clear():
    assert obscured(wall(20, 9, 10.63 * 0.5 + 5, 20)) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize(("floor", "hidden"), [(0, 1), (3, 1), (4, 1), (6, 0)])
def test_a_wall_hides_what_lies_below_the_line_over_its_top(floor, hidden):
    viewer, target = model(0, 10, height=1.0), model(12, 10, bottom=float(floor), height=1.0)
    assert obscured(wall(6, 3), viewer=viewer, target=target) == pytest.approx(hidden, abs=1e-9)


def test_ground_below_the_mat_changes_nothing():
    rim = Prism(((24.0, 5.0), (25.0, 5.0), (25.0, 15.0), (24.0, 15.0)), -1.0, -0.2, "rim")
    sunk = obscured(rim, viewer=model(10, 10, bottom=-1.0), target=model(30, 10, bottom=-1.0))
    assert sunk == pytest.approx(obscured(rim._replace(bottom=0.0, top=0.8)))
    assert 0.3 < sunk < 0.4


def test_an_eye_inside_a_solid_sees_nothing():
    trunk = Prism(((9.0, 9.0), (11.0, 9.0), (11.0, 11.0), (9.0, 11.0)), 0.0, 6.0, "tree")
    assert sighting(scene_of(trunk), eye_of(VIEWER), TARGET, ()) == (False, 1.0, ("tree",))


def test_a_target_half_inside_a_solid_is_cut_at_its_own_depth():
    rock = Prism(((28.0, 9.0), (32.0, 9.0), (32.0, 10.0), (28.0, 10.0)), 0.0, 6.0, "rock")
    assert obscured(rock) == pytest.approx(0.5, abs=0.01)


def test_what_stands_behind_the_target_hides_nothing():
    assert obscured(wall(30.5, 5), model(31, 10, "behind")) == 0


def test_a_viewer_at_the_floors_edge_sees_what_lies_under_it():
    upstairs = model(20.2, 10, "viewer", bottom=3.0)
    floor = Slab(FLOOR, 3.0, "ruin")
    assert obscured(floor, viewer=upstairs, target=model(15, 10)) == 0


def test_the_floor_a_viewer_stands_on_hides_what_lies_close_under_it():
    upstairs = model(24, 10, "viewer", bottom=3.0)
    floor = Slab(FLOOR, 3.0, "ruin")
    assert obscured(floor, viewer=upstairs, target=model(18, 10)) == 1


def test_a_floor_hides_who_stands_right_above():
    above = model(30, 10, bottom=3.0)
    assert obscured(Slab(FLOOR, 3.0, "ruin"), viewer=model(30, 10), target=above) == pytest.approx(1, abs=1e-5)


def test_what_stands_in_the_cards_own_plane_does_not_hide_it():
    assert obscured(wall(30, 5)) == 0


def test_a_floor_away_from_both_does_not_part_those_above_each_other():
    beside = tuple((x + 20, y) for x, y in FLOOR)
    assert obscured(Slab(beside, 3.0, "ruin"), viewer=model(30, 10), target=model(30, 10, bottom=3.0)) == 0


@pytest.mark.parametrize("crack", [0.0001, 0.005, 0.0099])
def test_a_crack_between_two_walls_does_not_leak(crack):
    walls = joined_walls([wall(20, 5, 0, 10), wall(20, 5, 10 + crack, 20)], 0.01)
    assert sighting([solid_blockers(walls)], eye_of(VIEWER), TARGET, ()).obscured == pytest.approx(1, abs=1e-12)


def test_a_wall_that_nearly_meets_another_midway_is_joined_to_it():
    across, along = wall(20, 5), WallFace((20.004, 9.0), (26.0, 9.0), 0.0, 5.0, (), "along")
    assert joined_walls([across, along], 0.01)[1].start == (20, 9)


def test_a_gap_wider_than_a_crack_stays_open():
    walls = [wall(20, 5, 0, 10), wall(20, 5, 10.02, 20)]
    assert joined_walls(walls, 0.01) == walls


def test_overlapping_openings_are_one_opening():
    holes = (Opening(9.0, 10.5, 0.0, 3.0), Opening(9.5, 11.0, 0.0, 3.0))
    assert obscured(wall(20, 5, openings=holes)) == 0


def test_a_floating_blocker_hides_the_middle():
    assert obscured(Body(model(20, 10).footprint, 1.0, 1.25, "drone")) == pytest.approx(1 / 3)


def test_excused_models_and_the_target_hide_nothing():
    scene = scene_of(model(20, 10, "friend"), TARGET, VIEWER)
    assert sighting(scene, eye_of(VIEWER), TARGET, {"friend", "viewer"}) == (True, 0.0, ())


def test_terrain_of_an_excused_models_name_still_hides():
    scene = scene_of(wall(20, 5)._replace(name="friend"))
    assert not sighting(scene, eye_of(VIEWER), TARGET, {"friend"}).visible


def test_only_what_alone_hides_more_than_a_thousandth_is_named():
    sliver = wall(20, 5, 0, 9.6853)
    found = sighting(scene_of(sliver, wall(22, 1)._replace(name="low")), eye_of(VIEWER), TARGET, ())
    assert found.blocked_by == ("low",)


def test_small_parts_of_one_piece_count_together():
    slats = [wall(20, 9, 9.7 + step * 0.1, 9.7003 + step * 0.1) for step in range(6)]
    assert sighting(scene_of(*slats), eye_of(VIEWER), TARGET, ()).blocked_by == ("wall",)


def test_a_look_costs_what_lies_between():
    crowd = [model(x, y, f"m{x}-{y}") for x in range(0, 70, 5) for y in range(20, 48, 5)]
    between = blockers_between(scene_of(*crowd, wall(20, 1)), look_at(eye_of(VIEWER), TARGET))
    assert [blocker.name for blocker in between] == ["wall"]


@pytest.mark.parametrize(
    "piece",
    [
        Prism(((0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 3.0)), 0.0, 2.0, "mill"),
        Prism(((0.0, 0.0), (4.0, float("nan")), (4.0, 0.0)), 0.0, 2.0, "mill"),
        Prism(FLOOR, 0.0, float("nan"), "mill"),
        Prism(FLOOR, 3.0, 2.0, "mill"),
        WallFace((0.0, 0.0), (float("inf"), 1.0), 0.0, 2.0, (), "mill"),
        Slab(FLOOR[:2], 3.0, "mill"),
    ],
)
def test_a_scene_that_cannot_be_read_names_the_piece(piece):
    with pytest.raises(UnreadableScene, match="mill"):
        solid_blockers([piece])


def test_the_elevation_tells_where_and_how_high_the_look_is_crossed():
    rock = Prism(((14.0, 9.0), (16.0, 9.0), (16.0, 12.0), (14.0, 12.0)), 0.0, 0.5, "rock")
    window = Opening(9.0, 11.0, 1.0, 2.0)
    view = view_of(scene_of(wall(20, 3, openings=(window,)), rock), eye_of(VIEWER), TARGET, ())
    assert view.crossings == (
        ("rock", 4, 6, 0, 0.5, 1.2, 1.5),
        ("wall", 10, 10, 0, 1, 0.75, 1.5),
        ("wall", 10, 10, 2, 3, 0.75, 1.5),
    )


def test_the_picture_paints_the_farthest_first():
    view = view_of(scene_of(model(12, 10, "near", height=1.4), wall(20, 1)), eye_of(VIEWER), TARGET, ())
    assert [pane.name for pane in view.panes] == ["wall", "near"]


@given(BEARINGS)
def test_what_shows_through_a_concave_rocks_notch_is_clear(turn):
    hook = ((-3.0, -3.0), (3.0, -3.0), (3.0, 3.0), (2.0, 3.0), (2.0, -2.0), (-2.0, -2.0), (-2.0, 3.0), (-3.0, 3.0))
    point, base = turned(turn)
    rock = changed(Prism(hook, 0.0, 5.0, "hook"), point, base)
    assert obscured(rock, viewer=model(*point((0, 8))), target=model(*point((0, -1)))) == 0
    assert obscured(rock, viewer=model(*point((0, 8))), target=model(*point((0, -8)))) == 1
