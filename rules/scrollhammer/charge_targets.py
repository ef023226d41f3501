"""At whom a unit might charge from where it stands: how far off, from which arc, and why not (H1, F5)."""

from typing import Any

from rules.refusals import Refused, unknown, written
from rules.scrollhammer.arcs import arc_between
from rules.scrollhammer.charging import judge_charge
from rules.scrollhammer.commands import DeclareCharge
from rules.scrollhammer.measuring import unit_distance
from rules.scrollhammer.questions import AskCharges
from rules.scrollhammer.standing import standing_models
from rules.scrollhammer.table import Table
from rules.wire import write


def answer_charges(table: Table, question: AskCharges) -> dict[str, Any]:
    """Tell of every enemy unit on the mat whether a unit may charge it (H1); no dice fall."""
    if question.unit not in table.units:
        return written(Refused((unknown("unit", question.unit),)))
    seat = table.units[question.unit].seat
    enemies = [name for name, unit in table.units.items() if unit.seat != seat and standing_models(table, name)]
    return {"targets": {name: _told(table, question.unit, name) for name in enemies}}


def _told(table: Table, unit: str, enemy: str) -> dict[str, Any]:
    command = DeclareCharge(unit=unit, targets=(enemy,))
    refusals = judge_charge(table, command, table.units[unit].seat).refusals
    in_ranks = table.units[enemy].formation == "ranks"
    return {
        "inches": unit_distance(table, unit, enemy),
        "arc": arc_between(table, enemy, unit) if in_ranks else None,
        "legal": not refusals,
        "refusals": write(refusals),
    }
