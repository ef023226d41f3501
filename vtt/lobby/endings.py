"""How finished games ended: who gave up, else who has the higher score."""

from collections.abc import Mapping

import msgspec
from django.db.models import F

import rules
from vtt.games.models import Entry, Game

CONCEDE = "concede"


def concessions(games: list[Game]) -> dict[str, rules.Seat]:
    """Tell for each of these games that was given up by which seat; nothing comes after the command that ends one."""
    over = [game.pk for game in games if game.over]
    last = Entry.objects.filter(game__in=over, seq=F("game__seq")).values_list("game_id", "seat", "command")
    given_up = {game: place for game, place, command in last if msgspec.json.decode(command).get("do") == CONCEDE}
    return {game: seat for game, place in given_up.items() for seat in rules.SEATS if seat == place}


def ending_of(score: Mapping[rules.Seat, int], names: Mapping[rules.Seat, str], conceded: rules.Seat | None) -> str:
    """Say who won and how it stood; an empty word where nobody gave up and nothing was counted."""
    winner = _other(conceded) if conceded else _ahead(score)
    if winner:
        words = f"{_title(winner, names)} wins" + (f": {_title(conceded, names)} conceded" if conceded else "")
    else:
        words = "A draw" if score else ""
    stood = ", ".join(f"{seat.capitalize()}\N{NO-BREAK SPACE}{score.get(seat, 0)}" for seat in rules.SEATS if score)
    return f"{words} · {stood}" if stood else words


def _other(seat: rules.Seat) -> rules.Seat:
    return "blue" if seat == "red" else "red"


def _ahead(score: Mapping[rules.Seat, int]) -> rules.Seat | None:
    red, blue = (score.get(seat, 0) for seat in rules.SEATS)
    return None if red == blue else "red" if red > blue else "blue"


def _title(seat: rules.Seat, names: Mapping[rules.Seat, str]) -> str:
    return f"{names[seat]} ({seat.capitalize()})" if seat in names else seat.capitalize()
