"""Which part of a path a sliding base spends over a piece of ground (T1).

A base meets an edge of an outline exactly while its centre is inside the Minkowski sum of the two.
Measured in half lengths and half widths of the base every oval is a unit circle and every rectangle
a unit square, so each sum is a stadium or a hexagon, met by a straight path in one stretch. Between
those stretches the base touches no edge: it is wholly over the ground or wholly beside it.

Crossings (a bridge over water) are cut out of the outline first: the base is in the water exactly
when it is over what then is left, so "partly on a crossing and partly on water is in the water".
"""

from functools import lru_cache
from math import hypot, inf, sqrt
from typing import Final

from rules.geometry.bases import Footprint, Point, Polygon, direction
from rules.geometry.distance import edges, point_in_polygon
from rules.geometry.regions import Region
from rules.geometry.stretches import Stretch, merge, subtract
from rules.units import EPS

LEAST_HALF: Final = 1e-9
NEVER: Final = (inf, -inf)
WHOLE: Final = (0.0, 1.0)


def over_stretches(
    footprint: Footprint, start: Point, end: Point, polygon: Polygon, slack: float = 0.0
) -> list[Stretch]:
    """Shares of a path with part of the base, made smaller by slack inches, over an outline (T1)."""
    return over_region_stretches(footprint, start, end, (polygon,), slack)


def over_region_stretches(
    footprint: Footprint, start: Point, end: Point, region: Region, slack: float = 0.0
) -> list[Stretch]:
    """Shares of a path with part of the base, made smaller by slack inches, over a region (T1)."""
    if _out_of_reach(footprint, start, end, region):
        return []
    meeting = _meeting_stretches(footprint, start, end, region, slack)
    return merge((*meeting, *_clear_inside(start, end, region, meeting)))


def covers(footprint: Footprint, polygon: Polygon, slack: float = 0.0) -> bool:
    """Whether a still base, made smaller by slack inches, is over an outline; a touch is not (T1)."""
    centre = (footprint.x, footprint.y)
    return bool(over_stretches(footprint, centre, centre, polygon, slack))


def within(footprint: Footprint, polygon: Polygon) -> bool:
    """Whether the whole base is inside an outline, to 0.001" (N3)."""
    centre = (footprint.x, footprint.y)
    if not point_in_polygon(centre, polygon):
        return False
    return not _meeting_stretches(footprint, centre, centre, (polygon,), EPS)


@lru_cache(maxsize=4096)
def box_of(region: Region) -> tuple[float, float, float, float]:
    """Least x, least y, greatest x and greatest y of a region in inches."""
    across = [x for ring in region for x, _ in ring]
    down = [y for ring in region for _, y in ring]
    return min(across), min(down), max(across), max(down)


def _out_of_reach(footprint: Footprint, start: Point, end: Point, region: Region) -> bool:
    if not region:
        return True
    left, top, right, bottom = box_of(region)
    radius = footprint.radius
    return (
        max(start[0], end[0]) + radius < left
        or min(start[0], end[0]) - radius > right
        or max(start[1], end[1]) + radius < top
        or min(start[1], end[1]) - radius > bottom
    )


def _clear_inside(start: Point, end: Point, region: Region, meeting: list[Stretch]) -> list[Stretch]:
    """Shares during which the base meets no edge and its centre is inside the region."""
    found = []
    for first, last in subtract([WHOLE], meeting):
        middle = (first + last) / 2
        point = (start[0] + middle * (end[0] - start[0]), start[1] + middle * (end[1] - start[1]))
        if sum(point_in_polygon(point, ring) for ring in region) % 2:
            found.append((first, last))
    return found


def _meeting_stretches(footprint: Footprint, start: Point, end: Point, region: Region, slack: float) -> list[Stretch]:
    """Shares during which the inside of the base is over some edge of the region."""
    length = max(footprint.half_length - slack, LEAST_HALF)
    width = max(footprint.half_width - slack, LEAST_HALF)
    ahead_x, ahead_y = direction(footprint.bearing) if footprint.shape != "round" else (1.0, 0.0)
    meeting = _square_meets if footprint.shape == "rect" else _circle_meets

    def in_halves(x: float, y: float) -> Point:
        return (x * ahead_x + y * ahead_y) / length, (y * ahead_x - x * ahead_y) / width

    way = in_halves(end[0] - start[0], end[1] - start[1])
    found = []
    for ring in region:
        corners = tuple(in_halves(x - start[0], y - start[1]) for x, y in ring)
        for first, second in edges(corners):
            begin, finish = meeting(way, first, second)
            if begin < 1 and finish > 0:
                found.append((max(begin, 0.0), min(finish, 1.0)))
    return merge(found)


def _circle_meets(way: Point, first: Point, second: Point) -> Stretch:
    """When a unit circle, going one `way` a share from the origin, is over a segment."""
    edge_x, edge_y = second[0] - first[0], second[1] - first[1]
    length = hypot(edge_x, edge_y)
    begin, finish = _within_one(way, first)
    if length == 0:
        return begin, finish
    edge_x, edge_y = edge_x / length, edge_y / length
    along = _slab(way[0] * edge_x + way[1] * edge_y, first[0] * edge_x + first[1] * edge_y + length / 2, length / 2)
    across = _slab(way[1] * edge_x - way[0] * edge_y, first[1] * edge_x - first[0] * edge_y, 1.0)
    for other_begin, other_finish in (_within_one(way, second), _overlap(along, across)):
        if other_begin < other_finish:
            begin, finish = min(begin, other_begin), max(finish, other_finish)
    return begin, finish


def _square_meets(way: Point, first: Point, second: Point) -> Stretch:
    """When a square of half side 1, going one `way` a share from the origin, is over a segment."""
    half_x, half_y = (second[0] - first[0]) / 2, (second[1] - first[1]) / 2
    middle_x, middle_y = first[0] + half_x, first[1] + half_y
    sideways = _slab(way[0], middle_x, 1 + abs(half_x))
    down = _slab(way[1], middle_y, 1 + abs(half_y))
    if half_x == 0 and half_y == 0:
        return _overlap(sideways, down)
    across = _slab(
        way[1] * half_x - way[0] * half_y, middle_y * half_x - middle_x * half_y, abs(half_x) + abs(half_y)
    )
    return _overlap(_overlap(sideways, down), across)


def _within_one(way: Point, point: Point) -> Stretch:
    """When the centre is less than 1 from a point."""
    squared = way[0] * way[0] + way[1] * way[1]
    nearer = way[0] * point[0] + way[1] * point[1]
    beyond = point[0] * point[0] + point[1] * point[1] - 1
    if squared == 0:
        return (-inf, inf) if beyond < 0 else NEVER
    inner = nearer * nearer - squared * beyond
    if inner <= 0:
        return NEVER
    return (nearer - sqrt(inner)) / squared, (nearer + sqrt(inner)) / squared


def _slab(speed: float, middle: float, half: float) -> Stretch:
    """When something that moves at a speed from 0 is less than half from the middle."""
    if speed == 0:
        return (-inf, inf) if abs(middle) < half else NEVER
    begin, finish = (middle - half) / speed, (middle + half) / speed
    return (begin, finish) if begin < finish else (finish, begin)


def _overlap(first: Stretch, second: Stretch) -> Stretch:
    return max(first[0], second[0]), min(first[1], second[1])
