"""What can stand between an eye and its target, cut into convex upright parts and indexed (S2)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import isfinite
from typing import NamedTuple

import numpy as np
import shapely

from rules.geometry.bases import Footprint, Point, Polygon
from rules.geometry.distance import nearest_on_segment, points_gap
from rules.geometry.validity import simple_polygon_problem


class UnreadableScene(ValueError):
    """A blocker that cannot be judged: the name of the piece and what is wrong with it."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")
        self.name = name
        self.reason = reason


class Prism(NamedTuple):
    """Anything solid over an outline, from bottom to top inches above the mat."""

    outline: Polygon
    bottom: float
    top: float
    name: str


class Opening(NamedTuple):
    """A window or door: inches along its wall, and above the mat."""

    start: float
    end: float
    bottom: float
    top: float


class WallFace(NamedTuple):
    """A wall without thickness, from bottom to top inches above the mat, less its openings."""

    start: Point
    end: Point
    bottom: float
    top: float
    openings: tuple[Opening, ...]
    name: str


class Slab(NamedTuple):
    """A floor without thickness, z inches above the mat."""

    outline: Polygon
    z: float
    name: str


class Body(NamedTuple):
    """A model: a card on its base's centre that faces whoever looks at it (S1)."""

    footprint: Footprint
    bottom: float
    top: float
    name: str


class Part(NamedTuple):
    """A convex outline, or the two ends of a wall, from bottom to top inches above the mat."""

    outline: Polygon
    bottom: float
    top: float
    name: str


Solid = Prism | WallFace | Slab
Blocker = Part | Body


@dataclass(frozen=True, slots=True)
class Blockers:
    """Blockers with an index over the mat, so that a look costs what lies between, not the table."""

    items: tuple[Blocker, ...]
    tree: shapely.STRtree

    def crossed(self, triangle: shapely.Polygon) -> list[Blocker]:
        """The blockers that the plan triangle of a look meets."""
        return [self.items[column] for column in self.tree.query(triangle, predicate="intersects").tolist()]


def solid_blockers(solids: Iterable[Solid]) -> Blockers:
    """Index terrain; raises UnreadableScene naming a piece whose shape or heights make no sense."""
    parts = [part for solid in solids for part in _parts(solid)]
    shapes = [
        shapely.LineString(part.outline) if len(part.outline) == 2 else shapely.Polygon(part.outline)
        for part in parts
    ]
    return Blockers(tuple(parts), shapely.STRtree(shapes))


def body_blockers(bodies: Sequence[Body]) -> Blockers:
    """Index models by the squares about their bases."""
    rows = [(b.footprint.x, b.footprint.y, b.footprint.radius) for b in bodies]
    x, y, radius = np.array(rows, dtype=np.float64).reshape(-1, 3).T
    return Blockers(tuple(bodies), shapely.STRtree(shapely.box(x - radius, y - radius, x + radius, y + radius)))


def joined_walls(walls: Sequence[WallFace], crack: float) -> list[WallFace]:
    """The walls with every end that is within a crack, in inches, of another wall put onto that wall."""
    if not walls:
        return []
    lines = [shapely.LineString((wall.start, wall.end)) for wall in walls]
    rows, columns = shapely.STRtree(lines).query(lines, predicate="dwithin", distance=crack)
    joined = list(walls)
    for row, column in sorted(zip(rows.tolist(), columns.tolist(), strict=True)):
        if row != column:
            joined[row] = _put_onto(joined[row], joined[column], crack)
    return joined


def _put_onto(wall: WallFace, other: WallFace, crack: float) -> WallFace:
    start, _ = nearest_on_segment(wall.start, other.start, other.end)
    end, _ = nearest_on_segment(wall.end, other.start, other.end)
    return wall._replace(
        start=start if points_gap(start, wall.start) <= crack else wall.start,
        end=end if points_gap(end, wall.end) <= crack else wall.end,
    )


def _parts(solid: Solid) -> list[Part]:
    if isinstance(solid, WallFace):
        return _wall_parts(solid)
    if isinstance(solid, Slab):
        return _convex_parts(Prism(solid.outline, solid.z, solid.z, solid.name))
    return _convex_parts(solid)


def _convex_parts(prism: Prism) -> list[Part]:
    _check_heights(prism.bottom, prism.top, prism.name)
    if not all(isfinite(value) for point in prism.outline for value in point):
        raise UnreadableScene(prism.name, "its outline has a place that is no number")
    if problem := simple_polygon_problem(prism.outline):
        raise UnreadableScene(prism.name, f"its outline {problem}")
    shape = shapely.Polygon(prism.outline)
    if shapely.equals(shape, shape.convex_hull):
        return [Part(prism.outline, prism.bottom, prism.top, prism.name)]
    triangles = shapely.get_parts(shapely.constrained_delaunay_triangles(shape))
    return [Part(tuple(triangle.exterior.coords[:-1]), prism.bottom, prism.top, prism.name) for triangle in triangles]


def _wall_parts(wall: WallFace) -> list[Part]:
    """The wall upright strip by strip, each strip less the openings in it."""
    _check_heights(wall.bottom, wall.top, wall.name)
    length = points_gap(wall.start, wall.end)
    if not isfinite(length):
        raise UnreadableScene(wall.name, "its wall has an end that is no number")
    cuts = {0.0, length}
    cuts.update(min(length, max(0.0, cut)) for opening in wall.openings for cut in (opening.start, opening.end))
    return [
        Part((_along(wall, start, length), _along(wall, end, length)), bottom, top, wall.name)
        for start, end in pairwise(sorted(cuts))
        for bottom, top in _uprights(wall, (start + end) / 2)
    ]


def _uprights(wall: WallFace, place: float) -> list[tuple[float, float]]:
    """The heights at which the wall is solid, some inches along it."""
    solid = [(wall.bottom, wall.top)]
    for opening in wall.openings:
        if opening.start < place < opening.end:
            solid = [
                (low, high)
                for bottom, top in solid
                for low, high in ((bottom, min(top, opening.bottom)), (max(bottom, opening.top), top))
                if high > low
            ]
    return solid


def _along(wall: WallFace, place: float, length: float) -> Point:
    if place in (0.0, length):
        return wall.end if place else wall.start
    share = place / length
    return (
        wall.start[0] + share * (wall.end[0] - wall.start[0]),
        wall.start[1] + share * (wall.end[1] - wall.start[1]),
    )


def _check_heights(bottom: float, top: float, name: str) -> None:
    if not (isfinite(bottom) and isfinite(top)) or bottom > top:
        raise UnreadableScene(name, "its top is not above its bottom")
