"""Blockers and looks laid out as columns of numbers, so that many looks are weighed at once."""

from collections.abc import Iterable, Sequence
from itertools import chain
from math import hypot
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rules.geometry.bases import Point, half_axes
from rules.geometry.sight_blockers import Blocker, Body
from rules.geometry.sight_looks import Look
from rules.identity import by_identity

Numbers = NDArray[np.float64]
Indices = NDArray[np.intp]
Mask = NDArray[np.bool_]

LINE: Final = 2
"""So many corners has a wall, or the card of a model."""


class Looks(NamedTuple):
    """Looks as columns: the eye, the unit vector ahead, inches to the card, the card's edges."""

    eye: Numbers
    ahead: Numbers
    facing: Numbers
    inches: Numbers
    card: Numbers

    def at(self, rows: Mask | Indices) -> "Looks":
        """Some of the looks, each as often as it is named."""
        return Looks(*(column[rows] for column in self))

    @property
    def boxes(self) -> Numbers:
        """The bounds of each look in plan: left, top, right, bottom."""
        middle = self.eye[:, :2] + self.ahead * self.inches[:, None]
        aside = np.abs(self.ahead[:, ::-1]) * self.card[:, 2, None]
        least = np.minimum(self.eye[:, :2], middle - aside)
        return np.hstack([least, np.maximum(self.eye[:, :2], middle + aside)])


def looks_as_columns(looks: Sequence[Look]) -> Looks:
    """Lay looks out."""
    rows = [(*look.eye, look.ahead_x, look.ahead_y, look.inches, *look.card) for look in looks]
    table = np.array(rows).reshape(-1, 11)
    return Looks(table[:, :3], table[:, 4:6], table[:, 3], table[:, 6], table[:, 7:])


class Layout:
    """A layer of blockers as columns: bounding circles, bottoms and tops, the corners of each.

    A model has its centre in its circle and the half axes of its base for corners.
    """

    def __init__(self, items: Sequence[Blocker]) -> None:
        self.items = items
        corners = [_corners(item) for item in items]
        self.is_card = np.array([isinstance(item, Body) for item in items], dtype=np.bool_)
        self.is_rect = np.array([_is_rect(item) for item in items], dtype=np.bool_)
        self.ends = np.array([(item.bottom, item.top) for item in items]).reshape(-1, 2)
        self.circle = np.array([_circle(item) for item in items]).reshape(-1, 3)
        self.count = np.array([len(own) for own in corners], dtype=np.intp)
        self.start = np.cumsum(self.count) - self.count
        self.corners = np.array(list(chain(*corners))).reshape(-1, 2)

        self._cards = {item.name: index for index, item in enumerate(items) if isinstance(item, Body)}

    def cards_named(self, names: Iterable[str]) -> Indices:
        """Which blocker the model of each name is; -1 for what is no model here."""
        return np.array([self._cards.get(name, -1) for name in names], dtype=np.intp)


@by_identity(16)
def layout_of(items: Sequence[Blocker]) -> Layout:
    """Lay a layer's blockers out; kept while they are looked through."""
    return Layout(items)


def _is_rect(item: Blocker) -> bool:
    return isinstance(item, Body) and item.footprint.shape == "rect"


def _corners(item: Blocker) -> Sequence[Point]:
    return half_axes(item.footprint) if isinstance(item, Body) else item.outline


def _circle(item: Blocker) -> tuple[float, float, float]:
    if isinstance(item, Body):
        return item.footprint.x, item.footprint.y, item.footprint.radius
    xs, ys = zip(*item.outline, strict=True)
    middle = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return *middle, hypot(max(xs) - min(xs), max(ys) - min(ys)) / 2
