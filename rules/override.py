"""Deciding what is pending, and letting a refused command pass when both players agree (G1, G5)."""

from typing import Any

from rules import referee
from rules.commands import Command, Decide, Seat
from rules.decisions import DecisionMade, agreed, find_pending
from rules.refusals import Refusal
from rules.ruleset import Outcome, Ruleset, Ruling, certain, refuse
from rules.table import Pending
from rules.wire import read

OVERRIDE = "override"


def judge_decide(ruleset: Ruleset, table: Any, command: Decide, seat: Seat) -> Ruling:
    """Judge a decision (G1); refused when it is not pending, not this seat's or not one of its choices."""
    pending = find_pending(table, command.pending)
    if pending is None:
        text = f"Nothing called {command.pending!r} waits to be decided."
        return refuse(Refusal(code="decision/unknown", text=text))
    if pending.seat != seat:
        return refuse(Refusal(code="unit/owner", text=f"That is for {pending.seat} to decide."))
    ruling = _decided(ruleset, table, pending, command.choice)
    return Ruling(ruling.refusals, ruling.outcome and (lambda dice: _made(ruling, command, pending, dice)))


def wrong_choice(pending: Pending, *words: str) -> Ruling:
    """Refuse a choice that the decision does not offer."""
    text = f"The choices for {pending.decision.replace('_', ' ')} are {', '.join(words)}."
    return refuse(Refusal(code="decision/choice", text=text))


def _decided(ruleset: Ruleset, table: Any, pending: Pending, choice: bool | str) -> Ruling:
    if pending.decision == OVERRIDE:
        return _override(ruleset, table, pending, choice)
    return ruleset.deciders[pending.decision](table, pending, choice)


def _made(ruling: Ruling, command: Decide, pending: Pending, dice: Any) -> Outcome:
    assert ruling.outcome is not None
    outcome = ruling.outcome(dice)
    made = DecisionMade(id=pending.id, decision=pending.decision, choice=command.choice)
    result = {"decision": pending.decision, "choice": command.choice, **outcome.result}
    return Outcome((made, *outcome.events), result, outcome.let_pass)


def _override(ruleset: Ruleset, table: Any, pending: Pending, choice: bool | str) -> Ruling:
    yes = agreed(choice)
    if yes is None:
        return wrong_choice(pending, "accept", "refuse")
    if not yes:
        return certain()
    command = _asked(ruleset, pending)
    undecided = DecisionMade(id=pending.id, decision=pending.decision, choice=choice).apply(table)
    ruling = referee.ruled(ruleset, undecided, command, command.seat)
    if ruling.outcome is None:
        return Ruling(refusals=ruling.refusals)
    carry_out = ruling.outcome
    return Ruling(outcome=lambda dice: _let_pass(carry_out(dice), ruling.refusals))


def _let_pass(outcome: Outcome, refusals: tuple[Refusal, ...]) -> Outcome:
    return Outcome(outcome.events, outcome.result, refusals)


def _asked(ruleset: Ruleset, pending: Pending) -> Command:
    raw = pending.about["command"]
    kind = next(kind for kind in ruleset.judges if kind.__struct_config__.tag == raw["do"])
    return read(raw, kind, "command")
