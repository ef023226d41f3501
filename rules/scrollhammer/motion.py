"""A unit on the move: every model's course, where the unit stood before and where it would stand after."""

import itertools
from dataclasses import dataclass
from functools import cached_property
from math import hypot

from rules.commands import Seat, Waypoint
from rules.refusals import Refusal, unknown
from rules.scrollhammer.commands import ChargeMove, Facing, Move, Paths
from rules.scrollhammer.courses import Course
from rules.scrollhammer.plotting import plot, plot_flight
from rules.scrollhammer.profiles import profile_of
from rules.scrollhammer.standing import Standing, standing_models, title_of
from rules.scrollhammer.table import Table, Unit
from rules.units import bearing_rounded


@dataclass(frozen=True)
class Motion:
    """Everything a judge of movement looks at."""

    table: Table
    name: str
    courses: dict[str, Course]
    before: dict[str, Standing]
    after: dict[str, Standing]

    @property
    def unit(self) -> Unit:
        """The unit that moves."""
        return self.table.units[self.name]

    @property
    def seat(self) -> Seat:
        """Whose unit it is."""
        return self.unit.seat

    @cached_property
    def acting(self) -> tuple[Course, ...]:
        """The courses of models that move or turn; only these are judged."""
        return tuple(course for course in self.courses.values() if course.acts)

    @cached_property
    def moving(self) -> tuple[Course, ...]:
        """The courses of models that go somewhere."""
        return tuple(course for course in self.courses.values() if course.moves)

    def is_flyer(self, course: Course) -> bool:
        """Tell whether a model flies (T3)."""
        return profile_of(self.table, course.start.model).flyer


def motion_of(table: Table, unit: str, paths: Paths, facing: Facing) -> Motion:
    """Plot the motion of a unit; models that are not on the mat or not of the unit are left out."""
    before = standing_models(table, unit)
    courses = {
        name: _plotted(table, standing, paths.get(name, ()), _facing_of(facing, name))
        for name, standing in before.items()
        if name in paths or _facing_of(facing, name) is not None
    }
    after = before | {name: course.end for name, course in courses.items()}
    return Motion(table, unit, courses, before, after)


def _plotted(table: Table, standing: Standing, path: tuple[Waypoint, ...], facing: float | None) -> Course:
    plotting = plot_flight if profile_of(table, standing.model).flyer else plot
    return plotting(table.terrain, standing, path, facing)


def stray_models(motion: Motion, paths: Paths, facing: Facing) -> tuple[Refusal, ...]:
    """Refuse paths and facings of models that are unknown, casualties, off the mat or of another unit."""
    named = [*paths, *(facing if isinstance(facing, dict) else ())]
    return tuple(_stray(motion.table, name) for name in dict.fromkeys(named) if name not in motion.before)


def strays_of(motion: Motion, command: Move | ChargeMove) -> tuple[Refusal, ...]:
    """Refuse whoever a move names that is not of the unit and on the mat, or that nobody knows."""
    known = motion.table.models
    wounded = (unknown("model", name) for name in command.wounds_to if name not in known)
    return (*stray_models(motion, command.paths, command.facing), *wounded)


def truncated(paths: Paths, before: dict[str, Standing], share: float) -> Paths:
    """Shorten every path alike to a share 0..1 of its length."""
    return {name: _shortened(before[name], path, share) for name, path in paths.items() if name in before}


def _facing_of(facing: Facing, name: str) -> float | None:
    found = facing.get(name) if isinstance(facing, dict) else facing
    return None if found is None else bearing_rounded(found)


def _stray(table: Table, name: str) -> Refusal:
    if name not in table.models:
        return unknown("model", name)
    model = table.models[name]
    title = title_of(table, name)
    if model.removed:
        return Refusal(code="model/removed", model=name, text=f"{title} is a casualty and cannot move.")
    text = f"{title} is not on the mat in the unit that moves; leave it out of the paths."
    return Refusal(code="model/unknown", model=name, text=text)


def _shortened(start: Standing, path: tuple[Waypoint, ...], share: float) -> tuple[Waypoint, ...]:
    left = share * _length(start, path)
    kept: list[Waypoint] = []
    x, y = start.place
    for waypoint in path:
        step = hypot(waypoint.x - x, waypoint.y - y)
        if step > left:
            part = left / step
            kept.append(Waypoint(x + (waypoint.x - x) * part, y + (waypoint.y - y) * part))
            break
        kept.append(waypoint)
        left -= step
        x, y = waypoint.x, waypoint.y
    return tuple(kept)


def _length(start: Standing, path: tuple[Waypoint, ...]) -> float:
    places = [start.place, *((w.x, w.y) for w in path)]
    steps = itertools.pairwise(places)
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in steps)
