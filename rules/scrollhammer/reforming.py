"""Reforming a block: a new facing or a new shape, all together by the shortest ways (F2)."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import msgspec

from rules.commands import Seat
from rules.events import Event
from rules.geometry.assignment import least_total
from rules.geometry.bases import Point
from rules.geometry.distance import points_gap
from rules.refusals import Refusal
from rules.ruleset import Ruling, refuse
from rules.scrollhammer.coherency import groups, links
from rules.scrollhammer.commands import Move
from rules.scrollhammer.detours import SPARE, free_table
from rules.scrollhammer.difficult import needs_test
from rules.scrollhammer.duty import SPARE as NEAR
from rules.scrollhammer.duty import coherency_refusals, nearest_mate, placed
from rules.scrollhammer.motion import Motion, motion_of, strays_of
from rules.scrollhammer.movement import moved_outcome, readiness_refusals, spent_event
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.table import Base, Table
from rules.scrollhammer.terms import Terms, ruling_on
from rules.scrollhammer.towards import farthest_towards
from rules.scrollhammer.unworkable import facing_refusals
from rules.scrollhammer.ways import Limits, lasting_refusals, own_limits, slow_refusals, way_refusals
from rules.units import at_most

APART: Final = 1e4
"""Inches that stand for a place that cannot be reached."""

Inches = Callable[[list[Standing], list[Point]], list[list[float]]]


class UnitReformed(Event, frozen=True, kw_only=True, tag="unit_reformed"):
    """A unit in ranks reformed: it neither fires nor charges this turn (F2)."""

    unit: str

    def apply(self, table: Table) -> Table:
        """Write it down; a reformed block is in one part, or broken."""
        unit = msgspec.structs.replace(table.units[self.unit], reformed=True, split=False)
        return msgspec.structs.replace(table, units={**table.units, self.unit: unit})


def judge_reform(table: Table, command: Move, seat: Seat) -> Ruling:
    """Judge a reform in the movement phase (F2); units that do not fight in ranks have nothing to reform."""
    motion = motion_of(table, command.unit, command.paths, command.facing)
    stray = strays_of(motion, command)
    if stray:
        return refuse(*stray)
    more = (spent_event(motion), UnitReformed(unit=command.unit))
    return ruling_on(motion, command, REFORM, lambda dice: moved_outcome(motion, command.wounds_to, dice, *more))


def block_refusals(motion: Motion, limits: Limits) -> Iterator[Refusal]:
    """Refuse a new block that has several facings, farther ways than need be, or gaps it could close (F2)."""
    yield from facing_refusals(motion)
    yield from _total_refusals(motion)
    if not _is_as_near_as_can_be(motion, limits):
        yield from coherency_refusals(motion, limits)


def _reasons(motion: Motion) -> Iterator[Refusal]:
    untested = needs_test(motion)
    if untested is not None:
        yield untested
        return
    yield from readiness_refusals(motion.table, motion.name)
    if motion.unit.formation != "ranks":
        yield _not_a_block(motion)
        return
    limits = own_limits(motion)
    yield from way_refusals(motion, limits)
    yield from block_refusals(motion, limits)


def _stops(motion: Motion) -> Iterator[Refusal]:
    if motion.unit.formation != "ranks":
        yield _not_a_block(motion)
    yield from readiness_refusals(motion.table, motion.name)
    yield from slow_refusals(motion)
    yield from lasting_refusals(motion, own_limits(motion))


REFORM: Final = Terms(_reasons, _stops)


def _not_a_block(motion: Motion) -> Refusal:
    title, formation = motion.unit.name or motion.name, motion.unit.formation
    text = f"{title} fights as {formation} and has no ranks to reform; it just moves."
    return Refusal(code="move/formation", text=text)


def _total_refusals(motion: Motion) -> Iterator[Refusal]:
    """All ways together may be 1.05 times as long as the shortest that lead to the same places (F2)."""
    total = sum(course.travelled for course in motion.moving())
    if at_most(total, SPARE * _least(motion, _straight_inches)):
        return
    least = _least(motion, partial(_free_inches, motion.table))
    if not at_most(total, SPARE * least):
        title = motion.unit.name or motion.name
        text = f'{title} would go {total:.2f}" in all where {least:.2f}" do; send to each place who is near it.'
        yield Refusal(code="move/formation", measured=total, limit=SPARE * least, text=text)


def _least(motion: Motion, inches: Inches) -> float:
    """The least total to the same places; models with like bases may take each other's."""
    kinds: dict[Base, list[str]] = {}
    for name, standing in motion.before.items():
        kinds.setdefault(standing.model.base, []).append(name)
    return sum(
        least_total(inches([motion.before[n] for n in names], [motion.after[n].place for n in names]))
        for names in kinds.values()
    )


def _straight_inches(starts: list[Standing], ends: list[Point]) -> list[list[float]]:
    return [[points_gap(start.place, end) for end in ends] for start in starts]


def _free_inches(table: Table, starts: list[Standing], ends: list[Point]) -> list[list[float]]:
    free = free_table(table, starts[0], [start.place for start in starts], ends)
    return [[min(APART, float(length)) for length in row] for row in free]


def _is_as_near_as_can_be(motion: Motion, limits: Limits) -> bool:
    """Tell whether every model that is not with the main body has gone as near to it as it can (F2)."""
    after = motion.after
    found = groups(after.values(), links(motion.table, after.values()))
    main = max(found, key=len, default=[])
    body = [after[name] for name in main]
    ended = motion.table
    for standing in after.values():
        ended = placed(ended, standing)
    return all(_can_go_no_nearer(ended, motion, name, body, limits) for name in after if name not in main)


def _can_go_no_nearer(table: Table, motion: Motion, name: str, body: list[Standing], limits: Limits) -> bool:
    course, stray = motion.courses.get(name), motion.after[name]
    left = limits[name] - (course.travelled if course is not None else 0.0)
    if left <= NEAR:
        return True
    reached = farthest_towards(table, stray, nearest_mate(table, stray, body), left)
    return points_gap(stray.place, reached.place) <= NEAR
