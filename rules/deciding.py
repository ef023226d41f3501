"""Deciding what is pending: the core's own decisions first, then the ruleset's (G1)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from rules.commands import Decide, Seat
from rules.decisions import DecisionMade, find_pending
from rules.dice import Dice
from rules.override import decide_override, read_back
from rules.refusals import Refusal
from rules.rolls.cocked import decide_cocked
from rules.ruleset import Outcome, Ruleset, Ruling, certain, refuse
from rules.table import Pending
from rules.take_back import asked_take_back, check_asked, decide_take_back
from rules.wire import Unreadable

_CORE: Final[dict[str, Callable[[Ruleset, Any, Pending, bool | str], Ruling]]] = {
    "override": decide_override,
    "cocked": decide_cocked,
    "take_back": decide_take_back,
}


def judge_decide(ruleset: Ruleset, table: Any, command: Decide, seat: Seat) -> Ruling:
    """Judge a decision (G1); refused when it is not pending, not this seat's or not one of its choices."""
    pending = find_pending(table, command.pending)
    if pending is None:
        text = f"Nothing called {command.pending!r} waits to be decided."
        return refuse(Refusal(code="decision/unknown", text=text))
    decider = pending.seat_for(command.choice)
    if decider != seat:
        return refuse(Refusal(code="unit/owner", text=f"That is for {decider} to decide."))
    asked = asked_take_back(table)
    if asked is not None and asked is not pending:
        return refuse(Refusal(code="turn/pending", text=f"{asked.seat} must first decide: take back."))
    ruling = _decided(ruleset, table, pending, command.choice) if pending.seat == seat else certain()
    return Ruling(ruling.refusals, ruling.outcome and (lambda dice: _made(ruling, command, pending, dice)))


def check_pending(ruleset: Ruleset, table: Any) -> None:
    """Refuse a table file whose pending decisions nobody here could decide; raises `Unreadable`."""
    for index, pending in enumerate(table.turn.pending):
        place = f"turn.pending[{index}]"
        if pending.decision not in _CORE and pending.decision not in ruleset.deciders:
            known = ", ".join(sorted({*_CORE, *ruleset.deciders}))
            raise Unreadable(f"{place}.decision", f"expected one of {known}")
        _check_about(ruleset, table, pending, f"{place}.about")


def _check_about(ruleset: Ruleset, table: Any, pending: Pending, place: str) -> None:
    """An override must carry the command it asks for; a cocked roll is not in a table file, only in its game."""
    if pending.decision == "override":
        read_back(ruleset, pending.about.get("command"), f"{place}.command")
    if pending.decision == "take_back":
        check_asked(pending.about, place)
    if pending.decision == "cocked" and pending.about.get("roll") not in table.memory.rolls:
        raise Unreadable(f"{place}.roll", "that roll is not in a table file; decide it before exporting")


def _decided(ruleset: Ruleset, table: Any, pending: Pending, choice: bool | str) -> Ruling:
    if pending.decision in _CORE:
        return _CORE[pending.decision](ruleset, table, pending, choice)
    return ruleset.deciders[pending.decision](table, pending, choice)


def _made(ruling: Ruling, command: Decide, pending: Pending, dice: Dice) -> Outcome:
    assert ruling.outcome is not None
    outcome = ruling.outcome(dice)
    made = DecisionMade(id=pending.id, decision=pending.decision, choice=command.choice)
    result = {"decision": pending.decision, "choice": command.choice, **outcome.result}
    return replace(outcome, events=(made, *outcome.events), result=result)
