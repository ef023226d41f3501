"""Numbers as lists write them: `6"`, `6`, `-`, `4+`."""

import re
from typing import Final

LONGEST: Final = 200
NOTHING: Final = frozenset({"", "-", "–", "—", "n/a", "none"})
_LENGTH: Final = re.compile(r"(\d{1,3}(?:\.\d{1,3})?) ?(?:\"|''|″|”|in|inch|inches)?", re.IGNORECASE)
_WHOLE: Final = re.compile(r"[+]?(-?\d{1,4})")
_TARGET: Final = re.compile(r"(\d{1,2})\+")
_SHOTS: Final = re.compile(r"(?:.*[^\w+])?(\d{1,3})")


def is_nothing(text: str) -> bool:
    """Tell whether a value says that there is none."""
    return text.lower() in NOTHING


def length(text: str) -> float | None:
    """Read a length in inches; None when it is no plain number a table could hold."""
    found = _LENGTH.fullmatch(text)
    return float(found[1]) if found and float(found[1]) <= LONGEST else None


def whole(text: str) -> int | None:
    """Read a whole number; None when it is none."""
    found = _WHOLE.fullmatch(text)
    return int(found[1]) if found else None


def target(text: str) -> int | None:
    """Read a target such as `4+`, or a bare number; None when it is neither."""
    found = _TARGET.fullmatch(text)
    return int(found[1]) if found else whole(text)


def shots(text: str) -> int | None:
    """Read the number of shots at the end of `Assault 2`; None when it ends with dice or words."""
    found = _SHOTS.fullmatch(text)
    return int(found[1]) if found else None
