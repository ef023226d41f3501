"""Stretches of a path: disjoint, sorted pairs of shares 0..1 of its length."""

from collections.abc import Iterable
from typing import Final

Stretch = tuple[float, float]

NOTHING: Final = 1e-9
"""A share of a path too short to count."""


def merge(stretches: Iterable[Stretch]) -> list[Stretch]:
    """The stretches joined where they meet, those of no length left out."""
    joined: list[Stretch] = []
    for start, end in sorted(stretches):
        if joined and start <= joined[-1][1] + NOTHING:
            joined[-1] = (joined[-1][0], max(joined[-1][1], end))
        else:
            joined.append((start, end))
    return [(start, end) for start, end in joined if end - start > NOTHING]


def subtract(stretches: Iterable[Stretch], others: Iterable[Stretch]) -> list[Stretch]:
    """What is left of the stretches outside the others."""
    left = merge(stretches)
    for other_start, other_end in others:
        left = [
            piece for start, end in left for piece in ((start, min(end, other_start)), (max(start, other_end), end))
        ]
        left = [(start, end) for start, end in left if end - start > NOTHING]
    return left


def total(stretches: Iterable[Stretch]) -> float:
    """The share of the path the stretches make up together."""
    return sum(end - start for start, end in merge(stretches))
