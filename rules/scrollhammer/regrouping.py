"""Closing with the foe and gathering after the melee: pile in, consolidate, rally (V11, F8)."""

from collections.abc import Iterator

import msgspec

from rules.commands import Seat
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Ruling, refuse
from rules.scrollhammer.buildings.rooms import companies
from rules.scrollhammer.combat_moves import coherent_end, inches_of, limits_of, terms_within
from rules.scrollhammer.commands import Move
from rules.scrollhammer.measuring import locked_with
from rules.scrollhammer.motion import Motion, motion_of, strays_of
from rules.scrollhammer.movement import moved_outcome
from rules.scrollhammer.reforming import block_refusals
from rules.scrollhammer.straggling import rejoining_events
from rules.scrollhammer.table import Table
from rules.scrollhammer.terms import Reasons, Terms, ruling_on


class UnitRallied(Event, frozen=True, kw_only=True, tag="unit_rallied"):
    """A unit flees no more."""

    unit: str

    def apply(self, table: Table) -> Table:
        """Write it down."""
        unit = msgspec.structs.replace(table.units[self.unit], fleeing=False)
        return msgspec.structs.replace(table, units={**table.units, self.unit: unit})


def judge_pile_in(table: Table, command: Move, seat: Seat) -> Ruling:
    """Judge a pile-in: contact only with units it is locked with already, a block keeps its facing (V11)."""
    inches = inches_of(command)
    met = companies(table, locked_with(table, command.unit))
    return _judged(table, command, terms_within(inches, _closed_up(inches), met))


def judge_consolidate(table: Table, command: Move, seat: Seat) -> Ruling:
    """Judge a consolidation: ranks reform, others end coherent (F8)."""
    return _judged(table, command, _gathering(table, command))


def judge_rally(table: Table, command: Move, seat: Seat) -> Ruling:
    """Judge a rally: ranks reform, others end coherent (F8); the unit flees no more."""
    rallied = (UnitRallied(unit=command.unit),) if table.units[command.unit].fleeing else ()
    return _judged(table, command, _gathering(table, command), *rallied)


def _judged(table: Table, command: Move, terms: Terms, *more: Event) -> Ruling:
    motion = motion_of(table, command.unit, command.paths, command.facing)
    stray = strays_of(motion, command)
    if stray:
        return refuse(*stray)
    more = (*more, *rejoining_events(motion))
    return ruling_on(motion, command, terms, lambda dice: moved_outcome(motion, command.wounds_to, dice, *more))


def _gathering(table: Table, command: Move) -> Terms:
    inches = inches_of(command)
    in_ranks = table.units[command.unit].formation == "ranks"
    return terms_within(inches, _new_block(inches) if in_ranks else coherent_end(inches))


def _new_block(inches: float) -> Reasons:
    return lambda motion: block_refusals(motion, limits_of(motion, inches))


def _closed_up(inches: float) -> Reasons:
    def reasons(motion: Motion) -> Iterator[Refusal]:
        yield from _turned(motion)
        yield from coherent_end(inches)(motion)

    return reasons


def _turned(motion: Motion) -> Iterator[Refusal]:
    """A block turns by a reform, or by its test when it is flanked, never by piling in (F1, F5)."""
    turned = next((course for course in motion.acting if course.turns), None)
    if motion.unit.formation == "ranks" and turned is not None:
        text = f"{turned.start.title} would turn; a block piles in as it faces."
        yield Refusal(code="move/formation", model=turned.start.id, text=text)
