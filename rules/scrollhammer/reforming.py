"""Reforming a block: a new facing or a new shape, all together by the shortest ways (F2)."""

from collections.abc import Iterator
from typing import Final

import msgspec

from rules.commands import Seat
from rules.events import Event
from rules.geometry.distance import points_gap
from rules.refusals import Refusal
from rules.ruleset import Ruling, refuse
from rules.scrollhammer.coherency import groups
from rules.scrollhammer.commands import Move
from rules.scrollhammer.difficult import slow_refusals
from rules.scrollhammer.duty import SPARE as NEAR
from rules.scrollhammer.duty import coherency_refusals, nearest_mate, placed
from rules.scrollhammer.motion import Motion, motion_of, strays_of
from rules.scrollhammer.movement import moved_outcome, readiness_refusals, spent_event
from rules.scrollhammer.shortest_total import total_refusals
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.table import Table
from rules.scrollhammer.terms import Terms, ruling_on
from rules.scrollhammer.towards import farthest_towards
from rules.scrollhammer.unworkable import facing_refusals
from rules.scrollhammer.ways import Limits, lasting_refusals, own_limits, way_refusals


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
    yield from total_refusals(motion)
    if not _is_as_near_as_can_be(motion, limits):
        yield from coherency_refusals(motion, limits)


def _reasons(motion: Motion) -> Iterator[Refusal]:
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


def _is_as_near_as_can_be(motion: Motion, limits: Limits) -> bool:
    """Tell whether every model that is not with the main body has gone as near to it as it can (F2)."""
    after = motion.after
    found = groups(motion.table, after.values())
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
