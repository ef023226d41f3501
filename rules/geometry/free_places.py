"""The nearest place where a base may lie: clear of other bases, of closed ground and of the mat's edge (B3)."""

from collections.abc import Iterable, Sequence
from math import atan2, cos, hypot, pi, sin, tau
from typing import Final, NamedTuple

import shapely
from shapely.geometry.base import BaseGeometry

from rules.geometry.bases import Footprint, Point, Polygon
from rules.geometry.convex import Body, add, body_of, reach
from rules.geometry.distance import edges

DIRECTIONS: Final = 360
"""Tangents laid around a body: even 10 inches across it is followed to 0.0002 inch, from outside."""

NEAR: Final = 6.0
"""Inches: where the nearest place is no farther, nothing beyond matters."""

SAME_ANGLE: Final = 1e-9

GRID: Final = 1e-6
"""Inches to which corners are snapped, so that outlines that nearly run along each other join."""


class Neighbour(NamedTuple):
    """A base to keep off, and by how many inches."""

    foot: Footprint
    margin: float


def nearest_free(
    foot: Footprint, allowed: Polygon, neighbours: Sequence[Neighbour], closed: Sequence[Polygon]
) -> Point | None:
    """The place nearest to a base's centre where its centre is in an outline and it is clear of all else.

    None when there is no such place.
    """
    near = [n for n in neighbours if _gap(foot, n) <= NEAR]
    found = _nearest(foot, allowed, near, closed)
    if len(near) == len(neighbours) or (found is not None and _apart(foot, found) <= NEAR):
        return found
    return _nearest(foot, allowed, neighbours, closed)


def room_for(foot: Footprint, width: float, depth: float) -> Polygon | None:
    """Where the centre of a base may be on a mat of that size, in inches; None when it does not fit."""
    body = body_of(foot)
    side, end = reach(body, 1.0, 0.0), reach(body, 0.0, 1.0)
    if 2 * side >= width or 2 * end >= depth:
        return None
    right, bottom = width - side, depth - end
    return (side, end), (right, end), (right, bottom), (side, bottom)


def _nearest(
    foot: Footprint, allowed: Polygon, neighbours: Iterable[Neighbour], closed: Iterable[Polygon]
) -> Point | None:
    own = body_of(foot)
    taken = [_around_base(own, neighbour) for neighbour in neighbours]
    taken += [shape for outline in closed for shape in _around_ground(own, outline)]
    free = shapely.difference(shapely.Polygon(allowed), shapely.union_all(taken, grid_size=GRID), grid_size=GRID)
    if free.is_empty:
        return None
    x, y = shapely.shortest_line(free, shapely.Point(foot.x, foot.y)).coords[0]
    return x, y


def _around_base(own: Body, neighbour: Neighbour) -> BaseGeometry:
    body = add(own, body_of(neighbour.foot))
    kept_off = add(body, Body(neighbour.margin, (), ()))
    return _around(kept_off, (neighbour.foot.x, neighbour.foot.y))


def _around_ground(own: Body, outline: Polygon) -> list[BaseGeometry]:
    """Centres of a base that touches an outline: the outline itself, and the base slid along each edge."""
    shapes: list[BaseGeometry] = [shapely.Polygon(outline)]
    for (ax, ay), (bx, by) in edges(outline):
        half = ((bx - ax) / 2, (by - ay) / 2)
        shapes.append(_around(add(own, Body(0.0, (half,), ())), (ax + half[0], ay + half[1])))
    return shapes


def _around(body: Body, centre: Point) -> BaseGeometry:
    """The polygon of tangents around a body; exact along its straight sides."""
    turns = _directions(body)
    lines = [(cos(turn), sin(turn), reach(body, cos(turn), sin(turn))) for turn in turns]
    corners = [_meeting(first, second) for first, second in zip(lines, [*lines[1:], lines[0]], strict=True)]
    return shapely.MultiPoint([(centre[0] + x, centre[1] + y) for x, y in corners]).convex_hull


def _directions(body: Body) -> list[float]:
    turns = [tau * step / DIRECTIONS for step in range(DIRECTIONS)]
    for x, y in body.sides:
        normal = atan2(x, -y)
        turns += [normal % tau, (normal + pi) % tau]
    turns.sort()
    return [
        turn for turn, before in zip(turns, [turns[-1] - tau, *turns], strict=False) if turn - before > SAME_ANGLE
    ]


def _meeting(first: tuple[float, float, float], second: tuple[float, float, float]) -> Point:
    """Where two tangents meet, each a unit normal and its distance from the origin."""
    turned = first[0] * second[1] - first[1] * second[0]
    x = (first[2] * second[1] - second[2] * first[1]) / turned
    y = (first[0] * second[2] - second[0] * first[2]) / turned
    return x, y


def _gap(foot: Footprint, neighbour: Neighbour) -> float:
    other = neighbour.foot
    return hypot(other.x - foot.x, other.y - foot.y) - other.radius - foot.radius - neighbour.margin


def _apart(foot: Footprint, place: Point) -> float:
    return hypot(place[0] - foot.x, place[1] - foot.y)
