"""What a browser has missed: the entries since, or the whole picture, whichever is smaller."""

from dataclasses import dataclass

from vtt.games import frames, log, standing
from vtt.games.log import SHOWN


@dataclass(frozen=True, slots=True)
class Missed:
    """The frames that bring a browser to number `seq`."""

    seq: int
    frames: list[str]


def missed(game_id: str, since: int | None, room: frames.ChatRoom) -> Missed:
    """Bring a browser that is at `since` up to date; None, or a number ahead of the log, has nothing."""
    now = standing.today(game_id)
    if since == now.seq:
        return Missed(now.seq, [])
    whole = [frames.write(log.snapshot(now, room))]
    if since is None or not 0 < now.seq - since <= SHOWN:
        return Missed(now.seq, whole)
    entries = [text for _, text in log.numbered_frames(game_id, since, now.seq)]
    return Missed(now.seq, min(entries, whole, key=lambda texts: sum(map(len, texts))))
