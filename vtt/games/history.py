"""What a game was, move by move: the start and its entries in pages, each bounded, for a browser that steps back."""

from collections.abc import Iterator
from typing import Final

import msgspec

from vtt.games import log
from vtt.games.models import Entry, Game

ENTRIES: Final = 200
"""Entries of one page at most."""
BYTES: Final = 1_000_000
"""What they may weigh together; one entry is given whatever it weighs."""


class Page(msgspec.Struct):
    """The entries after number `since`, as every browser was sent them; `start` goes with the first of them."""

    since: int
    seq: int
    entries: list[msgspec.Raw]
    start: msgspec.Raw | None = None


def page(game: Game, since: int) -> bytes:
    """Write a page; it is empty where nothing came after `since`."""
    start = msgspec.Raw(bytes(game.start)) if since == 0 else None
    return msgspec.json.encode(Page(since, game.seq, list(_entries(game, since)), start))


def _entries(game: Game, since: int) -> Iterator[msgspec.Raw]:
    weight = 0
    found = Entry.objects.filter(game_id=game.pk, seq__gt=since, seq__lte=game.seq).order_by("seq")[:ENTRIES]
    for entry in found.iterator(chunk_size=20):
        frame = log.frame(entry).encode()
        weight += len(frame)
        if weight > BYTES and weight > len(frame):
            return
        yield msgspec.Raw(frame)
