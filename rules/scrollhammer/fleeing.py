"""Fleeing: as far as given or rolled; who leaves the mat or ends in lethal ground is gone (V11, V4, V9)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import msgspec

from rules.commands import Seat
from rules.dice import Dice, Expression
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.barriers import barrier_refusals, is_inside
from rules.scrollhammer.combat_moves import limits_of
from rules.scrollhammer.commands import Move
from rules.scrollhammer.motion import Motion, motion_of, strays_of
from rules.scrollhammer.movement import moved_outcome
from rules.scrollhammer.placing import off_table_refusals, overlap_refusals
from rules.scrollhammer.table import Table
from rules.scrollhammer.terms import Terms, farthest_by, ruling_on
from rules.scrollhammer.unworkable import facing_refusals
from rules.scrollhammer.ways import blocking_refusals, passage_refusals

FLIGHT_DICE: Final = Expression(2, 6, "", 0)
"""How far a unit flees where no distance is given."""


class UnitRouted(Event, frozen=True, kw_only=True, tag="unit_routed"):
    """A unit flees; its models that left the mat or ended in lethal ground are removed (V11, V9)."""

    unit: str
    left: tuple[str, ...]

    def apply(self, table: Table) -> Table:
        """Write it down."""
        unit = msgspec.structs.replace(table.units[self.unit], fleeing=True)
        gone = {name: msgspec.structs.replace(table.models[name], wounds=0, removed=True) for name in self.left}
        return msgspec.structs.replace(table, units={**table.units, self.unit: unit}, models=table.models | gone)


def judge_flee(table: Table, command: Move, seat: Seat) -> Ruling:
    """Judge a flight (V11); with no distance given it is rolled, and the paths are followed as far as that goes."""
    motion = motion_of(table, command.unit, command.paths, command.facing)
    stray = strays_of(motion, command)
    if stray:
        return refuse(*stray)
    if command.distance is None:
        return Ruling(outcome=lambda dice: _rolled(motion, command, dice))
    return ruling_on(motion, command, flight_terms(command.distance), lambda dice: _fled(motion, command, dice))


def flight_terms(inches: float) -> Terms:
    """The terms of a flight of so many inches: neither the mat's edge nor lethal ground holds it."""

    def reasons(motion: Motion) -> Iterator[Refusal]:
        yield from _but_lost(motion, passage_refusals(motion, limits_of(motion, inches)))
        gone = lost(motion)
        yield from (r for r in overlap_refusals(motion) if r.model not in gone and r.other not in gone)
        yield from facing_refusals(motion)

    def stops(motion: Motion) -> Iterator[Refusal]:
        yield from _but_lost(motion, blocking_refusals(motion, limits_of(motion, inches)))

    return Terms(reasons, stops)


def _but_lost(motion: Motion, refusals: Iterator[Refusal]) -> Iterator[Refusal]:
    """The reasons but lethal ground that a model ends in: it is removed instead (V9)."""
    return (refusal for refusal in refusals if not _is_end_in_lethal(motion, refusal))


def _is_end_in_lethal(motion: Motion, refusal: Refusal) -> bool:
    if refusal.code != "move/lethal" or refusal.model is None or refusal.other is None:
        return False
    return is_inside(motion.after[refusal.model].foot, motion.table.terrain[refusal.other])


def lost(motion: Motion) -> tuple[str, ...]:
    """The models that leave the mat on their way (V4) or end in lethal ground (V9), in table order."""
    left = {refusal.model for refusal in off_table_refusals(motion)}
    burnt = {refusal.model for refusal in barrier_refusals(motion) if _is_end_in_lethal(motion, refusal)}
    return tuple(name for name in motion.after if name in left | burnt)


def _rolled(motion: Motion, command: Move, dice: Dice) -> Outcome:
    faces = FLIGHT_DICE.roll(dice)
    inches = FLIGHT_DICE.total(faces)
    outcome = _fled(farthest_by(motion, command, flight_terms(inches)), command, dice)
    return replace(outcome, result={"faces": list(faces), "distance": inches, **outcome.result})


def _fled(motion: Motion, command: Move, dice: Dice) -> Outcome:
    gone = lost(motion)
    outcome = moved_outcome(motion, command.wounds_to, dice, UnitRouted(unit=motion.name, left=gone))
    return replace(outcome, result={**outcome.result, "removed": list(gone)})
