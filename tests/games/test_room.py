"""A room by itself: order, audiences, and browsers that do not take what they are sent."""

import asyncio
import json
from typing import Any

import pytest

from vtt.games.connection import Connection
from vtt.games.posts import Gesture, Post
from vtt.games.room import TOO_SLOW_AFTER, Room


class Browser:
    """The far end of a socket: what it was sent, and for how long it has not read."""

    def __init__(self, place: Any = "red") -> None:
        self.sent: list[dict[str, Any]] = []
        self.stuck = 0.0
        self.connection = Connection({"blocked_for": lambda: self.stuck}, self._send, place, 1)

    async def _send(self, message: dict[str, Any]) -> None:
        self.sent.append(message)

    @property
    def frames(self) -> list[dict[str, Any]]:
        """The frames it was sent."""
        return [json.loads(message["text"]) for message in self.sent if message["type"] == "websocket.send"]


def room_of(*browsers: Browser, seq: int = 0) -> Room:
    """Open a room with these browsers in it."""
    room = Room("game", seq)
    room.connections = {browser.connection.name: browser.connection for browser in browsers}
    return room


POST = Post('{"kind":"events","seq":1}', 1)


async def test_an_entry_in_its_turn_is_written_to_every_socket() -> None:
    browsers = [Browser(), Browser("blue"), Browser("watch")]
    room_of(*browsers).take(POST)
    assert [len(browser.frames) for browser in browsers] == [1, 1, 1]


async def test_an_entry_before_its_turn_is_held_back_and_calls_the_keeper() -> None:
    browser = Browser()
    room = room_of(browser)
    room.take(Post("{}", 2))
    assert browser.frames == []
    assert room.stirred.is_set()


async def test_an_entry_that_was_sent_is_not_sent_again() -> None:
    browser = Browser()
    room = room_of(browser)
    room.take(POST)
    room.take(POST)
    assert len(browser.frames) == 1


async def test_a_browser_that_is_stuck_for_long_is_closed_and_the_others_are_served() -> None:
    slow, quick = Browser("watch"), Browser()
    slow.stuck = TOO_SLOW_AFTER + 1
    room_of(slow, quick).take(POST)
    assert slow.sent[-1] == {"type": "websocket.close", "code": 4408}
    assert len(quick.frames) == 1


async def test_a_browser_that_is_stuck_for_a_moment_is_spared_gestures_only() -> None:
    slow = Browser()
    slow.stuck = 0.1
    room = room_of(slow)
    room.take(Gesture('{"kind":"gesture"}', "Pointer", "somebody"))
    room.take(POST)
    assert [frame["kind"] for frame in slow.frames] == ["events"]


async def test_nothing_is_written_to_a_socket_that_was_closed() -> None:
    browser = Browser()
    browser.connection.close("too_fast")
    room_of(browser).take(POST)
    assert browser.frames == [{"kind": "closed", "reason": "too_fast"}]


async def test_a_server_whose_send_waits_is_refused_in_words() -> None:
    async def waits(_: dict[str, Any]) -> None:
        await asyncio.sleep(0)

    connection = Connection({}, waits, "red", 1)
    with pytest.raises(RuntimeError, match=r"manage\.py serve"):
        connection.write("{}")
