"""Decisions a rule gives a player: opened by an event, standing over the table until he decides (G1)."""

from collections.abc import Iterable
from typing import Any

import msgspec

from rules.commands import Command, Seat, other_seat
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Outcome, Ruling, refuse
from rules.table import Pending
from rules.wire import write


class DecisionOpened(Event, frozen=True, kw_only=True, tag="decision_opened"):
    """A player has something to decide before the game goes on."""

    pending: Pending

    def apply(self, table: Any) -> Any:
        """Add it to the table's pending decisions."""
        return _with_pending(table, (*table.turn.pending, self.pending))


class DecisionMade(Event, frozen=True, kw_only=True, tag="decision_made"):
    """A player decided."""

    id: str
    decision: str
    choice: Any

    def apply(self, table: Any) -> Any:
        """Take it off the table's pending decisions."""
        return _with_pending(table, tuple(p for p in table.turn.pending if p.id != self.id))


def open_decision(table: Any, decision: str, seat: Seat, about: dict[str, Any]) -> DecisionOpened:
    """Open a decision under an id of its own, named after the command that opened it."""
    name = f"{decision}-{table.memory.seq + 1}"
    return DecisionOpened(pending=Pending(id=name, decision=decision, seat=seat, about=about))


def agreed(choice: bool | str) -> bool | None:
    """Read a yes or no: `true`, `accept` or `yes`; `false`, `refuse` or `no`; None for anything else."""
    if isinstance(choice, bool):
        return choice
    return {"accept": True, "yes": True, "refuse": False, "no": False}.get(choice)


def wrong_choice(pending: Pending, *words: str) -> Ruling:
    """Refuse a choice that the decision does not offer."""
    text = f"The choices for {pending.decision.replace('_', ' ')} are {', '.join(words)}."
    return refuse(Refusal(code="decision/choice", text=text))


def asks_override(table: Any, command: Command, seat: Seat, refusals: tuple[Refusal, ...]) -> Outcome:
    """Ask the opponent to let a refused command pass for a reason (G5)."""
    asked = msgspec.structs.replace(command, seat=seat)
    about = {"command": write(asked), "reason": command.override, "refusals": write(refusals)}
    opened = open_decision(table, "override", other_seat(seat), about)
    return Outcome((opened,), {"pending": opened.pending.id})


def find_pending(table: Any, name: str) -> Pending | None:
    """Find a pending decision by its id."""
    return next((p for p in table.turn.pending if p.id == name), None)


def decider_of(pending: Iterable[Pending], command: Any) -> Seat | None:
    """Name whose the decision is that a command makes; None for any other command."""
    name, choice = getattr(command, "pending", None), getattr(command, "choice", None)
    return next((p.seat_for(choice) for p in pending if p.id == name), None)


def _with_pending(table: Any, pending: tuple[Pending, ...]) -> Any:
    turn = msgspec.structs.replace(table.turn, pending=pending)
    return msgspec.structs.replace(table, turn=turn)
