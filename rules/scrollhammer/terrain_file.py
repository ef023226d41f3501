"""Terrain as the table file writes it: pieces, floors, walls, rooms (table-format.md, 1)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rules.units import Count, Id, Length, Number, Size, Text, rounded

Kind = Literal[
    "open", "hill", "impassable", "forest", "river", "debris", "swamp",
    "boulders", "lava", "tall_grass", "hedge", "ruin", "building", "wall",
]  # fmt: skip
Save = Annotated[int, Meta(ge=2, le=6)]


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every part of the file shares: no field that is not known."""


class Spot(tuple[float, float]):
    """A point of an outline, `[x, y]` in inches, rounded as it enters (N2)."""

    __slots__ = ()

    @classmethod
    def read(cls, raw: Any) -> "Spot":
        """Read a written point; raises ValueError saying what was expected."""
        if not isinstance(raw, list | tuple) or len(raw) != 2:
            raise ValueError("expected [x, y]")
        if any(isinstance(value, bool) or not isinstance(value, int | float) for value in raw):
            raise ValueError("expected a number")
        if not all(abs(value) <= 1_000_000 for value in raw):
            raise ValueError("expected a number up to a million")
        return cls((rounded(raw[0]), rounded(raw[1])))

    def write(self) -> list[float]:
        """Write the point."""
        return list(self)


Outline = Annotated[tuple[Spot, ...], Meta(min_length=3, max_length=2000)]


class Circle(_Part, frozen=True, kw_only=True):
    """A round solid seen from above, in inches."""

    x: Number
    y: Number
    radius: Size


class Solid(_Part, frozen=True, kw_only=True):
    """A tree or rock that blocks sight, never movement (T7); heights above the piece's ground."""

    outline: Outline | None = None
    circle: Circle | None = None
    bottom: Number = 0.0
    top: Number


class Opening(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    rename={"start": "from", "end": "to"},
):
    """A window or door: inches along its wall, and its bottom and top."""

    start: Length
    end: Length
    bottom: Number = 0.0
    top: Number


class Wall(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    rename={"start": "from", "end": "to"},
):
    """A straight wall with openings; heights above the piece's ground."""

    start: Spot
    end: Spot
    bottom: Number = 0.0
    top: Number
    impassable: bool = False
    openings: tuple[Opening, ...] = ()


class Floor(_Part, frozen=True, kw_only=True):
    """An upper floor of a ruin; z defaults to 3 inches a floor, the outline to the piece's."""

    number: Annotated[int, Meta(ge=1, le=1000)]
    z: Number | None = None
    outline: Outline | None = None


class Section(_Part, frozen=True, kw_only=True):
    """A ground-floor room with the rooms above it, and its armour value (P8)."""

    armour_value: Count


class Room(_Part, frozen=True, kw_only=True):
    """A room of a building (P1); fire points and access points in inches on the mat."""

    section: str
    floor: Count = 0
    size: Literal["small", "medium", "large"] = "small"
    capacity: Count | None = None
    battlement: bool = False
    z: Number | None = None
    outline: Outline | None = None
    adjacent: tuple[str, ...] = ()
    access: tuple[Spot, ...] = ()
    fire_points: tuple[Spot, ...] = ()


class Piece(_Part, frozen=True, kw_only=True):
    """A terrain piece; flags left out are the preset's of its kind (T5)."""

    kind: Kind
    outline: Outline
    name: Text = ""
    difficult: bool | None = None
    dangerous: bool | None = None
    lethal: bool | None = None
    impassable: bool | None = None
    area: bool | None = None
    height: Length = 0.0
    stand: bool | None = None
    cover_save: Save | None = None
    cover_best: Save | None = None
    solids: tuple[Solid, ...] = ()
    walls: tuple[Wall, ...] = ()
    floors: tuple[Floor, ...] = ()
    crossings: tuple[Outline, ...] = ()
    ladders: tuple[Spot, ...] = ()
    soft: bool | None = None
    ground: Number = 0.0
    material: Literal["wood", "stone"] | None = None
    sections: dict[Id, Section] = {}
    rooms: dict[Id, Room] = {}
