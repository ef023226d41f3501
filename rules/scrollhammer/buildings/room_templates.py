"""A template at a room: D6 hits on the unit inside, and a hit on the building (B8)."""

from collections.abc import Iterator
from typing import Any

from rules.dice import Dice
from rules.events import Noted
from rules.geometry.distance import polygon_gap
from rules.geometry.shapes import TEMPLATE_LENGTH
from rules.refusals import Refusal
from rules.ruleset import Outcome
from rules.scrollhammer.buildings.damage import Blow
from rules.scrollhammer.buildings.rooms import Place, leaders, occupants, place_at
from rules.scrollhammer.buildings.strikes import empty_refusals, struck
from rules.scrollhammer.commands import Template
from rules.scrollhammer.standing import Standing, living
from rules.scrollhammer.table import Table
from rules.units import at_most


class RoomFlamed(Noted, frozen=True, kw_only=True, tag="room_flamed"):
    """A template was laid at a room: so many hits on the unit inside."""

    model: str
    room: str
    unit: str | None
    count: int


def aim_refusals(table: Table, firer: Standing, place: Place) -> Iterator[Refusal]:
    """Refuse a room farther from the firer's base than the template is long, or one not to be attacked (B1, P8)."""
    yield from empty_refusals(table, place.building)
    gap = polygon_gap(firer.foot, place.outline)
    if not at_most(gap, TEMPLATE_LENGTH):
        text = f'{firer.title} is {gap:.2f}" from {place.title}; the template is {TEMPLATE_LENGTH:g}" long.'
        yield Refusal(code="fire/range", model=firer.id, measured=gap, limit=TEMPLATE_LENGTH, text=text)


def flamed(table: Table, command: Template, place: Place, dice: Dice) -> Outcome:
    """Roll the hits on the unit inside, then the hit on the building, if a strength is given (B8)."""
    unit = _unit_in(table, place)
    count = 0 if unit is None else dice.roll(6)
    event = RoomFlamed(model=command.model, room=place.reference, unit=unit, count=count)
    hit = _building_hit(table, command, place, dice)
    inside = tuple(f"models.{name}" for name in living(table, unit or ""))
    result = {"count": count, "unit": unit, "building": hit.result or None}
    return Outcome((event, *hit.events), result, concerns=(*inside, *hit.concerns))


def under_room(table: Table, room: str) -> dict[str, Any]:
    """Tell whom a template at a room would hit; how often, the dice say (B8)."""
    place = place_at(table, room)
    unit = None if place is None else _unit_in(table, place)
    return {"floor": None if place is None else place.room.floor, "hits": {}, "unit": unit}


def _unit_in(table: Table, place: Place) -> str | None:
    return next(iter(leaders(table, occupants(table, place))), None)


def _building_hit(table: Table, command: Template, place: Place, dice: Dice) -> Outcome:
    if command.strength is None:
        return Outcome(())
    blow = Blow(command.strength, command.ap or 0, ranged=True, room=place.name)
    return struck(table, place.building, place.room.section, blow, dice)
