"""Between processes: one subscription a game and process to the channel layer, when there is one."""

import asyncio
import logging
import secrets
from typing import Any, Final

import msgspec
from channels.layers import get_channel_layer

from vtt.games.posts import AnyTold
from vtt.games.room import Room

logger = logging.getLogger(__name__)

PROCESS: Final = secrets.token_hex(8)
RETRY_AFTER: Final = 1.0

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(AnyTold)


async def tell(game_id: str, told: AnyTold) -> None:
    """Tell the other processes; what does not reach them their rooms find in the database within seconds."""
    layer: Any = get_channel_layer()
    if layer is None:
        return
    message = {"type": "told", "process": PROCESS, "told": _encoder.encode(told)}
    try:
        await layer.group_send(_group(game_id), message)
    except Exception:
        logger.exception("relay failed game=%s told=%s", game_id, type(told).__name__)


async def listen(room: Room) -> None:
    """Hear the other processes for as long as the room is open, subscribing again after a failure."""
    layer: Any = get_channel_layer()
    while layer is not None:
        try:
            await _hear(layer, room)
        except Exception:
            logger.exception("relay lost game=%s", room.game_id)
            await asyncio.sleep(RETRY_AFTER)


async def _hear(layer: Any, room: Room) -> None:
    channel = await layer.new_channel()
    await layer.group_add(_group(room.game_id), channel)
    room.stirred.set()
    try:
        while True:
            message = await layer.receive(channel)
            if message["process"] != PROCESS:
                room.take(_decoder.decode(message["told"]))
    finally:
        await layer.group_discard(_group(room.game_id), channel)


def _group(game_id: str) -> str:
    return f"game.{game_id}"
