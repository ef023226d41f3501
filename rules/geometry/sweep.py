"""A base sliding along a straight stretch of path with its bearing unchanged (V3, V8).

The space a convex base sweeps is itself convex, so the least gap on the way is one signed distance
and nothing is sampled.
"""

from math import hypot
from typing import Final

from rules.geometry.bases import Footprint, Point
from rules.geometry.convex import Body, Separation, add, body_of, separation
from rules.geometry.distance import nearest_on_segment, points_gap, segments_cross

SQUARE: Final = 1e-9
"""Sine below which a direction counts as square to another."""

DEPTH_ERROR: Final = 1e-9
"""Inches by which the deepest place of a sweep may be missed."""

MOST_CUTS: Final = 60


def sweep_gap(footprint: Footprint, start: Point, end: Point, other: Footprint) -> tuple[float, float]:
    """Least signed inches to another base while sliding, and the first share 0..1 of the way there."""
    if footprint.shape == "round" and other.shape == "round":
        return _centre_gap(start, end, (other.x, other.y), footprint.half_length + other.half_length)
    joined = add(body_of(footprint), body_of(other))
    return _slide(joined, start, end, (other.x, other.y))


def first_crossing(start: Point, end: Point, wall_from: Point, wall_to: Point) -> tuple[float, float] | None:
    """Where a centre's path crosses a wall: share of the path, inches along the wall; else None (T6)."""
    if not segments_cross(start, end, wall_from, wall_to):
        return None
    path_x, path_y = end[0] - start[0], end[1] - start[1]
    wall_x, wall_y = wall_to[0] - wall_from[0], wall_to[1] - wall_from[1]
    turn = path_x * wall_y - path_y * wall_x
    if turn == 0:
        return None
    off_x, off_y = wall_from[0] - start[0], wall_from[1] - start[1]
    share = (off_x * wall_y - off_y * wall_x) / turn
    along = (off_x * path_y - off_y * path_x) / turn
    return share, along * hypot(wall_x, wall_y)


def _centre_gap(start: Point, end: Point, centre: Point, radii: float) -> tuple[float, float]:
    nearest, share = nearest_on_segment(centre, start, end)
    return points_gap(nearest, centre) - radii, share


def _slide(joined: Body, start: Point, end: Point, centre: Point) -> tuple[float, float]:
    way_x, way_y = end[0] - start[0], end[1] - start[1]
    off_x, off_y = centre[0] - start[0], centre[1] - start[1]
    if way_x == 0 and way_y == 0:
        return separation(joined, off_x, off_y).inches, 0.0
    swept = add(joined, Body(0.0, ((way_x / 2, way_y / 2),), ()))
    found = separation(swept, off_x - way_x / 2, off_y - way_y / 2)
    if found.inches < 0:
        return _deepest(joined, off_x, off_y, way_x, way_y)
    return found.inches, _share(joined, found, off_x, off_y, way_x, way_y)


def _share(joined: Body, found: Separation, off_x: float, off_y: float, way_x: float, way_y: float) -> float:
    """The first share of the way at which the least gap, measured along `found`, is reached."""
    length = hypot(way_x, way_y)
    push = found.ux * way_x + found.uy * way_y
    if abs(push) > SQUARE * length:
        return 1.0 if push > 0 else 0.0
    touch, flat = _touch(joined, found, way_x / length, way_y / length)
    along = (off_x * way_x + off_y * way_y) / length - touch - flat
    return min(1.0, max(0.0, along / length))


def _touch(joined: Body, found: Separation, way_x: float, way_y: float) -> tuple[float, float]:
    """Inches along the way of the body's foremost place, and half the length of its flat there."""
    touch = flat = 0.0
    for sx, sy in joined.sides:
        lean, along = sx * found.ux + sy * found.uy, sx * way_x + sy * way_y
        if abs(lean) <= SQUARE * abs(along):
            flat += abs(along)
        else:
            touch += along if lean > 0 else -along
    for ax, ay, bx, by in joined.ovals:
        first, second = ax * found.ux + ay * found.uy, bx * found.ux + by * found.uy
        reached = hypot(first, second)
        touch += (first * (ax * way_x + ay * way_y) + second * (bx * way_x + by * way_y)) / reached
    return touch, flat


def _deepest(joined: Body, off_x: float, off_y: float, way_x: float, way_y: float) -> tuple[float, float]:
    """Least signed distance of a sweep that sinks in, and its share: the distance is convex on the way."""

    def measured(share: float) -> tuple[float, float]:
        found = separation(joined, off_x - share * way_x, off_y - share * way_y)
        return found.inches, -(found.ux * way_x + found.uy * way_y)

    low, high = 0.0, 1.0
    (low_gap, low_slope), (high_gap, high_slope) = measured(low), measured(high)
    if low_slope >= 0:
        return low_gap, low
    if high_slope <= 0:
        return high_gap, high
    for _ in range(MOST_CUTS):
        share = (high_gap - low_gap + low * low_slope - high * high_slope) / (low_slope - high_slope)
        inches, slope = measured(share)
        if inches - (low_gap + (share - low) * low_slope) < DEPTH_ERROR:
            break
        if slope < 0:
            low, low_gap, low_slope = share, inches, slope
        else:
            high, high_gap, high_slope = share, inches, slope
    return inches, share
