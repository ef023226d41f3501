"""A game as a file: where it began, every command with its dice and events, where it ended (table-format 3)."""

from importlib.metadata import version
from typing import Any

import msgspec

import rules
from vtt.games import standing
from vtt.games.models import Entry, Game


class Dice(msgspec.Struct):
    """Where the dice came from; the seed is shown when the game is over, never before."""

    commitment: str
    seed: str | None
    words: dict[str, str]


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
    dice: Dice
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
        dice=_dice(game, now.table),
        log=[_logged(entry) for entry in entries],
        end=rules.dump(now.table),
    )
    return msgspec.json.encode(export)


def _dice(game: Game, table: rules.Table) -> Dice:
    over = table.active_seat() is None
    seed = bytes(game.seed).hex() if over else None
    return Dice(game.commitment, seed, {"red": game.red_words, "blue": game.blue_words})


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
