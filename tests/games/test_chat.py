"""Chat: the players' and the spectators', each to itself, stored once."""

import unicodedata

import pytest

from tests.cast import Cast
from vtt.games.models import Chat
from vtt.threads import in_thread


def say(room: str, text: str, said_id: str = "a") -> dict[str, str]:
    """Make a chat frame."""
    return {"kind": "chat", "id": said_id, "room": room, "text": text}


async def test_players_hear_each_other_and_spectators_do_not(cast: Cast) -> None:
    red, blue, watcher = await cast.red.open(), await cast.blue.open(), await cast.watcher.open()
    heard = await red.ask(say("players", "Good luck"), "chat")
    assert await blue.next("chat") == heard
    assert heard["name"] == "Red"
    assert await watcher.any("chat") is None


async def test_spectators_hear_each_other_and_players_do_not(cast: Cast) -> None:
    red, watcher, other = await cast.red.open(), await cast.watcher.open(), await cast.watcher.open()
    await watcher.send(say("spectators", "Red is lost"))
    assert (await other.next("chat"))["text"] == "Red is lost"
    assert await red.any("chat") is None


async def test_nobody_writes_into_the_other_chat(cast: Cast) -> None:
    watcher = await cast.watcher.open()
    assert "not yours" in (await watcher.ask(say("players", "Move the spears"), "error"))["text"]
    assert not await in_thread(Chat.objects.exists)


async def test_something_sent_again_is_said_once(cast: Cast) -> None:
    red, blue = await cast.red.open(), await cast.blue.open()
    for _ in range(2):
        await red.send(say("players", "Hello"))
    await blue.next("chat")
    assert await blue.any("chat") is None


BLANK = {
    "spaces": "   ",
    "a null": "\x00\x00",
    "a direction": "\u202e\u2066",
    "a joiner": "\u200d",
    "a new line": "\n",
}


@pytest.mark.parametrize("text", BLANK.values(), ids=BLANK.keys())
async def test_a_message_with_nothing_to_read_is_refused(cast: Cast, text: str) -> None:
    red = await cast.red.open()
    assert "nothing to read" in (await red.ask(say("players", text), "error"))["text"]
    assert not await in_thread(Chat.objects.exists)


SHOWN = {
    "a direction is dropped": ("ab\u202ecd", "abcd"),
    "lines become one": ("  Good\n\tluck ", "Good luck"),
    "marks pile up no higher than three": ("a" + "\u0335" * 40 + "b", "a" + "\u0335" * 3 + "b"),
    "letters with marks stay": ("é ñ ạ̈ שָׁ", "é ñ ạ̈ שָׁ"),
    "an emoji of several signs stays one": ("👩\u200d🚀", "👩\u200d🚀"),
}


@pytest.mark.parametrize(("said", "shown"), SHOWN.values(), ids=SHOWN.keys())
async def test_what_is_said_keeps_to_its_own_line(cast: Cast, said: str, shown: str) -> None:
    red = await cast.red.open()
    heard = await red.ask(say("players", said), "chat")
    assert heard["text"] == unicodedata.normalize("NFC", shown)


async def test_a_browser_that_comes_later_is_shown_what_was_said_in_its_chat(cast: Cast) -> None:
    red, watcher = await cast.red.open(), await cast.watcher.open()
    await red.ask(say("players", "Hello"), "chat")
    await watcher.ask(say("spectators", "Hm"), "chat")
    blue = await cast.blue.open(since=None)
    assert [line["text"] for line in (await blue.next("snapshot"))["chat"]] == ["Hello"]
