"""The games and seats of a person: handed over to his account, asked for again, let go."""

from functools import partial

from asgiref.sync import async_to_sync
from django.db import transaction
from django.db.models import F

from vtt.games import broadcast
from vtt.games.models import Admission, Game
from vtt.games.posts import Look


def hand_over(guest: str, account: str) -> None:
    """Give an account the games and seats of a guest."""
    Game.objects.filter(creator=guest).update(creator=account)
    Admission.objects.filter(person=guest, link__admissions__person=account).delete()
    Admission.objects.filter(person=guest).update(person=account)


def recheck(person: str) -> None:
    """Have every open socket of a person show again by what it came in."""
    held = Admission.objects.filter(person=person)
    held.update(renewal=F("renewal") + 1)
    look(set(held.values_list("link__game_id", flat=True)))


def let_go(person: str) -> None:
    """Empty a person's seats; games he made are deleted where nobody else has a seat, else they are nobody's."""
    held = Admission.objects.filter(person=person)
    games = set(held.values_list("link__game_id", flat=True))
    held.delete()
    made = Game.objects.filter(creator=person)
    made.exclude(links__admissions__isnull=False).delete()
    made.update(creator="")
    look(games)


def look(games: set[str]) -> None:
    """Have the rooms of these games look at once who may stay, when the change that calls for it is stored."""
    for game in games:
        transaction.on_commit(partial(async_to_sync(broadcast.tell), game, Look()))
