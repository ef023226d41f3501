"""Rooms close behind the last socket, whatever their staff waits for."""

import asyncio
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest

from vtt.games import broadcast, hall, keeper, relay


async def waits(room: Any) -> None:
    """Wait for ever."""
    await asyncio.Event().wait()


async def goes_on_once(room: Any) -> None:
    """Swallow one cancellation, as a client does that is just connecting."""
    with suppress(asyncio.CancelledError):
        await asyncio.Event().wait()
    await asyncio.Event().wait()


async def test_a_room_closes_though_a_cancellation_was_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "CANCELLED_EVERY", 0.01)
    monkeypatch.setattr(keeper, "keep", waits)
    monkeypatch.setattr(relay, "listen", goes_on_once)
    socket: Any = SimpleNamespace(name="one", seat="red")
    room = hall.room_for("a game", 0)
    hall.enter(room, socket)
    await asyncio.sleep(0)
    async with asyncio.timeout(2):
        await hall.leave(room, socket)
    assert "a game" not in broadcast.rooms
