"""Looking for the least value of something that falls and then rises."""

from collections.abc import Callable
from typing import Final

_GOLDEN: Final = 0.6180339887498949
_STEPS: Final = 30


def lowest(value: Callable[[float], float], low: float, high: float) -> float:
    """The place between low and high where a value that has one valley is least."""
    for _ in range(_STEPS):
        left, right = high - (high - low) * _GOLDEN, low + (high - low) * _GOLDEN
        if value(left) < value(right):
            high = right
        else:
            low = left
    return (low + high) / 2
