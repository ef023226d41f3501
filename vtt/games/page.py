"""What a table page carries: the game, the place it is seen from, and the whole picture with its number."""

from typing import Any

import msgspec

import rules
from vtt.games import log, standing
from vtt.games.frames import SeatName
from vtt.games.models import Game
from vtt.games.orders import chat_of
from vtt.games.players import players_of
from vtt.games.promise import promise_of


def snapshot(game: Game, place: SeatName) -> dict[str, Any]:
    """Make the JSON that stands in the page; the socket goes on from its `seq`."""
    now = standing.today(game.pk)
    picture = log.snapshot(now, chat_of(place))
    return {
        "game": {"id": game.pk, "name": game.name},
        "dice": {**msgspec.to_builtins(promise_of(game, now.table)), "rolled": bool(now.table.memory.rolls)},
        "seat": place,
        "players": players_of(game.pk),
        "seq": picture.seq,
        "table": msgspec.json.decode(picture.table),
        "measures": rules.ruleset_of(now.table).measures,
        "log": msgspec.json.decode(picture.log),
        "chat": msgspec.to_builtins(picture.chat),
    }
