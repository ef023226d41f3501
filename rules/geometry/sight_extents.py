"""How far the shadows of blockers reach over many cards, found for all looks at once (S3).

Of each shadow two upright rectangles on its card are told: one that holds all of it, and one that it
fills. What is in question between the two is for `sighting` to say.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

import numpy as np
import shapely

from rules.geometry.sight_blockers import Blocker, Blockers
from rules.geometry.sight_layout import Looks, Mask, layout_of, looks_as_columns
from rules.geometry.sight_looks import Look
from rules.geometry.sight_reaches import Pairs, reaches_of, turned


class Extent(NamedTuple):
    """A shadow on a card from left to right: all of it from low to high, and whole from foot to head."""

    blocker: Blocker
    left: float
    right: float
    low: float
    high: float
    foot: float
    head: float


def extents(
    scene: Sequence[Blockers], looks: Sequence[Look], targets: Sequence[str], excused: Collection[str]
) -> list[list[Extent]]:
    """For each look, at the target of that name, the reach of all that may hide some of its card (S2)."""
    found: list[list[Extent]] = [[] for _ in looks]
    columns = looks_as_columns(looks)
    for layer in scene:
        pairs = _pairs(layer, columns, targets, excused)
        reaches = reaches_of(pairs, looks)
        kept = (reaches[:, 1] > reaches[:, 0]) & (reaches[:, 3] > reaches[:, 2])
        blockers = [layer.items[item] for item in pairs.items[kept].tolist()]
        reached = zip(blockers, *reaches[kept].T.tolist(), strict=True)
        for row, extent in zip(pairs.rows[kept].tolist(), map(Extent._make, reached), strict=True):
            found[row].append(extent)
    return found


def _pairs(layer: Blockers, looks: Looks, targets: Sequence[str], excused: Collection[str]) -> Pairs:
    """Each look with what may stand in it; neither its target nor the excused do."""
    layout = layout_of(layer.items)
    rows, items = layer.tree.query(shapely.box(*looks.boxes.T))
    blocks = ~np.isin(items, layout.cards_named(excused)) & (items != layout.cards_named(targets)[rows])
    pairs = Pairs(layout, looks.at(rows[blocks]), rows[blocks], items[blocks])
    return pairs.only(_near(pairs))


def _near(pairs: Pairs) -> Mask:
    """Which blockers have their bounding circle in the look."""
    looks, circle = pairs.looks, pairs.layout.circle[pairs.items]
    depth, aside = turned(looks, circle[:, :2] - looks.eye[:, :2])
    radius = circle[:, 2]
    deepest = np.minimum(depth + radius, looks.inches)
    wide = looks.card[:, 2] * deepest / looks.inches
    near: Mask = (deepest > 0) & (depth - radius < looks.inches) & (np.abs(aside) < radius + wide)
    return near
