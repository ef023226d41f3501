"""Buildings as a table file has them: rooms too large for their size, flights from no fallen building (P1, P8)."""

from typing import Final

from rules.geometry.validity import fits_square
from rules.scrollhammer.buildings.collapse import FLIGHT, has_fallen, units_inside
from rules.scrollhammer.buildings.rooms import place_at
from rules.scrollhammer.buildings.taking import TAKING
from rules.scrollhammer.table import Table
from rules.scrollhammer.terrain_file import Room
from rules.table import Pending
from rules.wire import Unreadable

_LARGEST: Final = {"small": 6.0, "medium": 9.0}
"""Inches a room of each size is long and wide at most (P1); a large one is anything beyond."""


def check_size(place: str, room: Room) -> None:
    """Refuse a room larger than the size it is given (P1)."""
    largest = _LARGEST.get(room.size)
    if largest is None or room.outline is None or fits_square(room.outline, largest):
        return
    raise Unreadable(f"{place}.size", f'a {room.size} room is up to {largest:g}" x {largest:g}", this one is larger')


def check_fallen(table: Table) -> None:
    """Refuse a ruin with rooms nobody has to flee from, and flights of nobody (P8)."""
    for name, piece in table.terrain.items():
        if has_fallen(piece) and not units_inside(table, name):
            raise Unreadable(f"terrain.{name}.rooms", "only a building has rooms")
    for index, pending in enumerate(table.turn.pending):
        place = f"turn.pending[{index}].about"
        if pending.decision == FLIGHT:
            _check_flight(table, place, pending)
        elif pending.decision == TAKING:
            _check_taking(table, place, pending)


def _check_flight(table: Table, place: str, pending: Pending) -> None:
    unit, building = pending.about.get("unit"), pending.about.get("building")
    if not isinstance(building, str) or building not in table.terrain:
        raise Unreadable(f"{place}.building", f"there is no piece {building!r}")
    if unit not in units_inside(table, building):
        raise Unreadable(f"{place}.unit", f"no unit {unit!r} is in that building")


def _check_taking(table: Table, place: str, pending: Pending) -> None:
    if pending.about.get("unit") not in (*table.units,):
        raise Unreadable(f"{place}.unit", "expected the unit that may take a room")
    rooms = pending.about.get("rooms")
    for room in (pending.about.get("from"), *(rooms if isinstance(rooms, list) else (None,))):
        if not isinstance(room, str) or place_at(table, room) is None:
            raise Unreadable(f"{place}.rooms", f"there is no room {room!r}")
