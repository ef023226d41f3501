"""Open games watched live, and those who watch counted for the lobby."""

import asyncio
from datetime import timedelta

import pytest
from django.utils import timezone

from tests.cast import SCORE, Cast, Member, command
from tests.games.conftest import cast, gathered  # noqa: F401
from vtt.games import attendance
from vtt.games.holdings import look
from vtt.games.models import Attendance, Game
from vtt.threads import in_thread


async def show_to(game: Game, visibility: str) -> None:
    """Choose who may watch, and have the rooms look."""
    await in_thread(Game.objects.filter(pk=game.pk).update, visibility=visibility)
    await in_thread(look, {game.pk})


def passer_by(cast: Cast) -> Member:  # noqa: F811
    """Somebody without a link, who wants to watch; his sockets are closed with the cast's."""
    return Member(cast.game, "watch", sockets=cast.stranger.sockets)


async def test_a_public_game_is_watched_live_without_a_link(cast: Cast) -> None:  # noqa: F811
    await show_to(cast.game, "public")
    watcher, red = await passer_by(cast).open(), await cast.red.open()
    await red.send(command(SCORE))
    assert (await watcher.next("events"))["seq"] == 1


async def test_who_watches_without_a_link_has_no_seat(cast: Cast) -> None:  # noqa: F811
    await show_to(cast.game, "public")
    watcher = await passer_by(cast).open()
    refused = await watcher.ask(command(SCORE), "refused")
    assert refused["refusals"][0]["code"] == "turn/seat"


async def test_a_game_made_private_shows_out_whoever_has_no_link_and_nobody_else(cast: Cast) -> None:  # noqa: F811
    await show_to(cast.game, "unlisted")
    without, invited = await passer_by(cast).open(), await cast.watcher.open()
    await show_to(cast.game, "private")
    assert await without.closing() == 4403
    assert await (await passer_by(cast).knock()).closing() == 4401
    red = await cast.red.open()
    await red.send(command(SCORE))
    assert (await invited.next("events"))["seq"] == 1


async def test_whoever_watches_is_counted_for_the_lobby(cast: Cast) -> None:  # noqa: F811
    await cast.watcher.open()
    async with asyncio.timeout(15):
        while await in_thread(attendance.watching, [cast.game.pk]) != {cast.game.pk: 1}:
            await asyncio.sleep(0.05)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("seconds", "watching", "noted"),
    [(1, 3, 2), (10, 3, 3), (10, 2, 2), (30, 2, 2)],
    ids=["too soon", "changed", "the same", "the same, long ago"],
)
def test_a_count_is_noted_seldom(seconds: int, watching: int, noted: int) -> None:
    game = Game.objects.create(name="Bridge", ruleset="scrollhammer", creator="", start=b"", state=b"")
    before = timezone.now() - timedelta(seconds=seconds)
    Attendance.objects.create(game=game, watching=2, at=before)
    attendance.note(game.pk, watching)
    last = Attendance.objects.get()
    assert last.watching == noted
    assert (last.at > before) == (seconds > 20 or watching == noted == 3)


@pytest.mark.django_db
def test_nothing_is_noted_of_a_game_that_is_gone() -> None:
    attendance.note("gone", 3)
    assert not Attendance.objects.exists()
