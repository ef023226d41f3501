"""The log: what was accepted, in order, once each; appended to by `submit` alone."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import msgspec
from django.db import IntegrityError, connection, transaction

import rules
from vtt.games import chat, frames, summaries
from vtt.games.models import Entry, Game
from vtt.games.moment import now
from vtt.games.orders import Order
from vtt.games.standing import Standing

CHECKPOINT: Final = 25

# Written out because the ORM takes 0.7 ms to put these two together, as long as all the rest of storing a command.
ADVANCE: Final = (
    "UPDATE games_game SET seq = %s, drawn = %s, summary = %s, over = %s, moved_at = %s WHERE id = %s AND seq = %s"
)
COLUMNS: Final = [field.attname for field in Entry._meta.concrete_fields if not field.primary_key]
INSERT: Final = f"INSERT INTO games_entry ({', '.join(COLUMNS)}) VALUES ({', '.join(['%s'] * len(COLUMNS))})"

SHOWN: Final = 200
SHOWN_BYTES: Final = 200_000


def recorded(order: Order) -> Entry | None:
    """Find the entry of a command that was carried out before."""
    return Entry.objects.filter(game_id=order.game_id, command_id=order.sent.id).first()


def entry(order: Order, verdict: rules.Allowed, faces: list[int], changes: dict[str, Any]) -> Entry:
    """Write up a command that is carried out; its number is given when it is appended."""
    return Entry(
        game_id=order.game_id,
        seat=order.place,
        command_id=order.sent.id,
        digest=order.digest,
        at=now(),
        command=_json(order.sent.command),
        events=_json(verdict.events),
        result=_json(verdict.result),
        dice=_json(faces),
        changes=_json(changes),
        refusals=_json(verdict.refusals),
        marked=verdict.marked,
    )


def append(before: Standing, after: Standing, entry: Entry) -> bool:
    """Store one accepted command in one short transaction; False when another worker was first, or had it before.

    Once in `CHECKPOINT` commands the whole table goes with it, so that a game is never folded from afar.
    """
    entry.seq = after.seq
    told = summaries.written(after.table)
    try:
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(ADVANCE, (after.seq, after.drawn, *told, entry.at, before.game_id, before.seq))
            if not cursor.rowcount:
                return False
            cursor.execute(INSERT, [getattr(entry, column) for column in COLUMNS])
            if after.seq % CHECKPOINT == 0:
                _checkpoint(after)
    except IntegrityError:
        return False
    return True


def _checkpoint(standing: Standing) -> None:
    state = rules.freeze(standing.table)
    Game.objects.filter(pk=standing.game_id).update(state=state, state_seq=standing.seq)


def frame(entry: Entry) -> str:
    """Write the frame of an entry: the same bytes to mover, opponent and spectators, today and on asking again."""
    return frames.write(frames.Events(**_columns(entry), changes=_raw(entry.changes)))


def numbered_frames(game_id: str, after: int, to: int) -> list[tuple[int, str]]:
    """Write the entries after one number up to another as numbered frames, oldest first."""
    entries = Entry.objects.filter(game_id=game_id, seq__gt=after, seq__lte=to).order_by("seq")
    return [(entry.seq, frame(entry)) for entry in entries]


def snapshot(standing: Standing, room: frames.ChatRoom) -> frames.Snapshot:
    """Make the whole picture for a browser that has none, or too old a one."""
    return frames.Snapshot(
        seq=standing.seq,
        table=msgspec.Raw(standing.written),
        log=msgspec.Raw(_shown(standing.game_id, standing.seq)),
        chat=chat.latest(standing.game_id, room),
    )


@lru_cache(maxsize=64)
def _shown(game_id: str, seq: int) -> bytes:
    """Write the last entries up to a number: at most `SHOWN`, fewer when they are long; they never change."""
    entries = Entry.objects.filter(game_id=game_id, seq__lte=seq).order_by("-seq")[:SHOWN]
    written = [msgspec.json.encode(frames.Logged(**_columns(entry))) for entry in entries]
    return b"[" + b",".join(reversed(list(_within(written, SHOWN_BYTES)))) + b"]"


def _within(pieces: Iterable[bytes], most: int) -> Iterable[bytes]:
    for piece in pieces:
        most -= len(piece)
        if most < 0:
            return
        yield piece


def _columns(entry: Entry) -> dict[str, Any]:
    return {
        "seq": entry.seq,
        "seat": entry.seat,
        "id": entry.command_id,
        "at": entry.at,
        "command": _raw(entry.command),
        "events": _raw(entry.events),
        "result": _raw(entry.result),
        "dice": _raw(entry.dice),
        "marked": entry.marked,
        "refusals": _raw(entry.refusals),
    }


def _json(value: Any) -> str:
    return rules.encoded(value).decode()


def _raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())
