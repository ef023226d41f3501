"""Seats anybody may take: which are free in a public game, and who is first to take one."""

from typing import Final

from django.db import transaction
from django.db.models import BooleanField, Exists, ExpressionWrapper, OuterRef, Q, QuerySet

import rules
from vtt.games.access import new_link
from vtt.games.holdings import look
from vtt.games.models import Admission, Game, Link

FREE: Final = Q(free_red=True) | Q(free_blue=True)


def with_free_seats(games: QuerySet[Game]) -> QuerySet[Game]:
    """Mark the seats nobody has taken: whoever made a game takes one at most, red where both are open to him."""
    held = Admission.objects.filter(link__game=OuterRef("pk"))
    by_maker, by_others = Q(person=OuterRef("creator")), ~Q(person=OuterRef("creator"))
    red, blue = held.filter(link__seat="red"), held.filter(link__seat="blue")
    makers_red = Q(Exists(red.filter(by_maker))) & ~Q(Exists(red.filter(by_others)))
    return games.annotate(
        free_red=_as_flag(~Q(Exists(red))),
        free_blue=_as_flag(~Q(Exists(blue)) | (makers_red & ~Q(Exists(blue.filter(by_others))))),
    )


def take_seat(game_id: str, seat: rules.Seat, person: str) -> bool:
    """Seat somebody who has no seat yet where a public game has a free one; False when it has none any more.

    The seat's link is replaced: who takes a seat has it alone.
    """
    with transaction.atomic():
        Game.objects.select_for_update().filter(pk=game_id).values_list("pk").first()
        game = _open_to(person).filter(pk=game_id, **{f"free_{seat}": True}).first()
        if game is None:
            return False
        new_link(game, seat)
        Admission.objects.create(link=Link.objects.get(game=game, seat=seat), person=person)
        look({game.pk})
    return True


def waiting_for(person: str) -> QuerySet[Game]:
    """Find the public games in which a person without a seat there may take one."""
    return _open_to(person).filter(FREE)


def _open_to(person: str) -> QuerySet[Game]:
    seated = Admission.objects.filter(link__seat__in=rules.SEATS, person=person).values("link__game")
    public = Game.objects.filter(visibility="public", over=False).exclude(pk__in=seated)
    return with_free_seats(public).exclude(creator=person)


def _as_flag(condition: Q) -> "ExpressionWrapper[Q]":
    return ExpressionWrapper(condition, output_field=BooleanField())
