"""Rolls the referee remembers: whose they are, whether something followed, deciding them anew (D3, D7)."""

from typing import Any

from rules.commands import Command, Seat, other_seat
from rules.decisions import DecisionMade, DecisionOpened
from rules.events import Event, RollUndone
from rules.parts import PENDING, restored
from rules.refusals import Refusal
from rules.rolls.orders import Cocked, Reroll
from rules.ruleset import Outcome, Ruleset, Ruling
from rules.table import Rolled, Table


def number_of(table: Table, number: int) -> int:
    """The number of the roll that a number names: itself, or that of the roll it re-rolled."""
    return table.memory.rerolls.get(number, number)


def find_roll(table: Table, number: int) -> Rolled | None:
    """Find a roll by its number or that of one of its re-rolls; None when no dice fell then, or were left behind."""
    rolled = table.memory.rolls.get(number_of(table, number))
    return None if rolled is None or rolled.gone else rolled


def unknown_roll(number: int) -> Refusal:
    """Refuse a number under which no dice are remembered."""
    text = f"Command {number} rolled no dice that are remembered; name the number of a roll."
    return Refusal(code="roll/unknown", text=text)


def speaks_for(table: Table, command: Command) -> Seat | None:
    """Name the seat that may speak of a roll: who rolled re-rolls it, the opponent calls it cocked (D3, D7)."""
    if not isinstance(command, Reroll | Cocked):
        return None
    rolled = find_roll(table, command.roll)
    if rolled is None:
        return None
    return rolled.seat if isinstance(command, Reroll) else other_seat(rolled.seat)


def late_refusals(table: Table, number: int, rolled: Rolled) -> tuple[Refusal, ...]:
    """Refuse to decide anew what something has followed from: what it was about, or the turn, has changed (D3)."""
    about = {*rolled.before, *rolled.concerns} - {PENDING}
    if not about:
        return ()
    latest = max(table.memory.touched.get(part, 0) for part in (*about, "turn"))
    if latest <= rolled.made:
        return ()
    text = f"Something has followed from roll {number} in command {latest}; it stands."
    return (Refusal(code="reroll/late", text=text),)


def judged_anew(ruleset: Ruleset, table: Any, rolled: Rolled) -> Ruling:
    """Judge the command of a roll again, on the table as it was before."""
    command = ruleset.reread(rolled.command)
    return ruleset.judges[type(command)](restored(table, rolled.before), command, rolled.seat)


def undoing(rolled: Rolled) -> tuple[Event, ...]:
    """The event that takes back what a roll changed; decisions it opened stay as they are."""
    parts = {part: raw for part, raw in rolled.before.items() if part != PENDING}
    return (RollUndone(parts=parts),) if parts else ()


def following(outcome: Outcome, rolled: Rolled) -> tuple[Event, ...]:
    """The events of a roll decided anew; no decision is opened or made a second time."""
    return tuple(event for event in outcome.events if not _was_seen(event, rolled))


def _was_seen(event: Event, rolled: Rolled) -> bool:
    if isinstance(event, DecisionOpened):
        return event.pending.decision in rolled.opened
    return isinstance(event, DecisionMade)
