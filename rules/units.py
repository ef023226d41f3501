"""Numbers every ruling leans on: lengths are inches, bearings degrees, bases millimetres (N1)."""

from typing import Final

EPS: Final = 0.001
"""Inches by which a limit may be missed without being broken (N3)."""

CONTACT: Final = 0.01
"""Inches: two bases this close touch, two sunk deeper than this overlap (N4)."""

MM_PER_INCH: Final = 25.4


def at_most(value: float, limit: float) -> bool:
    """Whether a value keeps within "no more than limit" inches; a tie keeps it (N3)."""
    return value <= limit + EPS


def at_least(value: float, limit: float) -> bool:
    """Whether a value keeps "not within limit" inches; a tie keeps it (N3)."""
    return value >= limit - EPS


def inches(millimetres: float) -> float:
    """Inches for a length in millimetres (N1)."""
    return millimetres / MM_PER_INCH


def rounded(length: float) -> float:
    """A coordinate in inches as the table keeps it, to 0.001" (N2)."""
    return round(length, 3)


def bearing_rounded(bearing: float) -> float:
    """A bearing in degrees as the table keeps it, to 0.1° and from 0 up to 360 (N2)."""
    return round(bearing, 1) % 360
