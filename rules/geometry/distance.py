"""Distances in plan between bases, points and outlines, in inches (M2, M6)."""

from collections.abc import Iterator
from math import hypot, inf

from rules.geometry.bases import Footprint, Point, Polygon, direction
from rules.geometry.convex import Body, Separation, add, body_of, separation


def points_gap(first: Point, second: Point) -> float:
    """Inches between two points."""
    return hypot(second[0] - first[0], second[1] - first[1])


def gap(first: Footprint, second: Footprint) -> float:
    """Signed inches between two bases in plan: positive apart, negative how deep they overlap (M2)."""
    if first.shape == "round" and second.shape == "round":
        apart = hypot(second.x - first.x, second.y - first.y)
        return apart - first.half_length - second.half_length
    if first.shape == "round" and second.shape == "rect":
        return _rect_point_gap(second, first.x, first.y) - first.half_length
    if first.shape == "rect" and second.shape == "round":
        return _rect_point_gap(first, second.x, second.y) - second.half_length
    return gap_along(first, second).inches


def bounds(first: Footprint, second: Footprint) -> tuple[float, float]:
    """The least and the most inches two bases can be apart, by the circles around and inside them."""
    centres = hypot(second.x - first.x, second.y - first.y)
    if first.shape == second.shape == "round":
        apart = centres - first.half_length - second.half_length
        return apart, apart
    inner = min(first.half_length, first.half_width) + min(second.half_length, second.half_width)
    return centres - first.radius - second.radius, centres - inner


def gap_along(first: Footprint, second: Footprint) -> Separation:
    """The gap between two bases with the unit vector from the first to the second it lies along."""
    joined = add(body_of(first), body_of(second))
    return separation(joined, second.x - first.x, second.y - first.y)


def _rect_point_gap(rect: Footprint, x: float, y: float) -> float:
    ahead_x, ahead_y = direction(rect.bearing)
    dx, dy = x - rect.x, y - rect.y
    along = abs(dx * ahead_x + dy * ahead_y) - rect.half_length
    across = abs(dy * ahead_x - dx * ahead_y) - rect.half_width
    if along > 0 and across > 0:
        return hypot(along, across)
    return max(along, across)


def nearest_on_segment(point: Point, start: Point, end: Point) -> tuple[Point, float]:
    """The point of a segment nearest to a point, and its share 0..1 of the segment."""
    along_x, along_y = end[0] - start[0], end[1] - start[1]
    squared = along_x * along_x + along_y * along_y
    if squared == 0:
        return start, 0.0
    share = ((point[0] - start[0]) * along_x + (point[1] - start[1]) * along_y) / squared
    share = min(1.0, max(0.0, share))
    return (start[0] + share * along_x, start[1] + share * along_y), share


def point_segment(point: Point, start: Point, end: Point) -> float:
    """Inches from a point to a segment."""
    return points_gap(point, nearest_on_segment(point, start, end)[0])


def segments_cross(start: Point, end: Point, other_start: Point, other_end: Point) -> bool:
    """Whether two segments share a point."""
    first, second = _side(start, end, other_start), _side(start, end, other_end)
    third, fourth = _side(other_start, other_end, start), _side(other_start, other_end, end)
    return first * second <= 0 and third * fourth <= 0 and (first != second or third != fourth)


def _side(start: Point, end: Point, point: Point) -> float:
    """Positive, negative or 0: the side of a line on which a point lies."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def edges(polygon: Polygon) -> Iterator[tuple[Point, Point]]:
    """The polygon's edges, each as its two end points."""
    return zip(polygon, (*polygon[1:], polygon[0]), strict=True)


def point_in_polygon(point: Point, polygon: Polygon) -> bool:
    """Whether a point lies inside an outline; on the outline itself either answer may come."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in edges(polygon):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def nearest_outline_point(point: Point, polygon: Polygon) -> Point:
    """The point of an outline nearest to a point (M5, M6)."""
    candidates = [nearest_on_segment(point, start, end)[0] for start, end in edges(polygon)]
    return min(candidates, key=lambda candidate: points_gap(point, candidate))


def polygon_gap(footprint: Footprint, polygon: Polygon) -> float:
    """Inches from a base to an outline, 0 where any part of the base is over it (M6)."""
    centre = (footprint.x, footprint.y)
    if point_in_polygon(centre, polygon):
        return 0.0
    nearest = inf
    for start, end in edges(polygon):
        least = point_segment(centre, start, end) - footprint.radius
        if least < nearest:
            nearest = min(nearest, segment_gap(footprint, start, end))
    return max(0.0, nearest)


def segment_gap(footprint: Footprint, start: Point, end: Point) -> float:
    """Signed inches from a base to a segment, negative when the base lies across it."""
    if footprint.shape == "round":
        return point_segment((footprint.x, footprint.y), start, end) - footprint.half_length
    half = ((end[0] - start[0]) / 2, (end[1] - start[1]) / 2)
    joined = add(body_of(footprint), Body(0.0, (half,), ()))
    return separation(joined, start[0] + half[0] - footprint.x, start[1] + half[1] - footprint.y).inches


def outlines_gap(first: Polygon, second: Polygon) -> float:
    """Shortest inches between two outlines, 0 when they meet or one holds the other (M6)."""
    if point_in_polygon(first[0], second) or point_in_polygon(second[0], first):
        return 0.0
    return min(segments_gap(edge, other) for edge in edges(first) for other in edges(second))


def segments_gap(first: tuple[Point, Point], second: tuple[Point, Point]) -> float:
    """Shortest inches between two segments, 0 when they cross."""
    if segments_cross(*first, *second):
        return 0.0
    to_first = (point_segment(point, *first) for point in second)
    to_second = (point_segment(point, *second) for point in first)
    return min(*to_first, *to_second)
