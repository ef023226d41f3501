"""The two chats of a game: the players' and the spectators'."""

from typing import Final

from vtt.games import frames
from vtt.games.models import Chat
from vtt.games.moment import now
from vtt.games.speech import cleaned

SHOWN: Final = 200


def keep(game_id: str, place: frames.SeatName, said: frames.Say) -> frames.Chatted | None:
    """Store something said; None when it was stored before and is only sent again."""
    line, made = Chat.objects.get_or_create(
        game_id=game_id,
        seat=place,
        said_id=said.id,
        defaults={"room": said.room, "text": cleaned(said.text), "at": now()},
    )
    return _written(line) if made else None


def latest(game_id: str, room: frames.ChatRoom) -> list[frames.Chatted]:
    """Give the last of what was said in a room, oldest first."""
    said = Chat.objects.filter(game_id=game_id, room=room).order_by("-pk")[:SHOWN]
    return [_written(line) for line in reversed(said)]


def _written(line: Chat) -> frames.Chatted:
    return frames.Chatted(
        id=line.said_id, seat=line.seat, name=line.get_seat_display(), room=line.room, text=line.text, at=line.at
    )
