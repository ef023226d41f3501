"""Making a game from a table file."""

from dataclasses import dataclass

import msgspec
from django.db import transaction

import rules
from vtt.games import access, summaries
from vtt.games.frames import SeatName
from vtt.games.models import Game


@dataclass(frozen=True, slots=True)
class Made:
    """A new game and the secrets of its three links, readable here and never again."""

    game: Game
    secrets: dict[SeatName, str]


@transaction.atomic
def make_game(document: bytes, name: str, creator: str, visibility: str = "private") -> Made:
    """Start a game from a table file; raises `rules.Unreadable` naming the place that is wrong."""
    table = rules.load(document)
    summary, over = summaries.written(table)
    game = Game.objects.create(
        name=name,
        ruleset=table.ruleset,
        creator=creator,
        visibility=visibility,
        start=msgspec.json.encode(rules.dump(table)),
        state=rules.freeze(table),
        summary=summary,
        over=over,
    )
    return Made(game, access.new_links(game))
