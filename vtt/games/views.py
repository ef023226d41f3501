"""The pages of one game: coming in by a link, the table, its files, new links."""

import msgspec
from asgiref.sync import async_to_sync
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from vtt.assets import modules
from vtt.games import access, broadcast, export, history, page, standing
from vtt.games.frames import SeatName
from vtt.games.links import shown
from vtt.games.players import players_of
from vtt.games.posts import Look
from vtt.games.promise import promise_of
from vtt.refusal import refused

MOST_DIGITS = 9
WRONG_LINK = "This link does not open a seat. It may have been replaced; ask whoever made the game for a new one."


@never_cache
@ensure_csrf_cookie
@require_http_methods(["GET", "POST"])
def join(request: HttpRequest, game_id: str) -> HttpResponse:
    """Show the page that holds the secret in its fragment; a POST of the secret takes the seat."""
    if request.method == "GET":
        return render(request, "games/join.html", {"game_id": game_id})
    place = access.come_in(request, game_id, request.POST.get("secret", ""))
    if place is None:
        return refused(request, 403, "That link is not valid", WRONG_LINK)
    return HttpResponseRedirect(reverse("table", args=(game_id, place)), status=303)


@never_cache
@ensure_csrf_cookie
@require_GET
def table(request: HttpRequest, game_id: str, place: SeatName) -> HttpResponse:
    """Show the table from a place, everything on it in the page."""
    game = access.game_seen_from(request, game_id, place)
    snapshot = page.snapshot(game, place)
    templates = [f"games/tables/{game.ruleset}.html", "games/table.html"]
    shown = {"game": game, "seat": place, "snapshot": snapshot, "modules": modules(game.ruleset)}
    return render(request, templates, shown)


@never_cache
@require_GET
def table_file(request: HttpRequest, game_id: str, place: SeatName) -> HttpResponse:
    """Give the table of the moment as a file."""
    game = access.game_seen_from(request, game_id, place)
    return _file(standing.today(game.pk).written, f"{game.pk}-table.json")


@never_cache
@require_GET
def game_file(request: HttpRequest, game_id: str, place: SeatName) -> HttpResponse:
    """Give the whole game as a file."""
    game = access.game_seen_from(request, game_id, place)
    return _file(export.write(game), f"{game.pk}-game.json")


@require_POST
def new_link(request: HttpRequest, game_id: str, place: SeatName) -> HttpResponse:
    """Replace a seat's link, for the browser that made the game; sockets that came in by the old one are closed."""
    game = access.game_made_by(request, game_id)
    secrets = {place: access.new_link(game, place)}
    async_to_sync(broadcast.tell)(game.pk, Look())
    links = shown(request.build_absolute_uri("/"), game.pk, secrets)
    return render(request, "lobby/links.html", {"game": game, "links": links})


@never_cache
@require_GET
def dice(request: HttpRequest, game_id: str, place: SeatName) -> HttpResponse:
    """Tell what the game promises about its dice; once it is over, the seed too."""
    game = access.game_seen_from(request, game_id, place)
    promised = promise_of(game, standing.today(game.pk).table)
    return HttpResponse(msgspec.json.encode(promised), content_type="application/json")


@never_cache
@require_GET
def players(request: HttpRequest, game_id: str, place: SeatName) -> HttpResponse:
    """Name the players of a game by seat, as its page did when it was loaded."""
    game = access.game_seen_from(request, game_id, place)
    return JsonResponse(players_of(game.pk))


@never_cache
@require_GET
def moves(request: HttpRequest, game_id: str, place: SeatName) -> HttpResponse:
    """Give a page of the game's moves after number `since`, none given from the start."""
    game = access.game_seen_from(request, game_id, place)
    since = request.GET.get("since", "0")
    if not (since.isascii() and since.isdecimal() and len(since) <= MOST_DIGITS):
        return refused(request, 400, "No such move", "The number of a move is written in digits, as in since=42.")
    return HttpResponse(history.page(game, int(since)), content_type="application/json")


def _file(content: bytes, name: str) -> HttpResponse:
    response = HttpResponse(content, content_type="application/json")
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response
