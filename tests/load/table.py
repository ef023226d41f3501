"""`python -m tests.load table`: one table under load, against a bare echo in the same run."""

import asyncio
import gc
import itertools
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import rules
from tests.load.armies import march, table_file, winding_file, winding_march
from tests.load.crowd import Crowd, EchoCrowd, Heard, Message, gather_at
from tests.load.figures import Figures, figures
from tests.load.players import Allowance, orders, play
from tests.process import PROJECT, Browser, ServerProcess, free_port, wait_until_something_listens

ROUND = {"shape": "round", "diameter": 25}
MOVES = 60
WARM = 10
SPECTATORS = (0, 50, 200)
RATES = (10, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 240)
DEVICES = 20
"""Sockets each player orders from, so that none is too fast; all but one of them are among the spectators."""
LIMIT_MS = 250
GAMES, SHARED = 12, 50
"""Games at once, and the spectators among them."""
SECONDS = 10.0


@contextmanager
def server(var: Path) -> Iterator[Browser]:
    """Serve from an empty directory at production values."""
    process = ServerProcess(var)
    process.manage("migrate", "--verbosity", "0")
    process.start()
    try:
        yield Browser(process.site)
    finally:
        process.stop()


@contextmanager
def echo(size: int) -> Iterator[str]:
    """Serve the bare echo with answers of a size."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "tests.load.echo", str(port), str(size)], cwd=PROJECT)
    wait_until_something_listens(port)
    try:
        yield f"ws://localhost:{port}/"
    finally:
        process.terminate()
        process.wait()


async def moves_heard(crowd: Crowd, models: int, count: int) -> list[Heard]:
    """Play until so many moves were made, the first few unmeasured, and tell when each was heard."""
    heard: list[Heard] = []
    async for order, message in play(crowd, models):
        if order.moves:
            heard.append(message.told(f"{order.seat}0", "blue0" if order.seat == "red" else "red0"))
        if len(heard) == count + WARM:
            break
    return heard[WARM:]


async def echoes_heard(address: str, watchers: int, sent: bytes) -> list[Heard]:
    """Measure the echo with the same crowd, at the pace of a player."""
    crowd = EchoCrowd()
    for number in range(2 + watchers):
        await crowd.join(str(number), address, {"Origin": "http://localhost"})
    heard = []
    allowance = Allowance()
    for _ in range(MOVES + WARM):
        await allowance.wait()
        heard.append((await crowd.send("0", b"echo", sent)).told("0", "1"))
    crowd.leave()
    return heard[WARM:]


async def against_the_echo(browser: Browser, watchers: int) -> None:
    """Print a table and the echo side by side for a number of watchers."""
    crowd = await gather_at(browser, browser.new_game(table_file(ROUND)), watchers)
    ours = await moves_heard(crowd, 20, MOVES)
    crowd.leave()
    with echo(crowd.frame_bytes) as address:
        bare = await echoes_heard(address, watchers, next(orders(20)).text)
    print(f"\n{watchers} spectators, frames of {crowd.frame_bytes} bytes")
    _compare("mover to opponent", [h.opponent for h in ours], [h.opponent for h in bare])
    if watchers:
        _compare("mover to last    ", [h.last for h in ours], [h.last for h in bare])


def _compare(what: str, ours: list[float], bare: list[float]) -> None:
    table, nothing = figures(ours), figures(bare)
    print(f"  {what}  table {table}")
    print(f"  {what}  echo  {nothing}   ratio of medians {table.median / nothing.median:.2f}")


async def one_against_twenty(browser: Browser) -> None:
    """Print what a move of one model costs beside one of twenty."""
    print("\none model against twenty, no spectators")
    medians = {}
    for models in (1, 20):
        crowd = await gather_at(browser, browser.new_game(table_file(ROUND)), 0)
        found = figures([heard.opponent for heard in await moves_heard(crowd, models, 30)])
        crowd.leave()
        medians[models] = found.median
        print(f"  {models:2} models  {found}")
    print(f"  one costs {medians[1] / medians[20]:.2f} of twenty")


async def highest_rate(browser: Browser, watchers: int) -> None:
    """Print the highest rate of moves held before the last spectator's p95 passes the limit."""
    print(f"\nrates with {watchers} spectators, to the last of them")
    for rate in RATES:
        others = watchers - 2 * (DEVICES - 1)
        crowd = await gather_at(browser, browser.new_game(table_file(ROUND)), others, DEVICES)
        held, found = await _at_rate(crowd, rate)
        crowd.leave()
        print(f"  asked {rate:4}/s  moved {held:6.1f}/s  {found}")
        if found.p95 > LIMIT_MS or held < rate * 0.8:
            return


async def _at_rate(crowd: Crowd, rate: int) -> tuple[float, Figures]:
    """Send moves at a rate whether or not the last was answered; phases are ended when all moves are heard."""
    pending: list[Message] = []
    heard: list[float] = []
    devices = itertools.cycle(range(DEVICES))
    due = started = time.perf_counter()
    for order in orders(20):
        if not order.moves:
            await asyncio.gather(*(message.done for message in pending))
            heard += [max(at for _, at in message.times) for message in pending]
            pending = []
        if time.perf_counter() - started > SECONDS / 2:
            break
        due += 1 / rate if order.moves else 0
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        message = crowd.post(f"{order.seat}{next(devices)}", order.key, order.text)
        if order.moves:
            pending.append(message)
        else:
            await message.done
    return len(heard) / (time.perf_counter() - started), figures(heard)


async def many_games(browser: Browser) -> None:
    """Print how many moves a second many games make together, each as fast as its players' sockets may."""
    watchers = [SHARED // GAMES + (number < SHARED % GAMES) for number in range(GAMES)]
    crowds = [await gather_at(browser, browser.new_game(table_file(ROUND)), count) for count in watchers]
    begin = time.monotonic() + 2
    games = await asyncio.gather(*(_between(crowd, begin, begin + SECONDS) for crowd in crowds))
    heard = [seconds for game in games for seconds in game]
    print(f"\n{GAMES} games, {SHARED} spectators among them, turns ended, {SECONDS:.0f} s")
    print(f"  {len(heard) / SECONDS:.0f} moves a second; to the last of each table {figures(heard)}")


async def _between(crowd: Crowd, begin: float, end: float) -> list[float]:
    """Play from now on, and tell when the moves between two moments were heard by all."""
    heard: list[float] = []
    async for order, message in play(crowd, 20):
        if time.monotonic() > end:
            break
        if order.moves and time.monotonic() > begin:
            heard.append(max(at for _, at in message.times))
    crowd.leave()
    return heard


def judged_alone() -> None:
    """Print what the referee alone takes for the moves that are measured, and for the worst: ovals round corners."""
    _judge("20 models, open ground", table_file(ROUND), march("red0", "red", 20, forward=True))
    _judge("1 model, open ground", table_file(ROUND), march("red-captain", "red", 1, forward=True))
    _judge("20 ovals round corners among the pieces", winding_file(ROUND), winding_march())


def _judge(what: str, document: bytes, order: dict[str, Any]) -> None:
    table = rules.load(document)
    times = []
    for _ in range(60):
        command = rules.read_command(table, order)
        started = time.perf_counter()
        verdict = rules.judge(table, command, "red", rules.SystemDice())
        times.append(time.perf_counter() - started)
        assert not isinstance(verdict, rules.Refused), verdict
    print(f"the referee alone, table of 200, 30 pieces, {what}: {figures(times)}")


async def measure(browser: Browser) -> None:
    """Make all the measurements of one run."""
    for watchers in SPECTATORS:
        await against_the_echo(browser, watchers)
    await one_against_twenty(browser)
    await highest_rate(browser, 50)
    await many_games(browser)


def main() -> None:
    """Measure and print."""
    judged_alone()
    with tempfile.TemporaryDirectory() as var, server(Path(var)) as browser:
        gc.disable()
        asyncio.run(measure(browser))
