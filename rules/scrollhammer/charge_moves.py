"""Moving a charge into contact: with the declared enemies only, and with at least one of them (H1, H3)."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from rules.commands import Seat
from rules.dice import Dice
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Outcome, Ruling, certain, refuse
from rules.scrollhammer.buildings.landings import landed
from rules.scrollhammer.buildings.rooms import companies
from rules.scrollhammer.combat_moves import limits_of
from rules.scrollhammer.commands import ChargeMove
from rules.scrollhammer.declared_contact import contact_refusals, contacts_made, misnamed
from rules.scrollhammer.difficult import slow_refusals
from rules.scrollhammer.duty import coherency_refusals
from rules.scrollhammer.motion import Motion, motion_of, strays_of
from rules.scrollhammer.movement import moved_outcome
from rules.scrollhammer.straggling import rejoining_events
from rules.scrollhammer.table import Charge, Table, Unit
from rules.scrollhammer.terms import Terms, ruling_on
from rules.scrollhammer.unworkable import facing_refusals
from rules.scrollhammer.ways import lasting_refusals, way_refusals


class ChargeEnded(Event, frozen=True, kw_only=True, tag="charge_ended"):
    """A charge reached its targets, or failed and reached nobody (H1); contacts that were declared count (H3)."""

    unit: str
    reached: tuple[str, ...]
    contacts: dict[str, str]

    def apply(self, table: Table) -> Table:
        """Spend the charge; whom it did not reach it does not flank."""
        unit = table.units[self.unit]
        targets = unit.charged.targets if unit.charged is not None else ()
        spent = msgspec.structs.replace(unit, charged=Charge(targets=targets), contacts=self.contacts)
        missed = {
            n: _unflanked(table.units[n], self.unit) for n in targets if n in table.units and n not in self.reached
        }
        return msgspec.structs.replace(table, units={**table.units, **missed, self.unit: spent})


def judge_unit_charge_move(table: Table, command: ChargeMove, seat: Seat) -> Ruling:
    """Judge a charge's move (H1): at most the inches rolled, V6 holds, F1 does not; no paths means it failed."""
    charge = table.units[command.unit].charged
    if charge is None or charge.range is None:
        return refuse(_undeclared(table, command.unit, charge))
    if not command.paths and not command.contacts:
        return certain(ChargeEnded(unit=command.unit, reached=(), contacts={}), contact=[])
    motion = motion_of(table, command.unit, command.paths, command.facing)
    stray = (*strays_of(motion, command), *misnamed(motion, command.contacts))
    if stray:
        return refuse(*stray)
    terms = charge_terms(charge.range, companies(table, charge.targets), command.contacts)
    return ruling_on(motion, command, terms, lambda dice: _charged(motion, command, charge, dice))


def charge_terms(inches: float, targets: frozenset[str], contacts: dict[str, str]) -> Terms:
    """The terms of a charge of so many inches at some units, characters that joined them among them."""

    def reasons(motion: Motion) -> Iterator[Refusal]:
        limits = limits_of(motion, inches)
        yield from way_refusals(motion, limits, targets)
        yield from facing_refusals(motion)
        yield from coherency_refusals(motion, limits)
        yield from contact_refusals(motion, inches, targets, contacts)

    def stops(motion: Motion) -> Iterator[Refusal]:
        yield from slow_refusals(motion)
        yield from lasting_refusals(motion, limits_of(motion, inches), targets)

    return Terms(reasons, stops)


def _charged(motion: Motion, command: ChargeMove, charge: Charge, dice: Dice) -> Outcome:
    table, pairs = motion.table, contacts_made(motion, command.contacts)
    met = companies(table, {table.models[enemy].unit for _, enemy in pairs})
    reached = tuple(name for name in charge.targets if name in met)
    ended = ChargeEnded(unit=motion.name, reached=reached, contacts=command.contacts)
    outcome = moved_outcome(motion, command.wounds_to, dice, *landed(motion), ended, *rejoining_events(motion))
    return replace(outcome, result={"contact": [list(pair) for pair in pairs], **outcome.result})


def _undeclared(table: Table, name: str, charge: Charge | None) -> Refusal:
    title = table.units[name].name or name
    if charge is None:
        return Refusal(code="charge/undeclared", text=f"{title} has declared no charge; declare it first.")
    return Refusal(code="charge/already", text=f"{title} has made its charge this turn.")


def _unflanked(unit: Unit, by: str) -> Unit:
    return msgspec.structs.replace(unit, flanked_by=tuple(name for name in unit.flanked_by if name != by))
