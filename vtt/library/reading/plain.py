"""JSON lists, bounded before and after parsing."""

import math
from collections.abc import Iterator
from typing import Any, Final

import rules
from vtt.library.reading.refusing import ListRefused

MOST_PARTS: Final = 100_000
DEEPEST: Final = 80

TOO_MANY = "This file has too many parts for an army list."
TOO_DEEP = "This file is nested too deeply for an army list."
NOT_FINITE = "This file has a number too large for any list."


def parsed(text: bytes) -> dict[str, Any]:
    """Parse a JSON object within bounds; raises `ListRefused`."""
    if text.count(b"{") + text.count(b"[") > MOST_PARTS:
        raise ListRefused(TOO_MANY)
    try:
        raw: dict[str, Any] = rules.parse(text.removeprefix(b"\xef\xbb\xbf"), "file")
    except rules.Unreadable as error:
        raise ListRefused(f"This file cannot be read: {error.reason}.") from None
    _check(raw)
    return raw


def _check(raw: Any) -> None:
    """Look at every value, level by level, without recursion of our own."""
    level = [raw]
    for _ in range(DEEPEST):
        level = [inner for value in level for inner in _within(value)]
        if not level:
            return
    raise ListRefused(TOO_DEEP)


def _within(value: Any) -> Iterator[Any]:
    if isinstance(value, float) and not math.isfinite(value):
        raise ListRefused(NOT_FINITE)
    if isinstance(value, dict):
        yield from value.values()
    elif isinstance(value, list):
        yield from value
