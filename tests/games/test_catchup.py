"""Coming back: the missing entries or the whole picture, whichever is smaller; gaps heal by themselves."""

import pytest

from tests.cast import SCORE, Cast, command, move
from vtt.games import broadcast, frames, log
from vtt.games.models import Game
from vtt.games.orders import Order
from vtt.games.posts import Post
from vtt.games.submit import decide
from vtt.threads import in_thread


async def play(game: Game, count: int) -> None:
    """Have another worker carry out commands that this process's rooms are not told of."""
    for number in range(count):
        sent = frames.Command(id=f"{count}-{number}", seq=0, command={**SCORE, "red": number})
        await in_thread(decide, Order(game.pk, "red", sent))


async def test_a_browser_that_missed_nothing_is_sent_nothing(cast: Cast) -> None:
    await play(cast.game, 2)
    red = await cast.red.open(since=2)
    assert await red.any("events", "snapshot") is None


async def test_a_browser_that_missed_little_is_sent_the_entries_in_order(cast: Cast) -> None:
    await play(cast.game, 4)
    red = await cast.red.open(since=2)
    assert [(await red.next("events"))["seq"] for _ in range(2)] == [3, 4]


async def test_a_browser_that_missed_much_is_sent_the_whole_picture(cast: Cast) -> None:
    await play(cast.game, log.SHOWN + 1)
    red = await cast.red.open(since=0)
    snapshot = await red.next("snapshot")
    assert snapshot["seq"] == log.SHOWN + 1
    assert snapshot["table"]["score"]["red"] == log.SHOWN
    assert await red.any("events") is None


async def test_a_browser_that_has_nothing_is_sent_the_whole_picture(cast: Cast) -> None:
    await play(cast.game, 1)
    red = await cast.red.open(since=None)
    snapshot = await red.next("snapshot")
    assert [entry["seq"] for entry in snapshot["log"]] == [1]
    assert "changes" not in snapshot["log"][0]


async def test_a_browser_ahead_of_the_log_is_sent_the_whole_picture(cast: Cast) -> None:
    red = await cast.red.open(since=7)
    assert (await red.next("snapshot"))["seq"] == 0


async def test_entries_sent_again_are_the_bytes_that_were_sent_first(cast: Cast) -> None:
    red = await cast.red.open()
    first = await red.ask(command(move(2)), "events")
    blue = await cast.blue.open(since=0)
    assert await blue.next("events") == first


async def test_a_gap_is_filled_on_asking(cast: Cast) -> None:
    red = await cast.red.open()
    await red.ask(command(SCORE), "events")
    await red.ask(command(SCORE), "events")
    again = await red.ask({"kind": "since", "seq": 1}, "events")
    assert again["seq"] == 2


async def test_asking_when_nothing_is_missing_tells_who_is_here(cast: Cast) -> None:
    red = await cast.red.open()
    await red.next("presence")
    assert (await red.ask({"kind": "since", "seq": 0}, "presence"))["red"] == 1


async def test_what_another_worker_stored_and_could_not_tell_arrives_by_itself(cast: Cast) -> None:
    red = await cast.red.open()
    await red.next("presence")
    await play(cast.game, 2)
    assert [(await red.next("events", within=8))["seq"] for _ in range(2)] == [1, 2]


async def test_an_entry_that_comes_too_early_waits_for_those_before_it(cast: Cast) -> None:
    red = await cast.red.open()
    await red.next("presence")
    await play(cast.game, 2)
    broadcast.rooms[cast.game.pk].take(Post('{"kind":"events","seq":2}', 2))
    assert [(await red.next("events", within=2))["seq"] for _ in range(2)] == [1, 2]


async def test_an_entry_told_twice_is_sent_once(cast: Cast) -> None:
    red = await cast.red.open()
    await red.ask(command(SCORE), "events")
    broadcast.rooms[cast.game.pk].take(Post('{"kind":"events","seq":1}', 1))
    assert await red.any("events") is None


async def test_the_page_and_the_socket_leave_no_gap_between_them(cast: Cast) -> None:
    page = await in_thread(cast.red.browser.get, f"/games/{cast.game.pk}/red/")
    seen = page.context["snapshot"]["seq"]
    await play(cast.game, 1)
    red = await cast.red.open(since=seen)
    assert (await red.next("events"))["seq"] == seen + 1


@pytest.mark.parametrize("since", ["-1", "x", "1e9"])
async def test_a_since_that_is_no_number_brings_the_whole_picture(cast: Cast, since: str) -> None:
    red = await cast.red.open(since)  # type: ignore[arg-type]
    assert (await red.next("snapshot"))["seq"] == 0
