"""Who plays: the account names of those who hold a game's seats."""

from collections.abc import Iterable

from django.contrib.auth.models import User

import rules
from vtt.games.models import Admission, Game
from vtt.games.persons import account_name, account_of
from vtt.games.seats import with_free_seats
from vtt.games.speech import cleaned


def players_of(game_id: str) -> dict[rules.Seat, str]:
    """Name the players of a game by seat: an empty word where nobody sits, or somebody without an account."""
    game = with_free_seats(Game.objects.filter(pk=game_id).only("creator")).get()
    holders = {seat: _holder(game, seat) for seat in rules.SEATS}
    names = account_names(filter(None, holders.values()))
    return {seat: cleaned(names.get(holder or "", "")) for seat, holder in holders.items()}


def first_of(game: Game, held: Iterable[str]) -> str | None:
    """Choose of several who came in by one link: whoever made the game comes last, perhaps he has the other seat."""
    return min(held, key=lambda holder: (holder == game.creator, holder), default=None)


def account_names(persons: Iterable[str]) -> dict[str, str]:
    """Name the persons who have accounts."""
    keys = [key for person in persons if (key := account_of(person)) is not None]
    accounts = User.objects.filter(pk__in=keys).values_list("pk", "first_name")
    return {account_name(key): name for key, name in accounts}


def _holder(game: Game, seat: rules.Seat) -> str | None:
    if getattr(game, f"free_{seat}"):
        return None
    return first_of(game, Admission.objects.filter(link__game=game, link__seat=seat).values_list("person", flat=True))
