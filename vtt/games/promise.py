"""What a game promises about its dice: the seed's SHA-256 from the start, the seed itself once the game is over."""

import msgspec

import rules
from vtt.games.models import Game


class Promise(msgspec.Struct, frozen=True):
    """Where the dice come from; `seed` is None until nothing more can be drawn from it."""

    commitment: str
    seed: str | None
    words: dict[rules.Seat, str]


def promise_of(game: Game, table: rules.Table) -> Promise:
    """Tell what is promised, and after the game what it was."""
    over = table.active_seat() is None
    words = {seat: table.memory.words.get(seat, "") for seat in rules.SEATS}
    return Promise(game.commitment, bytes(game.seed).hex() if over else None, words)
