"""Fights between rooms: who is in them, and which rooms they empty (P6)."""

from collections.abc import Iterator

from rules.commands import Seat
from rules.scrollhammer.buildings.rooms import Place, company, place_at, place_of
from rules.scrollhammer.standing import living
from rules.scrollhammer.table import Table


def room_foes(table: Table, unit: str) -> tuple[str, ...]:
    """The enemy units a unit fights from room to room, in table order; all its models are engaged (P6)."""
    met = {foe for one, other in _fights(table) for foe in _against(table, unit, one, other) if living(table, foe)}
    return tuple(name for name in table.units if name in met)


def fights_inside(table: Table, seat: Seat, building: str) -> bool:
    """Tell whether a seat fights from room to room in a building."""
    units = (name for pair in _fights(table) for name in pair if table.units[name].seat == seat)
    return any(place.building == building for name in units if (place := place_of(table, name)) is not None)


def emptied_rooms(table: Table) -> dict[str, list[Place]]:
    """For each unit that lives the rooms it fought against and that are now empty (P6)."""
    emptied: dict[str, list[Place]] = {}
    for one, other in _fights(table):
        for winner, loser in ((one, other), (other, one)):
            room = last_room(table, loser)
            if room is not None and place_of(table, winner) is not None and not _anybody(table, loser):
                emptied.setdefault(winner, []).append(room)
    return emptied


def last_room(table: Table, unit: str) -> Place | None:
    """The room a unit is in, or was in when the last of it fell."""
    rooms = (model.room for model in table.models.values() if model.unit == unit and model.room is not None)
    return next((place for room in rooms if (place := place_at(table, room)) is not None), None)


def _fights(table: Table) -> Iterator[tuple[str, str]]:
    """Every charge from room to room of this turn, the charger first."""
    for name, unit in table.units.items():
        for target in unit.charged.targets if unit.charged is not None else ():
            if target in table.units and _are_neighbours(table, name, target):
                yield name, target


def _are_neighbours(table: Table, unit: str, other: str) -> bool:
    one, next_door = last_room(table, unit), last_room(table, other)
    if one is None or next_door is None or one.building != next_door.building:
        return False
    return next_door.name in one.neighbours


def _against(table: Table, unit: str, one: str, other: str) -> frozenset[str]:
    if unit in company(table, one):
        return company(table, other)
    return company(table, one) if unit in company(table, other) else frozenset()


def _anybody(table: Table, unit: str) -> bool:
    return any(living(table, name) for name in company(table, unit))
