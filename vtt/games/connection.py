"""One browser's open socket at one table, as its room sees it."""

import secrets
from collections.abc import Callable
from typing import Final

from vtt.asgi_types import Message, Scope, Send
from vtt.games import frames
from vtt.games.orders import chat_of
from vtt.games.tickets import Ticket

CODES: Final[dict[frames.Reason, int]] = {
    "no_seat": 4401,
    "link_replaced": 4403,
    "recheck": 4013,
    "too_slow": 4408,
    "too_fast": 4429,
    "restart": 4012,
}


class Connection:
    """A socket that is written to without waiting: the server buffers, and tells for how long it could not send."""

    def __init__(self, scope: Scope, send: Send, seat: frames.SeatName, ticket: Ticket) -> None:
        self.name = secrets.token_hex(8)
        self.seat: frames.SeatName = seat
        self.chat = chat_of(seat)
        self.ticket = ticket
        self.closed = False
        self._send = send
        self._blocked_for: Callable[[], float] = scope.get("blocked_for", lambda: 0.0)

    @property
    def blocked_for(self) -> float:
        """For how many seconds the browser has not taken what it was sent."""
        return self._blocked_for()

    def write(self, text: str) -> None:
        """Send a frame; nothing once the socket is closed."""
        if not self.closed:
            self._now({"type": "websocket.send", "text": text})

    def close(self, reason: frames.Reason) -> None:
        """Say why, then close."""
        if self.closed:
            return
        self.write(frames.write(frames.Closed(reason=reason)))
        self.closed = True
        self._now({"type": "websocket.close", "code": CODES[reason]})

    def _now(self, message: Message) -> None:
        """Drive the server's send to its end: daphne's never waits, and a task for each would cost more than it."""
        sending = self._send(message)
        try:
            sending.send(None)
        except StopIteration:
            return
        raise RuntimeError("this server waits while it sends; start Warmat with `manage.py serve`")
