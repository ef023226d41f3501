"""How far it is between rooms: by the fewest doors, 6 inches each (P4)."""

from typing import Any, Final

from rules.refusals import Refusal, Refused, written
from rules.scrollhammer.buildings.passages import fewest_doors
from rules.scrollhammer.buildings.rooms import Place, find_room
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


def room_distance(start: Place, goal: Place) -> float | None:
    """Inches between two rooms, None when no doors lead from one to the other (P4)."""
    if start.building != goal.building:
        return None
    doors = fewest_doors(start, lambda place: True).get(goal.name)
    return None if doors is None else DOOR * doors
