"""How far a point lies outside or inside a convex body that is its own mirror image.

Every base, every stretch of path and every wall is a sum of a circle, ovals and straight sides, and
so are their Minkowski sums. The signed distance from such a body's surface to a point `d` is the
greatest value of `u.d - reach(u)` over all unit vectors `u`: closed forms where no oval is
involved, else Newton's method kept inside a bracket.
"""

from bisect import bisect_right
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, hypot, inf, pi, sin
from typing import Final, NamedTuple

from rules.geometry.bases import Footprint, Point, half_axes

Oval = tuple[float, float, float, float]

ANGLE_ERROR: Final = 1e-10
"""Radians; the distance found is off by the square of it."""

MOST_STEPS: Final = 80


class Body(NamedTuple):
    """A convex body about the origin: a circle, plus half-vectors of sides, plus half-axes of ovals."""

    radius: float
    sides: tuple[Point, ...]
    ovals: tuple[Oval, ...]


class Separation(NamedTuple):
    """A signed distance in inches and the unit vector along which it is measured."""

    inches: float
    ux: float
    uy: float


def body_of(footprint: Footprint) -> Body:
    """The base as a body about its own centre."""
    if footprint.shape == "round":
        return Body(footprint.half_length, (), ())
    return _turned_body(footprint.shape == "oval", footprint.bearing, footprint.half_length, footprint.half_width)


@lru_cache(maxsize=4096)
def _turned_body(oval: bool, bearing: float, half_length: float, half_width: float) -> Body:
    ahead, right = half_axes(Footprint("rect", 0, 0, bearing, half_length, half_width))
    if oval:
        return Body(0.0, (), ((*ahead, *right),))
    return Body(0.0, (ahead, right), ())


def add(first: Body, second: Body) -> Body:
    """The Minkowski sum of two bodies."""
    return Body(first.radius + second.radius, first.sides + second.sides, first.ovals + second.ovals)


def reach(body: Body, ux: float, uy: float) -> float:
    """Inches the body extends from the origin along a unit vector."""
    total = body.radius
    for sx, sy in body.sides:
        total += abs(sx * ux + sy * uy)
    for ax, ay, bx, by in body.ovals:
        total += hypot(ax * ux + ay * uy, bx * ux + by * uy)
    return total


def separation(body: Body, dx: float, dy: float) -> Separation:
    """Signed inches from the body's surface to a point, negative inside, and the direction of it."""
    toward = atan2(dy, dx)
    bends = _bends(body.sides, toward)
    if hypot(dx, dy) > reach(body, cos(toward), sin(toward)):
        angle = _climb(body, dx, dy, bends, toward)
    else:
        angle = _scan(body, dx, dy, bends)
    ux, uy = cos(angle), sin(angle)
    return Separation(dx * ux + dy * uy - reach(body, ux, uy), ux, uy)


def _bends(sides: tuple[Point, ...], toward: float) -> list[float]:
    """Angles of the half circle facing the point at which the body's corner in front changes."""
    lowest = toward - pi / 2
    found = [lowest + (atan2(sx, -sy) - lowest) % pi for sx, sy in sides]
    return [lowest, *sorted(found), toward + pi / 2]


def _climb(body: Body, dx: float, dy: float, bends: list[float], toward: float) -> float:
    """The best angle when the point is outside: there is but one peak, and uphill leads to it."""
    index = min(bisect_right(bends, toward), len(bends) - 1) - 1
    ex, ey = _from_corner(body.sides, dx, dy, bends[index], bends[index + 1])
    step = 1 if _slope(ex, ey, body.ovals, toward)[1] > 0 else -1
    angle = toward
    while 0 <= index < len(bends) - 1:
        ex, ey = _from_corner(body.sides, dx, dy, bends[index], bends[index + 1])
        end = bends[index + 1] if step > 0 else bends[index]
        peak = _peak(ex, ey, body.ovals, angle, end)
        if peak != end:
            return peak
        angle = end
        index += step
    return angle


def _scan(body: Body, dx: float, dy: float, bends: list[float]) -> float:
    """The best angle when the point may be inside: every peak of the half circle is compared."""
    found: list[tuple[float, float]] = []
    for low, high in pairwise(bends):
        ex, ey = _from_corner(body.sides, dx, dy, low, high)
        marks = _marks(body.ovals, low, high)
        heights = [_slope(ex, ey, body.ovals, mark) for mark in marks]
        found.extend((height[0], mark) for height, mark in zip(heights, marks, strict=True))
        for index in range(len(marks) - 1):
            if heights[index][1] > 0 > heights[index + 1][1]:
                peak = _peak(ex, ey, body.ovals, marks[index], marks[index + 1])
                found.append((_slope(ex, ey, body.ovals, peak)[0], peak))
    return max(found)[1]


def _marks(ovals: tuple[Oval, ...], low: float, high: float) -> list[float]:
    """Angles that cut a stretch so finely that no oval hides two peaks between neighbours."""
    if not ovals:
        return [low, high]
    marks = {low, high}
    for ax, ay, bx, by in ovals:
        for cosine, sine in _ECCENTRIC:
            normal = atan2(cosine * -bx + sine * ax, cosine * by - sine * ay)
            marks.add(low + (normal - low) % pi)
    return sorted(mark for mark in marks if low <= mark <= high)


_ECCENTRIC: Final = tuple((cos(pi * part / 20), sin(pi * part / 20)) for part in range(20))
"""Places round an oval, evenly by its eccentric angle: its tight ends get no fewer than its flat sides."""


def _from_corner(sides: tuple[Point, ...], dx: float, dy: float, low: float, high: float) -> tuple[float, float]:
    """The point as seen from the corner of the straight sides that faces this stretch of angles."""
    middle = (low + high) / 2
    ux, uy = cos(middle), sin(middle)
    for sx, sy in sides:
        if sx * ux + sy * uy > 0:
            dx -= sx
            dy -= sy
        else:
            dx += sx
            dy += sy
    return dx, dy


def _slope(ex: float, ey: float, ovals: tuple[Oval, ...], angle: float) -> tuple[float, float, float]:
    """Value, slope and downward curvature of the distance at an angle of a smooth stretch."""
    ux, uy = cos(angle), sin(angle)
    value = ex * ux + ey * uy
    slope = ey * ux - ex * uy
    curvature = value
    for ax, ay, bx, by in ovals:
        along, across = ax * ux + ay * uy, bx * ux + by * uy
        length = hypot(along, across)
        area = ax * by - ay * bx
        value -= length
        slope -= (along * (ay * ux - ax * uy) + across * (by * ux - bx * uy)) / length
        curvature += area * area / (length * length * length) - length
    return value, slope, curvature


def _peak(ex: float, ey: float, ovals: tuple[Oval, ...], start: float, end: float) -> float:
    """The angle of the peak between start and end of a smooth stretch, or the end it lies beyond."""
    way = 1.0 if end > start else -1.0
    best, slope, curvature = _slope(ex, ey, ovals, start)
    if slope * way <= 0:
        return start
    end_value, end_slope, _ = _slope(ex, ey, ovals, end)
    if end_slope * way >= 0 and end_value >= best:
        return end
    if not ovals:
        return start + way * abs(atan2(slope, best))
    near, far, angle = start, end, start
    for _ in range(MOST_STEPS):
        step = slope / curvature if curvature > 0 else inf
        if abs(step) < ANGLE_ERROR:
            return angle
        angle += step
        if not min(near, far) < angle < max(near, far):
            angle = (near + far) / 2
        value, slope, curvature = _slope(ex, ey, ovals, angle)
        if slope * way > 0 and value >= best:
            near, best = angle, value
        else:
            far = angle
    return angle
