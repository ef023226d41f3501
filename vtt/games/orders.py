"""A command as it came in: for which game, from which seat, sent as what."""

import hashlib
from dataclasses import dataclass

import msgspec

import rules
from vtt.games import frames


@dataclass(frozen=True, slots=True)
class Order:
    """A command frame and where it came from; the seat is the connection's, never the frame's."""

    game_id: str
    place: frames.SeatName
    sent: frames.Command

    @property
    def seat(self) -> rules.Seat | None:
        """The seat that orders; somebody who watches has none."""
        return seat_of(self.place)

    @property
    def digest(self) -> str:
        """Fingerprint of who sent what, to tell a command sent again from another under the same id."""
        payload = msgspec.json.encode([self.place, self.sent.command], order="deterministic")
        return hashlib.sha256(payload).hexdigest()


def seat_of(place: frames.SeatName) -> rules.Seat | None:
    """Translate an address's place into a seat; who watches has none."""
    return None if place == "watch" else place


def chat_of(place: frames.SeatName) -> frames.ChatRoom:
    """Name the chat that is read and written at a place."""
    return "spectators" if place == "watch" else "players"
