"""Bad ground is refused on load with the piece's place and what is wrong."""

from math import hypot
from typing import Any, Final

import msgspec

from rules.geometry.bases import Point, Polygon
from rules.geometry.validity import polygon_contains, simple_polygon_problem
from rules.scrollhammer.buildings.collapse import has_fallen
from rules.scrollhammer.buildings.files import check_size
from rules.scrollhammer.terrain_file import Floor, Opening, Piece, Room, Spot, Wall
from rules.wire import Unreadable

JOIN: Final = 0.01
"""Inches within which two wall ends are one (trap: a crack must not leak sight)."""


def check_piece(place: str, piece: Piece) -> None:
    """Check a piece's outlines, floors, walls, solids and rooms; raises `Unreadable` at the part that is wrong."""
    check_outline(f"{place}.outline", piece.outline)
    if piece.kind == "hill" and piece.height == 0:
        raise Unreadable(f"{place}.height", "a hill must have a height")
    for index, crossing in enumerate(piece.crossings):
        check_outline(f"{place}.crossings[{index}]", crossing)
    for index, solid in enumerate(piece.solids):
        _check_solid(f"{place}.solids[{index}]", solid)
    for index, wall in enumerate(piece.walls):
        _check_wall(f"{place}.walls[{index}]", wall)
    _check_floors(f"{place}.floors", piece.floors)
    _check_building(place, piece)


def check_outline(place: str, outline: Polygon | tuple[Point, ...]) -> None:
    """Refuse an outline that crosses itself or holds no area."""
    problem = simple_polygon_problem(tuple(outline))
    if problem is not None:
        raise Unreadable(place, problem)


def joined_walls(terrain: dict[str, Piece]) -> dict[str, Piece]:
    """Join wall ends that lie within 0.01 inch of each other, so that no crack between them leaks sight."""
    ends: list[Spot] = []
    return {name: _with_walls(piece, ends) for name, piece in terrain.items()}


def _with_walls(piece: Piece, ends: list[Spot]) -> Piece:
    if not piece.walls:
        return piece
    walls = tuple(
        msgspec.structs.replace(wall, start=_joined(wall.start, ends), end=_joined(wall.end, ends))
        for wall in piece.walls
    )
    return msgspec.structs.replace(piece, walls=walls)


def _joined(end: Spot, ends: list[Spot]) -> Spot:
    near = next((e for e in ends if hypot(e[0] - end[0], e[1] - end[1]) <= JOIN), None)
    if near is None:
        ends.append(end)
    return near or end


def _check_solid(place: str, solid: Any) -> None:
    if (solid.outline is None) == (solid.circle is None):
        raise Unreadable(place, "expected either an outline or a circle")
    if solid.outline is not None:
        check_outline(f"{place}.outline", solid.outline)
    _check_top(place, solid)


def _check_wall(place: str, wall: Wall) -> None:
    length = hypot(wall.end[0] - wall.start[0], wall.end[1] - wall.start[1])
    if length <= JOIN:
        raise Unreadable(place, "a wall needs a length, its ends are one point")
    _check_top(place, wall)
    for index, opening in enumerate(wall.openings):
        _check_opening(f"{place}.openings[{index}]", opening, length)


def _check_opening(place: str, opening: Opening, length: float) -> None:
    if opening.start >= opening.end:
        raise Unreadable(place, "expected from to be less than to")
    if opening.end > length + JOIN:
        raise Unreadable(f"{place}.to", f"the wall is only {length:.2f} inches long")
    _check_top(place, opening)


def _check_top(place: str, part: Any) -> None:
    if part.top <= part.bottom:
        raise Unreadable(f"{place}.top", "expected top to be above bottom")


def _check_floors(place: str, floors: tuple[Floor, ...]) -> None:
    heights: dict[int, float] = {}
    for index, floor in enumerate(floors):
        if floor.outline is not None:
            check_outline(f"{place}[{index}].outline", floor.outline)
        if floor.number in heights:
            raise Unreadable(f"{place}[{index}].number", f"floor {floor.number} stands there twice")
        heights[floor.number] = 3.0 * floor.number if floor.z is None else floor.z
    ordered = [heights[number] for number in sorted(heights)]
    if any(lower >= upper for lower, upper in zip([0.0, *ordered], ordered, strict=False)):
        raise Unreadable(place, "a higher floor must lie higher")


def _check_building(place: str, piece: Piece) -> None:
    if piece.kind != "building" and not has_fallen(piece) and (piece.rooms or piece.sections or piece.material):
        raise Unreadable(f"{place}.rooms", "only a building has rooms, sections and a material")
    for name, room in piece.rooms.items():
        _check_room(f"{place}.rooms.{name}", room, piece)


def _check_room(place: str, room: Room, piece: Piece) -> None:
    if room.section not in piece.sections:
        raise Unreadable(f"{place}.section", f"there is no section {room.section!r}")
    check_size(place, room)
    for other in room.adjacent:
        if other not in piece.rooms:
            raise Unreadable(f"{place}.adjacent", f"there is no room {other!r}")
    if room.outline is None:
        return
    check_outline(f"{place}.outline", room.outline)
    if not polygon_contains(tuple(piece.outline), tuple(room.outline)):
        raise Unreadable(f"{place}.outline", "the room is outside its building")
