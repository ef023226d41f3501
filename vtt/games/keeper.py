"""The keeper of a room: counts its sockets, fetches what it missed, and shows out whose admission is over."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from vtt.games import broadcast, log
from vtt.games.models import Admission, Game
from vtt.games.posts import Post
from vtt.games.relay import PROCESS
from vtt.games.room import Room
from vtt.threads import in_thread

logger = logging.getLogger(__name__)

ROUND: Final = 5.0
"""Seconds between two rounds when nothing calls for one."""
PAUSE: Final = 0.2
"""Seconds between two rounds at least, so that a hundred browsers coming at once are counted once."""


@dataclass(frozen=True, slots=True)
class Found:
    """What the database says: the entries the room has not been sent, and the admissions that are over."""

    entries: list[tuple[int, str]]
    lapsed: set[int]


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
    found = await in_thread(look, room.game_id, room.seq, room.admissions())
    for seq, text in found.entries:
        room.take(Post(text, seq))
    room.dismiss(found.lapsed)


def look(game_id: str, seq: int, admissions: set[int]) -> Found:
    """Ask the database what came after `seq` and which of the admissions no longer hold."""
    now = Game.objects.values_list("seq", flat=True).get(pk=game_id)
    holding = Admission.objects.filter(pk__in=admissions).values_list("pk", flat=True)
    return Found(log.numbered_frames(game_id, seq, now), admissions - set(holding))


async def _stirred(room: Room) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(ROUND):
            await room.stirred.wait()
