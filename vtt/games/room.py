"""A room: all sockets of one game in this process. Each frame is encoded once and written straight to them."""

import asyncio
import logging
from collections import Counter
from typing import Final

from vtt.games import frames
from vtt.games.connection import Connection
from vtt.games.posts import AnyTold, Counted, Gesture, Look, Post
from vtt.games.presence import Presence
from vtt.games.tickets import Ticket

logger = logging.getLogger(__name__)

TOO_SLOW_AFTER: Final = 5.0
"""Seconds a browser may leave what it was sent before its socket is dropped; it comes back and catches up."""
GESTURES_EVERY: Final = 0.03
"""Seconds between two showings of gestures, and `A_SOCKET` more for each socket, so that they yield first."""
A_SOCKET: Final = 0.001


class Room:
    """The sockets of one game; `seq` is the last entry they were sent, `stirred` calls its keeper."""

    def __init__(self, game_id: str, seq: int) -> None:
        self.game_id = game_id
        self.seq = seq
        self.connections: dict[str, Connection] = {}
        self.presence = Presence()
        self.stirred = asyncio.Event()
        self._shown = frames.Counts()
        self._gestures: dict[tuple[str, str], Gesture] = {}
        self._showing: asyncio.TimerHandle | None = None

    def take(self, told: AnyTold) -> None:
        """Do what was told here or by another process."""
        match told:
            case Post():
                self._deliver(told)
            case Gesture():
                self._show_soon(told)
            case Counted():
                self._count(told)
            case Look():
                self.stirred.set()

    def counted(self, process: str) -> Counted:
        """Count this process's sockets."""
        seats = Counter(connection.seat for connection in self.connections.values())
        return Counted(process, frames.Counts(seats["red"], seats["blue"], seats["watch"]))

    def tickets(self) -> set[Ticket]:
        """List by what the sockets came in."""
        return {connection.ticket for connection in self.connections.values()}

    def dismiss(self, lapsed: dict[Ticket, frames.Reason]) -> None:
        """Close the sockets that came in by what no longer holds, and tell each why."""
        for connection in self.connections.values():
            if connection.ticket in lapsed:
                connection.close(lapsed[connection.ticket])

    def _deliver(self, post: Post) -> None:
        if post.seq is not None and not self._is_next(post.seq):
            return
        for connection in self.connections.values():
            if post.audience in ("all", connection.chat):
                self._write(connection, post.text)

    def _is_next(self, seq: int) -> bool:
        """Tell whether an entry comes in its turn; one that comes too early is fetched with those before it."""
        if seq > self.seq + 1:
            logger.info("frame missing game=%s has=%d came=%d", self.game_id, self.seq, seq)
            self.stirred.set()
        if seq != self.seq + 1:
            return False
        self.seq = seq
        return True

    def _write(self, connection: Connection, text: str) -> None:
        if connection.blocked_for > TOO_SLOW_AFTER:
            logger.warning("socket dropped game=%s seat=%s why=too_slow", self.game_id, connection.seat)
            connection.close("too_slow")
        connection.write(text)

    def _count(self, counted: Counted) -> None:
        self.presence.heard(counted)
        counts = self.presence.counts()
        if counts != self._shown:
            self._shown = counts
            self._deliver(Post(frames.write(frames.Presence(counts.red, counts.blue, counts.watching))))

    def _show_soon(self, gesture: Gesture) -> None:
        """Keep of each kind by one hand only the latest until the next showing."""
        self._gestures.pop((gesture.sender, gesture.kind), None)
        self._gestures[gesture.sender, gesture.kind] = gesture
        if self._showing is None:
            self._show()

    def _show(self) -> None:
        gestures, self._gestures, self._showing = self._gestures, {}, None
        if not gestures:
            return
        for connection in self.connections.values():
            for gesture in gestures.values():
                if gesture.sender != connection.name and not connection.blocked_for:
                    connection.write(gesture.text)
        pause = GESTURES_EVERY + A_SOCKET * len(self.connections)
        self._showing = asyncio.get_running_loop().call_later(pause, self._show)
