"""Plotting a course from a path: slide on the old floor, climb there, turn there (V8); flyers pass over all (T3)."""

import itertools
from dataclasses import dataclass, field

import msgspec

from rules.commands import Waypoint
from rules.geometry.bases import Point
from rules.geometry.ground import WHOLE, over_stretches
from rules.scrollhammer.courses import Climb, Course, Leg
from rules.scrollhammer.ground import Level, floor_of, level_at
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.terrain_file import Piece
from rules.units import EPS


@dataclass(slots=True)
class _Plot:
    """A course while it is being plotted."""

    terrain: dict[str, Piece]
    here: Standing
    legs: list[Leg] = field(default_factory=list)
    climbs: list[Climb] = field(default_factory=list)
    turns: list[Standing] = field(default_factory=list)
    missing: list[tuple[Point, int]] = field(default_factory=list)

    def pass_by(self, waypoint: Waypoint) -> None:
        """Slide on the old floor, then climb there, then turn there."""
        self._slide((waypoint.x, waypoint.y))
        if waypoint.floor is not None and waypoint.floor != self.here.level.floor:
            self._climb(waypoint.floor)
        if waypoint.facing is not None:
            self.turn(waypoint.facing)

    def turn(self, facing: float) -> None:
        """Turn on the spot; both poses are judged."""
        if facing == self.here.foot.bearing:
            return
        self.turns.append(self.here)
        self.here = self.here.at(*self.here.place, facing, self.here.level)
        self.turns.append(self.here)

    def _slide(self, to: Point) -> None:
        if to == self.here.place:
            return
        level = self.here.level
        leg = Leg(self.here.foot, to, level)
        self.legs.append(leg)
        left = self._left_floor(leg)
        if left is not None:
            self.missing.append((left, level.floor))
        landed = level_at(self.terrain, *to, level.floor)
        self.here = self.here.at(*to, self.here.foot.bearing, landed if left is None and landed else level)

    def _left_floor(self, leg: Leg) -> Point | None:
        """Where the centre leaves the floor it slides on; it may touch the floor's edge (R1)."""
        if leg.level.piece is None:
            return None
        floor = floor_of(self.terrain[leg.level.piece], leg.level.floor)
        outline = floor.outline if floor is not None else None
        centre = msgspec.structs.replace(leg.foot, shape="round", half_length=EPS, half_width=EPS)
        over = over_stretches(centre, leg.start, leg.end, outline) if outline is not None else []
        return leg.at(0.0 if not over or over[0][0] > 0 else over[0][1]) if over != [WHOLE] else None

    def _climb(self, floor: int) -> None:
        level = level_at(self.terrain, *self.here.place, floor)
        if level is None:
            self.missing.append((self.here.place, floor))
            return
        step = _largest_step(self.terrain, self.here.level, level)
        self.climbs.append(Climb(self.here.foot, self.here.level, level, step))
        self.here = self.here.at(*self.here.place, self.here.foot.bearing, level)


class _Flight(_Plot):
    """The course of a flyer, which passes over anything: only where it ends must there be a floor (T3)."""

    def _left_floor(self, leg: Leg) -> Point | None:
        return None

    def land(self) -> None:
        """Note when there is no floor where it ends."""
        if level_at(self.terrain, *self.here.place, self.here.level.floor) is None:
            self.missing.append((self.here.place, self.here.level.floor))


def plot_flight(
    terrain: dict[str, Piece], start: Standing, path: tuple[Waypoint, ...], facing: float | None
) -> Course:
    """Plot the way of a flyer along its path, turning to its final facing at the end (T3, V8)."""
    drawn = _Flight(terrain, start)
    _draw(drawn, path, facing)
    drawn.land()
    return _drawn(start, drawn)


def plot(terrain: dict[str, Piece], start: Standing, path: tuple[Waypoint, ...], facing: float | None) -> Course:
    """Plot the way of a model along its path, turning to its final facing at the end (V8)."""
    drawn = _Plot(terrain, start)
    _draw(drawn, path, facing)
    return _drawn(start, drawn)


def _draw(plot: _Plot, path: tuple[Waypoint, ...], facing: float | None) -> None:
    for waypoint in path:
        plot.pass_by(waypoint)
    if facing is not None:
        plot.turn(facing)


def _drawn(start: Standing, plot: _Plot) -> Course:
    return Course(start, plot.here, tuple(plot.legs), tuple(plot.climbs), tuple(plot.turns), tuple(plot.missing))


def _largest_step(terrain: dict[str, Piece], start: Level, end: Level) -> float:
    """The largest gap between neighbouring floors passed on a climb, in inches."""
    low, high = sorted((start.z, end.z))
    piece = terrain.get(end.piece or start.piece or "")
    between = [piece.ground + (f.z or 0.0) for f in piece.floors] if piece is not None else []
    heights = sorted({low, high, *(z for z in between if low < z < high)})
    return max((upper - lower for lower, upper in itertools.pairwise(heights)), default=0.0)
