"""Coming to a door: a path within the allowance that brings the base within 0.5 inch of an access point (P2)."""

from collections.abc import Iterator, Sequence
from typing import Final

from rules.geometry.bases import Footprint, Point
from rules.geometry.distance import segment_gap
from rules.refusals import Refusal
from rules.scrollhammer.buildings.rooms import Place
from rules.scrollhammer.courses import Course
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.ways import own_limits, path_refusals
from rules.units import at_most

REACH: Final = 0.5
"""Inches from a base to an access point at which a model can go in (P2)."""


def door_refusals(motion: Motion, models: Sequence[str], place: Place) -> Iterator[Refusal]:
    """Refuse ways that break the rules of moving or stop short of every access point of a room (P2)."""
    for refusal in path_refusals(motion, own_limits(motion)):
        if refusal.other != place.building or not _is_at_door(motion, refusal, place):
            yield refusal
    for name in models:
        yield from _short(motion, name, place)


def _is_at_door(motion: Motion, refusal: Refusal, place: Place) -> bool:
    """Tell whether a base comes over the building only at the door it then goes in by."""
    course = motion.courses.get(refusal.model or "")
    if course is None or refusal.at is None:
        return False
    first, last = course.start.foot.at(*refusal.at), course.end.foot
    return any(_is_near(first, door) and _is_near(last, door) for door in place.room.access)


def _short(motion: Motion, name: str, place: Place) -> Iterator[Refusal]:
    course: Course | None = motion.courses.get(name)
    standing = course.end if course is not None else motion.before[name]
    gaps = [_gap(standing.foot, door) for door in place.room.access]
    if not gaps:
        text = f"{place.heading} has no access point from outside; go in by a room that has one."
        yield Refusal(code="room/reach", model=name, text=text)
    elif not at_most(min(gaps), REACH):
        text = f'{standing.title} would stop {min(gaps):.2f}" from the nearest access point; 0.5" is the most.'
        yield Refusal(code="room/reach", model=name, measured=min(gaps), limit=REACH, at=standing.place, text=text)


def _is_near(foot: Footprint, door: Point) -> bool:
    return at_most(_gap(foot, door), REACH)


def _gap(foot: Footprint, door: Point) -> float:
    return max(0.0, segment_gap(foot, door, door))
