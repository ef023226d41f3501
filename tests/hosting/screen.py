"""A page without a screen: it comes back by itself and keeps its own table from what it hears."""

import asyncio
import copy
import hashlib
import itertools
import json
import ssl
import time
import uuid
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

import msgspec
import websockets

import rules
from tests.process import Browser
from vtt.games.consumer import BROKEN
from vtt.games.submit import BUSY

Frame = dict[str, Any]
WAIT = 0.2
"""Seconds before it knocks again, at the next worker."""
ASK_AGAIN = 2.0
"""Seconds without an answer after which a command is sent once more, under its own id."""

PATIENCE = 40.0
"""Seconds after which a command counts as lost."""
TRY_AGAIN = (BUSY, BROKEN)


def start_of(document: bytes) -> Frame:
    """Write the table a game starts from, as its page would carry it."""
    return json.loads(msgspec.json.encode(rules.dump(rules.load(document))))  # type: ignore[no-any-return]


class Screen:
    """One page at a game: `seq` and `table` are what it shows, `sites` are the workers it may come to."""

    def __init__(self, browser: Browser, sites: Sequence[str], game: str, place: str, table: Frame) -> None:
        self.game, self.place = game, place
        self.seq, self.table = 0, copy.deepcopy(table)
        self.healed = self.gaps = 0
        self.closed_for: list[str] = []
        self.heard: Callable[[Frame, float], None] = lambda frame, at: None
        self.errors: list[str] = []
        self._browser = browser
        self._sites = itertools.cycle(sites)
        self._wire: Any = None
        self._answers: dict[str, asyncio.Future[Frame]] = {}
        self._entered = asyncio.Event()
        self._collections = [name for name, value in table.items() if isinstance(value, dict)]
        self._task = asyncio.create_task(self._live())

    async def order(self, command: Frame, command_id: str | None = None) -> Frame:
        """Send a command until it is answered, whatever breaks meanwhile; gives the answer."""
        sent = {"kind": "command", "id": command_id or str(uuid.uuid4()), "seq": self.seq, "command": command}
        async with asyncio.timeout(PATIENCE):
            while (answer := await self._asked(sent)) is None or answer.get("text") in TRY_AGAIN:
                await asyncio.sleep(WAIT)
        return answer

    async def _asked(self, sent: Frame) -> Frame | None:
        """Send a command once; None when no answer comes."""
        answer = self._answers[sent["id"]] = asyncio.get_running_loop().create_future()
        await self._send(sent)
        with suppress(TimeoutError):
            return await asyncio.wait_for(answer, ASK_AGAIN)
        return None

    async def reaches(self, seq: int, within: float = 15) -> None:
        """Wait until this page shows a number."""
        async with asyncio.timeout(within):
            while self.seq < seq:
                await asyncio.sleep(0.02)

    async def leave(self) -> None:
        """Close the page."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def enters(self, within: float = 15) -> None:
        """Wait until the server has welcomed it."""
        await asyncio.wait_for(self._entered.wait(), within)

    async def comes_back(self, healed: int, within: float) -> None:
        """Wait until it has lost its connection once more than `healed` times and is welcomed again."""
        async with asyncio.timeout(within):
            while self.healed == healed or not self._entered.is_set():
                await asyncio.sleep(0.01)

    async def drop(self) -> None:
        """Lose the connection, as a train in a tunnel does."""
        if self._wire is not None:
            self._wire.transport.abort()

    def sleeps(self) -> None:
        """Read nothing from here on."""
        if self._wire is not None:
            self._wire.transport.pause_reading()

    def wakes(self) -> None:
        """Read again."""
        if self._wire is not None:
            self._wire.transport.resume_reading()

    def digest(self) -> str:
        """Fingerprint of the table shown."""
        return digest_of(self.table)

    async def _live(self) -> None:
        while True:
            try:
                await self._visit(next(self._sites))
            except (OSError, websockets.WebSocketException, TimeoutError):
                self.healed += 1
            self._wire = None
            self._entered.clear()
            await asyncio.sleep(WAIT)

    async def _visit(self, site: str) -> None:
        options = {"ssl": TRUSTING} if site.startswith("https") else {}
        async with self._browser.at(site).open(self.game, self.place, self.seq, **options) as wire:
            self._wire = wire
            async for text in wire:
                await self._take(_read(text), wire)

    async def _take(self, frame: Frame, wire: Any) -> None:
        match frame["kind"]:
            case "welcome":
                self._entered.set()
            case "snapshot":
                self.seq, self.table = frame["seq"], copy.deepcopy(frame["table"])
            case "events":
                await self._advance(frame, wire)
            case "closed":
                self.closed_for.append(frame["reason"])
            case "error":
                self.errors.append(frame["text"])
        self.heard(frame, time.monotonic())
        self._answer(frame)

    async def _advance(self, frame: Frame, wire: Any) -> None:
        if frame["seq"] > self.seq + 1:
            self.gaps += 1
            await wire.send(json.dumps({"kind": "since", "seq": self.seq}))
        if frame["seq"] == self.seq + 1:
            self.seq = frame["seq"]
            self._merge(frame["changes"])

    def _merge(self, changes: Frame) -> None:
        for field, value in changes.items():
            if field in self._collections:
                self.table[field] |= value
                for name in [name for name, entity in value.items() if entity is None]:
                    del self.table[field][name]
            else:
                self.table[field] = value

    def _answer(self, frame: Frame) -> None:
        if frame["kind"] in ("events", "recorded", "refused", "error"):
            waiting = self._answers.pop(str(frame.get("id")), None)
            if waiting is not None and not waiting.done():
                waiting.set_result(frame)

    async def _send(self, frame: Frame) -> None:
        await self._entered.wait()
        with suppress(websockets.WebSocketException, AttributeError):
            await self._wire.send(json.dumps(frame))


@lru_cache(maxsize=256)
def _read(text: str) -> Frame:
    """Read a frame once for all pages here that are sent the same."""
    return json.loads(text)  # type: ignore[no-any-return]


def digest_of(table: Frame) -> str:
    """Fingerprint of a table file, whatever order its keys are in, a null as good as nothing."""
    return hashlib.sha256(msgspec.json.encode(_told(table), order="deterministic")).hexdigest()


def _told(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _told(inner) for key, inner in value.items() if inner is not None}
    return [_told(inner) for inner in value] if isinstance(value, list) else value


TRUSTING = ssl.create_default_context()
TRUSTING.check_hostname = False
TRUSTING.verify_mode = ssl.CERT_NONE
