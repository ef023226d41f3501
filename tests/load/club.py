"""`python -m tests.load club`: an evening of a club; many tables, a crowd, a reconnect storm, slow readers."""

import argparse
import asyncio
import itertools
import json
import math
import os
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vtt.settings")

import django

django.setup()

from tests.hosting.club import club  # noqa: E402
from tests.hosting.screen import Frame, Screen, digest_of, start_of  # noqa: E402
from tests.load.armies import table_file  # noqa: E402
from tests.load.players import orders  # noqa: E402
from tests.process import Browser, ServerProcess  # noqa: E402

ROUND = {"shape": "round", "diameter": 25}
ROLL = {"do": "roll", "dice": "4D6", "for": "load"}
ROLL_EVERY = 4
WHOLE_WITHIN = 60.0


class Evening:
    """What was heard, by everybody: seconds from a command's sending to its frame at each page."""

    def __init__(self) -> None:
        self.sent: dict[str, float] = {}
        self.heard: list[float] = []
        self.refused = 0

    def hears(self, frame: Frame, at: float) -> None:
        """Note a frame at a page."""
        if frame["kind"] == "events" and frame["id"] in self.sent:
            self.heard.append(at - self.sent[frame["id"]])

    def told(self) -> str:
        """Sum up and begin anew."""
        ordered, self.heard = sorted(self.heard), []
        shares = {f"p{share}": ordered[math.ceil(share / 100 * len(ordered)) - 1] * 1000 for share in (50, 95, 99)}
        return "  ".join(f"{name} {value:.1f} ms" for name, value in shares.items()) + f"  ({len(ordered)} frames)"


class Game:
    """A table with its two players and its watchers."""

    def __init__(self, evening: Evening, sites: list[str], watchers: int) -> None:
        self.browser = Browser(sites[0])
        self.id = self.browser.new_game(table_file(ROUND))
        self._evening = evening
        start = start_of(table_file(ROUND))
        turns = itertools.cycle(range(len(sites)))
        self.screens = []
        for place in ("red", "blue", *["watch"] * watchers):
            first = next(turns)
            screen = Screen(self.browser, sites[first:] + sites[:first], self.id, place, start)
            screen.heard = evening.hears
            self.screens.append(screen)
        self._orders = self._forever()

    async def play(self, until: float, pace: float) -> None:
        """Give a command each `pace` seconds, each after the one before was answered."""
        players = {screen.place: screen for screen in self.screens[:2]}
        for seat, command, key in self._orders:
            self._evening.sent[key] = time.monotonic()
            answer = await players[seat].order(command, key)
            self._evening.refused += answer["kind"] not in ("events", "recorded")
            if time.monotonic() > until:
                return
            await asyncio.sleep(pace)

    async def is_whole(self) -> bool:
        """Tell whether, when all are there, every page shows the table the server has."""
        end = json.loads(await asyncio.to_thread(self.browser.get, f"/games/{self.id}/red/table.json"))
        last = max(screen.seq for screen in self.screens[:2])
        for screen in self.screens:
            await screen.reaches(last, WHOLE_WITHIN)
        return {screen.digest() for screen in self.screens} == {digest_of(end)}

    def _forever(self) -> Iterator[tuple[str, Frame, str]]:
        for number, order in enumerate(orders(20)):
            if number % ROLL_EVERY == 0:
                yield order.seat, ROLL, f"{order.key.decode()}-roll"
            yield order.seat, json.loads(order.text)["command"], order.key.decode()


async def evening_of(sites: list[str], servers: list[ServerProcess], asked: argparse.Namespace) -> None:
    """Play all parts of an evening and print what was measured."""
    evening = Evening()
    games = [await _open(evening, sites, asked.watchers) for _ in range(asked.games)]
    await _play(games, asked)
    print(f"  {asked.games} games, 2 players and {asked.watchers} watchers each: {evening.told()}")
    crowded = await _open(evening, sites, asked.crowd)
    await _play([crowded], asked)
    print(f"  one game with {asked.crowd} watchers: {evening.told()}")
    await _storm(crowded, asked)
    await _slow(crowded, evening, asked)
    everywhere = [*games, crowded]
    equal = [await game.is_whole() for game in everywhere]
    screens = [screen for game in everywhere for screen in game.screens]
    print(f"  boards equal at the end in {sum(equal)} of {len(equal)} games, {len(screens)} pages")
    print(f"  healed drops {sum(s.healed for s in screens)}, gaps asked for {sum(s.gaps for s in screens)}")
    print(f"  errors {sum(len(s.errors) for s in screens)}, refused {evening.refused}")
    print("  memory of each worker, at most: " + ", ".join(f"{_peak(server):.0f} MB" for server in servers))
    await asyncio.gather(*(screen.leave() for screen in screens))


async def _open(evening: Evening, sites: list[str], watchers: int) -> Game:
    game = Game(evening, sites, watchers)
    await asyncio.gather(*(screen.enters(WHOLE_WITHIN) for screen in game.screens))
    return game


async def _play(games: list[Game], asked: argparse.Namespace) -> None:
    until = time.monotonic() + asked.seconds
    await asyncio.gather(*(game.play(until, asked.pace) for game in games))


async def _storm(game: Game, asked: argparse.Namespace) -> None:
    """Cut many pages off at once while the game goes on, and time how long until all are whole."""
    cut = game.screens[2 : 2 + asked.storm]
    playing = asyncio.create_task(_play([game], argparse.Namespace(seconds=3, pace=asked.pace)))
    before = [screen.healed for screen in cut]
    started = time.monotonic()
    for screen in cut:
        await screen.drop()
    returns = zip(cut, before, strict=True)
    await asyncio.gather(*(screen.comes_back(healed, WHOLE_WITHIN) for screen, healed in returns))
    print(f"  storm: {len(cut)} pages cut off at once, all back after {time.monotonic() - started:.1f} s")
    await playing


async def _slow(game: Game, evening: Evening, asked: argparse.Namespace) -> None:
    """Have some pages stop reading for a while; the others must not notice."""
    evening.heard.clear()
    slow = game.screens[2 : 2 + asked.slow]
    for screen in slow:
        screen.sleeps()
    await _play([game], argparse.Namespace(seconds=asked.seconds, pace=asked.pace))
    print(f"  while {len(slow)} pages do not read: {evening.told()}")
    for screen in slow:
        screen.wakes()


def _peak(server: ServerProcess) -> float:
    """Read the most memory a worker had, in MB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) / 1024


@contextmanager
def _sqlite() -> Iterator[list[ServerProcess]]:
    with tempfile.TemporaryDirectory(prefix="warmat-load-") as var:
        server = ServerProcess(Path(var))
        server.manage("migrate", "--verbosity", "0")
        server.start()
        try:
            yield [server]
        finally:
            server.stop()


@contextmanager
def _postgresql() -> Iterator[list[ServerProcess]]:
    with club() as running:
        yield running.workers


HOSTS = {"sqlite": ("SQLite, one worker", _sqlite), "postgresql": ("PostgreSQL and Redis, two workers", _postgresql)}


def main() -> None:
    """Read the flags, play an evening on each engine asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.load club")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--watchers", type=int, default=5)
    parser.add_argument("--crowd", type=int, default=300)
    parser.add_argument("--storm", type=int, default=200)
    parser.add_argument("--slow", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--on", choices=HOSTS, nargs="*", default=list(HOSTS))
    asked = parser.parse_args(sys.argv[2:])
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    for name in asked.on:
        title, host = HOSTS[name]
        print(title)
        with host() as servers:
            asyncio.run(evening_of([server.site for server in servers], servers, asked))
