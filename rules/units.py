"""Numbers every ruling leans on: lengths are inches, bearings degrees, bases millimetres (N1-N4)."""

from typing import Annotated, Final

from msgspec import Meta

EPS: Final = 0.001
"""Inches by which a limit may be missed without being broken (N3)."""

CONTACT: Final = 0.01
"""Inches: two bases this close touch, two sunk deeper than this overlap (N4)."""

MM_PER_INCH: Final = 25.4

_BOUND: Final = 1_000_000

Number = Annotated[float, Meta(ge=-_BOUND, le=_BOUND)]
Whole = Annotated[int, Meta(ge=-_BOUND, le=_BOUND)]
Count = Annotated[int, Meta(ge=0, le=_BOUND)]
Length = Annotated[float, Meta(ge=0, le=_BOUND)]
Size = Annotated[float, Meta(gt=0, le=_BOUND)]
Side = Annotated[float, Meta(ge=1, le=_BOUND)]
"""Inches of a mat's side; no base fits on less than one."""
Share = Annotated[float, Meta(ge=0, le=1)]
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]
Text = Annotated[str, Meta(max_length=200)]


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
    """A coordinate in inches as the table keeps it, to 0.001" and never minus nought (N2)."""
    return round(length, 3) + 0.0


def bearing_rounded(bearing: float) -> float:
    """A bearing in degrees as the table keeps it, to 0.1° and from 0 up to 360 (N2)."""
    return round(bearing % 360, 1) % 360
