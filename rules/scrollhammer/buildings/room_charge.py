"""Charging an enemy next door: automatic, without a move, and nobody stands and shoots (P6)."""

from collections.abc import Iterator

import msgspec

from rules.commands import Seat
from rules.events import Event
from rules.refusals import Refusal, unknown
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.buildings.admission import may_enter
from rules.scrollhammer.buildings.inside import is_enclosed
from rules.scrollhammer.buildings.passages import doorway_refusals
from rules.scrollhammer.buildings.rooms import Place, find_room, foes, leaders, place_of
from rules.scrollhammer.charges import charger_refusals
from rules.scrollhammer.commands import DeclareCharge
from rules.scrollhammer.standing import living
from rules.scrollhammer.table import Charge, Table


class RoomCharged(Event, frozen=True, kw_only=True, tag="room_charged"):
    """A unit charged enemies in rooms next to its own; it needs no range and no move (P6)."""

    unit: str
    targets: tuple[str, ...]

    def apply(self, table: Table) -> Table:
        """Keep whom it charged until the turn ends."""
        unit = msgspec.structs.replace(table.units[self.unit], charged=Charge(targets=self.targets))
        return msgspec.structs.replace(table, units={**table.units, self.unit: unit})


def is_room_charge(table: Table, command: DeclareCharge) -> bool:
    """Tell whether a charge begins in a building or is aimed at a room or a unit in one (P6)."""
    aimed = (name for name in command.targets if "/" in name or (name in table.units and is_enclosed(table, name)))
    return place_of(table, command.unit) is not None or any(aimed)


def judge_room_charge(table: Table, command: DeclareCharge, seat: Seat) -> Ruling:
    """Judge a charge from room to room (P6).

    Refused with `room/reach` unless a door joins the rooms, `room/type`, `charge/target` for a room without
    enemies, and as any charge with `charge/already`, `charge/locked`, `charge/reformed`.
    """
    found = {name: _target(table, name) for name in command.targets}
    missing = tuple(place for place in found.values() if isinstance(place, Refusal))
    if missing:
        return refuse(*missing)
    places = {name: place for name, place in found.items() if isinstance(place, Place)}
    refusals = (*charger_refusals(table, command.unit), *_misplaced(table, command.unit, places))
    charged = RoomCharged(unit=command.unit, targets=_charged(table, command.unit, places))
    result = {"automatic": True, "targets": list(charged.targets)}
    return Ruling(refusals, lambda dice: Outcome((charged,), result))


def _target(table: Table, name: str) -> Place | Refusal:
    if "/" in name:
        return find_room(table, name)
    if name not in table.units:
        return unknown("unit", name)
    text = f"{table.units[name].name or name} is in no room; come out of the building to charge it."
    return place_of(table, name) or Refusal(code="charge/target", other=name, text=text)


def _charged(table: Table, unit: str, places: dict[str, Place]) -> tuple[str, ...]:
    """The enemy units in the rooms, each once; characters fight beside those they joined."""
    return tuple({foe: None for place in places.values() for foe in leaders(table, foes(table, unit, place))})


def _misplaced(table: Table, unit: str, places: dict[str, Place]) -> Iterator[Refusal]:
    own = place_of(table, unit)
    for name, place in places.items():
        if not foes(table, unit, place):
            text = f"There is no enemy in {place.title} to charge."
            yield Refusal(code="charge/target", other=name, text=text)
        if own is None:
            text = f"{place.heading} is charged from a room next to it, else the building is."
            yield Refusal(code="room/reach", other=name, text=text)
        else:
            yield from doorway_refusals((own, place))
    for name in living(table, unit):
        if not may_enter(table, name):
            text = f"{table.models[name].name or name} may not charge a unit inside; only infantry and beasts may."
            yield Refusal(code="room/type", model=name, text=text)
