"""Who is here: sockets counted by place, in this process and in the others."""

import time
from typing import Final

from vtt.games.frames import Counts
from vtt.games.posts import Counted

FORGOTTEN_AFTER: Final = 20.0
"""Seconds after which a process that no longer counts its sockets is taken for dead."""


class Presence:
    """A game's sockets by process; ten tabs of one player are ten sockets at one place."""

    def __init__(self) -> None:
        self._heard: dict[str, tuple[Counts, float]] = {}

    def heard(self, counted: Counted) -> None:
        """Note how many sockets a process has."""
        self._heard[counted.process] = counted.counts, time.monotonic()

    def counts(self) -> Counts:
        """Sum over the processes that counted lately."""
        since = time.monotonic() - FORGOTTEN_AFTER
        lately = [counts for counts, at in self._heard.values() if at > since]
        return Counts(
            red=sum(counts.red for counts in lately),
            blue=sum(counts.blue for counts in lately),
            watching=sum(counts.watching for counts in lately),
        )
