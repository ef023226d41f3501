"""The Wasteland table file: creatures, objects, burning ground and turn (table-format.md, 1)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rules.commands import DiceText, Seat
from rules.decisions import decider_of
from rules.rolls.remembered import speaks_for
from rules.table import Options as CommonOptions
from rules.table import Pending
from rules.table import Table as CommonTable
from rules.units import Count, Id, Length, Text, Whole

Limb = Literal["head", "torso", "left_arm", "right_arm", "left_leg", "right_leg"]
LIMBS: tuple[Limb, ...] = ("head", "torso", "left_arm", "right_arm", "left_leg", "right_leg")
DamageType = Literal["energy", "physical"]
Side = Literal["N", "E", "S", "W"]
Tile = tuple[Whole, Whole]
"""Column and row, counted from 0 in the mat's top left corner; a tile is 1 m square."""

Damage = Count | DiceText
Amount = Count | Length
"""Damage to a limb, whole or in sixths."""

Percent = Annotated[int, Meta(ge=0, le=100)]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
Rounds = Annotated[int, Meta(ge=1, le=1_000_000)]
Die20 = Annotated[int, Meta(ge=1, le=20)]
Tiles = Annotated[int, Meta(ge=1, le=500)]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every part of the file shares: no field that is not known."""


class Mat(Part, frozen=True, kw_only=True):
    """The playing surface, in tiles."""

    columns: Tiles
    rows: Tiles


class ThrowScatter(Part, frozen=True, kw_only=True):
    """How a missed throw scatters: a D8 for the direction, 1 = north and on clockwise, and tiles (W1)."""

    direction: Literal["D8"] = "D8"
    distance: DiceText = "D3"


def _locations() -> dict[Limb, tuple[Die20, Die20]]:
    """The agreed Hit Location table (W6)."""
    return {
        "head": (1, 2),
        "torso": (3, 9),
        "left_arm": (10, 11),
        "right_arm": (12, 13),
        "left_leg": (14, 17),
        "right_leg": (18, 20),
    }


class Options(CommonOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Table options of Wasteland; `hit_locations` gives each limb the first and last face of its d20 (W5, W6)."""

    glancing_margin: Count = 0
    hit_locations: dict[Limb, tuple[Die20, Die20]] = msgspec.field(default_factory=_locations)
    throw_scatter: ThrowScatter = ThrowScatter()


class Armour(Part, frozen=True, kw_only=True):
    """What a limb takes off damage: thresholds (DT), then percent (DR); `cripple` 0 keeps no threshold (W5)."""

    energy_dt: Count = 0
    physical_dt: Count = 0
    energy_dr: Percent = 0
    physical_dr: Percent = 0
    cripple: Count = 0


class TestedEffect(Part, frozen=True, kw_only=True):
    """An effect that whoever is hit resists by d20 + his Composure reaching `composure` (W7)."""

    name: Name
    composure: Count


Effect = Name | TestedEffect


class Load(Part, frozen=True, kw_only=True):
    """What ammunition does (W7); `line` is a length in tiles, 0 for none; damage left out is the weapon's."""

    scatter: bool = False
    spread: Percent = 0
    line: Count = 0
    ignite: Count = 0
    burn: Count | None = None
    effects: tuple[Effect, ...] = ()
    damage: Damage | None = None
    damage_type: DamageType | None = None


class Weapon(Part, frozen=True, kw_only=True):
    """A weapon holding one load; `rounds` null are not counted, a reload fills it up to `capacity` (W7)."""

    damage: Damage
    damage_type: DamageType = "physical"
    ap: Count = 0
    rounds: Count | None = None
    capacity: Rounds | None = None
    load: Name | None = None
    loads: dict[Name, Load] = {}


class Creature(Part, frozen=True, kw_only=True):
    """A creature on its tile; `moved` tiles and `spent` AP count from the start of its turn, `ap` 0 for no limit."""

    name: Text = ""
    seat: Seat
    tile: Tile
    evasion: Whole
    hp: Count
    limbs: dict[Limb, Armour] = {}
    move: Count = 6
    initiative: Whole = 0
    composure: Whole = 0
    ap: Count = 0
    moved: Count = 0
    spent: Count = 0
    effects: tuple[Name, ...] = ()
    crippling: dict[Limb, Amount] = {}
    weapons: dict[Id, Weapon] = {}


class Object(Part, frozen=True, kw_only=True):
    """Cover filling a tile or standing on one side of it; once it has caught fire it is `burnt`, no cover (W3)."""

    name: Text = ""
    tile: Tile
    side: Side | None = None
    solid: bool = False
    flammable: bool = False
    hardness: Count = 0
    energy_resistance: Count = 0
    burning: Count = 0
    burnt: bool = False


class BurningGround(Part, frozen=True, kw_only=True):
    """A tile on fire and the rounds it has left, this one included (W3)."""

    tile: Tile
    rounds: Rounds


class Turn(Part, frozen=True, kw_only=True):
    """Whose turn it is in which round; left out, it is the first creature's in initiative order."""

    round: Rounds = 1
    creature: str | None = None
    over: bool = False
    pending: tuple[Pending, ...] = ()


class Table(CommonTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole Wasteland fight as it stands."""

    mat: Mat
    options: Options = Options()
    creatures: dict[Id, Creature] = {}
    objects: dict[Id, Object] = {}
    burning: tuple[BurningGround, ...] = ()
    turn: Turn = Turn()

    def active_seat(self) -> Seat | None:
        """Name the seat of the creature whose turn it is; red's while there is no creature, None when it is over."""
        if self.turn.over:
            return None
        return self.creatures[self.turn.creature].seat if self.turn.creature in self.creatures else "red"

    def owner_of(self, command: Any) -> Seat | None:
        """Name the owner of the creature that acts; of a decision or a roll the player it is up to."""
        actor = actor_of(command)
        if actor in self.creatures:
            return self.creatures[actor].seat
        return decider_of(self.turn.pending, command) or speaks_for(self, command)

    def seat_of(self, name: str) -> Seat | None:
        """Name the owner of a creature, None for nobody's."""
        return self.creatures[name].seat if name in self.creatures else None

    def title(self, creature: str) -> str:
        """Give the name a creature goes by."""
        return self.creatures[creature].name or creature


def actor_of(command: Any) -> str | None:
    """Name the creature a command has act: the attacker, the thrower or the creature itself."""
    for giver in (command, getattr(command, "throw", None)):
        for field in ("attacker", "creature"):
            actor: str | None = getattr(giver, field, None)
            if actor is not None:
                return actor
    return None


def is_alive(creature: Creature) -> bool:
    """Tell whether a creature still fights; the dead lie where they fell and are no targets."""
    return creature.hp > 0


def living(creatures: dict[str, Creature]) -> dict[str, Creature]:
    """The creatures that still fight, in the order of the table file."""
    return {name: creature for name, creature in creatures.items() if is_alive(creature)}


def name_of(effect: Effect) -> str:
    """Give the name an effect is recorded by."""
    return effect.name if isinstance(effect, TestedEffect) else effect
