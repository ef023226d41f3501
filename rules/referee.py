"""The referee: seat, turn and phase first, then the ruleset's own judge, then what both players agreed."""

from typing import Any

import msgspec

from rules.carrying import carry_out
from rules.commands import AskMay, Command, Question, Seat
from rules.decisions import asks_override
from rules.dice import Dice, NoDice, WouldRoll
from rules.drawing import WrongFaces
from rules.events import Event
from rules.refusals import Refusal, Refused, written
from rules.ruleset import Outcome, Ruleset, Ruling
from rules.table import Table
from rules.wire import write


class Allowed(msgspec.Struct, frozen=True, kw_only=True):
    """A command that is carried out; `marked` when it was against the rules and both players let it pass (G5)."""

    events: tuple[Event, ...]
    result: dict[str, Any] = {}
    refusals: tuple[Refusal, ...] = ()
    marked: bool = False


def judge(ruleset: Ruleset, table: Table, command: Command, seat: Seat | None, dice: Dice) -> Allowed | Refused:
    """Judge a command of a seat and, if it is carried out, roll what it needs; the table is not changed."""
    ruling = ruled(ruleset, table, command, seat)
    if ruling.outcome is None or seat is None:
        return _refused(ruling)
    if ruling.refusals and not _lenient(table):
        if command.override is None:
            return _refused(ruling)
        return _allowed(asks_override(table, command, seat, ruling.refusals))
    try:
        return _allowed(carry_out(table, command, seat, ruling.outcome, dice), ruling.refusals)
    except WrongFaces as error:
        return Refused((Refusal(code="roll/faces", text=str(error)),))


def may(ruleset: Ruleset, table: Table, command: Command, seat: Seat | None) -> Allowed | Refused:
    """Judge a command without dice: of one that rolls, only the legality is told."""
    try:
        return judge(ruleset, table, command, seat, NoDice())
    except WouldRoll:
        return Allowed(events=())


def ruled(ruleset: Ruleset, table: Table, command: Command, seat: Seat | None) -> Ruling:
    """Put the gate's reasons before the judge's own; what is firm leaves nothing to carry out."""
    gated = ruleset.gate(table, command, seat)
    if gated.state == "shut" or seat is None:
        return Ruling(refusals=gated.refusals)
    by_hand = _by_hand(table, command)
    ruling = ruleset.judges[type(command)](table, command, seat)
    outcome = None if gated.state == "firm" or by_hand else ruling.outcome
    nearest = None if gated.refusals else ruling.nearest
    return Ruling(gated.refusals + by_hand + ruling.refusals, outcome, nearest)


def speaker(table: Table, command: Command) -> Seat | None:
    """Name the seat that gives a command: as it says, else the unit's owner, else whose turn it is."""
    return command.seat or table.owner_of(command) or table.active_seat()


def ask(ruleset: Ruleset, table: Table, question: Question) -> dict[str, Any]:
    """Answer a question; anybody may ask anything at any time (M1)."""
    if isinstance(question, AskMay):
        return _what_if(ruleset, table, question)
    return ruleset.answers[type(question)](table, question)


def _what_if(ruleset: Ruleset, table: Table, question: AskMay) -> dict[str, Any]:
    seat = question.seat or speaker(table, question.command)
    verdict = may(ruleset, table, question.command, seat)
    if isinstance(verdict, Refused):
        return written(verdict)
    return {"legal": True, "result": write(verdict.result)}


def _by_hand(table: Any, command: Command) -> tuple[Refusal, ...]:
    """Real dice are rolled only where both players agreed to them (D7)."""
    if command.faces is None or table.options.real_dice:
        return ()
    text = "Dice are rolled by the server here; agree on real_dice to type in your own."
    return (Refusal(code="roll/real_dice", text=text),)


def _allowed(outcome: Outcome, broken: tuple[Refusal, ...] = ()) -> Allowed:
    refusals = broken or outcome.let_pass
    return Allowed(events=outcome.events, result=outcome.result, refusals=refusals, marked=bool(refusals))


def _refused(ruling: Ruling) -> Refused:
    return Refused(ruling.refusals, ruling.nearest() if ruling.nearest else None)


def _lenient(table: Any) -> bool:
    return bool(table.options.enforcement != "enforce")
