"""Regions made of outlines: unions, and what is left of an outline when others are cut out of it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import shapely
from shapely.geometry.base import BaseGeometry

from rules.geometry.bases import Polygon

Region = tuple[Polygon, ...]
"""Rings of outlines and of their holes: a point is inside when it is inside an odd number of them."""

SLIVER: Final = 1e-7
"""Square inches: smaller pieces come from rounding where two outlines run along each other."""


@lru_cache(maxsize=2048)
def joined(outlines: tuple[Polygon, ...]) -> Region:
    """The union of outlines."""
    return tuple(rings_of(shapely.union_all([shapely.Polygon(outline) for outline in outlines])))


@lru_cache(maxsize=2048)
def without(outline: Polygon, others: tuple[Polygon, ...]) -> Region:
    """What is left of an outline when others are cut out of it."""
    cut = shapely.union_all([shapely.Polygon(other) for other in others])
    return tuple(rings_of(shapely.Polygon(outline).difference(cut)))


def rings_of(shape: BaseGeometry) -> Iterator[Polygon]:
    """The rings of a shape's parts, slivers left out."""
    for part in shapely.get_parts(shape):
        if part.area <= SLIVER:
            continue
        for ring in (part.exterior, *part.interiors):
            yield tuple((x, y) for x, y in ring.coords[:-1])


def common(first: Polygon, second: Polygon) -> Region:
    """The parts that two outlines have in common, their outer rings only."""
    parts = shapely.get_parts(shapely.Polygon(first).intersection(shapely.Polygon(second)))
    return tuple(tuple((x, y) for x, y in part.exterior.coords[:-1]) for part in parts if part.area > SLIVER)
