"""Rooms by their reference `building/room`: finding them, who is inside, which lie next to each other (P1)."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.identity import by_identity
from rules.refusals import Refusal, unknown
from rules.scrollhammer.ground import Level
from rules.scrollhammer.table import Model, Table
from rules.scrollhammer.terrain_file import Outline, Piece, Room

Inside = dict[str, dict[str, tuple[str, ...]]]
"""By room reference the units inside, and by unit the models, all in table order."""


@dataclass(frozen=True, slots=True)
class Place:
    """A room of a building that stands, or of one that has fallen and must be fled."""

    building: str
    name: str
    piece: Piece
    room: Room

    @property
    def reference(self) -> str:
        """How commands and models name it."""
        return f"{self.building}/{self.name}"

    @property
    def title(self) -> str:
        """What players call it."""
        return f"the {self.name}"

    @property
    def heading(self) -> str:
        """What players call it, at the head of a sentence."""
        return f"The {self.name}"

    @property
    def level(self) -> Level:
        """Where models on its battlements stand."""
        return Level(self.room.floor, self.building, self.piece.ground + (self.room.z or 0.0))

    @property
    def outline(self) -> Outline:
        """Its own outline, else the building's."""
        return self.room.outline or self.piece.outline

    @property
    def neighbours(self) -> frozenset[str]:
        """The rooms behind its doors; a door leads both ways."""
        back = (name for name, room in self.piece.rooms.items() if self.name in room.adjacent)
        return frozenset({*self.room.adjacent, *back}) - {self.name}


def find_room(table: Table, reference: str) -> Place | Refusal:
    """Find a room of a building by `building/room`, or say that there is none."""
    building = reference.partition("/")[0]
    piece = table.terrain.get(building)
    if piece is None or piece.kind != "building":
        return unknown("building", building)
    return place_at(table, reference) or unknown("room", reference)


def place_at(table: Table, reference: str) -> Place | None:
    """The room a reference names, also in a building that has fallen; None when there is none."""
    building, _, name = reference.partition("/")
    piece = table.terrain.get(building)
    if piece is None or name not in piece.rooms:
        return None
    return Place(building, name, piece, piece.rooms[name])


def room_within(place: Place, reference: str) -> Place | Refusal:
    """Find another room of a room's building, by `building/room` or the room's own name."""
    name = reference.removeprefix(f"{place.building}/")
    return neighbour(place, name) if name in place.piece.rooms else unknown("room", reference)


def neighbour(place: Place, name: str) -> Place:
    """Another room of the same building."""
    return Place(place.building, name, place.piece, place.piece.rooms[name])


def place_of(table: Table, unit: str) -> Place | None:
    """The room a unit's models are in, battlements included; None when it is in no building."""
    for reference, units in inside(table.models).items():
        if unit in units:
            return place_at(table, reference)
    return None


def occupants(table: Table, place: Place) -> dict[str, tuple[str, ...]]:
    """The units in a room with their models there."""
    found = inside(table.models).get(place.reference, {})
    return {unit: found[unit] for unit in table.units if unit in found}


def company(table: Table, unit: str) -> frozenset[str]:
    """A unit with the characters that joined it: they share a room (P1)."""
    leader = table.units[unit].joined or unit
    return frozenset(name for name, other in table.units.items() if name == leader or other.joined == leader)


def companies(table: Table, units: Iterable[str]) -> frozenset[str]:
    """Those of some names that are units, with all that joined them or that they joined."""
    return frozenset(name for unit in units if unit in table.units for name in company(table, unit))


def strangers(table: Table, unit: str, place: Place) -> tuple[str, ...]:
    """The units in a room that are not of a unit's own company."""
    own = company(table, unit)
    return tuple(name for name in occupants(table, place) if name not in own)


def foes(table: Table, unit: str, place: Place) -> tuple[str, ...]:
    """The enemy units in a room."""
    seat = table.units[unit].seat
    return tuple(name for name in occupants(table, place) if table.units[name].seat != seat)


def leaders(table: Table, units: Iterable[str]) -> tuple[str, ...]:
    """Those of some units that no other among them is joined by: a company counts as one unit."""
    units = tuple(units)
    return tuple(name for name in units if table.units[name].joined not in units)


@by_identity(32)
def inside(models: dict[str, Model]) -> Inside:
    """Who is in which room, casualties and models off the table left out."""
    found: dict[str, dict[str, list[str]]] = {}
    for name, model in models.items():
        if model.room is not None and not model.removed and model.off is None:
            found.setdefault(model.room, {}).setdefault(model.unit, []).append(name)
    return {room: {unit: tuple(names) for unit, names in units.items()} for room, units in found.items()}
