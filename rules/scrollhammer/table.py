"""The Scrollhammer table file: profiles, units, models, terrain and turn (table-format.md, 1)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rules.commands import Seat
from rules.decisions import decider_of
from rules.rolls.remembered import speaks_for
from rules.scrollhammer.terrain_file import Outline, Piece
from rules.table import Options as CommonOptions
from rules.table import Pending
from rules.table import Table as CommonTable
from rules.units import Count, Id, Length, Number, Share, Side, Size, Text, Whole, bearing_rounded, rounded

Formation = Literal["ranks", "horde", "skirmish"]
UnitType = Literal["infantry", "beast", "cavalry", "monstrous", "artillery", "swarm"]
Phase = Literal["setup", "movement", "shooting", "combat", "over"]
ProfileRule = Literal[
    "fearless", "hit_and_run", "counter_attack", "immune_to_flame",
    "ignores_difficult", "may_climb", "may_enter",
]  # fmt: skip
RolledFor = Literal["sides", "first"]
Characteristic = Literal["WS", "BS", "S", "T", "W", "I", "A", "Ld", "Mg", "Sv"]
Value = Annotated[int, Meta(ge=0, le=1_000_000)]
Values = Value | Annotated[tuple[Value, ...], Meta(min_length=1, max_length=10)] | None


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every part of the file shares: no field that is not known."""


class Options(CommonOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Table options of Scrollhammer, as table-format.md lists them."""

    scatter_hits: Annotated[int, Meta(ge=1, le=5)] = 2
    obscured_at: Share = 0.25
    friends_block: bool = False
    ruins_dangerous: bool = False
    walls_block: bool = False
    ladders_needed: bool = False
    climbing_types: tuple[UnitType, ...] = ()
    fire_point_models: Annotated[int, Meta(ge=0, le=100)] = 2
    attack_empty: bool = True


class Mat(_Part, frozen=True, kw_only=True, omit_defaults=True):
    """The playing surface, in inches; `image` names a picture of the library that is drawn on it."""

    width: Side
    depth: Side
    image: Text = ""


class Weapon(_Part, frozen=True, kw_only=True):
    """A weapon of a profile; range in inches."""

    name: Text
    range: Length = 0.0
    S: Whole | None = None
    AP: Whole | None = None
    shots: Count = 1
    kind: Literal["weapon", "spell"] = "weapon"


class Profile(_Part, frozen=True, kw_only=True):
    """Characteristics and rules models share (C1, C6); move and coherency in inches."""

    type: UnitType = "infantry"
    flyer: bool = False
    character: bool = False
    move: Length = 6.0
    WS: Values = None
    BS: Values = None
    S: Values = None
    T: Values = None
    W: Values = 1
    I: Values = None  # noqa: E741 - the rulebook's letter for Initiative
    A: Values = None
    Ld: Values = None
    Mg: Values = None
    Sv: Values = None
    coherency: Length | None = None
    rules: tuple[ProfileRule, ...] = ()
    weapons: tuple[Weapon, ...] = ()


class Until(_Part, frozen=True, kw_only=True):
    """The phase at whose end an effect is over."""

    number: Count
    seat: Seat
    phase: Phase


class Effect(_Part, frozen=True, kw_only=True):
    """Something that lasts on a unit; without `until` it stays."""

    name: Text
    until: Until | None = None


class Alteration(_Part, frozen=True, kw_only=True):
    """A value a characteristic was altered to; without `until` it stays."""

    value: Value | None
    until: Until | None = None


class Charge(_Part, frozen=True, kw_only=True):
    """A declared charge: at whom and, once rolled, how many inches (H1)."""

    targets: tuple[str, ...]
    range: Length | None = None


class Unit(_Part, frozen=True, kw_only=True):
    """A unit and what the game keeps about it."""

    seat: Seat
    formation: Formation
    name: Text = ""
    joined: str | None = None
    moved: bool = False
    terrain_test: Count | None = None
    reformed: bool = False
    charged: Charge | None = None
    fleeing: bool = False
    flanked_by: tuple[str, ...] = ()
    faced: dict[str, tuple[str, ...]] = {}
    """By dangerous piece the models that have rolled for it this phase (T2)."""
    contacts: dict[str, str] = {}
    """By model the enemy whom its owner declared it touches, where nobody fits beside him (H3)."""
    split: bool = False
    effects: tuple[Effect, ...] = ()


class RoundBase(_Part, frozen=True, kw_only=True, tag_field="shape", tag="round"):
    """A round base, in millimetres."""

    diameter: Size


class OvalBase(_Part, frozen=True, kw_only=True, tag_field="shape", tag="oval"):
    """An oval base, in millimetres; its length lies along the facing."""

    length: Size
    width: Size


class RectBase(_Part, frozen=True, kw_only=True, tag_field="shape", tag="rect"):
    """A rectangular base, in millimetres; its length lies along the facing."""

    length: Size
    width: Size


Base = RoundBase | OvalBase | RectBase


class Model(_Part, frozen=True, kw_only=True):
    """One model; x, y in inches while it stands on the mat, None in a room, in reserve or in the tray."""

    unit: str
    profile: str
    base: Base
    height: Size = 1.5
    x: Number | None = None
    y: Number | None = None
    facing: Number = 0.0
    floor: Count = 0
    wounds: Count | None = None
    moved: bool = False
    room: str | None = None
    off: Literal["reserve", "tray"] | None = None
    power: Count | None = None
    changes: dict[Characteristic, Value | None] = {}
    alterations: dict[Characteristic, tuple[Alteration, ...]] = {}
    """Where a change ends with a phase: all that lie on one another, oldest first; `changes` has the last."""
    removed: bool = False
    name: Text = ""
    art: Text = ""

    def __post_init__(self) -> None:
        """Round places and facings as they enter (N2)."""
        if self.x is not None:
            msgspec.structs.force_setattr(self, "x", rounded(self.x))
        if self.y is not None:
            msgspec.structs.force_setattr(self, "y", rounded(self.y))
        msgspec.structs.force_setattr(self, "facing", bearing_rounded(self.facing))


class Turn(_Part, frozen=True, kw_only=True):
    """Whose turn it is and in which phase (G1), and what waits to be decided."""

    number: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    seat: Seat = "red"
    phase: Phase = "movement"
    first: Seat = "red"
    last: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    pending: tuple[Pending, ...] = ()


class Setup(_Part, frozen=True, kw_only=True):
    """How far the players are before the game (G4): the version of what they agree on, and who has accepted it."""

    version: Count = 0
    accepted: tuple[Seat, ...] = ()
    ready: tuple[Seat, ...] = ()
    """Who has deployed."""
    settled: tuple[RolledFor, ...] = ()
    """What was rolled off and then chosen."""


class Marker(_Part, frozen=True, kw_only=True):
    """An objective or counter; diameter in millimetres."""

    name: Text = ""
    x: Number
    y: Number
    diameter: Size = 40.0
    value: Whole | None = None
    seat: Seat | None = None

    def __post_init__(self) -> None:
        """Round the place as it enters (N2)."""
        msgspec.structs.force_setattr(self, "x", rounded(self.x))
        msgspec.structs.force_setattr(self, "y", rounded(self.y))


class Table(CommonTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole Scrollhammer game as it stands."""

    mat: Mat
    options: Options = Options()
    profiles: dict[Id, Profile] = {}
    units: dict[Id, Unit] = {}
    models: dict[Id, Model] = {}
    terrain: dict[Id, Piece] = {}
    turn: Turn = Turn()
    setup: Setup = Setup()
    zones: dict[Seat, Outline] = {}
    markers: dict[Id, Marker] = {}
    score: dict[Seat, Whole] = {}

    def active_seat(self) -> Seat | None:
        """Name the seat whose turn it is (G1), None when the game is over (G7)."""
        return None if self.turn.phase == "over" else self.turn.seat

    def owner_of(self, command: Any) -> Seat | None:
        """Name the owner of the unit or model a command speaks of, of a decision or a roll the player it is up to."""
        for name in (getattr(command, "unit", None), self._unit_of(getattr(command, "model", None))):
            if name in self.units:
                return self.units[name].seat
        return decider_of(self.turn.pending, command) or speaks_for(self, command)

    def gone_back_from(self, now: Any) -> "Table":
        """Count the versions of what is agreed on: no number ever means two things, and both accept anew (G4)."""
        if self.setup.version == now.setup.version:
            return self
        anew = msgspec.structs.replace(self.setup, version=now.setup.version + 1, accepted=(), ready=())
        return msgspec.structs.replace(self, setup=anew)

    def seat_of(self, name: str) -> Seat | None:
        """Name the owner of a unit or of a model, None for nobody's."""
        unit = self.units.get(self._unit_of(name) or name)
        return unit.seat if unit else None

    def _unit_of(self, model: str | None) -> str | None:
        return self.models[model].unit if model in self.models else None


CHARACTERISTICS: tuple[Characteristic, ...] = ("WS", "BS", "S", "T", "W", "I", "A", "Ld", "Mg", "Sv")
PHASES: tuple[Phase, ...] = ("movement", "shooting", "combat")
