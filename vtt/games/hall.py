"""Rooms are opened for the first socket of a game and closed behind the last."""

import asyncio
from typing import Final

from vtt.games import broadcast, keeper, relay
from vtt.games.connection import Connection
from vtt.games.room import Room

CANCELLED_EVERY: Final = 1.0
"""Seconds after which a task that was cancelled and goes on is cancelled again."""

_staff: dict[str, list[asyncio.Task[None]]] = {}


def room_for(game_id: str, seq: int) -> Room:
    """Find the room of a game, or open it for sockets that are at number `seq`."""
    if game_id not in broadcast.rooms:
        room = broadcast.rooms[game_id] = Room(game_id, seq)
        _staff[game_id] = [asyncio.create_task(work(room)) for work in (keeper.keep, relay.listen)]
    return broadcast.rooms[game_id]


def enter(room: Room, connection: Connection) -> None:
    """Seat a socket in its room."""
    room.connections[connection.name] = connection
    room.stirred.set()


async def leave(room: Room, connection: Connection) -> None:
    """Take a socket out of its room, and close the room behind the last."""
    room.connections.pop(connection.name, None)
    room.stirred.set()
    if not room.connections and broadcast.rooms.get(room.game_id) is room:
        await _close(room)


def close_all() -> None:
    """Tell every browser that this server ends; its page comes back by itself."""
    for room in broadcast.rooms.values():
        for connection in room.connections.values():
            connection.close("restart")


async def _close(room: Room) -> None:
    del broadcast.rooms[room.game_id]
    staff = _staff.pop(room.game_id)
    await asyncio.gather(*map(_end, staff))
    await relay.tell(room.game_id, room.counted(relay.PROCESS))


async def _end(task: asyncio.Task[None]) -> None:
    """Cancel a task until it is over: a client that is just connecting may swallow one cancellation."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=CANCELLED_EVERY)
