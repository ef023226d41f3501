"""All that can be seen of a piece of ground: where posts of some height would be seen whole, partly, not at all (S2).

What a convex part hides is the cone of shadow behind it, convex too. Its cut at a height is the hull of the
part's corners thrown from the eye to that height, so a post is touched where the hull of those cuts lies, and
hidden where it is in shadow at its foot, at its head, midway and at the height of the eye.
"""

from collections.abc import Collection, Sequence
from itertools import chain
from typing import Final, NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from rules.geometry.bases import Polygon
from rules.geometry.regions import SLIVER, Region, rings_of
from rules.geometry.sight_blockers import Blocker, Blockers, Body
from rules.geometry.sight_looks import Eye, outline_from

Numbers = NDArray[np.float64]

FARTHEST: Final = 1e6
"""How many times its distance a shadow is thrown that never ends."""

LEVEL: Final = 1e-6
"""Inches between an eye and a height that count as none."""

BARELY: Final = 1e-4
"""Inches under a head at which it is looked at: its very top lies on the edge of what is exactly as tall."""

THIN: Final = 1e-8
"""Inches: a shadow this narrow comes from rounding, as of a wall that is seen end-on."""


class Ground(NamedTuple):
    """An outline less others, on which posts stand from a foot up to a head, in inches above the mat."""

    outline: Polygon
    less: tuple[Polygon, ...]
    foot: float
    head: float


class Outlook(NamedTuple):
    """Where posts are seen whole, where partly, and where they are hidden."""

    whole: Region
    partly: Region
    hidden: Region


def outlook(
    scene: Sequence[Blockers], eyes: Sequence[Eye], grounds: Sequence[Ground], excused: Collection[str]
) -> Outlook:
    """Tell what a viewer sees from the best of its eyes; models named in `excused` hide nothing (S2)."""
    blockers = [item for layer in scene for item in layer.items if not _is_excused(item, excused)]
    parts = [_shades(blockers, eyes, ground) for ground in grounds]
    return Outlook(
        *(tuple(ring for shapes in parts for ring in rings_of(shapes[share])) for share in range(3)),
    )


def _is_excused(blocker: Blocker, excused: Collection[str]) -> bool:
    return isinstance(blocker, Body) and blocker.name in excused


def _shades(
    blockers: Sequence[Blocker], eyes: Sequence[Eye], ground: Ground
) -> tuple[BaseGeometry, BaseGeometry, BaseGeometry]:
    """The ground seen whole, partly, and hidden from every eye."""
    less = shapely.union_all([shapely.Polygon(cut) for cut in ground.less])
    area = shapely.difference(shapely.Polygon(ground.outline), less)
    touched = hidden = area
    for eye in eyes if not area.is_empty else ():
        in_reach, in_shadow = _shadows(Thrown(eye, blockers), ground, area)
        touched = _common(touched, in_reach)
        hidden = _common(hidden, in_shadow)
    return shapely.difference(area, touched), shapely.difference(touched, hidden), hidden


def _shadows(thrown: "Thrown", ground: Ground, area: BaseGeometry) -> tuple[BaseGeometry, BaseGeometry]:
    """Where a post is in shadow somewhere, and where it is in shadow from foot to head."""
    cuts = [thrown.scales(height) for height in _heights(thrown.eye.z, ground)]
    in_shadow = area
    for cut in [*cuts[:-1], thrown.scales(ground.head - BARELY)]:
        in_shadow = _common(in_shadow, thrown.shadow(cut, area))
    return thrown.shadow(np.hstack([*cuts, thrown.own_ends(ground)]), area), in_shadow


def _common(first: BaseGeometry, second: BaseGeometry) -> BaseGeometry:
    """What two shapes have in common, without the lines and points where they only touch."""
    parts = shapely.get_parts(shapely.intersection(first, second))
    return shapely.multipolygons(parts[shapely.area(parts) > SLIVER])


def _heights(eye_z: float, ground: Ground) -> list[float]:
    """The heights of a post that are looked at."""
    middle = (ground.foot + ground.head) / 2
    return sorted({ground.foot, middle, ground.head} | ({eye_z} if ground.foot < eye_z < ground.head else set()))


class Thrown:
    """Blockers as an eye throws them across the mat: every corner again, so many times as far away."""

    def __init__(self, eye: Eye, blockers: Sequence[Blocker]) -> None:
        self.eye = eye
        outlines = [outline_from(eye, blocker) for blocker in blockers]
        self._owners = np.repeat(np.arange(len(blockers)), [len(outline) for outline in outlines])
        self._corners = np.array(list(chain(*outlines))).reshape(-1, 2) - (eye.x, eye.y)
        ends = np.array([(blocker.bottom, blocker.top) for blocker in blockers]).reshape(-1, 2)
        self._bottom, self._top = ends.T

    def scales(self, height: float) -> Numbers:
        """For each blocker, how many times as far its shadow begins and ends at a height; NaN for no shadow."""
        eye_z = self.eye.z
        if abs(height - eye_z) < LEVEL:
            height = eye_z - LEVEL
        least, most = min(height, eye_z), max(height, eye_z)
        rise = np.column_stack([np.maximum(self._bottom, least), np.minimum(self._top, most)]) - eye_z
        endless = abs(rise) * FARTHEST <= most - least
        scales = np.where(endless, FARTHEST, (height - eye_z) / np.where(endless, 1.0, rise))
        return np.where(((self._top > least) & (self._bottom < most))[:, None], scales, np.nan)

    def own_ends(self, ground: Ground) -> Numbers:
        """One for each blocker with an end between foot and head: there its own corners are in its shadow."""
        between = [(ground.foot < end) & (end < ground.head) for end in (self._bottom, self._top)]
        return np.where(between[0] | between[1], 1.0, np.nan)[:, None]

    def shadow(self, scales: Numbers, area: BaseGeometry) -> BaseGeometry:
        """The hulls of all corners thrown that far, together, within the bounds of an area."""
        far = scales[self._owners]
        kept = ~np.isnan(far)
        spots = (self._corners[:, None, :] * far[:, :, None])[kept] + (self.eye.x, self.eye.y)
        _, owners = np.unique(self._owners.repeat(kept.sum(axis=1)), return_inverse=True)
        if not len(spots):
            return shapely.MultiPolygon()
        hulls = shapely.convex_hull(shapely.linestrings(spots, indices=owners))
        wide = shapely.area(hulls) > THIN * shapely.length(hulls)
        clipped = shapely.clip_by_rect(hulls[wide], *shapely.bounds(area))
        return shapely.union_all(clipped[shapely.area(clipped) > SLIVER])
