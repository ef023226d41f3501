"""Letting a refused command pass when both players agree (G5)."""

from typing import Any

from rules import referee
from rules.carrying import carry_out
from rules.commands import Command
from rules.decisions import DecisionMade, agreed, wrong_choice
from rules.refusals import Refusal
from rules.ruleset import Outcome, Ruleset, Ruling, certain
from rules.table import Pending
from rules.wire import Unreadable


def decide_override(ruleset: Ruleset, table: Any, pending: Pending, choice: bool | str) -> Ruling:
    """Judge whether a refused command is let pass; refused when it fits the table no more."""
    yes = agreed(choice)
    if yes is None:
        return wrong_choice(pending, "accept", "refuse")
    if not yes:
        return certain()
    command = ruleset.reread(pending.about["command"])
    undecided = DecisionMade(id=pending.id, decision=pending.decision, choice=choice).apply(table)
    ruling = referee.ruled(ruleset, undecided, command, command.seat)
    if ruling.outcome is None or command.seat is None:
        return Ruling(refusals=ruling.refusals)
    seat, outcome = command.seat, ruling.outcome
    return Ruling(outcome=lambda dice: _let_pass(carry_out(table, command, seat, outcome, dice), ruling.refusals))


def read_back(ruleset: Ruleset, raw: Any, place: str) -> Command:
    """Read the command an override asks for; raises `Unreadable` when it is none of this ruleset's."""
    if not isinstance(raw, dict) or raw.get("do") not in {k.__struct_config__.tag for k in ruleset.judges}:
        raise Unreadable(place, "expected a command")
    return ruleset.reread(raw)


def _let_pass(outcome: Outcome, refusals: tuple[Refusal, ...]) -> Outcome:
    return Outcome(outcome.events, outcome.result, refusals)
