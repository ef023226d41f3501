"""Who may sit where: secret links, the browsers that came in by them, and how a request or a socket proves it."""

import hashlib
import secrets
from importlib import import_module
from typing import Final

from django.conf import settings
from django.contrib.sessions.backends.base import SessionBase
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import Http404, HttpRequest
from django.utils import timezone

from vtt.games.frames import SeatName
from vtt.games.models import Admission, Game, Link

BROWSER: Final = "browser"
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
    """Admit the browser to the seat a secret opens; None when it opens none of this game."""
    link = Link.objects.filter(game_id=game_id, digest=digest_of(secret)).first()
    if link is None:
        return None
    Admission.objects.get_or_create(link=link, browser=known_browser(request))
    return seat_name(link.seat)


def admit(request: HttpRequest, game: Game) -> None:
    """Admit the browser that made a game to all its seats."""
    for link in game.links.all():
        Admission.objects.get_or_create(link=link, browser=known_browser(request))


def game_seen_from(request: HttpRequest, game_id: str, place: SeatName) -> Game:
    """Find a game this browser may see from a place; 404 for no such game, 403 for no admission."""
    game = Game.objects.filter(pk=game_id).first()
    if game is None:
        raise Http404("There is no such game.")
    if admission(game_id, place, request.session) is None:
        raise PermissionDenied("This browser was not let in here; open the link you were given once more.")
    return game


def game_made_by(request: HttpRequest, game_id: str) -> Game:
    """Find a game this browser made; 404 for any other."""
    game = Game.objects.filter(pk=game_id, creator=creator_of(request.session)).first()
    if game is None:
        raise Http404("There is no such game of yours.")
    return game


def admission(game_id: str, place: SeatName, session: SessionBase) -> int | None:
    """Find the admission of a session's browser to a place, None when it has none."""
    browser = session.get(BROWSER)
    if not browser:
        return None
    held = Admission.objects.filter(link__game_id=game_id, link__seat=place, browser=browser)
    return held.values_list("pk", flat=True).first()


def session_of(cookies: dict[str, str]) -> SessionBase:
    """Open the session a socket's cookie names; an expired or forged one is empty."""
    engine = import_module(settings.SESSION_ENGINE)
    session: SessionBase = engine.SessionStore(cookies.get(settings.SESSION_COOKIE_NAME))
    return session


def known_browser(request: HttpRequest) -> str:
    """Name this browser, now and whenever it comes again."""
    if BROWSER not in request.session:
        request.session[BROWSER] = secrets.token_hex(16)
    browser: str = request.session[BROWSER]
    return browser


def creator_of(session: SessionBase) -> str:
    """Name a browser as the maker of its games, hashed."""
    return digest_of(session.get(BROWSER, ""))


def seat_name(text: str) -> SeatName:
    """Read a place; a word that is none of the three watches."""
    return next((place for place in PLACES if place == text), "watch")
