"""Declaring a charge: at enemies that are seen and within 12 inches; 2D6 say how far it goes (H1)."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from rules.commands import Seat
from rules.dice import Dice, Expression
from rules.events import Event
from rules.geometry.arcs import Arc
from rules.refusals import Refusal, unknown
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.arcs import arc_between
from rules.scrollhammer.commands import DeclareCharge
from rules.scrollhammer.looking import looks
from rules.scrollhammer.measuring import locked_with, unit_distance
from rules.scrollhammer.sight import models_named, unit_sees
from rules.scrollhammer.stand_and_shoot import reactions
from rules.scrollhammer.table import Charge, Table, Unit
from rules.units import at_most

REACH: Final = 12.0
"""Inches at which a unit may be charged (H1)."""

CHARGE_DICE: Final = Expression(2, 6, "", 0)


class ChargeDeclared(Event, frozen=True, kw_only=True, tag="charge_declared"):
    """A unit charges: at whom, how many inches it may go, from which arcs, whom it flanks (H1, F5)."""

    unit: str
    targets: tuple[str, ...]
    faces: tuple[int, ...]
    range: int
    arcs: dict[str, Arc]
    flanked: tuple[str, ...]

    def apply(self, table: Table) -> Table:
        """Keep the charge, and the flanks it comes from."""
        charge = Charge(targets=self.targets, range=float(self.range))
        charging = msgspec.structs.replace(table.units[self.unit], charged=charge)
        flanked = {name: _flanked(table.units[name], self.unit) for name in self.flanked}
        return msgspec.structs.replace(table, units={**table.units, self.unit: charging, **flanked})


def judge_unit_charge(table: Table, command: DeclareCharge, seat: Seat) -> Ruling:
    """Judge the declaration of a charge (H1); whoever can stands and shoots at it (F4)."""
    missing = [name for name in command.targets if name not in table.units]
    if missing:
        return refuse(*(unknown("unit", name) for name in missing))
    refusals = (*charger_refusals(table, command.unit), *_target_refusals(table, command))
    return Ruling(refusals, lambda dice: _declared(table, command, dice))


def charger_refusals(table: Table, name: str) -> Iterator[Refusal]:
    """Refuse a charge of a unit that is locked, has reformed, or has charged this turn (H1)."""
    unit = table.units[name]
    title = unit.name or name
    if unit.charged is not None:
        yield Refusal(code="charge/already", text=f"{title} has charged this turn; a unit charges once.")
    if unit.reformed:
        yield Refusal(code="charge/reformed", text=f"{title} has reformed this turn and cannot charge.")
    met = locked_with(table, name)
    if met:
        text = f"{title} is locked in combat with {_title(table, met[0])} and cannot charge."
        yield Refusal(code="charge/locked", other=met[0], text=text)


def _target_refusals(table: Table, command: DeclareCharge) -> Iterator[Refusal]:
    """Every target must be an enemy, seen, and within reach."""
    for name in dict.fromkeys(command.targets):
        apart = unit_distance(table, command.unit, name)
        if table.units[name].seat == table.units[command.unit].seat or apart is None:
            text = f"{_title(table, name)} cannot be charged: it is no enemy on the mat."
            yield Refusal(code="charge/target", other=name, text=text)
            continue
        if not unit_sees(table, command.unit, name):
            text = f"{_title(table, command.unit)} sees nobody of {_title(table, name)} and cannot charge it."
            yield Refusal(code="charge/sight", other=name, text=text)
        if not at_most(apart, REACH):
            text = f'{_title(table, name)} is {apart:.2f}" away; 12" is the most for a charge.'
            yield Refusal(code="charge/range", other=name, measured=apart, limit=REACH, text=text)


def _declared(table: Table, command: DeclareCharge, dice: Dice) -> Outcome:
    targets = tuple(dict.fromkeys(command.targets))
    faces = CHARGE_DICE.roll(dice)
    arcs = _arcs(table, command.unit, targets)
    event = ChargeDeclared(
        unit=command.unit,
        targets=targets,
        faces=faces,
        range=CHARGE_DICE.total(faces),
        arcs=arcs,
        flanked=tuple(name for name, arc in arcs.items() if arc != "front"),
    )
    opened = reactions(table, command.unit, targets)
    result: dict[str, Any] = {
        "faces": list(faces),
        "range": event.range,
        "arcs": arcs,
        "flanked": list(event.flanked),
        "pending": [decision.pending.id for decision in opened],
        "looks": looks(table, models_named(table, command.unit), targets),
    }
    return Outcome((event, *opened), result)


def _arcs(table: Table, unit: str, targets: tuple[str, ...]) -> dict[str, Arc]:
    """For each target in ranks the arc most of the charging models are in (F5)."""
    in_ranks = (name for name in targets if table.units[name].formation == "ranks")
    found = {name: arc_between(table, name, unit) for name in in_ranks}
    return {name: arc for name, arc in found.items() if arc is not None}


def _flanked(unit: Unit, by: str) -> Unit:
    return msgspec.structs.replace(unit, flanked_by=tuple(dict.fromkeys((*unit.flanked_by, by))))


def _title(table: Table, unit: str) -> str:
    return table.units[unit].name or unit
