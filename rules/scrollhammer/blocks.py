"""What a block does as one: the straight move most of its models make (F1)."""

from dataclasses import dataclass
from math import hypot
from typing import Final

from rules.geometry.bases import Point
from rules.geometry.distance import point_segment, points_gap
from rules.scrollhammer.motion import Motion

ALIKE: Final = 0.002
"""Inches by which the moves of a block's models may differ (F1)."""

NOISE: Final = 1e-6


@dataclass(frozen=True, slots=True)
class March:
    """What most of a block's models do, in inches, and the models that do otherwise."""

    shift: Point
    astray: tuple[str, ...]

    @property
    def inches(self) -> float:
        """How far the block goes."""
        return hypot(*self.shift)


def march_of(motion: Motion) -> March:
    """The move most models of a block make, of equal ones the first in table order, and who makes another."""
    shifts = {name: _shift(motion, name) for name in motion.before}
    leader = max(shifts, key=lambda name: sum(_alike(shifts[name], other) for other in shifts.values()), default=None)
    if leader is None:
        return March((0.0, 0.0), ())
    astray = (name for name in shifts if not _keeps_line(motion, name, shifts[leader]))
    return March(shifts[leader], tuple(astray))


def _shift(motion: Motion, name: str) -> Point:
    (x, y), (end_x, end_y) = motion.before[name].place, motion.after[name].place
    return end_x - x, end_y - y


def _alike(one: Point, other: Point) -> bool:
    return points_gap(one, other) <= ALIKE + NOISE


def _keeps_line(motion: Motion, name: str, shift: Point) -> bool:
    """Tell whether a model makes the block's move, and in one straight line."""
    if not _alike(_shift(motion, name), shift):
        return False
    course = motion.courses.get(name)
    if course is None:
        return True
    off = max((point_segment(leg.end, course.start.place, course.end.place) for leg in course.legs), default=0.0)
    return off <= ALIKE + NOISE and course.slid <= hypot(*shift) + ALIKE + NOISE
