"""Getting out in flight: by which door, who finds a place outside, who does not (P7, P8, V9, V11)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from rules.geometry.arcs import offset
from rules.geometry.bases import Point
from rules.refusals import Refusal
from rules.scrollhammer.buildings.leaving import way_out_refusals
from rules.scrollhammer.buildings.poses import emerging, with_open_door
from rules.scrollhammer.buildings.rooms import Place
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.table import Table

_LOST: Final = frozenset({"move/off_table", "move/lethal"})
"""What kills instead of stopping a forced move (V9, V11)."""

_NO_REASON: Final = _LOST | {"move/terrain_allowance"}

_STEP: Final = 0.5
"""Inches between the spots the referee tries for a model that was given no place."""

_TURN: Final = 15
"""Degrees between them."""


@dataclass(frozen=True)
class Escape:
    """A way out for models of a unit: by a door of a room, as many inches from it as the flight leaves."""

    place: Place
    door: Point
    far: float
    motion: Motion

    @cached_property
    def refusals(self) -> tuple[Refusal, ...]:
        """What is against it."""
        return tuple(refusal for refusal in self._found if refusal.code not in _NO_REASON)

    @cached_property
    def lost(self) -> tuple[str, ...]:
        """Models that leave the mat or get into lethal ground, and are removed there (V9, V11)."""
        found = {refusal.model for refusal in self._found if refusal.code in _LOST}
        return tuple(name for name in self.motion.courses if name in found)

    @cached_property
    def _found(self) -> tuple[Refusal, ...]:
        return tuple(way_out_refusals(self.motion, self.place, dict.fromkeys(self.motion.courses, self.far)))


def escapes(
    table: Table, unit: str, exits: Sequence[tuple[Place, float]], places: Mapping[str, Point]
) -> tuple[Escape, ...]:
    """The doors of some rooms as ways to the places given, with the inches each leaves outside."""
    opened = [(place, far, with_open_door(table, place)) for place, far in exits]
    return tuple(
        Escape(place, door, far, emerging(ground, unit, door, places))
        for place, far, ground in opened
        for door in place.room.access
    )


def behind_refusals(ways: Sequence[Escape], models: Sequence[str]) -> Iterator[Refusal]:
    """Refuse to leave models behind that could get out beside the others: only who cannot is removed (P8)."""
    if not ways:
        return
    table = ways[0].motion.table
    alike = {table.models[name].base: name for name in reversed(models)}
    for name in alike.values():
        spot = next((spot for way in ways for spot in _spots(way) if _is_free(way, name, spot)), None)
        if spot is not None:
            title = table.models[name].name or name
            text = f"{title} can still get out, to ({spot[0]:.2f}, {spot[1]:.2f}); give it a place."
            yield Refusal(code="room/places", model=name, at=spot, text=text)


def _spots(way: Escape) -> Iterator[Point]:
    for ring in range(1, int(way.far / _STEP) + 1):
        for turn in range(0, 360, _TURN):
            yield offset(way.door, turn, ring * _STEP)


def _is_free(way: Escape, name: str, spot: Point) -> bool:
    alone = emerging(way.motion.table, way.motion.name, way.door, {name: spot})
    beside = replace(alone, after=way.motion.after | alone.after)
    return next(way_out_refusals(beside, way.place, {name: way.far}), None) is None
