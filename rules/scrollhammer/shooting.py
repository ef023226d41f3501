"""Shooting at a unit: who may and who may not, and why; the shots are the players' dice (G6)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from rules.commands import Seat
from rules.events import Noted
from rules.refusals import Refusal, Refused, unknown, written
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.aiming import Permission, permission
from rules.scrollhammer.buildings.tremor import shaken_aim
from rules.scrollhammer.commands import Fire
from rules.scrollhammer.looking import looks
from rules.scrollhammer.measuring import locked_with
from rules.scrollhammer.questions import AskFire
from rules.scrollhammer.standing import living
from rules.scrollhammer.table import Table
from rules.scrollhammer.wounds import casualty, nobody_left

_WHY: Final = {
    "fire/point": "shoots from a fire point only",
    "fire/skill": "has a Ballistic Skill of 0",
    "fire/rank": "stands behind the two ranks that may shoot",
    "fire/sight": "sees nobody of the target",
    "fire/range": "has no weapon that reaches",
}


class UnitFired(Noted, frozen=True, kw_only=True, tag="unit_fired"):
    """A unit shoots at another with some models."""

    unit: str
    target: str
    models: list[str]


def judge_fire(table: Table, command: Fire, seat: Seat) -> Ruling:
    """Judge who of a unit may shoot at another (G6); refused when nobody may, and beyond the shooting phase."""
    misnamed = tuple(_misnamed(table, command))
    if misnamed:
        return refuse(*misnamed)
    found = permission(table, command.unit, command.target, command.models, command.fire_points)
    refusals = (*_out_of_phase(table), *_standing_reasons(table, command), *_nobody(found))
    return Ruling(refusals, lambda dice: _fired(table, command, found))


def answer_fire(table: Table, question: AskFire) -> dict[str, Any]:
    """Tell who of a unit may shoot at another and why others may not, in any phase (G6, M1)."""
    misnamed = tuple(_misnamed(table, question))
    if misnamed:
        return written(Refused(misnamed))
    found = permission(table, question.unit, question.target, question.models, question.fire_points)
    refusals = (*_standing_reasons(table, question), *_nobody(found))
    if not refusals:
        return {"legal": True, **permission_written(found), "to_hit": shaken_aim(table, question.unit)}
    codes = dict.fromkeys(found.may, refusals[0].code)
    barred = Permission({}, {**codes, **found.may_not})
    return {**written(Refused(refusals)), **permission_written(barred)}


def permission_written(found: Permission) -> dict[str, Any]:
    """Who may shoot and who may not as an answer tells it."""
    may = {name: {"sees": a.sees, "inches": a.inches, "save": a.save} for name, a in found.may.items()}
    return {"may": may, "may_not": found.may_not}


def _fired(table: Table, command: Fire, found: Permission) -> Outcome:
    fired = UnitFired(unit=command.unit, target=command.target, models=list(found.may))
    seen = looks(table, list(found.may), [command.target])
    result = {**permission_written(found), "to_hit": shaken_aim(table, command.unit), "looks": seen}
    return Outcome((fired,), result)


def _misnamed(table: Table, order: Fire | AskFire) -> Iterator[Refusal]:
    """Refuse units, models and targets there is nothing to judge of."""
    missing = [name for name in (order.unit, order.target) if name not in table.units]
    if missing:
        yield from (unknown("unit", name) for name in missing)
        return
    for name in (*(order.models or ()), *order.fire_points):
        if name not in table.models or table.models[name].unit != order.unit:
            yield unknown("model", name)
        elif table.models[name].removed:
            yield casualty(table, name)
    if not living(table, order.target):
        yield nobody_left(table, order.target)


def _out_of_phase(table: Table) -> Iterator[Refusal]:
    if table.turn.phase != "shooting":
        text = f"Units shoot in the shooting phase; this is the {table.turn.phase} phase."
        yield Refusal(code="fire/phase", text=text)


def _standing_reasons(table: Table, order: Fire | AskFire) -> Iterator[Refusal]:
    """What keeps a whole unit from shooting, whatever it sees."""
    unit = table.units[order.unit]
    title = unit.name or order.unit
    if table.units[order.target].seat == unit.seat:
        text = f"{title} does not shoot at its own side."
        yield Refusal(code="fire/target", other=order.target, text=text)
    if unit.reformed:
        yield Refusal(code="fire/reformed", text=f"{title} has reformed this turn and does not shoot.")
    met = locked_with(table, order.unit)
    if met:
        yield Refusal(code="fire/locked", other=met[0], text=f"{title} is locked in combat and does not shoot.")


def _nobody(found: Permission) -> Iterator[Refusal]:
    """When nobody may shoot, every reason once."""
    if found.may:
        return
    for code, count in Counter(found.may_not.values()).items():
        who = "Nobody may shoot: one" if count == 1 else f"Nobody may shoot: each of {count}"
        yield Refusal(code=code, text=f"{who} {_WHY[code]}.")
