"""The movement phase: one unit at a time, every model along its own path, all legal or nobody moves (V1-V10)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from rules.commands import Seat
from rules.dice import Dice
from rules.events import Event
from rules.refusals import Nearest, Refusal
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.commands import Move
from rules.scrollhammer.courses import Course
from rules.scrollhammer.dangerous import dice_of, face_danger
from rules.scrollhammer.difficult import needs_test
from rules.scrollhammer.duty import coherency_refusals
from rules.scrollhammer.measuring import locked_with
from rules.scrollhammer.motion import Motion, motion_of, stray_models
from rules.scrollhammer.nearest import nearest_of
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.table import Model, Table
from rules.scrollhammer.ways import is_open, own_limits, way_refusals
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
        """Put the models where they ended."""
        moved = {name: _posed(table.models[name], pose) for name, pose in self.poses.items()}
        return msgspec.structs.replace(table, models=table.models | moved)


class MoveSpent(Event, frozen=True, kw_only=True, tag="move_spent"):
    """A unit used up its move; models that went somewhere are no longer stationary (V2)."""

    unit: str
    models: list[str]

    def apply(self, table: Table) -> Table:
        """Mark the unit and its models."""
        unit = msgspec.structs.replace(table.units[self.unit], moved=True)
        marked = {name: msgspec.structs.replace(table.models[name], moved=True) for name in self.models}
        return msgspec.structs.replace(table, units={**table.units, self.unit: unit}, models=table.models | marked)


def judge_move(table: Table, command: Move, seat: Seat) -> Ruling:
    """Judge a unit's move; all reasons are given, and as far as it may go."""
    motion = motion_of(table, command.unit, command.paths, command.facing)
    stray = stray_models(motion, command.paths, command.facing)
    if stray:
        return refuse(*stray)
    untested = needs_test(motion)
    refusals = (untested,) if untested else tuple(_advance_refusals(motion))
    return Ruling(
        refusals,
        lambda dice: _carried_out(motion, command, dice),
        lambda: _nearest(motion, command),
    )


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
    courses = {course.start.id: course for course in motion.acting()}
    return ModelsMoved(
        unit=motion.name,
        paths={name: way_of(course) for name, course in courses.items()},
        poses={name: _pose(course.end) for name, course in courses.items()},
        travelled={name: rounded(course.travelled) for name, course in courses.items()},
    )


def way_of(course: Course) -> list[tuple[float, float, int]]:
    """The corners of a model's way with their floors, its start first."""
    way = [(*course.start.place, course.start.level.floor)]
    way += [(*leg.end, leg.level.floor) for leg in course.legs]
    return [*way, (*course.end.place, course.end.level.floor)]


def _advance_refusals(motion: Motion) -> Iterator[Refusal]:
    yield from readiness_refusals(motion.table, motion.name)
    yield from way_refusals(motion, own_limits(motion))
    yield from coherency_refusals(motion)


def _nearest(motion: Motion, command: Move) -> Nearest | None:
    if motion.unit.moved or locked_with(motion.table, motion.name):
        return None
    return nearest_of(motion, command.paths, command.facing, _is_open, _is_legal)


def _is_open(motion: Motion) -> bool:
    return is_open(motion, own_limits(motion))


def _is_legal(motion: Motion) -> bool:
    return needs_test(motion) is None and next(_advance_refusals(motion), None) is None


def _carried_out(motion: Motion, command: Move, dice: Dice) -> Outcome:
    moved = moved_event(motion)
    spent = MoveSpent(unit=motion.name, models=[course.start.id for course in motion.moving()])
    danger = face_danger(motion, command.wounds_to, dice)
    result: dict[str, Any] = {"moved": moved.travelled, "dangerous": dice_of(danger)}
    return Outcome((moved, spent, *danger), result)


def _pose(standing: Standing) -> Pose:
    return Pose(*standing.place, standing.foot.bearing, standing.level.floor)


def _posed(model: Model, pose: Pose) -> Model:
    return msgspec.structs.replace(model, x=pose.x, y=pose.y, facing=pose.facing, floor=pose.floor)
