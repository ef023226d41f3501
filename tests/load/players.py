"""Two players who play by the rules: they move their units, end their phases, and wait when they were too quick."""

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

from tests.load.armies import UNITS, march
from tests.load.crowd import Crowd, Message

RATE = 9.6
"""Commands a second on one socket, a little below what the server allows."""


@dataclass
class Order:
    """A command about to be sent."""

    seat: str
    moves: int
    text: bytes
    key: bytes


class Allowance:
    """What a socket may send without being too fast."""

    def __init__(self) -> None:
        self._left, self._at = RATE, time.monotonic()

    async def wait(self) -> None:
        """Wait until one more command may be sent."""
        while True:
            now = time.monotonic()
            self._left, self._at = min(RATE, self._left + (now - self._at) * RATE), now
            if self._left >= 1:
                self._left -= 1
                return
            await asyncio.sleep((1 - self._left) / RATE)


def orders(models: int) -> Iterator[Order]:
    """Give the commands of a game without end: each side moves all its units, forward and back by turns."""
    for number in itertools.count():
        seat = ("red", "blue")[number % 2]
        forward = number // 2 % 2 == 0
        units = [f"{seat}{n}" for n in range(UNITS)] if models > 1 else [f"{seat}-captain"]
        for unit in units:
            yield _order(seat, models, march(unit, seat, models, forward))
        for _ in range(3):
            yield _order(seat, 0, {"do": "end_phase"})


def _order(seat: str, moves: int, command: dict[str, object], _ids: Iterator[int] = itertools.count()) -> Order:  # noqa: B008
    key = f"load-{next(_ids)}-{time.monotonic_ns()}"
    frame = {"kind": "command", "id": key, "seq": 0, "command": command}
    return Order(seat, moves, json.dumps(frame).encode(), key.encode())


async def play(crowd: Crowd, models: int) -> AsyncIterator[tuple[Order, Message]]:
    """Play for ever, each command after the one before was heard by all; never too fast for the server."""
    allowances = {"red": Allowance(), "blue": Allowance()}
    for order in orders(models):
        await allowances[order.seat].wait()
        yield order, await crowd.send(f"{order.seat}0", order.key, order.text)
