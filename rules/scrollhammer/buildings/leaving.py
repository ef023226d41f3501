"""Coming out of a building by an access point: it is the unit's move (P2)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import msgspec

from rules.commands import Seat
from rules.dice import Dice
from rules.events import Event
from rules.refusals import Refusal, unknown
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.buildings.battlements import lands
from rules.scrollhammer.buildings.poses import coming_out, flying_off
from rules.scrollhammer.buildings.rooms import Place, occupants, place_of
from rules.scrollhammer.buildings.threshold import threshold_refusals
from rules.scrollhammer.buildings.tremor import is_shaken
from rules.scrollhammer.commands import Leave
from rules.scrollhammer.difficult import slow_refusals
from rules.scrollhammer.duty import coherency_refusals
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.movement import MoveSpent, moved_outcome, readiness_refusals
from rules.scrollhammer.placing import off_table_refusals, overlap_refusals
from rules.scrollhammer.profiles import profile_of
from rules.scrollhammer.straggling import rejoining_events
from rules.scrollhammer.table import Table
from rules.scrollhammer.ways import Limits, passage_refusals

FAR: Final = 6.0
"""Inches from the access point a model may come out (P2)."""

FAR_IN_TREMOR: Final = 3.0
"""Inches after a Tremor (P8)."""


class RoomLeft(Event, frozen=True, kw_only=True, tag="room_left"):
    """Models came out of a room; where they then stand is told by the move that follows."""

    unit: str
    room: str
    models: list[str]

    def apply(self, table: Table) -> Table:
        """Take the models out of the room."""
        left = {name: msgspec.structs.replace(table.models[name], room=None) for name in self.models}
        return msgspec.structs.replace(table, models=table.models | left)


def judge_leave(table: Table, command: Leave, seat: Seat) -> Ruling:
    """Judge a unit's way out: every model at most 6" from the access point, 3" after Tremor (P2, P8, V3-V6, V9).

    Flyers leave battlements by no door, as far as they move (P3).

    Refused with `room/reach` where there is no such door, `room/places` for a model without a place.
    """
    place = place_of(table, command.unit)
    if place is None:
        return refuse(not_inside(table, command.unit))
    models = occupants(table, place)[command.unit]
    doors = () if lands(table, models, place) else _without_door(place, command)
    problems = (*_stray(models, command), *doors, *_without_place(table, models, command))
    if problems:
        return refuse(*problems)
    motion = _way_out(table, command, place, models)
    refusals = tuple(_refusals(table, motion, place))
    return Ruling(refusals, lambda dice: _carried_out(motion, place, dice))


def way_out_refusals(motion: Motion, place: Place, limits: Limits) -> Iterator[Refusal]:
    """Refuse ways out that are too long or lead where no base may go or rest (P2, V3-V5, V9), ground's test apart."""
    yield from off_table_refusals(motion)
    yield from passage_refusals(motion, limits)
    yield from threshold_refusals(motion, place)
    yield from overlap_refusals(motion)


def not_inside(table: Table, unit: str) -> Refusal:
    """Refuse an order that is for a unit in a building: `room/outside`."""
    return Refusal(code="room/outside", text=f"{table.units[unit].name or unit} is in no building.")


def _way_out(table: Table, command: Leave, place: Place, models: tuple[str, ...]) -> Motion:
    """Through the door, or for flyers from battlements through the air (P2, P3)."""
    places = {name: command.places[name] for name in models}
    if lands(table, models, place):
        return flying_off(table, command.unit, place, places)
    return coming_out(table, command.unit, place, place.room.access[command.access], places)


def _limits(table: Table, motion: Motion, place: Place) -> Limits:
    if lands(table, tuple(motion.courses), place):
        return {name: profile_of(table, table.models[name]).move for name in motion.courses}
    return dict.fromkeys(motion.courses, FAR_IN_TREMOR if is_shaken(table, motion.name) else FAR)


def _refusals(table: Table, motion: Motion, place: Place) -> Iterator[Refusal]:
    yield from readiness_refusals(table, motion.name)
    yield from slow_refusals(motion)
    yield from way_out_refusals(motion, place, _limits(table, motion, place))
    yield from coherency_refusals(motion)


def _stray(models: tuple[str, ...], command: Leave) -> Iterator[Refusal]:
    return (unknown("model", name) for name in command.places if name not in models)


def _without_door(place: Place, command: Leave) -> Iterator[Refusal]:
    doors = len(place.room.access)
    if command.access < doors:
        return
    which = f"access points 0 to {doors - 1}" if doors else "no access point; go to a room that has one"
    yield Refusal(code="room/reach", text=f"{place.heading} has {which}.")


def _without_place(table: Table, models: tuple[str, ...], command: Leave) -> Iterator[Refusal]:
    for name in models:
        if name not in command.places:
            text = f"{table.models[name].name or name} needs a place outside; the unit comes out together."
            yield Refusal(code="room/places", model=name, text=text)


def _carried_out(motion: Motion, place: Place, dice: Dice) -> Outcome:
    models = list(motion.courses)
    left = RoomLeft(unit=motion.name, room=place.reference, models=models)
    spent = MoveSpent(unit=motion.name, models=models)
    outcome = moved_outcome(motion, (), dice, spent, *rejoining_events(motion))
    return replace(outcome, events=(left, *outcome.events))
