"""Every question of Wasteland as it is written (table-format.md, 2)."""

from rules.commands import CommandQuestion, Question, Reference
from rules.units import Count, Whole
from rules.wasteland.commands import Direction, Effects, Length, Throw
from rules.wasteland.table import Damage, DamageType, Tile


class AskCreature(Question, frozen=True, kw_only=True, tag="creature"):
    """What a creature is now."""

    id: Reference


class AskTable(Question, frozen=True, kw_only=True, tag="table"):
    """What the whole table is now."""


class AskDistance(Question, frozen=True, kw_only=True, tag="distance", rename={"origin": "from"}):
    """How many tiles it is between creatures, objects or tiles."""

    # Beside a tuple of fixed length, msgspec 0.23 misreads the bounds of a string; an unknown id is refused anyway.
    origin: str | Tile
    to: str | Tile


class AskLine(Question, frozen=True, kw_only=True, tag="line"):
    """What a Line would fill, and what cover takes, before any dice (W3); the fields are those of the command."""

    attacker: Reference
    direction: Direction
    length: Length | None = None
    modifier: Whole = 0
    weapon: Reference | None = None
    damage: Damage | None = None
    damage_type: DamageType = "physical"
    ignite: Count = 0
    burn: Count | None = None
    effects: Effects = ()


class AskShot(CommandQuestion, frozen=True, kw_only=True, tag="shot"):
    """What lies in a `shoot` before any dice: cover on the way, who stands between and around (W2, W8)."""


class AskArea(Question, frozen=True, kw_only=True, tag="area"):
    """What an explosion would reach, and what cover takes, before any dice (W1); the fields are the command's."""

    tile: Tile
    radius: Count
    damage: Damage | None = None
    damage_type: DamageType = "physical"
    throw: Throw | None = None
