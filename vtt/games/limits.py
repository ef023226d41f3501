"""How often one socket may send what; more is told once, then dropped, and closed if it goes on."""

import time
from collections.abc import Callable
from typing import Final, Literal

from vtt.games import frames

LARGEST: Final = 64 * 1024
"""Bytes of the largest frame a browser may send."""

FRAMES: Final = 100
RATES: Final[dict[type[frames.Incoming], float]] = {
    frames.Command: 10,
    frames.Say: 10,
    frames.Probe: 15,
    frames.Ask: 15,
    frames.Since: 15,
    frames.Show: 30,
}
PATIENCE: Final = 2.0
"""Seconds of frames at the full rate that may be sent over it before the socket is closed."""

Word = Literal["pass", "warn", "drop", "close"]


class Pace:
    """A bucket of one second's frames that refills at the rate."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = self._left = rate
        self._clock = clock
        self._at = clock()
        self._over = 0

    def word(self) -> Word:
        """Say what becomes of one more frame."""
        self._refill()
        if self._left >= 1:
            self._left -= 1
            return "pass"
        self._over += 1
        if self._over > self._rate * PATIENCE:
            return "close"
        return "warn" if self._over == 1 else "drop"

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self._rate, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left == self._rate:
            self._over = 0


class Limits:
    """The paces of one socket: all frames before they are read, and each kind after."""

    def __init__(self) -> None:
        self._all = Pace(FRAMES)
        self._kinds = {kind: Pace(rate) for kind, rate in RATES.items()}

    def any_frame(self) -> Word:
        """Say what becomes of a frame that was not read yet."""
        return self._all.word()

    def of(self, frame: frames.Incoming) -> Word:
        """Say what becomes of a frame of this kind."""
        return self._kinds[type(frame)].word()
