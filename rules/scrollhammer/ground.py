"""What the ground is: each kind's preset (T5), and which floor is under a point (R1, T7)."""

from typing import Any, Final

import msgspec

from rules.geometry.bases import Footprint
from rules.geometry.distance import point_in_polygon, polygon_gap
from rules.identity import by_identity
from rules.scrollhammer.table import Options
from rules.scrollhammer.terrain_file import Floor, Kind, Piece, Room
from rules.units import EPS

FLOOR_HEIGHT: Final = 3.0
"""Inches between floors where the file does not say (R1)."""

CAPACITIES: Final = {"small": 10, "medium": 20, "large": 30}
"""Models a room of each size holds (P1)."""

_PRESETS: Final[dict[Kind, dict[str, Any]]] = {
    "open": {},
    "hill": {"stand": True},
    "impassable": {"impassable": True},
    "forest": {"difficult": True, "area": True},
    "river": {"difficult": True},
    "debris": {"difficult": True},
    "swamp": {"difficult": True, "area": True},
    "boulders": {"difficult": True},
    "lava": {"difficult": True, "lethal": True},
    "tall_grass": {"difficult": True, "cover_best": 5},
    "hedge": {"difficult": True, "cover_best": 5},
    "ruin": {"difficult": True, "area": True},
    "building": {},
    "wall": {"difficult": True},
}
_PLANTS: Final = frozenset({"forest", "swamp", "tall_grass", "hedge"})
_FLAGS: Final = ("difficult", "dangerous", "lethal", "impassable", "area", "stand", "soft")


def completed(piece: Piece) -> Piece:
    """Write out what a piece left out: its kind's flags, its floors' and rooms' heights and outlines (T5)."""
    preset = _PRESETS[piece.kind]
    flags = {name: _flag(piece, name, preset) for name in _FLAGS}
    flags["difficult"] = flags["difficult"] or flags["dangerous"] or flags["area"]
    return msgspec.structs.replace(
        piece,
        **flags,
        cover_best=piece.cover_best or preset.get("cover_best") or _bare_swamp(piece),
        cover_save=piece.cover_save or _usual_cover(piece),
        floors=tuple(_completed_floor(piece, floor) for floor in piece.floors),
        rooms={name: _completed_room(room) for name, room in piece.rooms.items()},
        height=piece.height or _building_height(piece),
    )


def _flag(piece: Piece, name: str, preset: dict[str, Any]) -> bool:
    given = getattr(piece, name)
    return bool(preset.get(name, False) if given is None else given)


def _bare_swamp(piece: Piece) -> int | None:
    bare = piece.kind == "swamp" and not (piece.solids or piece.walls or piece.height)
    return 5 if bare else None


def _usual_cover(piece: Piece) -> int:
    return 5 if piece.soft or piece.kind in _PLANTS else 4


def _completed_floor(piece: Piece, floor: Floor) -> Floor:
    z = FLOOR_HEIGHT * floor.number if floor.z is None else floor.z
    return msgspec.structs.replace(floor, z=z, outline=floor.outline or piece.outline)


def _completed_room(room: Room) -> Room:
    z = FLOOR_HEIGHT * room.floor if room.z is None else room.z
    return msgspec.structs.replace(room, z=z, capacity=room.capacity or CAPACITIES[room.size])


def _building_height(piece: Piece) -> float:
    if piece.kind != "building" or not piece.rooms:
        return 0.0
    return max(FLOOR_HEIGHT * (r.floor + (0 if r.battlement else 1)) for r in piece.rooms.values())


class Level(msgspec.Struct, frozen=True):
    """Where a model can stand: a floor number, the piece it belongs to above the ground, and its height."""

    floor: int
    piece: str | None
    z: float


def level_at(terrain: dict[str, Piece], x: float, y: float, floor: int) -> Level | None:
    """Find the floor of that number under a point: of the first piece in file order that has it there (R1)."""
    if floor == 0:
        return Level(0, None, ground_height(terrain, x, y))
    for name, piece in terrain.items():
        found = next((f for f in floors_of(piece) if f.number == floor and _under(f, x, y)), None)
        if found is not None:
            return Level(floor, name, piece.ground + (found.z or 0.0))
    return None


def ground_height(terrain: dict[str, Piece], x: float, y: float) -> float:
    """Inches of the ground above the mat at a point: hills and raised pieces only (T7)."""
    heights = [
        piece.ground + (piece.height if piece.stand else 0.0)
        for piece in raised(terrain)
        if point_in_polygon((x, y), piece.outline)
    ]
    return max(heights, default=0.0)


@by_identity(64)
def raised(terrain: dict[str, Piece]) -> tuple[Piece, ...]:
    """The pieces that lift what stands on them."""
    return tuple(piece for piece in terrain.values() if piece.stand or piece.ground)


def floor_of(piece: Piece, number: int) -> Floor | None:
    """Find an upper floor of a piece by its number."""
    return next((floor for floor in floors_of(piece) if floor.number == number), None)


def floors_of(piece: Piece) -> tuple[Floor, ...]:
    """The upper floors of a piece, the battlements of a building among them (R1, P3)."""
    return _with_battlements(piece) if piece.rooms else piece.floors


@by_identity(64)
def _with_battlements(piece: Piece) -> tuple[Floor, ...]:
    roofs = (room for room in piece.rooms.values() if room.battlement and room.floor > 0)
    return (
        *piece.floors,
        *(Floor(number=room.floor, z=room.z, outline=room.outline or piece.outline) for room in roofs),
    )


def is_dangerous(piece: Piece, options: Options) -> bool:
    """Tell whether a piece is dangerous, ruins also where both players agreed so (R1)."""
    return bool(piece.dangerous) or (piece.kind == "ruin" and options.ruins_dangerous)


def _under(floor: Floor, x: float, y: float) -> bool:
    """A centre on the very edge of a floor is over it (N3)."""
    return floor.outline is not None and polygon_gap(Footprint("round", x, y, 0.0, 0.0, 0.0), floor.outline) <= EPS
