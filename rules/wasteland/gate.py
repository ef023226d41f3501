"""Before any judge: is the fight on, does the creature live, is it this seat's and its turn (G1, G2, G7)."""

from typing import Any, Final

from rules import rolls
from rules.commands import Command, Decide, Seat
from rules.refusals import Refusal, not_yours, unknown
from rules.rolls.orders import Reroll
from rules.ruleset import Gated
from rules.take_back import TakeBack
from rules.wasteland import commands as order
from rules.wasteland.table import Table, actor_of, is_alive

_EITHER: Final[tuple[type[Command], ...]] = (
    order.Wound, order.Affect, order.Concede, Decide, *rolls.JUDGES, Reroll, TakeBack,
)  # fmt: skip
"""Orders either seat may give at any time; all others belong to the creature whose turn it is."""

_WHILE_PENDING: Final = (Decide, order.Wound, TakeBack)


def gate(table: Table, command: Command, seat: Seat | None) -> Gated:
    """Let a command through to its judge, or say why not; G1 and G2 are firm."""
    if table.turn.over:
        return _shut(Refusal(code="turn/over", text="The fight is over; nothing changes any more."))
    if seat is None:
        return _shut(Refusal(code="turn/seat", text="A spectator gives no orders; take a seat by its link."))
    missing = _missing(table, command)
    if missing:
        return _shut(*missing)
    firm = (*_owner(table, command, seat), *_turn(table, command, seat), *_pending(table, command))
    return Gated(firm, "firm" if firm else "open")


def _shut(*refusals: Refusal) -> Gated:
    return Gated(refusals, "shut")


def _missing(table: Table, command: Any) -> tuple[Refusal, ...]:
    actor = actor_of(command)
    named = (name for name in (actor, getattr(command, "target", None)) if name is not None)
    strangers = tuple(unknown("creature", name) for name in named if name not in table.creatures)
    if strangers or actor is None or is_alive(table.creatures[actor]):
        return strangers
    text = f"{table.title(actor)} is dead and does nothing; choose one that still stands."
    return (Refusal(code="creature/dead", text=text, model=actor),)


def _owner(table: Table, command: Command, seat: Seat) -> tuple[Refusal, ...]:
    owner = table.owner_of(command)
    if owner is None or owner == seat:
        return ()
    return (not_yours(owner),)


def _turn(table: Table, command: Command, seat: Seat) -> tuple[Refusal, ...]:
    if isinstance(command, _EITHER) or table.turn.creature is None:
        return ()
    current = table.turn.creature
    active, actor = table.creatures[current].seat, actor_of(command)
    if seat != active:
        text = f"It is {active}'s turn with {table.title(current)}; wait for yours."
        return (Refusal(code="turn/seat", text=text),)
    if actor in (None, current):
        return ()
    text = f"It is {table.title(current)}'s turn; end it before {table.title(actor)} acts."
    return (Refusal(code="turn/creature", text=text, model=actor, other=current),)


def _pending(table: Table, command: Command) -> tuple[Refusal, ...]:
    if not table.turn.pending or isinstance(command, _WHILE_PENDING):
        return ()
    waiting = table.turn.pending[0]
    text = f"{waiting.seat} must first decide: {waiting.decision.replace('_', ' ')}."
    return (Refusal(code="turn/pending", text=text),)
