"""Telling everybody: the room of this process directly, the other processes by one message each."""

from vtt.games import relay
from vtt.games.posts import AnyTold, Post
from vtt.games.room import Room

rooms: dict[str, Room] = {}
"""The games with sockets in this process."""


async def publish(game_id: str, seq: int, frame: str) -> None:
    """Tell everybody what was committed."""
    await tell(game_id, Post(frame, seq))


async def tell(game_id: str, told: AnyTold) -> None:
    """Tell the room here and the rooms elsewhere."""
    if game_id in rooms:
        rooms[game_id].take(told)
    await relay.tell(game_id, told)
