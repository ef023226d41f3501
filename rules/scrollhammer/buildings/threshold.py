"""What coming out by a door asks beyond an ordinary move: not back through the building, not through an enemy."""

from collections.abc import Iterator
from typing import Final

from rules.geometry.bases import Footprint, Point
from rules.geometry.distance import nearest_outline_point, points_gap
from rules.geometry.ground import covers, over_stretches
from rules.geometry.stretches import total
from rules.refusals import Refusal
from rules.scrollhammer.buildings.rooms import Place
from rules.scrollhammer.courses import Course
from rules.scrollhammer.measuring import clearance
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.standing import Standing, enemies_of
from rules.units import CONTACT, EPS

_POINT: Final = 1e-6
"""Inches: the half size of a base that stands for a mere point."""


def threshold_refusals(motion: Motion, place: Place) -> Iterator[Refusal]:
    """Refuse to come out through an enemy in the doorway, through the building or back onto it (P2, V3, V9)."""
    for course in motion.courses.values():
        blocker = _blocker(motion, course)
        if blocker is not None:
            text = f"{blocker.title} stands in the doorway; {course.start.title} cannot come out through an enemy."
            yield Refusal(code="move/exclusion", model=course.start.id, other=blocker.id, text=text)
        if not is_out(course.end, place) or (_goes_back(course, place) and not motion.is_flyer(course)):
            title = place.piece.name or place.building
            text = f"{course.start.title} would go back through {title}; it must come out."
            yield Refusal(
                code="move/impassable",
                model=course.start.id,
                other=place.building,
                at=course.end.place,
                text=text,
            )


def is_out(standing: Standing, place: Place) -> bool:
    """Tell whether no part of a base is over the building it came from."""
    return not covers(standing.foot, place.piece.outline, EPS)


def _blocker(motion: Motion, course: Course) -> Standing | None:
    enemies = enemies_of(motion.table, motion.seat)
    return next((enemy for enemy in enemies if clearance(course.start, enemy) < -CONTACT), None)


def _goes_back(course: Course, place: Place) -> bool:
    return _inches_within(course, place) > _depth(course.start.place, place) + EPS


def _inches_within(course: Course, place: Place) -> float:
    """Inches of the centre's way that lie inside the outline."""
    leg = course.legs[0]
    point = Footprint("round", *leg.start, 0.0, _POINT, _POINT)
    return leg.length * total(over_stretches(point, leg.start, leg.end, place.piece.outline))


def _depth(door: Point, place: Place) -> float:
    """Inches a straight way out may be inside the outline: twice as far as the access point lies in it."""
    return 2 * points_gap(door, nearest_outline_point(door, place.piece.outline))
