"""Every order of Wasteland as it is written (table-format.md, 2)."""

from typing import Annotated, Literal

from msgspec import Meta

from rules.commands import Command, Reference
from rules.units import Count, Whole
from rules.wasteland.table import Damage, DamageType, Effect, Name, Part, Percent, Tile

Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Length = Annotated[int, Meta(ge=1, le=1_000_000)]
Path = Annotated[tuple[Tile, ...], Meta(min_length=1, max_length=500)]
Effects = Annotated[tuple[Effect, ...], Meta(max_length=50)]


class Attack(Command, frozen=True, kw_only=True):
    """What every attack names: with a weapon its load decides what it does, else the attack says so itself (W7)."""

    attacker: Reference
    modifier: Whole = 0
    weapon: Reference | None = None
    damage: Damage | None = None
    damage_type: DamageType = "physical"
    effects: Effects = ()

    def __post_init__(self) -> None:
        """Refuse to guess where the damage comes from; raises ValueError."""
        if (self.weapon is None) == (self.damage is None):
            raise ValueError("expected either weapon or damage")


class Shoot(Attack, frozen=True, kw_only=True, tag="shoot"):
    """Shoot at a creature; a miss by at most `window` hits the first creature between (W2, W4, W8)."""

    target: Reference
    window: Count = 0
    scatter: bool = False
    spread: Percent = 0


class Line(Attack, frozen=True, kw_only=True, tag="line"):
    """Fill a corridor of tiles; `length` is the loaded weapon's when left out (W3)."""

    direction: Direction
    length: Length | None = None
    ignite: Count = 0
    burn: Count | None = None


class Throw(Part, frozen=True, kw_only=True):
    """A throw: who, his modifier, and its difficulty or what decides it (W1)."""

    attacker: Reference
    modifier: Whole = 0
    difficulty: Whole | None = None
    ground: Literal["open", "cover"] | None = None
    unseen: bool = False


class Explode(Command, frozen=True, kw_only=True, tag="explode"):
    """Set off an explosion at a tile, thrown there or lying there (W1)."""

    tile: Tile
    radius: Count
    damage: Damage
    damage_type: DamageType = "physical"
    throw: Throw | None = None


class Move(Command, frozen=True, kw_only=True, tag="move"):
    """Walk a creature from tile to tile; the path leaves out its start."""

    creature: Reference
    tiles: Path


class EndTurn(Command, frozen=True, kw_only=True, tag="end_turn"):
    """End the turn of the creature whose turn it is."""


class Reload(Command, frozen=True, kw_only=True, tag="reload"):
    """Fill a weapon with a load (W7)."""

    attacker: Reference
    weapon: Reference
    load: Name


class Wound(Command, frozen=True, kw_only=True, tag="wound"):
    """Take HP off a creature for what no attack here does, or heal with a negative number."""

    creature: Reference
    wounds: Whole


class Affect(Command, frozen=True, kw_only=True, tag="effect"):
    """Put an effect on a creature, or take it off."""

    creature: Reference
    name: Name
    off: bool = False


class Concede(Command, frozen=True, kw_only=True, tag="concede"):
    """Give the fight up (G7)."""
