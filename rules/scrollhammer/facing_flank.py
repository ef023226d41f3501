"""A flanked block may turn to its foe at the start of its movement phase, if its Leadership holds (F5)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from rules.commands import Seat
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Outcome, Ruling
from rules.scrollhammer.arcs import not_in_ranks
from rules.scrollhammer.commands import FaceFlank, Test
from rules.scrollhammer.effects import EffectsSet
from rules.scrollhammer.flanks import FlanksChanged
from rules.scrollhammer.measuring import locked_with
from rules.scrollhammer.movement import moved_event
from rules.scrollhammer.table import Effect, Table, Until
from rules.scrollhammer.tests import judge_test
from rules.scrollhammer.turning_block import turned_block

TRIED: Final = "tried to face its flank"


def judge_face_flank(table: Table, command: FaceFlank, seat: Seat) -> Ruling:
    """Judge the try to face a flank (F5): the foe on it is the only one, nobody has moved, one try a turn."""
    refusals = tuple(_refusals(table, command.unit))
    test = judge_test(table, Test(characteristic="Ld", unit=command.unit, purpose="face the flank"), seat)
    tested = test.outcome
    if tested is None:
        return Ruling((*refusals, *test.refusals))
    return Ruling(refusals, lambda dice: _tested(table, command.unit, tested(dice)))


def _refusals(table: Table, name: str) -> Iterator[Refusal]:
    unit = table.units[name]
    title = unit.name or name
    if unit.formation != "ranks":
        yield not_in_ranks(table, name)
    if not unit.flanked_by:
        yield Refusal(code="flank/none", text=f"{title} is flanked by nobody.")
    elif len(locked_with(table, name)) != 1 or locked_with(table, name)[0] not in unit.flanked_by:
        text = f"{title} may turn only when the unit on its flank is the only one it is locked with."
        yield Refusal(code="flank/locked", text=text)
    if any(other.moved for other in table.units.values() if other.seat == unit.seat):
        text = f"{title} turns at the start of the movement phase; units have moved already."
        yield Refusal(code="flank/late", text=text)
    if any(effect.name == TRIED for effect in unit.effects):
        yield Refusal(code="flank/late", text=f"{title} has tried to face its flank this turn.")


def _tested(table: Table, unit: str, test: Outcome) -> Outcome:
    result = {"faces": test.result["faces"], "passed": test.result["passed"]}
    more = _faced(table, unit) if test.result["passed"] else (_tried(table, unit),)
    return replace(test, events=(*test.events, *more), result=result)


def _faced(table: Table, unit: str) -> tuple[Event, ...]:
    foes = locked_with(table, unit)
    motion = turned_block(table, unit, foes[0]) if foes else None
    moved = (moved_event(motion),) if motion is not None else ()
    return (*moved, FlanksChanged(unit=unit, flanked_by=()))


def _tried(table: Table, name: str) -> EffectsSet:
    turn, unit = table.turn, table.units[name]
    until = Until(number=turn.number, seat=turn.seat, phase="movement")
    return EffectsSet(unit=name, effects=(*unit.effects, Effect(name=TRIED, until=until)))
