"""How far it is between rooms: by the fewest doors, 6 inches each (P4)."""

from typing import Any, Final

from rules.refusals import Refusal, Refused, written
from rules.scrollhammer.buildings.passages import fewest_doors
from rules.scrollhammer.buildings.rooms import Place, find_room, place_at, place_of
from rules.scrollhammer.questions import AskRoomDistance
from rules.scrollhammer.table import Table

DOOR: Final = 6.0
"""Inches a door counts (P4)."""


def answer_room_distance(table: Table, question: AskRoomDistance) -> dict[str, Any]:
    """Tell the inches between two rooms; None when no doors lead from one to the other (P4)."""
    start, goal = find_room(table, question.origin), find_room(table, question.to)
    if isinstance(start, Refusal) or isinstance(goal, Refusal):
        return written(Refused(tuple(found for found in (start, goal) if isinstance(found, Refusal))))
    return {"inches": room_distance(start, goal)}


def indoor_distance(table: Table, first: str, second: str) -> float | None:
    """Inches between models or units in rooms of one building, unless both stand on battlements (P4); else None."""
    one, other = _place_of(table, first), _place_of(table, second)
    if one is None or other is None or (one.room.battlement and other.room.battlement):
        return None
    return room_distance(one, other)


def room_distance(start: Place, goal: Place) -> float | None:
    """Inches between two rooms, None when no doors lead from one to the other (P4)."""
    if start.building != goal.building:
        return None
    doors = fewest_doors(start, lambda place: True).get(goal.name)
    return None if doors is None else DOOR * doors


def _place_of(table: Table, name: str) -> Place | None:
    if name in table.units:
        return place_of(table, name)
    model = table.models.get(name)
    return None if model is None or model.removed or model.room is None else place_at(table, model.room)
