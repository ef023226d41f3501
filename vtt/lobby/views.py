"""The lobby: its lists, a seat taken there, who may watch, and a new game from a table file."""

from typing import Any, Final

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_GET, require_POST

import rules
from vtt.games import access
from vtt.games.demo import DEMOS
from vtt.games.frames import SeatName
from vtt.games.holdings import look
from vtt.games.links import shown
from vtt.games.making import make_game
from vtt.games.models import USUAL_VISIBILITY, VISIBILITIES
from vtt.games.orders import seat_of
from vtt.games.persons import known_person, person_of
from vtt.games.seats import take_seat
from vtt.games.speech import cleaned
from vtt.games.table_files import IS_EXPORT, is_uploaded_export
from vtt.lobby.lists import pages
from vtt.refusal import refused

LARGEST: Final = 2 * 1024 * 1024
"""Bytes of the largest table file."""
NONE_CHOSEN = "Choose a table file first."
TAKEN = "Somebody was quicker, or this game no longer waits for an opponent; choose another one in the lobby."
TOO_LARGE = "A table file may have 2 MB; this one is larger."


@never_cache
@ensure_csrf_cookie
@require_GET
def home(request: HttpRequest) -> HttpResponse:
    """Show the lobby: the lists, and the ways to a new game."""
    choices = {"visibilities": VISIBILITIES, "usual_visibility": USUAL_VISIBILITY}
    shown = _lists(request) | {"demos": list(DEMOS)} | choices
    return render(request, "lobby/home.html", shown)


@never_cache
@require_GET
def lists(request: HttpRequest) -> HttpResponse:
    """Give the lists alone, for a lobby that is left open."""
    return render(request, "lobby/lists.html", _lists(request))


@require_POST
def take(request: HttpRequest, game_id: str, place: SeatName) -> HttpResponse:
    """Seat whoever asks where a public game waits for an opponent; one of two who ask at once."""
    seat = seat_of(place)
    if seat is None or not take_seat(game_id, seat, known_person(request)):
        return refused(request, 409, "That seat is taken", TAKEN)
    return HttpResponseRedirect(reverse("table", args=(game_id, place)), status=303)


@require_POST
def show_to(request: HttpRequest, game_id: str) -> HttpResponse:
    """Choose who may watch a game, for whoever made it; who may not any more is shown out."""
    game = access.game_made_by(request, game_id)
    game.visibility = _visibility(request, game.visibility)
    game.save(update_fields=["visibility"])
    look({game.pk})
    return HttpResponseRedirect(reverse("home"), status=303)


@require_POST
def new_game(request: HttpRequest) -> HttpResponse:
    """Start a game from an uploaded table file, or a demo, and show its three links, this once."""
    if demo := DEMOS.get(request.POST.get("demo", "")):
        return _started(request, demo.read_bytes(), f"Demo: {demo.stem}")
    file = request.FILES.get("table")
    if not isinstance(file, UploadedFile):
        return refused(request, 400, "No table file", NONE_CHOSEN)
    if is_uploaded_export(file):
        return refused(request, 400, "That is not a table file", IS_EXPORT)
    if (file.size or 0) > LARGEST:
        return refused(request, 400, "Too large", TOO_LARGE)
    return _started(request, file.read(), _name(request.POST.get("name", ""), file.name or ""))


def _started(request: HttpRequest, content: bytes, name: str) -> HttpResponse:
    try:
        made = make_game(content, name, known_person(request), _visibility(request, "private"))
    except rules.Unreadable as error:
        return refused(request, 400, "That table file cannot be read", str(error))
    access.admit(request, made.game)
    links = shown(request.build_absolute_uri("/"), made.game.pk, made.secrets)
    return render(request, "lobby/links.html", {"game": made.game, "links": links})


def _lists(request: HttpRequest) -> dict[str, Any]:
    site = request.build_absolute_uri("/").rstrip("/")
    return {"pages": pages(person_of(request.session), request.GET), "all_places": access.PLACES, "site": site}


def _visibility(request: HttpRequest, otherwise: str) -> str:
    asked = request.POST.get("visibility", "")
    return asked if asked in dict(VISIBILITIES) else otherwise


def _name(asked: str, file_name: str) -> str:
    return (cleaned(asked) or cleaned(file_name.removesuffix(".json")) or "A game")[:80]
