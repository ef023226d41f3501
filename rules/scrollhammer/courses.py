"""A model's way over the table: straight slides on a floor, climbs between floors, turns on the spot (V1, V8)."""

from collections.abc import Iterator
from math import hypot

import msgspec

from rules.geometry.bases import Footprint, Point
from rules.scrollhammer.ground import Level
from rules.scrollhammer.standing import Standing


class Leg(msgspec.Struct, frozen=True):
    """One straight slide of a base on one floor, its bearing unchanged."""

    foot: Footprint
    end: Point
    level: Level

    @property
    def start(self) -> Point:
        """Where its centre starts."""
        return self.foot.x, self.foot.y

    @property
    def length(self) -> float:
        """Inches its centre slides."""
        return hypot(self.end[0] - self.foot.x, self.end[1] - self.foot.y)

    def at(self, share: float) -> Point:
        """Where the centre is after a share 0..1 of the slide."""
        x, y = self.start
        return x + (self.end[0] - x) * share, y + (self.end[1] - y) * share


class Climb(msgspec.Struct, frozen=True):
    """A climb between two floors at one place; `step` is the largest gap between floors passed, in inches."""

    foot: Footprint
    start: Level
    end: Level
    step: float

    @property
    def at(self) -> Point:
        """Where its centre is."""
        return self.foot.x, self.foot.y

    @property
    def height(self) -> float:
        """Inches climbed, up or down (R4)."""
        return abs(self.end.z - self.start.z)


class Course(msgspec.Struct, frozen=True):
    """A model's whole way: where it starts, its slides and climbs, the poses it turns to, where it ends."""

    start: Standing
    end: Standing
    legs: tuple[Leg, ...]
    climbs: tuple[Climb, ...]
    turns: tuple[Standing, ...]
    missing: tuple[tuple[Point, int], ...]
    """Places where the floor that was asked for is not there."""

    @property
    def climbed(self) -> float:
        """Inches climbed."""
        return sum(climb.height for climb in self.climbs)

    @property
    def slid(self) -> float:
        """Inches of the centre's way over the ground and along floors."""
        return sum(leg.length for leg in self.legs)

    @property
    def travelled(self) -> float:
        """Inches of the centre's way, climbing included (V1)."""
        return self.slid + self.climbed

    @property
    def moves(self) -> bool:
        """Tell whether the model goes anywhere; turning on the spot is standing still (V2)."""
        return bool(self.legs or self.climbs)

    @property
    def acts(self) -> bool:
        """Tell whether the model moves or turns."""
        return self.moves or bool(self.turns)

    def poses(self) -> Iterator[Standing]:
        """The poses the model comes to rest in or turns to, its start left out."""
        yield from self.turns
        yield self.end
