"""The movement phase: one unit at a time, every model along its own path, all legal or nobody moves (V1-V10)."""

from collections.abc import Collection, Iterator
from typing import Any, Final

import msgspec

from rules.commands import Seat
from rules.dice import Dice
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.commands import Move
from rules.scrollhammer.courses import Course
from rules.scrollhammer.dangerous import dice_of, face_danger
from rules.scrollhammer.difficult import slow_refusals
from rules.scrollhammer.flanks import flank_events
from rules.scrollhammer.marching import formation_refusals, march_limits
from rules.scrollhammer.measuring import locked_with
from rules.scrollhammer.motion import Motion, motion_of, strays_of
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.straggling import march_coherency_refusals, parting_events
from rules.scrollhammer.table import Model, Table, Unit
from rules.scrollhammer.terms import Terms, ruling_on
from rules.scrollhammer.ways import inches_gone, lasting_refusals, way_refusals
from rules.units import rounded


class Pose(msgspec.Struct, frozen=True):
    """Where a model ends and how it faces; inches and degrees."""

    x: float
    y: float
    facing: float
    floor: int


class ModelsMoved(Event, frozen=True, kw_only=True, tag="models_moved"):
    """A unit moved: each model's way and the pose it ended in; `travelled` in inches."""

    unit: str
    paths: dict[str, list[tuple[float, float, int]]]
    poses: dict[str, Pose]
    travelled: dict[str, float]

    def apply(self, table: Table) -> Table:
        """Put the models where they ended; a contact that was declared for one of them is over (H3)."""
        moved = {name: _posed(table.models[name], pose) for name, pose in self.poses.items()}
        units = {name: _without_contacts(unit, self.poses.keys()) for name, unit in table.units.items()}
        return msgspec.structs.replace(table, models=table.models | moved, units=units)


class MoveSpent(Event, frozen=True, kw_only=True, tag="move_spent"):
    """A unit used up its move; models that went somewhere are no longer stationary (V2)."""

    unit: str
    models: list[str]

    def apply(self, table: Table) -> Table:
        """Mark the unit and its models."""
        unit = msgspec.structs.replace(table.units[self.unit], moved=True)
        marked = {name: msgspec.structs.replace(table.models[name], moved=True) for name in self.models}
        return msgspec.structs.replace(table, units={**table.units, self.unit: unit}, models=table.models | marked)


def judge_advance(table: Table, command: Move, seat: Seat) -> Ruling:
    """Judge a unit's move in the movement phase; all reasons are given, and as far as it may go."""
    motion = motion_of(table, command.unit, command.paths, command.facing)
    stray = strays_of(motion, command)
    if stray:
        return refuse(*stray)
    more = (spent_event(motion), *parting_events(motion))
    return ruling_on(motion, command, ADVANCE, lambda dice: moved_outcome(motion, command.wounds_to, dice, *more))


def readiness_refusals(table: Table, unit: str) -> Iterator[Refusal]:
    """Refuse the move of a unit that has moved this phase (V2) or is locked in combat (V7)."""
    title = table.units[unit].name or unit
    if table.units[unit].moved:
        text = f"{title} has moved already this phase; a unit moves once."
        yield Refusal(code="move/already_moved", text=text)
    met = locked_with(table, unit)
    if met:
        foe = table.units[met[0]].name or met[0]
        text = f"{title} is locked in combat with {foe} and cannot move in the movement phase."
        yield Refusal(code="move/locked", other=met[0], text=text)


def moved_event(motion: Motion) -> ModelsMoved:
    """What happened to the models that moved or turned."""
    courses = {course.start.id: course for course in motion.acting}
    return ModelsMoved(
        unit=motion.name,
        paths={name: way_of(course) for name, course in courses.items()},
        poses={name: _pose(course.end) for name, course in courses.items()},
        travelled={name: rounded(inches_gone(motion, course)) for name, course in courses.items()},
    )


def way_of(course: Course) -> list[tuple[float, float, int]]:
    """The corners of a model's way with their floors, its start first."""
    way = [(*course.start.place, course.start.level.floor)]
    way += [(*leg.end, leg.level.floor) for leg in course.legs]
    return [*way, (*course.end.place, course.end.level.floor)]


def _reasons(motion: Motion) -> Iterator[Refusal]:
    yield from readiness_refusals(motion.table, motion.name)
    yield from formation_refusals(motion)
    yield from way_refusals(motion, march_limits(motion))
    yield from march_coherency_refusals(motion)


def _stops(motion: Motion) -> Iterator[Refusal]:
    yield from readiness_refusals(motion.table, motion.name)
    yield from slow_refusals(motion)
    yield from lasting_refusals(motion, march_limits(motion))


ADVANCE: Final = Terms(_reasons, _stops)


def moved_outcome(motion: Motion, wounds_to: tuple[str, ...], dice: Dice, *more: Event) -> Outcome:
    """What a motion does: its models go, flanks may end, something more happens, dangerous ground is faced (T2)."""
    moved = moved_event(motion)
    danger = face_danger(motion, wounds_to, dice)
    result: dict[str, Any] = {"moved": moved.travelled, "dangerous": dice_of(danger)}
    return Outcome((moved, *flank_events(motion), *more, *danger), result)


def spent_event(motion: Motion) -> MoveSpent:
    """A motion uses up the unit's move (V2)."""
    return MoveSpent(unit=motion.name, models=[course.start.id for course in motion.moving])


def _without_contacts(unit: Unit, moved: Collection[str]) -> Unit:
    left = {name: enemy for name, enemy in unit.contacts.items() if name not in moved and enemy not in moved}
    return unit if left == unit.contacts else msgspec.structs.replace(unit, contacts=left)


def _pose(standing: Standing) -> Pose:
    return Pose(*standing.place, standing.foot.bearing, standing.level.floor)


def _posed(model: Model, pose: Pose) -> Model:
    return msgspec.structs.replace(model, x=pose.x, y=pose.y, facing=pose.facing, floor=pose.floor)
