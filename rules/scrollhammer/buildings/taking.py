"""After a fight between rooms: back to the own room, or into that of a foe wiped out (P6)."""

from collections.abc import Iterator
from typing import Final

from rules.decisions import DecisionOpened, wrong_choice
from rules.geometry.bases import Point
from rules.ruleset import Ruling, certain
from rules.scrollhammer.buildings.admission import admission_refusals
from rules.scrollhammer.buildings.entering import RoomEntered, entered
from rules.scrollhammer.buildings.perches import perches
from rules.scrollhammer.buildings.room_fights import emptied_rooms
from rules.scrollhammer.buildings.rooms import Place, company, occupants, place_at, place_of
from rules.scrollhammer.table import Table
from rules.table import Pending

TAKING: Final = "take_room"
"""The decision that the owner of a unit that emptied a room has to make (P6)."""

STAY: Final = "stay"


def offers(table: Table) -> Iterator[DecisionOpened]:
    """Open the choice of each unit that wiped out a foe next door, at the end of the combat phase (P6, G1)."""
    for unit, places in emptied_rooms(table).items():
        rooms = [place.reference for place in places if _fits(table, unit, place)]
        own = place_of(table, unit)
        if rooms and own is not None:
            about = {"unit": unit, "rooms": rooms, "from": own.reference}
            name = f"{TAKING}-{table.memory.seq + 1}-{unit}"
            yield DecisionOpened(pending=Pending(id=name, decision=TAKING, seat=table.units[unit].seat, about=about))


def decide_taking(table: Table, pending: Pending, choice: bool | str) -> Ruling:
    """Decide which room a unit goes to (P6): one of those emptied by its reference, or `stay`."""
    rooms: list[str] = pending.about["rooms"]
    if choice in (STAY, False):
        return certain(room=pending.about["from"])
    room = rooms[0] if choice is True else choice
    place = place_at(table, str(room)) if room in rooms else None
    if place is None:
        return wrong_choice(pending, *rooms, STAY)
    return certain(*_goes(table, pending.about["unit"], place), room=place.reference)


def _goes(table: Table, unit: str, place: Place) -> Iterator[RoomEntered]:
    """The unit and the characters with it go; on battlements the referee puts them side by side."""
    places = _places(table, unit, place)
    for name, models in _company_inside(table, unit).items():
        yield entered(name, models, place, places)


def _fits(table: Table, unit: str, place: Place) -> bool:
    models = [name for models in _company_inside(table, unit).values() for name in models]
    if any(admission_refusals(table, unit, models, place)):
        return False
    return not place.room.battlement or len(_places(table, unit, place)) == len(models)


def _company_inside(table: Table, unit: str) -> dict[str, tuple[str, ...]]:
    own = place_of(table, unit)
    there = {} if own is None else occupants(table, own)
    return {name: models for name, models in there.items() if name in company(table, unit)}


def _places(table: Table, unit: str, place: Place) -> dict[str, Point]:
    models = [name for models in _company_inside(table, unit).values() for name in models]
    return perches(table, models, place) if place.room.battlement else {}
