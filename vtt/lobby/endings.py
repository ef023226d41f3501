"""How finished games ended, as the referee said it with the command that ended each."""

from collections.abc import Mapping

import msgspec
from django.db.models import F

import rules
from vtt.games.models import Entry, Game


class Ending(msgspec.Struct, frozen=True):
    """Who won, None for a draw, and who gave up."""

    winner: rules.Seat | None = None
    conceded: rules.Seat | None = None


def endings(games: list[Game]) -> dict[str, Ending]:
    """Tell how these games ended, those that did; nothing comes after the command that ends one."""
    over = [game.pk for game in games if game.over]
    last = Entry.objects.filter(game__in=over, seq=F("game__seq")).values_list("game_id", "result")
    return {game: msgspec.json.decode(result, type=Ending) for game, result in last}


def told(ending: Ending, score: Mapping[rules.Seat, int], names: Mapping[rules.Seat, str]) -> str:
    """Say who won and how it stood; without a score where none is kept."""
    stood = ", ".join(f"{seat.capitalize()}\N{NO-BREAK SPACE}{score.get(seat, 0)}" for seat in rules.SEATS if score)
    return " · ".join(filter(None, (_who(ending, names), stood)))


def _who(ending: Ending, names: Mapping[rules.Seat, str]) -> str:
    if ending.winner is None:
        return "A draw"
    gave_up = f": {_title(ending.conceded, names)} conceded" if ending.conceded else ""
    return f"{_title(ending.winner, names)} wins{gave_up}"


def _title(seat: rules.Seat, names: Mapping[rules.Seat, str]) -> str:
    return f"{names[seat]} ({seat.capitalize()})" if seat in names else seat.capitalize()
