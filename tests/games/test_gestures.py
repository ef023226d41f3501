"""Gestures: shown to the others, kept by nobody, first to yield."""

import json

import msgspec
import pytest

from tests.cast import Cast
from vtt.games import frames
from vtt.games.models import Chat, Entry
from vtt.threads import in_thread

GHOSTS = {"type": "ghosts", "unit": "spears", "places": {"s0": [20, 33, 0, 0]}, "paths": {"s0": [[20, 36], [20, 33]]}}
RULER = {"type": "ruler", "points": [[1, 1], [4, 5]], "inches": 5}

BLAST = {"do": "blast", "size": "large", "x": 20, "y": 20}
AIM = {"type": "aim", "command": BLAST}


def show(gesture: dict[str, object]) -> dict[str, object]:
    """Wrap a gesture into a frame."""
    return {"kind": "gesture", "gesture": gesture}


async def test_ghosts_are_seen_by_opponent_and_spectator_and_not_by_their_hand(cast: Cast) -> None:
    red, blue, watcher = await cast.red.open(), await cast.blue.open(), await cast.watcher.open()
    await red.send(show(GHOSTS))
    assert (await blue.next("gesture"))["seat"] == "red"
    assert (await watcher.next("gesture"))["gesture"]["places"] == {"s0": [20, 33, 0, 0]}
    assert await red.any("gesture") is None


async def test_another_device_of_the_same_player_sees_the_ghosts(cast: Cast) -> None:
    desk, phone = await cast.red.open(), await cast.red.open()
    await desk.send(show(GHOSTS))
    assert (await phone.next("gesture"))["gesture"]["type"] == "ghosts"


async def test_of_a_quick_series_the_last_is_always_shown(cast: Cast) -> None:
    red, blue = await cast.red.open(), await cast.blue.open()
    for step in range(20):
        await red.send(show({"type": "pointer", "x": step, "y": 0}))
    while (await blue.next("gesture"))["gesture"]["x"] < 19:
        pass


async def test_clearing_comes_after_what_it_clears(cast: Cast) -> None:
    red, blue = await cast.red.open(), await cast.blue.open()
    for gesture in (GHOSTS, GHOSTS, {"type": "clear"}):
        await red.send(show(gesture))
    while (await blue.next("gesture"))["gesture"]["type"] != "clear":
        pass
    assert await blue.any("gesture") is None


async def test_a_spectator_shows_a_ruler_and_no_ghosts(cast: Cast) -> None:
    red, watcher = await cast.red.open(), await cast.watcher.open()
    assert "Spectators" in (await watcher.ask(show(GHOSTS), "error"))["text"]
    await watcher.send(show(RULER))
    assert (await red.next("gesture"))["seat"] == "watch"


async def test_ghosts_of_the_opponents_unit_or_models_are_shown_to_nobody(cast: Cast) -> None:
    red, blue = await cast.red.open(), await cast.blue.open()
    for theirs in (
        GHOSTS | {"unit": "orcs"},
        GHOSTS | {"places": {"o0": [20, 33, 0, 0]}},
        GHOSTS | {"unit": "nobody"},
    ):
        assert "not of your own models" in (await red.ask(show(theirs), "error"))["text"]
    assert await blue.any("gesture") is None


async def test_a_ruler_that_says_less_than_its_line_is_shown_to_nobody(cast: Cast) -> None:
    red, blue = await cast.red.open(), await cast.blue.open()
    assert "less than its line" in (await red.ask(show(RULER | {"inches": 4.9}), "error"))["text"]
    assert await blue.any("gesture") is None


async def test_what_a_hand_showed_is_cleared_when_its_connection_closes(cast: Cast) -> None:
    desk, phone, blue = await cast.red.open(), await cast.red.open(), await cast.blue.open()
    await desk.send(show(GHOSTS))
    assert (await blue.next("gesture"))["gesture"]["type"] == "ghosts"
    await desk.close()
    assert (await blue.next("gesture"))["gesture"]["type"] == "clear"
    assert (await phone.next("gesture"))["gesture"]["type"] in ("ghosts", "clear")


async def test_an_aim_is_seen_by_opponent_and_spectator_until_it_is_let_go(cast: Cast) -> None:
    red, blue, watcher = await cast.red.open(), await cast.blue.open(), await cast.watcher.open()
    await red.send(show(AIM))
    for other in (blue, watcher):
        assert (await other.next("gesture"))["gesture"] == AIM
    await red.send(show({"type": "aim", "command": None}))
    assert (await blue.next("gesture"))["gesture"]["command"] is None


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (BLAST | {"firer": "o0"}, "not aimed by your own models"),
        ({"do": "template", "model": "o0"}, "not aimed by your own models"),
        ({"do": "scatter", "unit": "orcs", "x": 3, "y": 3}, "not aimed by your own models"),
        ({"do": "scatter", "models": ["s0", "o0"], "x": 3, "y": 3}, "not aimed by your own models"),
        (BLAST | {"size": "huge"}, "command.size"),
        (BLAST | {"note": "buy this"}, "unknown field"),
        (BLAST | {"override": "because"}, "no seat, reason or faces"),
        ({"do": "end_phase"}, "aimed over the table"),
    ],
)
async def test_an_aim_that_is_not_ones_own_or_not_an_aim_is_shown_to_nobody(
    cast: Cast, command: dict[str, object], why: str
) -> None:
    red, blue = await cast.red.open(), await cast.blue.open()
    assert why in (await red.ask(show({"type": "aim", "command": command}), "error"))["text"]
    assert await blue.any("gesture") is None


async def test_a_spectator_shows_no_aim(cast: Cast) -> None:
    watcher = await cast.watcher.open()
    assert "Spectators" in (await watcher.ask(show(AIM), "error"))["text"]


async def test_gestures_are_kept_nowhere(cast: Cast) -> None:
    red, blue = await cast.red.open(), await cast.blue.open()
    await red.send(show(GHOSTS))
    await blue.next("gesture")
    assert not await in_thread(Entry.objects.exists)
    assert not await in_thread(Chat.objects.exists)


def test_ghosts_that_only_turn_keep_their_empty_paths() -> None:
    ghosts = {"type": "ghosts", "unit": "spears", "places": {"s1": [1.0, 2.0, 30.0, 0]}, "paths": {}}
    raw = msgspec.json.encode({"kind": "gesture", "gesture": ghosts})
    shown = json.loads(frames.write(msgspec.json.decode(raw, type=frames.Show)))
    assert shown["gesture"]["paths"] == {}
