"""What becomes of a unit that flees: out of the building, in another room, or destroyed (P7, P8)."""

from functools import reduce
from typing import Any

import msgspec

from rules.dice import Dice
from rules.events import Event
from rules.reducer import apply
from rules.ruleset import Outcome
from rules.scrollhammer.buildings.collapse import has_fallen, settle
from rules.scrollhammer.buildings.entering import entered
from rules.scrollhammer.buildings.escapes import Escape
from rules.scrollhammer.buildings.leaving import RoomLeft
from rules.scrollhammer.buildings.poses import coming_out
from rules.scrollhammer.buildings.rooms import Place
from rules.scrollhammer.commands import FleeBuilding
from rules.scrollhammer.movement import moved_outcome
from rules.scrollhammer.straggling import rejoining_events
from rules.scrollhammer.table import Table
from rules.scrollhammer.wounds import ModelWounded


class UnitFled(Event, frozen=True, kw_only=True, tag="unit_fled"):
    """A unit flees from its foes; until it rallies it goes on fleeing."""

    unit: str

    def apply(self, table: Table) -> Table:
        """Mark it as fleeing."""
        unit = msgspec.structs.replace(table.units[self.unit], fleeing=True)
        return msgspec.structs.replace(table, units={**table.units, self.unit: unit})


def escaped(table: Table, way: Escape, left_behind: tuple[str, ...], dice: Dice) -> Outcome:
    """Models come out where they may; those left behind or lost on the way are removed (P8, V9)."""
    unit, place = way.motion.name, way.place
    safe = {name: course.end.place for name, course in way.motion.courses.items() if name not in way.lost}
    motion = coming_out(table, unit, place, way.door, safe)
    moved = moved_outcome(motion, (), dice, *rejoining_events(motion))
    destroyed = (*way.lost, *left_behind)
    out = RoomLeft(unit=unit, room=place.reference, models=list(safe))
    events = (out, *moved.events, *_deaths(destroyed), *_broken(place, unit))
    return _told(table, events, {"left": bool(safe), "destroyed": list(destroyed), **moved.result})


def fled_to(table: Table, command: FleeBuilding, models: tuple[str, ...], goal: Place) -> Outcome:
    """Models end in a room, or stay in their own when they do not flee far enough for another (P7)."""
    moved = (entered(command.unit, models, goal, dict(command.places)),) if command.rooms else ()
    return _told(table, (*moved, *_broken(goal, command.unit)), {"left": False, "destroyed": []})


def perished(table: Table, models: tuple[str, ...]) -> Outcome:
    """All of a unit is destroyed: trapped in flight, or nobody could get out (P7, P8)."""
    return _told(table, _deaths(models), {"left": False, "destroyed": list(models)})


def _broken(place: Place, unit: str) -> tuple[UnitFled, ...]:
    """Who flees a collapse rallies at once; one that was fleeing before goes on (P8)."""
    return () if has_fallen(place.piece) else (UnitFled(unit=unit),)


def _deaths(models: tuple[str, ...]) -> tuple[ModelWounded, ...]:
    return tuple(ModelWounded(model=name, left=0) for name in models)


def _told(table: Table, events: tuple[Event, ...], result: dict[str, Any]) -> Outcome:
    return Outcome((*events, *settle(reduce(apply, events, table))), result)
