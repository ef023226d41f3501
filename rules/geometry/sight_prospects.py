"""Many looks at once: which targets are seen, and which best, working out only what cannot be told sooner (S3, S4).

The extents of shadows bound what a look can find. Only a look whose bounds do not settle the question is
worked out with `sighting`, so the answer is that of all looks worked out one by one.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from rules.geometry.sight import SEEN, Sighting, sighting_through
from rules.geometry.sight_blockers import Blockers, Body
from rules.geometry.sight_extents import Extent, extents
from rules.geometry.sight_looks import Eye, Look, Window, look_at

ALIKE: Final = 1e-6
"""Shares of a card that differ by less are equal: what is left of rounding where two looks are the same."""


class Prospect:
    """A look and the bounds, shares of the card, between which it is obscured."""

    __slots__ = ("_extents", "_sighting", "least", "look", "most")

    def __init__(self, look: Look, found: list[Extent]) -> None:
        self.look = look
        self._extents = found
        self._sighting: Sighting | None = None
        self.least, self.most = _bounds(look.card, found)

    @property
    def eye(self) -> Eye:
        """Where it looks from."""
        return self.look.eye

    @property
    def sighting(self) -> Sighting:
        """The look worked out."""
        if self._sighting is None:
            self._sighting = sighting_through(self.look, [extent.blocker for extent in self._extents])
        return self._sighting

    @property
    def obscured(self) -> float:
        """The hidden share of the card, 0..1, within ALIKE."""
        return self.least if self.most - self.least < ALIKE / 2 else self.sighting.obscured

    @property
    def visible(self) -> bool:
        """Whether enough of the card is seen (S3)."""
        if self.most < 1 - SEEN - ALIKE:
            return True
        return self.least < 1 - SEEN + ALIKE and self.sighting.visible


def prospects(
    scene: Sequence[Blockers], eyes: Sequence[Eye], targets: Sequence[Body], excused: Collection[str]
) -> list[list[Prospect]]:
    """For each eye its look at each target; models named in `excused` hide nothing (S2)."""
    looks = [look_at(eye, target) for eye in eyes for target in targets]
    names = [target.name for _ in eyes for target in targets]
    found = map(Prospect, looks, extents(scene, looks, names, excused))
    return [[next(found) for _ in targets] for _ in eyes]


def best_of(looks: Sequence[Prospect]) -> int:
    """Which of some looks is obscured least; of equals the first."""
    least = 1.0
    for look in sorted(looks, key=lambda look: look.least):
        if look.least > least - ALIKE:
            break
        least = min(least, look.obscured)
    limit = least + ALIKE
    return next(index for index, look in enumerate(looks) if look.least <= limit and look.obscured <= limit)


def _bounds(card: Window, found: list[Extent]) -> tuple[float, float]:
    """How much of a card is hidden at least and at most."""
    if not found:
        return 0.0, 0.0
    whole = [extent for extent in found if extent.foot <= card.bottom and extent.head >= card.top]
    parts = [extent for extent in found if extent.foot > card.bottom or extent.head < card.top]
    least = most = card.area
    for left, right in _gaps(card, whole):
        in_it = [extent for extent in parts if extent.left < right and extent.right > left]
        least -= (right - left) * (card.top - card.bottom) - _filled(left, right, in_it)
        most -= _free(card, left, right, in_it)
    return least / card.area, most / card.area


def _gaps(card: Window, whole: list[Extent]) -> Iterator[tuple[float, float]]:
    """From left to right, where no shadow is as high as the card."""
    reached = card.left
    for left, right in sorted((extent.left, extent.right) for extent in whole):
        if left > reached:
            yield reached, left
        reached = max(reached, right)
    if reached < card.right:
        yield reached, card.right


def _filled(left: float, right: float, parts: list[Extent]) -> float:
    """Square inches of a gap that one shadow fills for sure."""
    return max(
        ((min(p.right, right) - max(p.left, left)) * max(0.0, p.head - p.foot) for p in parts),
        default=0.0,
    )


def _free(card: Window, left: float, right: float, parts: list[Extent]) -> float:
    """Square inches of a gap that are free for sure, between what rises from below and what hangs from above."""
    rising = max((p.high for p in parts if p.low <= card.bottom), default=card.bottom)
    hanging = min((p.low for p in parts if p.high >= card.top > p.low > card.bottom), default=card.top)
    loose = [p for p in parts if card.bottom < p.low and p.high < card.top]
    taken = sum((p.right - p.left) * (p.high - p.low) for p in loose)
    return max(0.0, (right - left) * (hanging - rising) - taken)
