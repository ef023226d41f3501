"""The keeper of a room: counts its sockets, fetches what it missed, and shows out whose admission is over."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from vtt.games import attendance, broadcast, log
from vtt.games.frames import Reason
from vtt.games.models import Game
from vtt.games.posts import Post
from vtt.games.relay import PROCESS
from vtt.games.room import Room
from vtt.games.tickets import Ticket, lapsed
from vtt.threads import in_thread

logger = logging.getLogger(__name__)

ROUND: Final = 5.0
"""Seconds between two rounds when nothing calls for one."""
PAUSE: Final = 0.2
"""Seconds between two rounds at least, so that a hundred browsers coming at once are counted once."""


@dataclass(frozen=True, slots=True)
class Found:
    """What the database says: the entries the room has not been sent, and the tickets that no longer hold."""

    entries: list[tuple[int, str]]
    lapsed: dict[Ticket, Reason]


async def keep(room: Room) -> None:
    """Look after a room, at once when it is stirred, else every few seconds, until cancelled."""
    while True:
        try:
            await look_after(room)
        except Exception:
            logger.exception("round failed game=%s", room.game_id)
        await asyncio.sleep(PAUSE)
        await _stirred(room)


async def look_after(room: Room) -> None:
    """Make one round."""
    room.stirred.clear()
    await broadcast.tell(room.game_id, room.counted(PROCESS))
    found = await in_thread(look, room.game_id, room.seq, room.tickets())
    for seq, text in found.entries:
        room.take(Post(text, seq))
    room.dismiss(found.lapsed)
    await in_thread(attendance.note, room.game_id, room.presence.counts().watching)


def look(game_id: str, seq: int, tickets: set[Ticket]) -> Found:
    """Ask the database what came after `seq` and which of the tickets no longer hold: none in a game that is gone."""
    game = Game.objects.filter(pk=game_id).values_list("seq", "visibility").first()
    if game is None:
        return Found([], dict.fromkeys(tickets, "no_seat"))
    now, visibility = game
    return Found(log.numbered_frames(game_id, seq, now), lapsed(tickets, visibility))


async def _stirred(room: Room) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(ROUND):
            await room.stirred.wait()
