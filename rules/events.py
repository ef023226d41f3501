"""What happened. Events carry outcomes, so applying them measures nothing, rolls nothing and refuses nothing."""

from typing import Any, Final

import msgspec

from rules.commands import Seat
from rules.parts import restored
from rules.table import Die, Memory, Rolled

_KEPT: Final = 200
"""Rolls the referee remembers; older ones stand for good."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", forbid_unknown_fields=True):
    """One outcome of an accepted command."""

    def apply(self, table: Any) -> Any:
        """Give the table as it is after this event."""
        raise NotImplementedError


class Noted(Event, frozen=True, kw_only=True):
    """An outcome for the log; the table stays as it is."""

    def apply(self, table: Any) -> Any:
        """Give the table as it was."""
        return table


class DiceRolled(Event, frozen=True, kw_only=True, tag="dice_rolled"):
    """Dice fell: remembered under the number of the command that rolled them."""

    roll: int
    command: dict[str, Any]
    seat: Seat
    dice: tuple[Die, ...]
    by_hand: bool = False
    concerns: tuple[str, ...] = ()

    def apply(self, table: Any) -> Any:
        """Remember the roll."""
        rolled = Rolled(
            command=self.command,
            seat=self.seat,
            dice=self.dice,
            made=self.roll,
            by_hand=self.by_hand,
            concerns=self.concerns,
        )
        return _remember(table, self.roll, rolled)


class DiceRerolled(Event, frozen=True, kw_only=True, tag="dice_rerolled"):
    """A roll was made again, by a re-roll or because it was cocked (D3, D7); all its dice as they now lie."""

    roll: int
    of: int
    dice: tuple[Die, ...]
    again: tuple[int, ...] = ()
    by_hand: bool = False
    concerns: tuple[str, ...] = ()

    def apply(self, table: Any) -> Any:
        """Remember the new faces; a roll once made by hand stays marked."""
        before = table.memory.rolls[self.of]
        rolled = msgspec.structs.replace(
            before,
            dice=self.dice,
            made=self.roll,
            again=self.again,
            by_hand=before.by_hand or self.by_hand,
            open=False,
            concerns=self.concerns,
        )
        rerolls = {**table.memory.rerolls, self.roll: self.of}
        return _remember(_with_memory(table, rerolls=rerolls), self.of, rolled)


class RollDiscarded(Event, frozen=True, kw_only=True, tag="roll_discarded"):
    """A roll was called cocked and waits to be made again (D7)."""

    roll: int

    def apply(self, table: Any) -> Any:
        """Open the roll."""
        return _remember(table, self.roll, msgspec.structs.replace(table.memory.rolls[self.roll], open=True))


class RollUndone(Event, frozen=True, kw_only=True, tag="roll_undone"):
    """What a roll had changed is as it was before; it is decided anew (D3, D7)."""

    parts: dict[str, Any]

    def apply(self, table: Any) -> Any:
        """Put those parts of the table back."""
        return restored(table, self.parts)


DICE_FELL: Final = (DiceRolled, DiceRerolled)
"""Events that remember dice."""


def _remember(table: Any, number: int, rolled: Rolled) -> Any:
    rolls = {**table.memory.rolls, number: rolled}
    kept = dict(list(rolls.items())[-_KEPT:])
    rerolls = {number: of for number, of in table.memory.rerolls.items() if of in kept}
    return _with_memory(table, rolls=kept, rerolls=rerolls)


def _with_memory(table: Any, **fields: Any) -> Any:
    memory: Memory = msgspec.structs.replace(table.memory, **fields)
    return msgspec.structs.replace(table, memory=memory)
