"""PostgreSQL and Redis: the same tests pass on them, and two workers at one table are one server."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import uuid
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest

from tests.cast import ROLL, SCORE, command, table_file
from tests.process import PROJECT, Browser, ServerProcess, frame_of

DATABASE_URL = os.environ.get("TEST_DATABASE_URL", "postgres://postgres@127.0.0.1:5432/postgres")
REDIS_URL = os.environ.get("TEST_REDIS_URL", "redis://127.0.0.1:6379/")


@pytest.fixture(scope="module")
def engines() -> dict[str, str]:
    """The environment that chooses PostgreSQL and Redis; where they do not answer a skip, in CI a failure."""
    silent = [url for url in (DATABASE_URL, REDIS_URL) if not _answers(url)]
    if silent and os.environ.get("CI") == "true":
        pytest.fail(f"nothing answers at {silent}; CI must have these services")
    if silent:
        pytest.skip(f"nothing answers at {silent}")
    return {"DATABASE_URL": DATABASE_URL, "REDIS_URL": REDIS_URL}


def _answers(url: str) -> bool:
    address = urlsplit(url)
    with socket.socket() as probe:
        probe.settimeout(2)
        return probe.connect_ex((address.hostname or "", address.port or 0)) == 0


STORED = ("access", "catchup", "chat", "commands", "export", "history", "room")
"""The tests of submit, log and consumer: what depends on the engines."""


def test_submit_log_and_consumer_pass_on_postgresql_and_redis(engines: dict[str, str]) -> None:
    files = [f"tests/games/test_{name}.py" for name in STORED]
    command_line = [sys.executable, "-m", "pytest", "-q", "-n", "0", *files]
    told = subprocess.run(
        command_line, cwd=PROJECT, env={**os.environ, **engines}, capture_output=True, text=True, timeout=300
    )
    assert told.returncode == 0, told.stdout[-4000:]


@pytest.fixture
def workers(engines: dict[str, str], tmp_path: Path) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers on a database of their own."""
    name = f"warmat_workers_{os.getpid()}"
    with psycopg.connect(DATABASE_URL, autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}".encode())
        url = urlsplit(DATABASE_URL)._replace(path=f"/{name}").geturl()
        environment = {**engines, "DATABASE_URL": url}
        pair = [ServerProcess(tmp_path, environment) for _ in range(2)]
        pair[0].manage("migrate", "--verbosity", "0")
        try:
            yield pair[0].start(), pair[1].start()
        finally:
            for server in pair:
                if server.process is not None:
                    server.stop()
            admin.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture
def browsers(workers: tuple[ServerProcess, ServerProcess]) -> tuple[Browser, Browser, str]:
    """One browser's cookies at both servers, and a game it has every place in."""
    first = Browser(workers[0].site)
    game = first.new_game(table_file())
    return first, first.at(workers[1].site), game


async def test_a_command_at_one_worker_is_told_at_the_other(browsers: tuple[Browser, Browser, str]) -> None:
    here, there, game = browsers
    async with here.open(game, "red") as red, there.open(game, "blue") as blue:
        while (await frame_of(red, "presence")) != {"kind": "presence", "red": 1, "blue": 1, "watching": 0}:
            pass
        await red.send(json.dumps(command(SCORE)))
        assert await frame_of(red, "events") == await frame_of(blue, "events")


async def test_one_id_at_both_workers_at_once_rolls_once(browsers: tuple[Browser, Browser, str]) -> None:
    here, there, game = browsers
    async with here.open(game, "red") as one, there.open(game, "red") as other:
        for _ in range(8):
            sent = json.dumps(command(ROLL, str(uuid.uuid4())))
            await asyncio.gather(one.send(sent), other.send(sent))
            kinds = [(await frame_of(wire, "events"))["seq"] for wire in (one, other)]
            assert kinds[0] == kinds[1]
            await asyncio.sleep(0.11)
    assert [entry["seq"] for entry in json.loads(here.get(f"/games/{game}/red/export.json"))["log"]] == [*range(1, 9)]


async def test_commands_at_both_workers_arrive_everywhere_in_order(browsers: tuple[Browser, Browser, str]) -> None:
    here, there, game = browsers
    async with here.open(game, "red") as red, there.open(game, "blue") as blue:
        await asyncio.gather(frame_of(red, "presence"), frame_of(blue, "presence"))
        for _ in range(8):
            await asyncio.gather(*(wire.send(json.dumps(command(SCORE))) for wire in (red, blue)))
        seen = [[(await frame_of(wire, "events"))["seq"] for _ in range(16)] for wire in (red, blue)]
    assert seen == [[*range(1, 17)]] * 2


async def test_gestures_and_chat_cross_from_worker_to_worker(browsers: tuple[Browser, Browser, str]) -> None:
    here, there, game = browsers
    async with here.open(game, "red") as red, there.open(game, "blue") as blue:
        while (await frame_of(blue, "presence"))["red"] == 0:
            pass
        await red.send('{"kind":"gesture","gesture":{"type":"ping","x":1,"y":2}}')
        await red.send('{"kind":"chat","id":"a","room":"players","text":"Hello"}')
        assert (await frame_of(blue, "gesture"))["gesture"] == {"type": "ping", "x": 1, "y": 2}
        assert (await frame_of(blue, "chat"))["text"] == "Hello"


async def test_when_one_worker_is_killed_the_other_plays_on_with_all_that_was_acknowledged(
    workers: tuple[ServerProcess, ServerProcess], browsers: tuple[Browser, Browser, str]
) -> None:
    here, there, game = browsers
    async with here.open(game, "red") as red:
        await red.send(json.dumps(command(SCORE)))
        await frame_of(red, "events")
        assert workers[0].process is not None
        workers[0].process.kill()
    async with there.open(game, "red") as red:
        assert (await frame_of(red, "events"))["seq"] == 1
        await red.send(json.dumps(command(SCORE)))
        assert (await frame_of(red, "events"))["seq"] == 2
