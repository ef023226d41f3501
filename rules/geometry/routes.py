"""The shortest free way of a base around closed ground, its bearing unchanged (F1, F2).

A base keeps clear of an outline exactly while its centre keeps out of the Minkowski sum of the two, so
the shortest way of the centre runs straight from corner to corner of those sums.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from rules.geometry.bases import Footprint, Point, Polygon, outline, support
from rules.geometry.distance import edges
from rules.units import EPS

GRAZE: Final = 1e-6
"""Inches a way may run into closed ground and still only touch it."""

ARC_SIDES: Final = 8
"""Sides in which a quarter of the way around a corner is taken; the length is short by under 0.2 %."""

NOWHERE: Final = 1e-7
"""Inches between two points at one place; the solver takes less for no way at all."""

Lengths = NDArray[np.float64]


class Closed(NamedTuple):
    """What a base must go around: outlines for the whole base, wall stretches for its centre."""

    outlines: tuple[Polygon, ...]
    walls: tuple[tuple[Point, Point], ...]


def free_lengths(
    footprint: Footprint, starts: Sequence[Point], ends: Sequence[Point], closed: Closed, mat: tuple[float, float]
) -> Lengths:
    """Inches of the shortest free way from each start to each end, infinite where there is none."""
    # Loaded at the first way around: it takes a quarter of a second, and most processes never look for one.
    from scipy.sparse.csgraph import dijkstra

    barred = _barred(footprint, closed)
    corners = [point for point in _bends(barred, closed) if _is_on(mat, footprint, point)]
    points = np.array([*starts, *ends, *corners], dtype=np.float64).reshape(-1, 2)
    reached = dijkstra(_free_steps(points, barred, closed), directed=False, indices=range(len(starts)))
    found: Lengths = reached[:, len(starts) : len(starts) + len(ends)]
    return found


def _barred(footprint: Footprint, closed: Closed) -> BaseGeometry:
    """Where the base's centre may not be, less a bare touch."""
    smaller = Footprint(
        footprint.shape,
        0.0,
        0.0,
        footprint.bearing,
        max(footprint.half_length - EPS, EPS),
        max(footprint.half_width - EPS, EPS),
    )
    return shapely.union_all([_grown(polygon, smaller) for polygon in closed.outlines])


def _grown(polygon: Polygon, footprint: Footprint) -> BaseGeometry:
    """The Minkowski sum of an outline and a base about the origin."""
    if footprint.shape == "round":
        return shapely.Polygon(polygon).buffer(footprint.half_length, quad_segs=ARC_SIDES)
    edge = np.array(outline(footprint))
    swept = [
        shapely.MultiPoint(np.vstack((edge + np.array(start), edge + np.array(end)))).convex_hull
        for start, end in edges(polygon)
    ]
    return shapely.union_all([shapely.Polygon(polygon), *swept])


def _bends(barred: BaseGeometry, closed: Closed) -> list[Point]:
    """The corners at which a shortest way may bend."""
    ends = [end for wall in closed.walls for end in wall]
    corners = shapely.get_coordinates(barred)
    return sorted({*((float(x), float(y)) for x, y in corners), *ends})


def _is_on(mat: tuple[float, float], footprint: Footprint, place: Point) -> bool:
    """Tell whether a base with its centre at a place is wholly on the mat (V4)."""
    across, down = support(footprint, 1.0, 0.0) - EPS, support(footprint, 0.0, 1.0) - EPS
    return across <= place[0] <= mat[0] - across and down <= place[1] <= mat[1] - down


def _free_steps(points: Lengths, barred: BaseGeometry, closed: Closed) -> Lengths:
    """Inches between points that lie in each other's free sight, 0 where they do not."""
    first, second = np.triu_indices(len(points), k=1)
    ways = np.stack((points[first], points[second]), axis=1)
    lines = shapely.linestrings(ways)
    free = ~_meets(lines, shapely.buffer(barred, -GRAZE))
    for wall in closed.walls:
        free &= ~_meets(lines, _shortened(*wall))
    inches = np.hypot(*(points[first] - points[second]).T)
    steps = np.zeros((len(points), len(points)))
    steps[first, second] = np.where(free, np.maximum(inches, NOWHERE), 0.0)
    return steps


def _meets(lines: NDArray[np.object_], shape: BaseGeometry) -> NDArray[np.bool_]:
    shapely.prepare(shape)
    return np.asarray(shapely.intersects(shape, lines), dtype=np.bool_)


def _shortened(start: Point, end: Point) -> BaseGeometry:
    """A wall stretch without its very ends, around which a way may bend."""
    line = shapely.LineString((start, end))
    first, last = line.interpolate(GRAZE), line.interpolate(line.length - GRAZE)
    return shapely.LineString((first, last))
