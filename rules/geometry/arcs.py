"""Bearings in degrees, clockwise from -y, and the four arcs of a unit in ranks (N1, F1)."""

from math import atan2, degrees
from typing import Final, Literal

from rules.geometry.bases import Point, direction

Arc = Literal["front", "right", "rear", "left"]

ROUNDING: Final = 1e-9
"""Degrees of arithmetic noise, so that a point on an arc's boundary is on it."""


def bearing(start: Point, end: Point) -> float:
    """The bearing in degrees, 0 up to 360, from one point to another; 0 between equal points."""
    if start == end:
        return 0.0
    return degrees(atan2(end[0] - start[0], start[1] - end[1])) % 360


def offset(point: Point, toward: float, distance: float) -> Point:
    """The point that lies some inches away along a bearing in degrees."""
    ux, uy = direction(toward)
    return point[0] + ux * distance, point[1] + uy * distance


def turn_between(first: float, second: float) -> float:
    """Degrees from one bearing to another, clockwise positive, above -180 up to 180."""
    turn = (second - first) % 360
    return turn - 360 if turn > 180 else turn


def arc_of(centre: Point, facing: float, point: Point) -> Arc:
    """The arc of a unit in which a point lies; a boundary belongs to the arc nearer the front (F1, F5)."""
    turn = turn_between(facing, bearing(centre, point))
    if centre == point or abs(turn) <= 45 + ROUNDING:
        return "front"
    if abs(turn) > 135 + ROUNDING:
        return "rear"
    return "right" if turn > 0 else "left"
