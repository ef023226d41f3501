"""The shadow a blocker throws from the eye onto the upright plane of the target's card (S3).

On that plane places are inches to the right of the card's middle and inches above the mat. A convex
upright part looks convex from the eye, so its shadow is the hull of its corners' shadows.
"""

from collections.abc import Sequence
from typing import Final

from rules.geometry.bases import Point, Polygon
from rules.geometry.sight_blockers import Blocker
from rules.geometry.sight_looks import Look, Window, outline_from

NEAREST: Final = 1e-6
"""Inches ahead of the eye: what is nearer throws no shadow."""

SKIN: Final = 1e-9
"""Inches before the card's plane: what stands in that plane itself throws no shadow on the card."""

Corner = tuple[float, float]
"""A corner of an outline as the eye has it: inches ahead and inches to the right."""

Upright = tuple[float, float, float]
"""A corner's upright edge on the target's plane: inches to the right, lowest and highest inches."""


def shadow(look: Look, blocker: Blocker, window: Window) -> Polygon:
    """The part of a window on the target's plane that a blocker hides; () when it hides nothing."""
    corners = outline_from(look.eye, blocker)
    seen = before_plane(look, corners)
    if not seen:
        return ()
    uprights = _uprights(look, seen, blocker.bottom, blocker.top)
    left, right = min(uprights), max(uprights)
    if left[0] >= window.right or right[0] <= window.left or _passes(uprights, window):
        return ()
    if _fills(uprights, window):
        return _pane(max(left[0], window.left), min(right[0], window.right), window)
    if len(corners) == 2:
        shape = [(left[0], left[1]), (right[0], right[1]), (right[0], right[2]), (left[0], left[2])]
    else:
        shape = _hull([(upright[0], height) for upright in uprights for height in upright[1:]])
    return tuple(_clipped(shape, window))


def area(polygon: Polygon) -> float:
    """Square inches inside an outline."""
    total = 0.0
    before_x, before_y = polygon[-1]
    for x, y in polygon:
        total += before_x * y - x * before_y
        before_x, before_y = x, y
    return abs(total) / 2


def before_plane(look: Look, outline: Polygon) -> list[Corner]:
    """An outline's corners as the eye has them, cut off at the eye and at the target's depth."""
    eye_x, eye_y, ahead_x, ahead_y = look.eye.x, look.eye.y, look.ahead_x, look.ahead_y
    corners = [
        ((x - eye_x) * ahead_x + (y - eye_y) * ahead_y, (y - eye_y) * ahead_x - (x - eye_x) * ahead_y)
        for x, y in outline
    ]
    nearest, farthest = min(corners)[0], max(corners)[0]
    last = look.inches - SKIN
    if farthest < NEAREST or nearest > last:
        return []
    if nearest < NEAREST:
        corners = _cut(corners, 0, NEAREST, 1)
    if farthest > last:
        corners = _cut(corners, 0, last, -1)
    return corners


def _uprights(look: Look, seen: Sequence[Corner], bottom: float, top: float) -> list[Upright]:
    inches, eye_z = look.inches, look.eye.z
    down, up = bottom - eye_z, top - eye_z
    found = []
    for depth, aside in seen:
        scale = inches / depth
        found.append((aside * scale, eye_z + down * scale, eye_z + up * scale))
    return found


def _passes(uprights: list[Upright], window: Window) -> bool:
    """Whether all of it goes over the window or under it."""
    return min(low for _, low, _ in uprights) >= window.top or max(high for *_, high in uprights) <= window.bottom


def _fills(uprights: list[Upright], window: Window) -> bool:
    """Whether every corner's edge reaches over the window's whole height."""
    return all(low <= window.bottom and high >= window.top for _, low, high in uprights)


def _pane(left: float, right: float, window: Window) -> Polygon:
    """The window's whole height from a left to a right edge."""
    return (left, window.bottom), (right, window.bottom), (right, window.top), (left, window.top)


def _hull(points: list[Point]) -> list[Point]:
    points.sort()
    return _chain(points) + _chain(points[::-1])


def _chain(points: list[Point]) -> list[Point]:
    """One side of the hull of sorted points, without its last point."""
    side: list[Point] = []
    for x, y in points:
        while len(side) > 1:
            (ax, ay), (bx, by) = side[-2], side[-1]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            side.pop()
        side.append((x, y))
    return side[:-1]


def _clipped(shape: list[Point], window: Window) -> list[Point]:
    """What of a convex shape lies in a window."""
    sides = ((0, window.left, 1), (0, window.right, -1), (1, window.bottom, 1), (1, window.top, -1))
    for axis, limit, way in sides:
        shape = _cut(shape, axis, limit, way)
    return shape


def _cut(shape: list[Point], axis: int, limit: float, way: int) -> list[Point]:
    """What is left of a convex shape above a limit (way 1) of an axis, or below it (way -1)."""
    inside = [(point[axis] - limit) * way >= 0 for point in shape]
    if all(inside):
        return shape
    left: list[Point] = []
    for index, here in enumerate(shape):
        if inside[index] != inside[index - 1]:
            left.append(_meeting(shape[index - 1], here, axis, limit))
        if inside[index]:
            left.append(here)
    return left


def _meeting(first: Point, second: Point, axis: int, limit: float) -> Point:
    """Where a line reaches a limit of an axis; from either end the same place, so that no crack opens."""
    if second < first:
        first, second = second, first
    share = (limit - first[axis]) / (second[axis] - first[axis])
    other = first[1 - axis] + share * (second[1 - axis] - first[1 - axis])
    return (limit, other) if axis == 0 else (other, limit)
