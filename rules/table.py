"""What every table holds, whatever the ruleset: format, ruleset, options, the referee's memory."""

from typing import Any, Final, Literal

import msgspec

from rules.commands import Seat, other_seat


class Die(msgspec.Struct, frozen=True, array_like=True):
    """A die as it fell; a scatter die that showed an arrow also has the bearing it points along, in degrees."""

    face: int
    bearing: int | None = None


class Rolled(msgspec.Struct, frozen=True, kw_only=True):
    """A roll the referee remembers, for re-rolls and *cocked* (D3, D7)."""

    command: dict[str, Any]
    seat: Seat
    dice: tuple[Die, ...]
    made: int
    """Number of the command that last made it: of the roll itself or of its latest re-roll."""
    again: tuple[int, ...] = ()
    """Indices of the dice that were re-rolled already."""
    by_hand: bool = False
    open: bool = False
    """True when the roll was called cocked and waits to be made again."""
    gone: bool = False
    """True when it was made after the point the game was taken back to: it is never made again."""
    concerns: tuple[str, ...] = ()
    """What it was rolled for, as `models.s1`: when one of these changes, something has followed."""
    before: dict[str, Any] = {}
    """What the roll changed, as it was before it."""
    opened: tuple[str, ...] = ()
    """The kinds of decisions it opened."""

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces, in the order the dice fell."""
        return tuple(die.face for die in self.dice)


class Given(msgspec.Struct, frozen=True):
    """Who gave a command, and its short words, as `do` and `unit`."""

    seat: Seat
    words: dict[str, str]


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """One of the last commands, with what taking it back needs."""

    number: int
    turn: int
    """The player turn it was given in, counted from the beginning of the game."""
    given: Given | None = None
    before: dict[str, Any] = {}
    """What it changed, as it was before it: the parts themselves, or as they are written."""


class Memory(msgspec.Struct, frozen=True, kw_only=True):
    """What the referee keeps beside the table file."""

    seq: int = 0
    """How many commands were accepted so far."""
    rolls: dict[int, Rolled] = {}
    """The latest rolls, by the number of the command that made them first."""
    rerolls: dict[int, int] = {}
    """For the number of each re-roll, the number of the roll it belongs to."""
    words: dict[Seat, str] = {}
    """What each player gave of his own to take part in the dice."""
    touched: dict[str, int] = {}
    """For each part of the table, as `models.s1`, the number of the command that last changed it."""
    turns: int = 0
    """How many player turns went before this one."""
    past: tuple[Done, ...] = ()
    """The commands that can be taken back, oldest first."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Table options both players agree on before the game, common to all rulesets (G4, G5, D7)."""

    enforcement: Literal["enforce", "warn", "off"] = "enforce"
    real_dice: bool = False
    floor_dice: Literal["reroll", "fail"] = "reroll"


WITHDRAW: Final = "withdraw"
"""The choice of a player who asks no longer, so that nobody is held up by who went away."""


class Pending(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A decision a rule gives a player; until he decides, only questions, chat and wounds pass (G1)."""

    id: str
    decision: str
    seat: Seat
    about: dict[str, Any] = {}

    def seat_for(self, choice: Any) -> Seat:
        """Name whose choice this is: what was asked of an opponent is withdrawn by whoever asked."""
        asked = self.decision in ("override", "take_back")
        return other_seat(self.seat) if asked and choice == WITHDRAW else self.seat


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The least a ruleset's table has; a ruleset adds its own fields."""

    format: Literal["warmat/1"]
    ruleset: str
    memory: Memory = Memory()

    def active_seat(self) -> Seat | None:
        """Name the seat whose turn it is, None when the game is over."""
        raise NotImplementedError

    def owner_of(self, command: Any) -> Seat | None:
        """Name the seat a command speaks for when it does not say: the unit's owner."""
        raise NotImplementedError

    def gone_back_from(self, now: Any) -> Any:
        """Give this earlier table as it is gone back to from the present one; a ruleset keeps what only grows."""
        return self

    def seat_of(self, name: str) -> Seat | None:
        """Name the owner of a unit, model or creature, None for nobody's."""
        raise NotImplementedError
