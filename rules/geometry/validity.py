"""Whether outlines are fit to judge by: simple, with an area, one inside another."""

import shapely

from rules.geometry.bases import Polygon
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


def overlap_area(first: Polygon, second: Polygon) -> float:
    """Square inches that two outlines have in common."""
    return float(shapely.Polygon(first).intersection(shapely.Polygon(second)).area)
