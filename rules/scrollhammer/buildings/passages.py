"""From room to room: by doors only, through empty and friendly rooms (P2)."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from rules.refusals import Refusal
from rules.scrollhammer.buildings.rooms import Place, foes, neighbour
from rules.scrollhammer.table import Table


def passage_refusals(table: Table, unit: str, rooms: Sequence[Place]) -> Iterator[Refusal]:
    """Refuse a way from the first room to the last that leaves the doors or leads through an enemy (P2)."""
    yield from doorway_refusals(rooms)
    for place in rooms[1:-1]:
        for foe in foes(table, unit, place):
            text = f"{table.units[foe].name or foe} holds {place.title}; no way leads through an enemy."
            yield Refusal(code="room/occupied", other=foe, text=text)


def doorway_refusals(rooms: Sequence[Place]) -> Iterator[Refusal]:
    """Refuse a way between rooms that no door joins (P2)."""
    for one, other in pairwise(rooms):
        if one.building != other.building or other.name not in one.neighbours:
            text = f"No door leads from {one.title} to {other.title}; go by the rooms between."
            yield Refusal(code="room/reach", text=text)


def fewest_doors(start: Place, is_open: Callable[[Place], bool]) -> dict[str, int]:
    """The fewest doors from a room to every other that open rooms lead to, nearest first."""
    found, frontier = {start.name: 0}, [start]
    for place in frontier:
        for name in sorted(place.neighbours - found.keys()):
            if is_open(neighbour(place, name)):
                found[name] = found[place.name] + 1
                frontier.append(neighbour(place, name))
    return found
