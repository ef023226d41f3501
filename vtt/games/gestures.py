"""What a hand may show the others: its own models, aims of its own, and no ruler that says less than its line."""

from itertools import pairwise
from math import dist
from typing import Final

from rules import Table, Unreadable, aimed_with
from vtt.games.frames import WATCHERS_GESTURES, Aim, AnyGesture, Ghosts, Ruler, SeatName

NOT_SHOWN: Final = "Spectators show rulers and pings only."
NOT_YOURS: Final = "These ghosts are not of your own models; nobody was shown them."
NOT_YOUR_AIM: Final = "This is not aimed by your own models; nobody was shown it."
TOO_SHORT: Final = "This ruler says less than its line is long; nobody was shown it."
_ROUNDED: Final = 0.02
"""Inches by which points on the wire may be rounded."""


def objection(gesture: AnyGesture, seat: SeatName, table: Table) -> str | None:
    """Say in one sentence why a gesture is not shown to the others, None when it is."""
    if seat == "watch" and not isinstance(gesture, WATCHERS_GESTURES):
        return NOT_SHOWN
    if isinstance(gesture, Ghosts) and not _owns(table, seat, gesture):
        return NOT_YOURS
    if isinstance(gesture, Aim):
        return _against_aim(table, seat, gesture)
    if isinstance(gesture, Ruler) and gesture.inches < _length(gesture) - _ROUNDED:
        return TOO_SHORT
    return None


def _owns(table: Table, seat: SeatName, ghosts: Ghosts) -> bool:
    return all(table.seat_of(name) == seat for name in (ghosts.unit, *ghosts.places, *ghosts.paths))


def _against_aim(table: Table, seat: SeatName, aim: Aim) -> str | None:
    if aim.command is None:
        return None
    try:
        own = aimed_with(table, aim.command)
    except Unreadable as error:
        return f"The aim cannot be read: {error}; nobody was shown it."
    return None if all(table.seat_of(name) == seat for name in own) else NOT_YOUR_AIM


def _length(ruler: Ruler) -> float:
    return sum(dist(a, b) for a, b in pairwise(ruler.points))
