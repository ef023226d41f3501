"""The server as a process: floods, sleepers, second workers, and how it ends."""

import asyncio
import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import websockets

from tests.cast import SCORE, command, table_file
from tests.process import PROJECT, Browser, ServerProcess, frame_of
from vtt.games.room import TOO_SLOW_AFTER


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A running server."""
    started = ServerProcess(tmp_path)
    started.manage("migrate", "--verbosity", "0")
    yield started.start()
    if started.process is not None and started.process.poll() is None:
        started.stop()


@pytest.fixture
def browser(server: ServerProcess) -> Browser:
    """A browser at it."""
    return Browser(server.site)


@pytest.fixture
def game(browser: Browser) -> str:
    """A game this browser has every place in."""
    return browser.new_game(table_file())


async def test_ten_megabytes_in_a_frame_are_cut_off_and_nobody_else_notices(browser: Browser, game: str) -> None:
    async with browser.open(game, "blue") as blue, browser.open(game, "red") as red:
        with suppress(websockets.ConnectionClosed):
            await red.send("x" * 10_000_000)
        await red.wait_closed()
        assert red.close_code == 1009
        started = time.monotonic()
        await blue.send(json.dumps(command(SCORE)))
        await frame_of(blue, "events")
        assert time.monotonic() - started < 0.5


def horde() -> bytes:
    """The small table with 300 models more in red's tray."""
    document = json.loads(table_file())
    aside = {**document["models"]["s0"], "x": None, "y": None, "off": "tray"}
    document["models"] |= {f"m{number}": aside for number in range(300)}
    return json.dumps(document).encode()


async def test_a_browser_that_stops_reading_is_dropped_and_the_game_goes_on(browser: Browser) -> None:
    game = browser.new_game(horde())
    sleeper = socket.socket()
    sleeper.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sleeper.connect(("localhost", int(browser.site.rsplit(":", 1)[1])))
    places = {f"m{number}": (1.123456, 1.123456, 0.5, 0) for number in range(300)}
    paths = {model: [(10.123456, 10.123456)] * 5 for model in places}
    ghosts = {"type": "ghosts", "unit": "spears", "places": places, "paths": paths}
    async with browser.open(game, "watch", sock=sleeper, close_timeout=0) as asleep, browser.open(game, "red") as red:
        asleep.transport.pause_reading()
        for _ in range(100):
            await red.send(json.dumps({"kind": "gesture", "gesture": ghosts}))
            await asyncio.sleep(1 / 29)
        await asyncio.sleep(TOO_SLOW_AFTER)
        await red.send(json.dumps(command(SCORE)))
        assert (await frame_of(red, "events"))["seq"] == 1
        async with asyncio.timeout(5):
            while (await frame_of(red, "presence"))["watching"]:
                pass


async def test_a_server_that_is_told_to_end_says_so_and_ends(
    server: ServerProcess, browser: Browser, game: str
) -> None:
    async with browser.open(game, "red") as red:
        await frame_of(red, "welcome")
        assert await asyncio.to_thread(server.stop, signal.SIGINT) == 0
        assert (await frame_of(red, "closed"))["reason"] == "restart"
        await red.wait_closed()
        assert red.close_code == 4012


async def test_a_game_is_still_there_after_a_restart(server: ServerProcess, browser: Browser, game: str) -> None:
    async with browser.open(game, "red") as red:
        await red.send(json.dumps(command(SCORE)))
        await frame_of(red, "events")
    server.stop()
    server.start()
    async with browser.open(game, "red") as red:
        assert (await frame_of(red, "events"))["seq"] == 1


def test_a_second_worker_without_redis_is_refused_with_one_sentence(server: ServerProcess) -> None:
    second = server.manage("serve", "--port", "0")
    assert second.returncode == 1
    assert "set REDIS_URL" in second.stderr
    assert len(second.stderr.strip().splitlines()) == 1


def test_a_port_that_is_taken_is_told_in_one_line(server: ServerProcess, tmp_path: Path) -> None:
    other = ServerProcess(tmp_path.parent)
    refused = other.manage("serve", "--port", str(server.port))
    assert refused.returncode == 1
    assert "is the port taken" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_play_prints_three_links_and_the_same_ones_when_started_again(tmp_path: Path) -> None:
    links = [_play(tmp_path), _play(tmp_path)]
    assert len(links[0]) == 3
    assert links[0] == links[1]


def _play(var: Path) -> list[str]:
    server = ServerProcess(var)
    server.port = 0
    command_line = [sys.executable, "-u", "manage.py", "play", "--port", "0"]
    process = subprocess.Popen(
        command_line, cwd=PROJECT, env=server.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout is not None
    lines: list[str] = []
    while not any("Ctrl-C" in line for line in lines):
        lines.append(process.stdout.readline())
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=15)
    assert process.returncode == 0, rest
    assert "Traceback" not in rest
    return [line.split("/join/")[1].strip() for line in lines if "/join/" in line]
