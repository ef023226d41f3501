"""The army as it is kept and written to a file: units, the kinds of models in them, their numbers."""

from collections.abc import Callable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

FORMAT: Final = "warmat-army/1"

Formation = Literal["ranks", "horde", "skirmish"]
UnitType = Literal["infantry", "beast", "cavalry", "monstrous", "artillery", "swarm"]
ProfileRule = Literal[
    "fearless", "hit_and_run", "counter_attack", "immune_to_flame",
    "ignores_difficult", "may_climb", "may_enter",
]  # fmt: skip
Origin = Literal["chosen", "remembered", "assumed"]

Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]
Name = Annotated[str, Meta(max_length=80, pattern=r"^[^\x00-\x1f\x7f-\x9f\ud800-\udfff]+\Z")]
Names = Annotated[tuple[Name, ...], Meta(max_length=40)]
Points = Annotated[float, Meta(ge=-1_000_000, le=1_000_000)]
Inches = Annotated[float, Meta(ge=0, le=200)]
Height = Annotated[float, Meta(gt=0, le=60)]
Millimetres = Annotated[float, Meta(gt=0, le=500)]
ModelCount = Annotated[int, Meta(ge=1, le=500)]
Value = Annotated[int, Meta(ge=0, le=1000)]
Values = Value | Annotated[tuple[Value, ...], Meta(min_length=1, max_length=10)] | None
Signed = Annotated[int, Meta(ge=-1000, le=1000)]
PictureName = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]

Characteristic = Literal["WS", "BS", "S", "T", "W", "I", "A", "Ld", "Mg", "Sv"]
CHARACTERISTICS: Final[tuple[Characteristic, ...]] = ("WS", "BS", "S", "T", "W", "I", "A", "Ld", "Mg", "Sv")

MOST_UNITS: Final = 100
MOST_KINDS: Final = 30
MOST_WEAPONS: Final = 20
MOST_MODELS: Final = 600


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every part of the document shares: no field that is not known."""


class RoundBase(Part, frozen=True, kw_only=True, tag_field="shape", tag="round"):
    """A round base, in millimetres."""

    diameter: Millimetres


class OvalBase(Part, frozen=True, kw_only=True, tag_field="shape", tag="oval"):
    """An oval base, in millimetres."""

    length: Millimetres
    width: Millimetres


class RectBase(Part, frozen=True, kw_only=True, tag_field="shape", tag="rect"):
    """A rectangular base, in millimetres."""

    length: Millimetres
    width: Millimetres


Base = RoundBase | OvalBase | RectBase


class Weapon(Part, frozen=True, kw_only=True):
    """A weapon or spell; range in inches, 0 for close combat."""

    name: Name
    range: Inches = 0.0
    S: Signed | None = None
    AP: Signed | None = None
    shots: Value = 1
    kind: Literal["weapon", "spell"] = "weapon"


class Profile(Part, frozen=True, kw_only=True):
    """The numbers of a kind of model (C1); a move of None is not known yet."""

    type: UnitType = "infantry"
    flyer: bool = False
    character: bool = False
    move: Inches | None = 6.0
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
    coherency: Inches | None = None
    rules: tuple[ProfileRule, ...] = ()


class Kind(Part, frozen=True, kw_only=True):
    """Models of a unit that are alike; a base of None is not known yet, heights are in inches."""

    id: Key
    name: Name
    count: ModelCount = 1
    profile: Profile = Profile()
    weapons: Annotated[tuple[Weapon, ...], Meta(max_length=MOST_WEAPONS)] = ()
    upgrades: Names = ()
    base: Base | None = None
    base_from: Origin = "chosen"
    height: Height = 1.5
    art: PictureName = ""


class Unit(Part, frozen=True, kw_only=True):
    """A unit of the army; a formation of None is not known yet."""

    id: Key
    name: Name
    formation: Formation | None = None
    formation_from: Origin = "chosen"
    points: Points | None = None
    upgrades: Names = ()
    kinds: Annotated[tuple[Kind, ...], Meta(min_length=1, max_length=MOST_KINDS)]

    @property
    def models(self) -> int:
        """How many models stand in the unit."""
        return sum(kind.count for kind in self.kinds)


class Army(Part, frozen=True, kw_only=True):
    """A whole army."""

    format: Literal["warmat-army/1"] = FORMAT
    name: Name
    units: Annotated[tuple[Unit, ...], Meta(max_length=MOST_UNITS)] = ()

    @property
    def models(self) -> int:
        """How many models the army has."""
        return sum(unit.models for unit in self.units)

    @property
    def points(self) -> float:
        """What the units cost together."""
        return sum(unit.points or 0 for unit in self.units)


def encoded(part: Part) -> str:
    """Write a part as it is kept."""
    return msgspec.json.encode(part).decode()


def kept(army: Army) -> str:
    """Write an army, and make sure that it can be read again."""
    text = encoded(army)
    decoded(text)
    return text


def decoded(text: str) -> Army:
    """Read an army as it was kept."""
    return msgspec.json.decode(text, type=Army)


def with_units(army: Army, change: Callable[[Unit], Unit]) -> Army:
    """Change every unit of an army."""
    return msgspec.structs.replace(army, units=tuple(change(unit) for unit in army.units))


def with_kinds(unit: Unit, change: Callable[[Kind], Kind]) -> Unit:
    """Change every kind of model of a unit."""
    return msgspec.structs.replace(unit, kinds=tuple(change(kind) for kind in unit.kinds))


def renumbered(army: Army) -> Army:
    """Give units and kinds ids of our own, so that no two are the same and none is a word of an address."""
    units = (
        msgspec.structs.replace(
            unit,
            id=f"u{n}",
            kinds=tuple(msgspec.structs.replace(kind, id=f"k{m}") for m, kind in enumerate(unit.kinds, start=1)),
        )
        for n, unit in enumerate(army.units, start=1)
    )
    return msgspec.structs.replace(army, units=tuple(units))


def crowding(army: Army) -> str | None:
    """Say in one sentence that an army is too large for a table; None when it is not."""
    if army.models > MOST_MODELS:
        return f"An army may have {MOST_MODELS} models; this one has {army.models}."
    return None
