"""The pages outside any game: home, and a new game from a table file."""

from typing import Final

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_GET, require_POST

import rules
from vtt.games import access
from vtt.games.demo import DEMOS
from vtt.games.links import shown
from vtt.games.making import make_game
from vtt.games.models import Game
from vtt.games.persons import known_person, person_of
from vtt.refusal import refused

LARGEST: Final = 2 * 1024 * 1024
"""Bytes of the largest table file."""
NONE_CHOSEN = "Choose a table file first."
TOO_LARGE = "A table file may have 2 MB; this one is larger."


@ensure_csrf_cookie
@require_GET
def home(request: HttpRequest) -> HttpResponse:
    """Show the games this browser made, and the form that opens a table file."""
    games = Game.objects.filter(creator=person_of(request.session) or None).order_by("-created_at")
    return render(request, "lobby/home.html", {"games": games, "places": access.PLACES, "demos": list(DEMOS)})


@require_POST
def new_game(request: HttpRequest) -> HttpResponse:
    """Start a game from an uploaded table file, or a demo, and show its three links, this once."""
    if demo := DEMOS.get(request.POST.get("demo", "")):
        return _started(request, demo.read_bytes(), f"Demo: {demo.stem}")
    file = request.FILES.get("table")
    if not isinstance(file, UploadedFile):
        return refused(request, 400, "No table file", NONE_CHOSEN)
    if (file.size or 0) > LARGEST:
        return refused(request, 400, "Too large", TOO_LARGE)
    return _started(request, file.read(), _name(request.POST.get("name", ""), file.name or ""))


def _started(request: HttpRequest, content: bytes, name: str) -> HttpResponse:
    try:
        made = make_game(content, name, known_person(request))
    except rules.Unreadable as error:
        return refused(request, 400, "That table file cannot be read", str(error))
    access.admit(request, made.game)
    links = shown(request.build_absolute_uri("/"), made.game.pk, made.secrets)
    return render(request, "lobby/links.html", {"game": made.game, "links": links})


def _name(asked: str, file_name: str) -> str:
    return (asked.strip() or file_name.removesuffix(".json") or "A game")[:80]
