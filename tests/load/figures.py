"""Medians, p95 and how they are printed."""

import math
import statistics
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figures:
    """Times in milliseconds."""

    median: float
    p95: float
    count: int

    def __str__(self) -> str:
        return f"median {self.median:7.2f} ms   p95 {self.p95:7.2f} ms   ({self.count})"


def figures(seconds: list[float]) -> Figures:
    """Sum up times given in seconds."""
    ordered = sorted(seconds)
    p95 = ordered[min(len(ordered) - 1, math.ceil(0.95 * len(ordered)) - 1)]
    return Figures(statistics.median(ordered) * 1000, p95 * 1000, len(ordered))
