"""What every table holds, whatever the ruleset: format, ruleset, options, the referee's memory."""

from typing import Any, Literal

import msgspec

from rules.commands import Seat


class Rolled(msgspec.Struct, frozen=True, kw_only=True):
    """A roll the referee remembers, for re-rolls and *cocked* (D3, D7)."""

    command: dict[str, Any]
    seat: Seat
    faces: tuple[int, ...]
    again: tuple[int, ...] = ()
    """Indices of the dice that were re-rolled already."""
    by_hand: bool = False
    open: bool = False
    """True when the roll was called cocked and waits to be made again."""
    mark: str = ""
    """A fingerprint of what the roll decided; when it fits no more, something has followed from it."""


class Memory(msgspec.Struct, frozen=True, kw_only=True):
    """What the referee keeps beside the table file: the commands accepted so far, the rolls by number."""

    seq: int = 0
    rolls: dict[int, Rolled] = {}


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Table options both players agree on before the game, common to all rulesets (G4, G5, D7)."""

    enforcement: Literal["enforce", "warn", "off"] = "enforce"
    real_dice: bool = False
    floor_dice: Literal["reroll", "fail"] = "reroll"


class Pending(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A decision a rule gives a player; until he decides, only questions, chat and wounds pass (G1)."""

    id: str
    decision: str
    seat: Seat
    about: dict[str, Any] = {}


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
