"""Looking for the least value of something that falls and then rises."""

from collections.abc import Callable
from typing import Final

_GOLDEN: Final = 0.6180339887498949
_STEPS: Final = 30


def lowest(value: Callable[[float], float], low: float, high: float) -> float:
    """The place between low and high where a value that has one valley is least."""
    left, right = high - (high - low) * _GOLDEN, low + (high - low) * _GOLDEN
    at_left, at_right = value(left), value(right)
    for _ in range(_STEPS):
        if at_left < at_right:
            high, right, at_right = right, left, at_left
            left = high - (high - low) * _GOLDEN
            at_left = value(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + (high - low) * _GOLDEN
            at_right = value(right)
    return (low + high) / 2
