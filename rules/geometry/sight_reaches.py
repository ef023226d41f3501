"""The reach of shadows on the cards of many looks, as columns of numbers (S3).

Walls and models are cut to their look, so that what is told of them is exact at both ends; what has more
corners is told by all of them, and where a card's plane or the eye cuts it, its shadow is drawn.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from rules.geometry.bases import Polygon
from rules.geometry.sight_layout import LINE, Indices, Layout, Looks, Mask, Numbers
from rules.geometry.sight_looks import Look
from rules.geometry.sight_shadow import NEAREST, SKIN, area, shadow
from rules.units import EPS

FLAT: Final = 1e-12
"""Square inches by which a shadow may miss the rectangle about it and still be that rectangle."""

NOWHERE: Final = (0.0,) * 6

Spots = tuple[Numbers, Numbers]
"""Inches ahead of the eye and inches to its right."""


class Span(NamedTuple):
    """Between which depths, inches ahead of the eye, and which slopes to its right blockers stand."""

    nearest: Numbers
    farthest: Numbers
    left: Numbers
    right: Numbers


class Pairs(NamedTuple):
    """Looks, by their rows too, and for each a blocker of a layer, as columns."""

    layout: Layout
    looks: Looks
    rows: Indices
    items: Indices

    def only(self, kept: Mask | Indices) -> "Pairs":
        """Some of the pairs."""
        return Pairs(self.layout, self.looks.at(kept), self.rows[kept], self.items[kept])


def reaches_of(pairs: Pairs, looks: Sequence[Look]) -> Numbers:
    """Left, right, low, high, foot and head of each pair's shadow; nothing from left to right where it has none."""
    reaches = np.zeros((len(pairs.rows), 6))
    is_line = pairs.layout.count[pairs.items] == LINE
    reaches[is_line] = _of_lines(pairs.only(is_line)) if is_line.any() else 0.0
    if is_line.all():
        return reaches
    solid = np.flatnonzero(~is_line)
    solids = pairs.only(solid)
    reaches[solid], is_cut = _of_solids(solids)
    for place, row, item in zip(solid[is_cut], solids.rows[is_cut], solids.items[is_cut], strict=True):
        look = looks[row]
        reaches[place] = _about(shadow(look, pairs.layout.items[item], look.card))
    return reaches


def turned(looks: Looks, spots: Numbers) -> Spots:
    """Places about the eye as it has them."""
    ahead_x, ahead_y = looks.ahead.T
    x, y = spots.T
    return x * ahead_x + y * ahead_y, y * ahead_x - x * ahead_y


def _about(outline: Polygon) -> tuple[float, ...]:
    """The rectangle about a shadow; filled by it only when it is one itself."""
    if not outline:
        return NOWHERE
    xs, ys = zip(*outline, strict=True)
    left, right, low, high = min(xs), max(xs), min(ys), max(ys)
    is_whole = (right - left) * (high - low) - area(outline) < FLAT
    return left, right, low, high, low, high if is_whole else low


def _of_lines(pairs: Pairs) -> Numbers:
    """The reach of walls and cards, each cut to its look first: on the card it is straight above and below."""
    first, second = (turned(pairs.looks, end) for end in _line_ends(pairs))
    *shares, is_there = _cut(pairs.looks, first, second)
    depths, asides = zip(*(_between(first, second, share) for share in shares), strict=True)
    slopes = [aside / np.maximum(depth, NEAREST) for depth, aside in zip(depths, asides, strict=True)]
    reach = _framed(pairs, Span(np.minimum(*depths), np.maximum(*depths), np.minimum(*slopes), np.maximum(*slopes)))
    return np.where(is_there[:, None], reach, 0.0)


def _line_ends(pairs: Pairs) -> tuple[Numbers, Numbers]:
    """Both ends of each wall or card, from the eye."""
    layout, items, eye = pairs.layout, pairs.items, pairs.looks.eye[:, :2]
    is_card = layout.is_card[items]
    start = layout.start[items]
    first, second = layout.corners[start], layout.corners[start + 1]
    middle = layout.circle[items, :2] - eye
    aside = _card_edge(pairs, middle, first, second)
    ends = [np.where(is_card[:, None], middle + way * aside, spot - eye) for way, spot in ((-1, first), (1, second))]
    return ends[0], ends[1]


def _card_edge(pairs: Pairs, middle: Numbers, length: Numbers, width: Numbers) -> Numbers:
    """From the middle of a model's card to its right edge; `length` and `width` are half axes of its base (S1)."""
    inches = np.hypot(*middle.T)[:, None]
    angle = np.radians(pairs.looks.facing)
    facing = np.column_stack([np.sin(angle), -np.cos(angle)])
    ahead = np.where(inches < EPS, facing, middle / np.maximum(inches, EPS))
    right = np.column_stack([-ahead[:, 1], ahead[:, 0]])
    along, across = (np.abs((axis * right).sum(axis=1)) for axis in (length, width))
    half = np.where(pairs.layout.is_rect[pairs.items], along + across, np.hypot(along, across))
    edge: Numbers = right * half[:, None]
    return edge


def _cut(looks: Looks, first: Spots, second: Spots) -> tuple[Numbers, Numbers, Mask]:
    """Between which shares of its length a line is in its look, and whether it is at all."""
    low, high = np.zeros(len(looks.inches)), np.ones(len(looks.inches))
    is_there = high > 0
    for start, end in zip(_room(looks, *first), _room(looks, *second), strict=True):
        share = start / np.where(start == end, 1.0, start - end)
        low = np.where(start < 0, np.maximum(low, share), low)
        high = np.where(end < 0, np.minimum(high, share), high)
        is_there &= (start >= 0) | (end >= 0)
    return low, high, is_there & (high > low)


def _room(looks: Looks, depth: Numbers, aside: Numbers) -> tuple[Numbers, ...]:
    """How far a place is inside each side of a look: its near end, its card, its left and its right."""
    across = aside * looks.inches
    left, right = looks.card[:, 0] * depth, looks.card[:, 2] * depth
    return depth - NEAREST, looks.inches - SKIN - depth, across - left, right - across


def _between(first: Spots, second: Spots, share: Numbers) -> Spots:
    depth, aside = (start + (end - start) * share for start, end in zip(first, second, strict=True))
    return depth, aside


def _framed(pairs: Pairs, span: Span) -> Numbers:
    """The reach of shadows within their cards; the nearer an edge, the higher or the lower it is thrown."""
    looks = pairs.looks
    left, bottom, right, top = looks.card.T
    scales = [looks.inches / np.maximum(depth, NEAREST) for depth in (span.nearest, span.farthest)]
    columns = [np.clip(slope * looks.inches, left, right) for slope in (span.left, span.right)]
    rises = pairs.layout.ends[pairs.items].T - looks.eye[:, 2]
    low, high = ([looks.eye[:, 2] + rise * scale for scale in scales] for rise in rises)
    heights = (np.minimum(*low), np.maximum(*high), np.maximum(*low), np.minimum(*high))
    return np.column_stack([*columns, *(np.clip(height, bottom, top) for height in heights)])


def _of_solids(pairs: Pairs) -> tuple[Numbers, Mask]:
    """The reach of what has more corners, and which of it is cut by its look's near end or by the card."""
    span = _span_of_solids(pairs)
    last = pairs.looks.inches - SKIN
    is_there = (span.farthest >= NEAREST) & (span.nearest <= last)
    is_cut = (span.nearest < NEAREST) | (span.farthest > last)
    return np.where(is_there[:, None], _framed(pairs, span), 0.0), is_there & is_cut


def _span_of_solids(pairs: Pairs) -> Span:
    """The least and most of all corners of each solid."""
    layout, looks = pairs.layout, pairs.looks
    counts = layout.count[pairs.items]
    begins = np.cumsum(counts) - counts
    corners = layout.corners[np.arange(counts.sum()) + (layout.start[pairs.items] - begins).repeat(counts)]
    x, y = (corners - looks.eye[:, :2].repeat(counts, axis=0)).T
    ahead_x, ahead_y = looks.ahead.repeat(counts, axis=0).T
    depth = x * ahead_x + y * ahead_y
    slope = (y * ahead_x - x * ahead_y) / np.maximum(depth, NEAREST)
    least, most = np.minimum.reduceat, np.maximum.reduceat
    return Span(least(depth, begins), most(depth, begins), least(slope, begins), most(slope, begins))
