"""Who may sit where: secret links, the persons who came in by them, and how a request or a socket proves it."""

import hashlib
import secrets
from typing import Final

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import Http404, HttpRequest
from django.utils import timezone

from vtt.games.frames import SeatName
from vtt.games.models import Admission, Game, Link
from vtt.games.persons import known_person, person_of
from vtt.games.tickets import Ticket, ticket_of

PLACES: Final[tuple[SeatName, ...]] = ("red", "blue", "watch")


def digest_of(secret: str) -> str:
    """Hash a secret as the database keeps it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_links(game: Game) -> dict[SeatName, str]:
    """Make the three links of a new game; gives their secrets, which nobody can read again."""
    return {place: new_link(game, place) for place in PLACES}


@transaction.atomic
def new_link(game: Game, place: SeatName) -> str:
    """Make or replace a seat's link; whoever came in by the old one is out. Gives the secret."""
    secret = secrets.token_urlsafe(24)
    set_link(game, place, secret)
    return secret


def set_link(game: Game, place: SeatName, secret: str) -> None:
    """Let this secret alone open the seat."""
    digest = digest_of(secret)
    link, made = Link.objects.update_or_create(
        game=game,
        seat=place,
        defaults={"digest": digest, "replaced_at": timezone.now()},
        create_defaults={"digest": digest},
    )
    if not made:
        link.admissions.all().delete()


def come_in(request: HttpRequest, game_id: str, secret: str) -> SeatName | None:
    """Admit whoever asks to the seat a secret opens; None when it opens none of this game.

    A game nobody made, as `manage.py play` starts one, is from then on that of the first who sits down as red.
    """
    link = Link.objects.filter(game_id=game_id, digest=digest_of(secret)).first()
    if link is None:
        return None
    person = known_person(request)
    Admission.objects.get_or_create(link=link, person=person)
    if link.seat == "red":
        Game.objects.filter(pk=game_id, creator="").update(creator=person)
    return seat_name(link.seat)


def admit(request: HttpRequest, game: Game) -> None:
    """Admit whoever made a game to all its seats."""
    for link in game.links.all():
        Admission.objects.get_or_create(link=link, person=known_person(request))


def game_seen_from(request: HttpRequest, game_id: str, place: SeatName) -> Game:
    """Find a game that may be seen from a place by whoever asks; 404 for no such game, 403 for no admission."""
    game = Game.objects.filter(pk=game_id).first()
    if game is None:
        raise Http404("There is no such game.")
    if ticket_of(game, place, person_of(request.session)) is None:
        raise PermissionDenied("You were not let in here; open the link you were given once more, or log in.")
    return game


def game_made_by(request: HttpRequest, game_id: str) -> Game:
    """Find a game that whoever asks has made; 404 for any other."""
    game = Game.objects.filter(pk=game_id, creator=person_of(request.session) or None).first()
    if game is None:
        raise Http404("There is no such game of yours.")
    return game


def ticket(game_id: str, place: SeatName, person: str) -> Ticket | None:
    """Find by what a person may open a socket to a place of a game, None when he may not."""
    game = Game.objects.filter(pk=game_id).only("visibility").first()
    return None if game is None else ticket_of(game, place, person)


def seat_name(text: str) -> SeatName:
    """Read a place; a word that is none of the three watches."""
    return next((place for place in PLACES if place == text), "watch")
