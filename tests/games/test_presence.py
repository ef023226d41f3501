"""Who is here."""

from tests.cast import Cast
from vtt.games import broadcast, presence
from vtt.games.frames import Counts
from vtt.games.posts import Counted


async def test_ten_tabs_of_one_player_are_counted_at_one_place(cast: Cast) -> None:
    blue = await cast.blue.open()
    tabs = [await cast.red.open() for _ in range(10)]
    while (seen := await blue.next("presence"))["red"] < 10:
        pass
    assert seen == {"kind": "presence", "red": len(tabs), "blue": 1, "watching": 0}


async def test_a_player_who_leaves_is_seen_to_be_gone(cast: Cast) -> None:
    blue, red = await cast.blue.open(), await cast.red.open()
    while (await blue.next("presence"))["red"] < 1:
        pass
    await red.close()
    while (await blue.next("presence"))["red"] > 0:
        pass


async def test_spectators_are_counted(cast: Cast) -> None:
    watchers = [await cast.watcher.open() for _ in range(2)]
    while (await watchers[0].next("presence"))["watching"] < 2:
        pass


async def test_the_room_is_closed_behind_the_last(cast: Cast) -> None:
    red = await cast.red.open()
    assert cast.game.pk in broadcast.rooms
    await red.close()
    assert cast.game.pk not in broadcast.rooms


def test_sockets_of_all_processes_are_summed() -> None:
    here = presence.Presence()
    here.heard(Counted("a", Counts(red=1, watching=2)))
    here.heard(Counted("b", Counts(red=1, blue=1)))
    here.heard(Counted("b", Counts(blue=1)))
    assert here.counts() == Counts(red=1, blue=1, watching=2)


def test_a_process_that_counts_no_more_is_forgotten(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    here = presence.Presence()
    here.heard(Counted("dead", Counts(red=1)))
    later = presence.time.monotonic() + presence.FORGOTTEN_AFTER + 1
    monkeypatch.setattr(presence.time, "monotonic", lambda: later)
    assert here.counts() == Counts()
