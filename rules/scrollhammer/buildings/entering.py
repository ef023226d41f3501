"""Going into a building and from room to room: it takes the unit's whole move (P1, P2, P3)."""

from collections.abc import Iterator
from functools import reduce
from typing import Any

import msgspec

from rules.commands import Seat
from rules.dice import Dice
from rules.events import Event
from rules.geometry.bases import Point
from rules.reducer import apply
from rules.refusals import Refusal, unknown
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.buildings.admission import admission_refusals
from rules.scrollhammer.buildings.battlements import landing_refusals, perch_refusals, unplaced
from rules.scrollhammer.buildings.doors import door_refusals
from rules.scrollhammer.buildings.entry import Entry
from rules.scrollhammer.buildings.passages import passage_refusals
from rules.scrollhammer.buildings.rooms import Place, find_room, room_within
from rules.scrollhammer.commands import Enter
from rules.scrollhammer.dangerous import dice_of, face_danger
from rules.scrollhammer.flanks import ended_flanks
from rules.scrollhammer.motion import stray_models
from rules.scrollhammer.movement import MoveSpent, moved_event, readiness_refusals
from rules.scrollhammer.straggling import BlockParted
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
    entry = Entry(table, command, place, tuple(room for room in via if isinstance(room, Place)))
    if not entry.models:
        return refuse(nobody_left(table, command.unit))
    stray = (*stray_models(entry.motion, command.paths, None), *_stray_places(entry)) if entry.outside else ()
    if stray:
        return refuse(*stray)
    refusals = tuple(_refusals(entry))
    if unplaced(entry.models, place, command.places):
        return refuse(*refusals)
    return Ruling(refusals, lambda dice: _carried_out(entry, dice))


def entered(unit: str, models: tuple[str, ...], place: Place, places: dict[str, Point]) -> RoomEntered:
    """What happens to models that go into a room; only on battlements do they keep a place."""
    kept = {name: places[name] for name in models if name in places} if place.room.battlement else {}
    return RoomEntered(unit=unit, room=place.reference, floor=place.room.floor, models=list(models), places=kept)


def _refusals(entry: Entry) -> Iterator[Refusal]:
    table, unit, place = entry.table, entry.command.unit, entry.place
    yield from readiness_refusals(table, unit)
    yield from admission_refusals(table, unit, entry.models, place)
    yield from _way_refusals(entry)
    if place.room.battlement:
        yield from perch_refusals(table, unit, entry.models, place, entry.command.places)


def _way_refusals(entry: Entry) -> Iterator[Refusal]:
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


def _stray_places(entry: Entry) -> Iterator[Refusal]:
    return (unknown("model", name) for name in entry.command.places if name not in entry.models)


def _carried_out(entry: Entry, dice: Dice) -> Outcome:
    unit = entry.command.unit
    walked = (moved_event(entry.motion),) if entry.motion.courses else ()
    spent = MoveSpent(unit=unit, models=list(entry.models))
    danger = face_danger(entry.motion, (), dice)
    inside = entered(unit, entry.models, entry.place, dict(entry.command.places))
    moved = walked[0].travelled if walked else {}
    result: dict[str, Any] = {"moved": moved, "room": inside.room, "dangerous": dice_of(danger)}
    events = (*walked, inside, spent, *danger, *_ranks_closed(entry))
    return Outcome((*events, *ended_flanks(reduce(apply, events, entry.table))), result)


def _ranks_closed(entry: Entry) -> tuple[BlockParted, ...]:
    """A block that was parted is together again inside (F1)."""
    unit = entry.command.unit
    return (BlockParted(unit=unit, split=False),) if entry.table.units[unit].split else ()
