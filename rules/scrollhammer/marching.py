"""Units in ranks move as a block: one straight line for all, at half speed but forward (F1)."""

from collections.abc import Iterator
from math import asin, ceil, degrees
from typing import Final, Literal

from rules.geometry.arcs import bearing, turn_between
from rules.refusals import Refusal
from rules.scrollhammer.arcs import facing_of
from rules.scrollhammer.blocks import ALIKE, March, march_of
from rules.scrollhammer.courses import Course
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.straggling import excused, is_on_its_way
from rules.scrollhammer.ways import Limits, own_limits

FORWARD: Final = 45.0
"""Degrees either side of its facing at which a block moves at full speed (F1)."""

SQUARE: Final = 1.0
"""Degrees either side of exactly back or sideways at which it moves at half speed (F1)."""


def march_limits(motion: Motion) -> Limits:
    """Inches each model may move; a block going back or sideways has half of it, rounded up (V1, F1, D2)."""
    limits = own_limits(motion)
    if motion.unit.formation != "ranks" or _pace(motion, march_of(motion)) != "half":
        return limits
    return {name: float(ceil(limit / 2)) for name, limit in limits.items()}


def formation_refusals(motion: Motion) -> Iterator[Refusal]:
    """Refuse a move of a unit in ranks that turns it, slants it backward or breaks its block (F1)."""
    if motion.unit.formation != "ranks":
        return
    turned = next((course for course in motion.acting if course.turns), None)
    if turned is not None:
        yield _refusal(turned, "would turn; in ranks turning is a reform")
    march = march_of(motion)
    if _pace(motion, march) is None:
        text = f"{_title(motion)} goes forward, exactly back or exactly sideways; reform it first to turn it."
        yield Refusal(code="move/formation", text=text)
    yield from _astray_refusals(motion, march)


def _astray_refusals(motion: Motion, march: March) -> Iterator[Refusal]:
    free = excused(motion, march.shift, march.astray)
    for name in march.astray:
        course = motion.courses.get(name)
        if name not in free:
            yield _left_its_place(motion, name)
        elif course is not None and not is_on_its_way(motion, course, march.shift):
            yield _refusal(course, "goes farther around than the shortest free way")


def _pace(motion: Motion, march: March) -> Literal["full", "half"] | None:
    """How fast a block goes where it goes; None where it may not go at all.

    Its models' places are rounded, so a boundary is met as closely as their moves are alike.
    """
    if march.inches <= ALIKE:
        return "full"
    toward = turn_between(facing_of(motion.before.values()), bearing((0.0, 0.0), march.shift))
    slack = degrees(asin(ALIKE / march.inches))
    if abs(toward) <= FORWARD + slack:
        return "full"
    return "half" if any(abs(abs(toward) - square) <= SQUARE + slack for square in (90.0, 180.0)) else None


def _left_its_place(motion: Motion, name: str) -> Refusal:
    standing = motion.before[name]
    text = f"{standing.title} would leave its place; in ranks all make one straight move but around closed ground."
    return Refusal(code="move/formation", model=name, at=motion.after[name].place, text=text)


def _refusal(course: Course, what: str) -> Refusal:
    text = f"{course.start.title} {what}."
    return Refusal(code="move/formation", model=course.start.id, at=course.end.place, text=text)


def _title(motion: Motion) -> str:
    return motion.unit.name or motion.name
