"""Striking a section of a building, from afar or in contact, and who inside is hit by it (P8, P9)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from rules.commands import Seat
from rules.dice import Dice
from rules.events import Event
from rules.refusals import Refusal, unknown
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.buildings.collapse import fall, units_inside
from rules.scrollhammer.buildings.damage import Blow, Damage, damage
from rules.scrollhammer.buildings.hits import Hits, hits_of, section_rooms
from rules.scrollhammer.buildings.room_fights import fights_inside
from rules.scrollhammer.buildings.rooms import occupants
from rules.scrollhammer.buildings.tremor import tremors
from rules.scrollhammer.commands import HitBuilding
from rules.scrollhammer.measuring import touches
from rules.scrollhammer.standing import living, standings
from rules.scrollhammer.table import Table
from rules.wire import write


class SectionStruck(Event, frozen=True, kw_only=True, tag="section_struck"):
    """A blow struck a section: what the dice said, what is left of its armour value, who is hit."""

    building: str
    section: str
    face: int | None
    total: int | None
    chart: dict[str, int] | None
    armour_value: int
    tremor: int | None
    hits: tuple[Hits, ...]

    def apply(self, table: Table) -> Table:
        """Write down what is left of the armour value."""
        piece = table.terrain[self.building]
        section = msgspec.structs.replace(piece.sections[self.section], armour_value=self.armour_value)
        piece = msgspec.structs.replace(piece, sections={**piece.sections, self.section: section})
        return msgspec.structs.replace(table, terrain={**table.terrain, self.building: piece})


def judge_hit_building(table: Table, command: HitBuilding, seat: Seat) -> Ruling:
    """Strike a section of a building (P8): automatic in contact, S + D6 must beat its armour value.

    Refused with `building/unknown`, `section/unknown`, `room/unknown`, `building/empty`.
    """
    missing = _missing(table, command)
    if missing is not None:
        return refuse(missing)
    blow = Blow(command.strength, command.ap, command.kind, command.ranged, _room_name(command))
    refusals = (*empty_refusals(table, command.building), *_from_inside(table, command, seat))
    return Ruling(refusals, lambda dice: struck(table, command.building, command.section, blow, dice))


def empty_refusals(table: Table, building: str) -> Iterator[Refusal]:
    """Refuse an attack on an empty building where both players agreed so (P8)."""
    if not (table.options.attack_empty or units_inside(table, building)):
        title = table.terrain[building].name or building
        yield Refusal(code="building/empty", text=f"{title} is empty, and empty buildings are not attacked here.")


def struck(table: Table, building: str, section: str, blow: Blow, dice: Dice) -> Outcome:
    """Roll a blow against a section and tell all that follows from it (P8)."""
    rolled = damage(table.terrain[building], section, blow, dice)
    hits = tuple(hits_of(table, building, section, blow, rolled))
    event = SectionStruck(
        building=building,
        section=section,
        face=rolled.face,
        total=rolled.total,
        chart=None if rolled.chart is None else {"face": rolled.chart[0], "result": rolled.chart[1]},
        armour_value=rolled.armour_value,
        tremor=rolled.tremor,
        hits=hits,
    )
    shaken = (unit for place in section_rooms(table, building, section) for unit in occupants(table, place))
    following = (*tremors(table, shaken, rolled.tremor or 0),) if rolled.tremor else ()
    fallen = tuple(fall(table, building)) if rolled.falls else ()
    return Outcome((event, *following, *fallen), _result(table, event, rolled), concerns=_concerns(table, event))


def _from_inside(table: Table, command: HitBuilding, seat: Seat) -> Iterator[Refusal]:
    """Refuse blows at the building by who fights inside it, and has nobody in contact outside (P6)."""
    if command.ranged or not fights_inside(table, seat, command.building):
        return
    outside = (one for one in standings(table).values() if one.seat == seat)
    if not any(touches(one, table.terrain[command.building]) for one in outside):
        title = table.terrain[command.building].name or command.building
        text = f"Nobody of {seat} touches {title} from outside; who fights from room to room does not attack it."
        yield Refusal(code="building/fight", text=text)


def _missing(table: Table, command: HitBuilding) -> Refusal | None:
    piece = table.terrain.get(command.building)
    if piece is None or piece.kind != "building":
        return unknown("building", command.building)
    if command.section not in piece.sections:
        return unknown("section", command.section)
    room = _room_name(command)
    if room is not None and (room not in piece.rooms or piece.rooms[room].section != command.section):
        return unknown("room", room)
    return None


def _room_name(command: HitBuilding) -> str | None:
    return None if command.room is None else command.room.removeprefix(f"{command.building}/")


def _result(table: Table, event: SectionStruck, rolled: Damage) -> dict[str, Any]:
    return {
        "face": event.face,
        "total": event.total,
        "against": table.terrain[event.building].sections[event.section].armour_value,
        "damaged": rolled.chart is not None,
        "chart": event.chart,
        "armour_value": event.armour_value,
        "tremor": event.tremor,
        "hits": write(event.hits),
        "collapsed": rolled.falls,
        "flees": list(units_inside(table, event.building)) if rolled.falls else [],
    }


def _concerns(table: Table, event: SectionStruck) -> tuple[str, ...]:
    hit = (name for hits in event.hits for name in living(table, hits.unit))
    return (f"terrain.{event.building}", *(f"models.{name}" for name in hit))
