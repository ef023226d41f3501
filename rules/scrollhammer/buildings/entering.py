"""Going into a building and from room to room: it takes the unit's whole move (P1, P2, P3)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from rules.commands import Seat
from rules.dice import Dice
from rules.events import Event
from rules.geometry.bases import Point
from rules.refusals import Refusal, unknown
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.buildings.admission import admission_refusals
from rules.scrollhammer.buildings.battlements import landing_refusals, lands, perch_refusals, unplaced
from rules.scrollhammer.buildings.doors import door_refusals
from rules.scrollhammer.buildings.passages import passage_refusals
from rules.scrollhammer.buildings.poses import flying_up
from rules.scrollhammer.buildings.rooms import Place, find_room, place_at, room_within
from rules.scrollhammer.commands import Enter
from rules.scrollhammer.dangerous import dice_of, face_danger
from rules.scrollhammer.difficult import needs_test
from rules.scrollhammer.motion import Motion, motion_of, stray_models
from rules.scrollhammer.movement import MoveSpent, moved_event, readiness_refusals
from rules.scrollhammer.standing import living
from rules.scrollhammer.table import Table
from rules.scrollhammer.wounds import nobody_left


class RoomEntered(Event, frozen=True, kw_only=True, tag="room_entered"):
    """Models went into a room: off the mat, or onto its battlements at places in inches."""

    unit: str
    room: str
    floor: int
    models: list[str]
    places: dict[str, Point] = {}

    def apply(self, table: Table) -> Table:
        """Put the models into the room."""
        entered = {}
        for name in self.models:
            x, y = self.places.get(name, (None, None))
            entered[name] = msgspec.structs.replace(table.models[name], room=self.room, floor=self.floor, x=x, y=y)
        return msgspec.structs.replace(table, models=table.models | entered)


@dataclass(frozen=True)
class _Entry:
    """A unit on its way into a room: who goes, through which rooms, along which paths."""

    table: Table
    command: Enter
    place: Place
    via: tuple[Place, ...]

    @cached_property
    def models(self) -> tuple[str, ...]:
        """All that are not casualties, in reserve or in the tray."""
        found = living(self.table, self.command.unit).items()
        return tuple(name for name, model in found if model.off is None)

    @cached_property
    def outside(self) -> tuple[str, ...]:
        """Those that come from the mat."""
        return tuple(name for name in self.models if self.table.models[name].room is None)

    @cached_property
    def origins(self) -> tuple[Place, ...]:
        """The rooms the others come from."""
        rooms = {self.table.models[name].room: None for name in self.models}
        found = (place_at(self.table, room) for room in rooms if room is not None)
        return tuple(place for place in found if place is not None)

    @cached_property
    def motion(self) -> Motion:
        """The ways to the door, or onto the battlements through the air."""
        if self.flies:
            places = {name: self.command.places[name] for name in self.models if name in self.command.places}
            return flying_up(self.table, self.command.unit, self.place, places)
        paths = {name: path for name, path in self.command.paths.items() if name in self.outside}
        return motion_of(self.table, self.command.unit, paths, None)

    @cached_property
    def flies(self) -> bool:
        """Tell whether the unit lands on battlements from the air."""
        return lands(self.table, self.models, self.place)


def judge_enter(table: Table, command: Enter, seat: Seat) -> Ruling:
    """Judge a unit's way into a room (P1, P2).

    Refused with `room/type`, `room/capacity`, `room/occupied` and `room/reach`, and what an ordinary move is
    refused with on the way to the door.
    """
    place = find_room(table, command.room)
    if isinstance(place, Refusal):
        return refuse(place)
    via = [room_within(place, reference) for reference in command.via]
    missing = [room for room in via if isinstance(room, Refusal)]
    if missing:
        return refuse(*missing)
    entry = _Entry(table, command, place, tuple(room for room in via if isinstance(room, Place)))
    if not entry.models:
        return refuse(nobody_left(table, command.unit))
    stray = (*stray_models(entry.motion, command.paths, None), *_stray_places(entry)) if entry.outside else ()
    if stray:
        return refuse(*stray)
    untested = None if entry.flies else needs_test(entry.motion)
    refusals = (untested,) if untested else tuple(_refusals(entry))
    if unplaced(entry.models, place, command.places):
        return refuse(*refusals)
    return Ruling(refusals, lambda dice: _carried_out(entry, dice))


def entered(unit: str, models: tuple[str, ...], place: Place, places: dict[str, Point]) -> RoomEntered:
    """What happens to models that go into a room; only on battlements do they keep a place."""
    kept = {name: places[name] for name in models if name in places} if place.room.battlement else {}
    return RoomEntered(unit=unit, room=place.reference, floor=place.room.floor, models=list(models), places=kept)


def _refusals(entry: _Entry) -> Iterator[Refusal]:
    table, unit, place = entry.table, entry.command.unit, entry.place
    yield from readiness_refusals(table, unit)
    yield from admission_refusals(table, unit, entry.models, place)
    yield from _way_refusals(entry)
    if place.room.battlement:
        yield from perch_refusals(table, unit, entry.models, place, entry.command.places)


def _way_refusals(entry: _Entry) -> Iterator[Refusal]:
    if entry.flies:
        yield from landing_refusals(entry.motion)
        return
    way = (*entry.via, entry.place)
    for origin in entry.origins:
        if origin.reference != entry.place.reference:
            yield from passage_refusals(entry.table, entry.command.unit, (origin, *way))
        elif not entry.place.room.battlement:
            yield Refusal(code="room/reach", text=f"The unit is in {entry.place.title} already.")
    if entry.outside:
        yield from door_refusals(entry.motion, entry.outside, way[0])
        yield from passage_refusals(entry.table, entry.command.unit, way)


def _stray_places(entry: _Entry) -> Iterator[Refusal]:
    return (unknown("model", name) for name in entry.command.places if name not in entry.models)


def _carried_out(entry: _Entry, dice: Dice) -> Outcome:
    unit = entry.command.unit
    walked = (moved_event(entry.motion),) if entry.motion.courses else ()
    spent = MoveSpent(unit=unit, models=list(entry.models))
    danger = face_danger(entry.motion, (), dice)
    inside = entered(unit, entry.models, entry.place, dict(entry.command.places))
    moved = walked[0].travelled if walked else {}
    result: dict[str, Any] = {"moved": moved, "room": inside.room, "dangerous": dice_of(danger)}
    return Outcome((*walked, inside, spent, *danger), result)
