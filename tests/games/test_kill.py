"""`kill -9` while a player sends moves: what was acknowledged is there afterwards, once, and nothing half done."""

import asyncio
import itertools
import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import websockets

import rules
from tests.cast import command, move, table_file
from tests.process import Browser, ServerProcess, frame_of

KILLS = 50
BURST = 8
"""Moves sent without a pause, below what one socket may send in a second."""


class Phoenix:
    """The server that is killed and comes back."""

    def __init__(self, var: Path) -> None:
        self.server = ServerProcess(var)
        self.server.manage("migrate", "--verbosity", "0")
        arguments = [sys.executable, "-m", "tests.games.phoenix", str(self.server.port)]
        self.parent = subprocess.Popen(
            arguments, env=self.server.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.child = 0

    def rise(self) -> None:
        """Start the server."""
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.write("\n")
        self.parent.stdin.flush()
        self.child = int(self.parent.stdout.readline())
        self.server.wait_until_it_listens()

    def kill(self) -> None:
        """Kill it without a word."""
        os.kill(self.child, signal.SIGKILL)

    def end(self) -> None:
        """Kill it and its parent."""
        self.kill()
        self.parent.kill()
        self.parent.communicate()


class Player:
    """Red, who sends moves and remembers what was acknowledged and what was not."""

    def __init__(self, browser: Browser, game: str) -> None:
        self.browser = browser
        self.game = game
        self.acknowledged: dict[str, int] = {}
        self.unsure: dict[str, Any] | None = None
        self.sent = asyncio.Event()
        self.answered = asyncio.Event()
        self._up = True

    async def play(self) -> None:
        """Send moves one after the other until the server dies."""
        self.sent.clear()
        self.answered.clear()
        try:
            async with self.browser.open(self.game, "red", max(self.acknowledged.values(), default=0)) as wire:
                for number in itertools.count():
                    await self._move(wire)
                    await asyncio.sleep(0 if number < BURST else 0.11)
        except (websockets.WebSocketException, OSError):
            return

    async def _move(self, wire: Any) -> None:
        self._up = not self._up
        self.unsure = self.unsure or command(move(up=34 if self._up else 35))
        await wire.send(json.dumps(self.unsure))
        self.sent.set()
        while (answer := await frame_of(wire, "events", "recorded", "refused", "error"))["id"] != self.unsure["id"]:
            pass
        assert answer["kind"] in ("events", "recorded"), answer
        self.acknowledged[self.unsure["id"]] = answer["seq"]
        self.unsure = None
        self.answered.set()


async def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    phoenix = Phoenix(tmp_path)
    try:
        phoenix.rise()
        browser = Browser(phoenix.server.site)
        player = Player(browser, browser.new_game(table_file(options={"enforcement": "off"})))
        for life in range(KILLS):
            playing = asyncio.create_task(player.play())
            await asyncio.wait_for((player.sent, player.answered)[life % 2].wait(), 20)
            await asyncio.sleep(random.uniform(0, 0.06))
            phoenix.kill()
            await asyncio.wait_for(playing, 10)
            phoenix.rise()
        export = json.loads(browser.get(f"/games/{player.game}/red/export.json"))
    finally:
        phoenix.end()
    logged = {entry["id"]: entry["seq"] for entry in export["log"]}
    assert len(player.acknowledged) >= KILLS // 2
    assert player.acknowledged.items() <= logged.items()
    assert sorted(logged.values()) == list(range(1, len(logged) + 1))
    assert rules.replay(export)[0], rules.replay(export)[1]
