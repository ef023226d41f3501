"""Probes while something is dragged: one at a time, and of those that wait only the latest counts."""

import asyncio
from collections.abc import Awaitable, Callable

from vtt.games.frames import Probe


class Prober:
    """Answers one socket's probes; while one is judged, a newer one takes the place of any that waits."""

    def __init__(self, answer: Callable[[Probe], Awaitable[None]]) -> None:
        self._answer = answer
        self._waiting: Probe | None = None
        self._working: asyncio.Task[None] | None = None

    def ask(self, probe: Probe) -> None:
        """Take a probe; it is answered unless a newer one comes first."""
        self._waiting = probe
        if self._working is None:
            self._working = asyncio.create_task(self._work())

    def stop(self) -> None:
        """Answer no more."""
        self._waiting = None
        if self._working is not None:
            self._working.cancel()

    async def _work(self) -> None:
        while self._waiting is not None:
            probe, self._waiting = self._waiting, None
            await self._answer(probe)
        self._working = None
