"""Flight through a building, a room for every 4 inches, and out of one that falls (P7, P8)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rules.commands import Seat
from rules.refusals import Refusal, unknown
from rules.ruleset import Ruling, refuse
from rules.scrollhammer.buildings.admission import capacity_refusals
from rules.scrollhammer.buildings.battlements import perch_refusals, unplaced
from rules.scrollhammer.buildings.collapse import FLIGHT_INCHES, has_fallen
from rules.scrollhammer.buildings.escapes import Escape, behind_refusals, escapes
from rules.scrollhammer.buildings.fates import escaped, fled_to, perished
from rules.scrollhammer.buildings.leaving import not_inside
from rules.scrollhammer.buildings.passages import doorway_refusals, fewest_doors
from rules.scrollhammer.buildings.rooms import Place, foes, neighbour, occupants, place_of, room_within, strangers
from rules.scrollhammer.commands import FleeBuilding
from rules.scrollhammer.table import Table
from rules.units import EPS

ROOM: Final = 4.0
"""Inches of flight a room takes (P7)."""


@dataclass(frozen=True)
class Flight:
    """A unit fleeing from its room: through which rooms, and how far."""

    table: Table
    command: FleeBuilding
    place: Place
    rooms: tuple[Place, ...]

    @property
    def goal(self) -> Place:
        """The last room it flees into."""
        return self.rooms[-1] if self.rooms else self.place

    @property
    def fallen(self) -> bool:
        """Tell whether the building has collapsed, so that the flight must end outside (P8)."""
        return has_fallen(self.place.piece)

    @property
    def most_rooms(self) -> int:
        """The rooms its inches take it through: one for each full 4 (P7)."""
        return int((self.command.distance + EPS) // ROOM)

    @property
    def stays_inside(self) -> bool:
        """Tell whether it is to end in a room; places then are places on battlements."""
        return not self.fallen and (not self.command.places or (bool(self.rooms) and self.goal.room.battlement))

    @property
    def is_trapped(self) -> bool:
        """Tell whether it has to go through an enemy, or ends in a friend (P7)."""
        stuck = self.stays_inside and bool(self.rooms) and strangers(self.table, self.command.unit, self.goal)
        return bool(stuck) or any(foes(self.table, self.command.unit, place) for place in self.rooms)

    @cached_property
    def models(self) -> tuple[str, ...]:
        """Those that flee."""
        return occupants(self.table, self.place)[self.command.unit]

    @cached_property
    def left_behind(self) -> tuple[str, ...]:
        """Those that are given no place."""
        return tuple(name for name in self.models if name not in self.command.places)

    @cached_property
    def ways(self) -> tuple[Escape, ...]:
        """The doors out it can get to, with the places it is given outside."""
        places = {name: self.command.places[name] for name in self.models if name in self.command.places}
        return escapes(self.table, self.command.unit, self._exits(), places)

    def _exits(self) -> list[tuple[Place, float]]:
        """The rooms it may leave by, with the inches left for outside: of a collapse all 8 (P8)."""
        if self.rooms:
            doors = {self.goal.name: len(self.rooms)}
        else:
            doors = fewest_doors(self.place, lambda place: not foes(self.table, self.command.unit, place))
        if self.fallen:
            return [(neighbour(self.place, name), FLIGHT_INCHES) for name in doors]
        far = {name: self.command.distance - ROOM * count for name, count in doors.items()}
        return [(neighbour(self.place, name), inches) for name, inches in far.items() if inches >= 0]


def judge_flee_building(table: Table, command: FleeBuilding, seat: Seat) -> Ruling:
    """Judge a unit's flight through its building or out of it (P7, P8); who is trapped is destroyed.

    Refused with `room/outside`, `room/unknown`, `room/reach`, and `room/places` for a model left behind that
    could get out.
    """
    place = place_of(table, command.unit)
    if place is None:
        return refuse(not_inside(table, command.unit))
    rooms = [room_within(place, reference) for reference in command.rooms]
    missing = [room for room in rooms if isinstance(room, Refusal)]
    flight = Flight(table, command, place, tuple(room for room in rooms if isinstance(room, Place)))
    stray = [unknown("model", name) for name in command.places if name not in flight.models]
    problems = (*missing, *stray, *doorway_refusals((place, *flight.rooms)), *_too_many(flight))
    return refuse(*problems) if problems else _judged(flight)


def _judged(flight: Flight) -> Ruling:
    if flight.is_trapped:
        return _perishes(flight, ())
    if flight.stays_inside:
        return _through_rooms(flight)
    if flight.command.places and flight.ways:
        return _out(flight)
    if flight.command.places and not flight.fallen:
        text = f'A flight of {flight.command.distance:g}" does not lead out of {flight.goal.title}; name its rooms.'
        return refuse(Refusal(code="room/reach", text=text))
    return _perishes(flight, tuple(behind_refusals(flight.ways, flight.models)))


def _out(flight: Flight) -> Ruling:
    way = min(flight.ways, key=lambda way: len(way.refusals))
    refusals = (*way.refusals, *behind_refusals((way,), flight.left_behind))
    return Ruling(refusals, lambda dice: escaped(flight.table, way, flight.left_behind, dice))


def _through_rooms(flight: Flight) -> Ruling:
    table, unit, goal = flight.table, flight.command.unit, flight.goal
    if len(flight.rooms) < flight.most_rooms:
        return _perishes(flight, tuple(_way_on(flight)))
    refusals: tuple[Refusal, ...] = ()
    if flight.rooms:
        refusals = tuple(capacity_refusals(table, unit, flight.models, goal))
    if goal.room.battlement and flight.rooms:
        refusals = (*refusals, *perch_refusals(table, unit, flight.models, goal, flight.command.places))
        if unplaced(flight.models, goal, flight.command.places):
            return refuse(*refusals)
    return Ruling(refusals, lambda dice: fled_to(table, flight.command, flight.models, goal))


def _perishes(flight: Flight, refusals: tuple[Refusal, ...]) -> Ruling:
    return Ruling(refusals, lambda dice: perished(flight.table, flight.models))


def _too_many(flight: Flight) -> Iterator[Refusal]:
    if not flight.fallen and len(flight.rooms) > flight.most_rooms:
        text = f'A flight of {flight.command.distance:g}" goes through {flight.most_rooms} rooms, one for each 4".'
        limit = float(flight.most_rooms)
        yield Refusal(code="room/reach", measured=float(len(flight.rooms)), limit=limit, text=text)


def _way_on(flight: Flight) -> Iterator[Refusal]:
    """Refuse to stop short while a door leads on; without one the unit is trapped (P7)."""
    table, unit, goal = flight.table, flight.command.unit, flight.goal
    passed = {flight.place.name, *(place.name for place in flight.rooms)}
    onward = [n for n in sorted(goal.neighbours - passed) if not foes(table, unit, neighbour(goal, n))]
    if onward or any(behind_refusals(flight.ways, flight.models)):
        text = f"The flight goes on from {goal.title}: through {' or '.join(onward) or 'its door'}."
        yield Refusal(code="room/reach", text=text)
