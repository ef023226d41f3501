"""Who is hit by what comes down in a section, and by the shot that struck it (P8)."""

from collections.abc import Iterator
from typing import Final

import msgspec

from rules.scrollhammer.buildings.damage import Blow, Damage
from rules.scrollhammer.buildings.rooms import Place, leaders, occupants
from rules.scrollhammer.table import Table

FALLING: Final = 6
"""Strength of what comes down on a unit inside (P8)."""

FLYING: Final = 3
"""Strength of what hits a unit on the battlements instead (P8)."""


class Hits(msgspec.Struct, frozen=True, kw_only=True):
    """Hits on a unit, to wound and saves still to be rolled."""

    unit: str
    count: int
    strength: int
    ap: int
    ignores_cover: bool


def hits_of(table: Table, building: str, section: str, blow: Blow, rolled: Damage) -> Iterator[Hits]:
    """The hits of a blow in order: each collapse on all units of the section, then the shot on one (P8)."""
    rooms = section_rooms(table, building, section)
    for count in rolled.falling:
        for unit, place in _units(table, rooms):
            strength = FLYING if place.room.battlement else FALLING
            yield Hits(unit=unit, count=count, strength=strength, ap=0, ignores_cover=True)
    aimed_at = _aimed_at(table, rooms, blow) if blow.ranged and rolled.chart else None
    if aimed_at is not None:
        yield Hits(unit=aimed_at, count=1, strength=blow.strength - 1, ap=blow.ap - 1, ignores_cover=False)


def section_rooms(table: Table, building: str, section: str) -> tuple[Place, ...]:
    """The rooms of a section: one on the ground and those above it (P8)."""
    piece = table.terrain[building]
    return tuple(Place(building, name, piece, room) for name, room in piece.rooms.items() if room.section == section)


def _aimed_at(table: Table, rooms: tuple[Place, ...], blow: Blow) -> str | None:
    """The unit in the room aimed at; without one, the lowest that is held."""
    held = _units(table, tuple(place for place in rooms if blow.room in (None, place.name)))
    lowest = min(held, key=lambda found: found[1].room.floor, default=None)
    return None if lowest is None else lowest[0]


def _units(table: Table, rooms: tuple[Place, ...]) -> list[tuple[str, Place]]:
    """Who holds some rooms, in table order; a unit and the characters with it count as one."""
    held = {unit: place for place in rooms for unit in leaders(table, occupants(table, place))}
    return [(unit, held[unit]) for unit in table.units if unit in held]
