"""A document of steps against one table, as `python -m rules ask` reads it (table-format.md, 3)."""

from typing import Any

import msgspec

from rules import door
from rules.commands import Command, Seat
from rules.dice import Dice, ScriptedDice, SystemDice
from rules.past import given
from rules.referee import speaker
from rules.refusals import Refused, written
from rules.table import Table
from rules.wire import Unreadable, read, write


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """A table, the dice as they will fall, and the steps in order."""

    table: dict[str, Any]
    steps: tuple[dict[str, Any], ...] = ()
    dice: tuple[int, ...] | None = None


def answered(raw: Any) -> list[dict[str, Any]]:
    """Answer every step in order against the same table; raises `Unreadable` for the whole document."""
    if not isinstance(raw, dict):
        raise Unreadable("document", "expected an object with table and steps")
    document = _document(raw)
    table = door.load(document.table)
    steps = [_step(table, raw_step, f"steps[{i}]") for i, raw_step in enumerate(document.steps)]
    dice = SystemDice() if document.dice is None else ScriptedDice(document.dice)
    answers = []
    for step in steps:
        table, answer = _answer(table, step, dice)
        answers.append(answer)
    return answers


def _document(raw: dict[str, Any]) -> Document:
    try:
        return read(raw, Document, "document")
    except Unreadable as error:
        raise Unreadable(error.place.removeprefix("document."), error.reason) from None


def _step(table: Table, raw: dict[str, Any], place: str) -> Any:
    if "do" in raw:
        return door.read_command(table, raw, place)
    if "ask" in raw:
        return door.read_question(table, raw, place)
    raise Unreadable(place, "expected a do or an ask")


def _answer(table: Table, step: Any, dice: Dice) -> tuple[Table, dict[str, Any]]:
    if not isinstance(step, Command):
        return table, door.ask(table, step)
    return _commanded(table, step, speaker(table, step), dice)


def _commanded(table: Table, command: Command, seat: Seat | None, dice: Dice) -> tuple[Table, dict[str, Any]]:
    verdict = door.judge(table, command, seat, dice)
    if isinstance(verdict, Refused):
        return table, written(verdict)
    table = door.advance(table, verdict.events, given(seat, write(command)))
    answer = {"legal": True, "seq": table.memory.seq, "result": verdict.result}
    answer["events"] = write(verdict.events)
    if verdict.marked:
        answer |= {"marked": True, "refusals": write(verdict.refusals)}
    return table, answer
