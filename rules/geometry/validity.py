"""Whether outlines are fit to judge by: simple, with an area, one inside another."""

from itertools import pairwise
from math import hypot

import shapely

from rules.geometry.bases import Point, Polygon
from rules.units import EPS


def simple_polygon_problem(polygon: Polygon) -> str | None:
    """What keeps an outline from being a simple polygon, as a short phrase; None when nothing does."""
    if len(set(polygon)) < 3:
        return "has fewer than three points"
    shape = shapely.Polygon(polygon)
    if shape.convex_hull.area == 0:
        return "has no area"
    if not shape.is_valid:
        return "crosses itself"
    return None


def polygon_contains(outer: Polygon, inner: Polygon) -> bool:
    """Whether one outline lies inside another, to 0.001"."""
    widened = shapely.Polygon(outer).buffer(EPS, join_style="mitre")
    return bool(widened.covers(shapely.Polygon(inner)))


def fits_square(polygon: Polygon, side: float) -> bool:
    """Whether an outline lies inside a square of a side in inches, laid along any of its edges, to 0.001"."""
    hull = shapely.Polygon(polygon).convex_hull.exterior.coords
    return any(_extent_along(polygon, start, end) <= side + EPS for start, end in pairwise(hull))


def overlap_area(first: Polygon, second: Polygon) -> float:
    """Square inches that two outlines have in common."""
    return float(shapely.Polygon(first).intersection(shapely.Polygon(second)).area)


def _extent_along(polygon: Polygon, start: Point, end: Point) -> float:
    """The longer side of the rectangle round an outline that is laid along a line."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    along, across = [x * ux + y * uy for x, y in polygon], [y * ux - x * uy for x, y in polygon]
    return max(max(along) - min(along), max(across) - min(across))
