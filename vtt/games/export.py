"""A game as a file: where it began, every command with its dice and events, where it ended (table-format 3)."""

from importlib.metadata import version
from typing import Any

import msgspec

import rules
from vtt.games import standing
from vtt.games.models import Entry, Game
from vtt.games.promise import Promise, promise_of


class Logged(msgspec.Struct):
    """One accepted command."""

    seq: int
    seat: str
    id: str
    command: msgspec.Raw
    dice: msgspec.Raw
    events: msgspec.Raw
    at: str


class Export(msgspec.Struct):
    """A whole game."""

    format: str
    rules: str
    start: msgspec.Raw
    dice: Promise
    log: list[Logged]
    end: dict[str, Any]


def write(game: Game) -> bytes:
    """Write a game's file."""
    now = standing.today(game.pk)
    entries = game.entries.filter(seq__lte=now.seq).order_by("seq")
    export = Export(
        format="warmat-game/1",
        rules=version("warmat"),
        start=msgspec.Raw(bytes(game.start)),
        dice=promise_of(game, now.table),
        log=[_logged(entry) for entry in entries],
        end=rules.dump(now.table),
    )
    return msgspec.json.encode(export)


def _logged(entry: Entry) -> Logged:
    return Logged(
        seq=entry.seq,
        seat=entry.seat,
        id=entry.command_id,
        command=msgspec.Raw(entry.command.encode()),
        dice=msgspec.Raw(entry.dice.encode()),
        events=msgspec.Raw(entry.events.encode()),
        at=entry.at,
    )
