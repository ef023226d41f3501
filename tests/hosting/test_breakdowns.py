"""A club's server when parts of it die: nothing acknowledged is lost, and every page is whole again by itself."""

import asyncio
import json
import signal
import urllib.error
import urllib.parse
import urllib.request

from tests.cast import ROLL
from tests.hosting.club import Club, Table, connections_of
from tests.process import Browser

RELOADS = 150
POOL = 5
"""Connections a worker needs: one for each thread that judges, one for pages that come one by one."""


async def test_players_on_different_workers_see_each_others_moves_at_once(table: Table) -> None:
    await table.red.order(ROLL)
    await table.blue.reaches(1, within=1)
    await table.play(4)
    await table.assert_whole(within=1)


async def test_a_worker_killed_in_the_middle_of_a_turn_loses_nothing(running_club: Club, table: Table) -> None:
    worker = running_club.workers[0]
    playing = asyncio.create_task(table.play(16))
    await asyncio.sleep(0.7)
    await asyncio.to_thread(worker.stop, signal.SIGKILL)
    await asyncio.wait_for(playing, 20)
    assert table.red.healed
    table.browser = table.browser.at(running_club.sites[1])
    await asyncio.to_thread(worker.start)
    await table.assert_whole()


async def test_while_redis_is_away_the_game_goes_on_and_afterwards_at_full_speed(
    running_club: Club, table: Table
) -> None:
    running_club.redis.stop()
    await asyncio.wait_for(table.play(3), 20)
    await table.assert_whole()
    running_club.redis.start()
    await table.play(3)
    await table.assert_whole()
    await asyncio.sleep(1.5)
    before = table.red.seq
    await table.red.order(ROLL)
    await table.blue.reaches(before + 1, within=1)


async def test_a_database_that_crashes_and_recovers_loses_nothing_acknowledged(
    running_club: Club, table: Table
) -> None:
    playing = asyncio.create_task(table.play(14))
    await asyncio.sleep(0.6)
    running_club.database.crash()
    await asyncio.sleep(0.5)
    await asyncio.to_thread(running_club.database.start)
    await asyncio.wait_for(playing, 20)
    await table.assert_whole()


async def test_a_replaced_link_closes_its_sockets_at_every_worker(running_club: Club, table: Table) -> None:
    page = await asyncio.to_thread(table.browser.post, f"/games/{table.game}/blue/new-link/", b"")
    async with asyncio.timeout(5):
        while "link_replaced" not in table.blue.closed_for:
            await asyncio.sleep(0.02)
    assert not table.red.closed_for
    assert not table.watcher.closed_for
    secret = page.decode().split("#", 1)[1].split('"', 1)[0].split("<", 1)[0]
    newcomer = Browser(running_club.sites[1])
    form = urllib.parse.urlencode({"secret": secret}).encode()
    await asyncio.to_thread(newcomer.post, f"/join/{table.game}/", form)
    assert await asyncio.to_thread(newcomer.get, f"/games/{table.game}/blue/")


async def test_reloading_pages_leaves_no_database_connections_behind(running_club: Club, table: Table) -> None:
    def reload() -> None:
        for _ in range(RELOADS):
            table.browser.get(f"/games/{table.game}/red/dice.json")

    await asyncio.to_thread(reload)
    assert connections_of(running_club.database) <= 2 * POOL


async def test_health_tells_which_engine_is_away(running_club: Club) -> None:
    assert _health(running_club) == (200, {"database": "ok", "redis": "ok"})
    running_club.redis.stop()
    assert _health(running_club) == (503, {"database": "ok", "redis": "no answer"})
    running_club.redis.start()
    running_club.database.crash()
    assert _health(running_club) == (503, {"database": "no answer", "redis": "ok"})
    running_club.database.start()
    async with asyncio.timeout(10):
        while _health(running_club)[0] != 200:
            await asyncio.sleep(0.2)


def _health(club: Club) -> tuple[int, dict[str, str]]:
    """Ask a worker by its address, as a watchman does, whatever names it serves."""
    request = urllib.request.Request(f"http://127.0.0.1:{club.workers[0].port}/healthz", headers={"Host": "watchman"})
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)
