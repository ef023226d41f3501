"""A club's server for tests: PostgreSQL, Redis and workers, and people at their pages."""

import asyncio
import itertools
import json
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import rules
from tests.cast import ROLL, move, table_file
from tests.hosting.engines import PostgreSQL, Redis, hosted
from tests.hosting.screen import Screen, digest_of, start_of
from tests.process import Browser, ServerProcess

DOCUMENT = table_file(options={"enforcement": "off"})


class Club:
    """Two workers on one database and one Redis."""

    def __init__(self, database: PostgreSQL, redis: Redis, var: Path) -> None:
        self.database, self.redis, self.var = database, redis, var
        self.workers = [ServerProcess(var, hosted(database, redis)) for _ in range(2)]

    @property
    def sites(self) -> list[str]:
        """Where the workers are."""
        return [worker.site for worker in self.workers]

    def start(self) -> None:
        """Make the tables and start the workers."""
        assert self.workers[0].manage("migrate", "--verbosity", "0").returncode == 0
        with ThreadPoolExecutor() as pool:
            list(pool.map(lambda worker: worker.start(), self.workers))

    def stop(self) -> None:
        """Stop the workers that run."""
        for worker in self.workers:
            if worker.process is not None and worker.process.poll() is None:
                worker.stop()


@contextmanager
def club() -> Iterator[Club]:
    """Run a club's server."""
    database, redis = PostgreSQL(), Redis()
    with tempfile.TemporaryDirectory(prefix="warmat-club-") as var:
        running = Club(database, redis, Path(var))
        try:
            database.start()
            redis.start()
            running.start()
            yield running
        finally:
            running.stop()
            redis.end()
            database.end()


class Table:
    """A game, and red, blue and a watcher at it; red comes first to the first worker, the others to the second."""

    def __init__(self, club: Club) -> None:
        self.browser = Browser(club.sites[0])
        self.game = self.browser.new_game(DOCUMENT)
        start = start_of(DOCUMENT)
        there, back = club.sites, club.sites[::-1]
        self.red = Screen(self.browser, there, self.game, "red", start)
        self.blue = Screen(self.browser, back, self.game, "blue", start)
        self.watcher = Screen(self.browser, back, self.game, "watch", start)
        self.screens = [self.red, self.blue, self.watcher]
        self.acknowledged: dict[str, int] = {}

    async def enter(self) -> None:
        """Wait until everybody is in."""
        for screen in self.screens:
            await screen.enters()

    async def play(self, count: int) -> None:
        """Have red move and roll in turns, each acknowledged before the next."""
        for number in itertools.islice(itertools.count(), count):
            command_id = f"order-{len(self.acknowledged)}"
            order = ROLL if number % 2 else move(up=34 + number % 3)
            answer = await self.red.order(order, command_id)
            assert answer["kind"] in ("events", "recorded"), answer
            self.acknowledged[command_id] = answer["seq"]
            await asyncio.sleep(0.1)

    async def assert_whole(self, within: float = 15) -> None:
        """Everything acknowledged is in the log, once and in order, and every page shows the table of the log."""
        last = max(self.acknowledged.values())
        for screen in self.screens:
            await screen.reaches(last, within)
        export = json.loads(await asyncio.to_thread(self._export))
        logged = {entry["id"]: entry["seq"] for entry in export["log"]}
        assert self.acknowledged.items() <= logged.items()
        assert sorted(logged.values()) == list(range(1, len(logged) + 1))
        assert rules.replay(export)[0], rules.replay(export)[1]
        digests = [screen.digest() for screen in self.screens]
        assert digests == [digest_of(export["end"])] * len(self.screens)

    async def leave(self) -> None:
        """Close every page."""
        for screen in self.screens:
            await screen.leave()

    def _export(self) -> bytes:
        return self.browser.get(f"/games/{self.game}/red/export.json")


def connections_of(database: PostgreSQL) -> int:
    """Count the connections others have to a database."""
    import psycopg

    with psycopg.connect(database.url) as connection:
        others = connection.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        )
        row: Any = others.fetchone()
    return int(row[0])
