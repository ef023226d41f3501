"""Before any judge: is the game on, is it this seat's turn and phase, is it this seat's unit (G1, G2, G7)."""

from typing import Any, Final

from rules.commands import Command, Decide, Seat
from rules.refusals import Refusal, not_yours, unknown
from rules.rolls import orders as roll
from rules.rolls.remembered import find_roll
from rules.ruleset import Gated
from rules.scrollhammer import commands as order
from rules.scrollhammer.buildings.collapse import FLIGHT, is_due_flight
from rules.scrollhammer.stand_and_shoot import SHOTS
from rules.scrollhammer.table import Phase, Table
from rules.table import Pending
from rules.take_back import TakeBack

_EITHER: Final = frozenset({
    roll.Roll, roll.Reroll, roll.Cocked, roll.RollOff, roll.Pick, roll.Dispute, roll.GiveWords, TakeBack, order.Test,
    order.Spend, order.Wound, order.Alter, order.Affect, order.Withdraw, order.Rebase, order.Score, order.Concede,
    Decide, order.Set, order.Accept, order.Muster, order.RollFor, order.Ready, order.Place, order.PlaceUnit,
    order.Scatter, order.HitBuilding,
    order.FleeBuilding,
})  # fmt: skip
"""Orders either seat may give, in any phase; all others belong to the seat whose turn it is."""

_WHILE_PENDING: Final = (Decide, order.Wound, TakeBack)

_WHILE_SHOOTING: Final = (roll.Roll, roll.Reroll, roll.Pick)
"""What passes besides while a unit stands and shoots: its shots are rolled (F4)."""

_PHASES: Final[dict[type[Command], tuple[Phase, ...]]] = {
    order.TestTerrain: ("movement", "combat"),
    order.DeclareCharge: ("combat",),
    order.ChargeMove: ("combat",),
    order.FaceFlank: ("movement",),
    order.Enter: ("movement",),
    order.Leave: ("movement",),
    order.Set: ("setup",),
    order.Accept: ("setup",),
    order.Muster: ("setup",),
    order.RollFor: ("setup",),
    order.Ready: ("setup",),
}
_ANY: Final[tuple[Phase, ...]] = ("movement", "shooting", "combat")

_MANNERS: Final[dict[order.Manner, tuple[Phase, ...]]] = {
    "advance": ("movement",),
    "reform": ("movement",),
    "pile_in": ("combat",),
    "consolidate": ("combat",),
    "hit_and_run": ("combat",),
    "rally": _ANY,
    "flee": _ANY,
    "towards": _ANY,
}
"""When each kind of move is made (V11)."""

_OWN_TURN: Final = ("advance", "reform")


def gate(table: Table, command: Command, seat: Seat | None) -> Gated:
    """Let a command through to its judge, or say why not; G1 and G2 are firm, the phase is not."""
    if seat is None:
        return _shut(Refusal(code="turn/seat", text="A spectator gives no orders; take a seat by its link."))
    if table.turn.phase == "over":
        return _shut(Refusal(code="turn/over", text="The game is over; nothing changes any more."))
    missing = _missing(table, command)
    if missing is not None:
        return _shut(missing)
    firm = (*_owner(table, command, seat), *_turn(table, command, seat), *_pending(table, command))
    return Gated(firm + _phase(table, command), "firm" if firm else "open")


def _shut(refusal: Refusal) -> Gated:
    return Gated((refusal,), "shut")


def _missing(table: Table, command: Any) -> Refusal | None:
    unit, model = getattr(command, "unit", None), getattr(command, "model", None)
    if unit is not None and unit not in table.units:
        return unknown("unit", unit)
    if model is not None and model not in table.models:
        return unknown("model", model)
    return None


def _owner(table: Table, command: Command, seat: Seat) -> tuple[Refusal, ...]:
    owner = table.owner_of(command)
    if owner is None or owner == seat:
        return ()
    return (not_yours(owner),)


def _turn(table: Table, command: Command, seat: Seat) -> tuple[Refusal, ...]:
    if seat == table.turn.seat or type(command) in _EITHER or _is_reaction(command):
        return ()
    return (Refusal(code="turn/seat", text=f"It is {table.turn.seat}'s turn; wait for yours."),)


def _is_reaction(command: Command) -> bool:
    """Moves that combat forces on a unit are made in either player's turn (V11)."""
    return isinstance(command, order.Move) and command.manner not in _OWN_TURN


def _pending(table: Table, command: Command) -> tuple[Refusal, ...]:
    if not table.turn.pending or isinstance(command, _WHILE_PENDING) or is_due_flight(table, command):
        return ()
    waiting = table.turn.pending[0]
    if _is_rolled_first(table, waiting, command):
        return ()
    text = f"{waiting.seat} must first decide: {waiting.decision.replace('_', ' ')}."
    return (Refusal(code="turn/pending", text=text),)


def _is_rolled_first(table: Table, waiting: Pending, command: Command) -> bool:
    """Tell whether dice belong before a decision: shots (F4), hits of a collapse before the survivors flee (P8)."""
    if waiting.decision == FLIGHT:
        return isinstance(command, roll.Roll | roll.Pick) or _is_of_plain_dice(table, command)
    return waiting.decision == SHOTS and isinstance(command, _WHILE_SHOOTING)


def _is_of_plain_dice(table: Table, command: Command) -> bool:
    """Tell whether dice are re-rolled that decide nothing by themselves; a collapse stands once it is fled from."""
    rolled = find_roll(table, command.roll) if isinstance(command, roll.Reroll) else None
    return rolled is not None and rolled.command.get("do") == "roll"


def _phase(table: Table, command: Command) -> tuple[Refusal, ...]:
    phases = _phases_of(command)
    if phases is None or table.turn.phase in phases:
        return ()
    text = f"That is for the {' or '.join(phases)} phase; this is the {table.turn.phase} phase."
    return (Refusal(code="turn/phase", text=text),)


def _phases_of(command: Command) -> tuple[Phase, ...] | None:
    if isinstance(command, order.Move):
        return _MANNERS[command.manner]
    return _PHASES.get(type(command))
