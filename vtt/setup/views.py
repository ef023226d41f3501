"""The pages of a new game: its form, what there is to choose from, and armies that come to a table."""

from typing import Final
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_GET, require_http_methods, require_POST

import rules
from vtt.games import access
from vtt.games.frames import SeatName
from vtt.games.making import Made
from vtt.games.orders import seat_of
from vtt.library.armies import armies_of, army_of
from vtt.library.document import decoded
from vtt.library.gaps import gaps_of
from vtt.library.matters import matters_of
from vtt.library.owner import owner_of, settled_owner
from vtt.library.pictures.shelf import pictures_of
from vtt.setup.choices import LEAST, MOST, all_choices
from vtt.setup.forms import NewGame
from vtt.setup.ground import fitted, layouts
from vtt.setup.making import NotTaken, bring_army, make_from
from vtt.setup.offers import offers, prepared
from vtt.setup.sketches import sketches

MOST_GAPS: Final = 3
"""Gaps of an army that are told where it is chosen; its own page tells all."""
NO_SEAT: Final = "Spectators have no army at the table."
NO_LAYOUT: Final = "There is no such layout."
NO_SUCH_SIZE: Final = f"A mat measures {LEAST} to {MOST} inches."


@never_cache
@ensure_csrf_cookie
@require_http_methods(["GET", "POST"])
def setup_game(request: HttpRequest) -> HttpResponse:
    """Show the form of a new game, and make the game of one that is filled in."""
    sent = (request.POST, request.FILES) if request.method == "POST" else ()
    form = NewGame(*sent, armies=armies_of(owner_of(request)))
    if not form.is_valid():
        return _form(request, form, 400 if form.is_bound else 200)
    try:
        made = make_from(form, settled_owner(request))
    except rules.Unreadable as error:
        form.add_error(None, f"No game can be made of this: {error}.")
        return _form(request, form, 400)
    return _to_table(request, form, made)


@require_GET
def choices(request: HttpRequest) -> HttpResponse:
    """Tell what there is to choose from before a game."""
    return JsonResponse(all_choices())


@require_GET
def layout(request: HttpRequest, layout_id: str) -> HttpResponse:
    """Give a layout's terrain and zones on a mat of `width` by `depth` inches."""
    found = layouts().get(layout_id)
    if found is None:
        raise Http404(NO_LAYOUT)
    try:
        width, depth = (float(request.GET.get(name, "")) for name in ("width", "depth"))
    except ValueError:
        return JsonResponse({"text": NO_SUCH_SIZE}, status=400)
    if not (LEAST <= width <= MOST and LEAST <= depth <= MOST):
        return JsonResponse({"text": NO_SUCH_SIZE}, status=400)
    ground = fitted(found, width, depth)
    return JsonResponse({"terrain": ground.terrain, "zones": ground.zones})


@never_cache
@require_GET
def library(request: HttpRequest, game_id: str, place: SeatName) -> HttpResponse:
    """List the armies a player may bring to his seat, each with what is still open in it, and his pictures."""
    access.game_seen_from(request, game_id, place)
    _seat(place)
    owner = owner_of(request)
    armies = [_told(army.pk, army.name, army.document) for army in armies_of(owner)]
    pictures = [{"name": f"pictures/{found.large}.webp", "title": found.title} for found in pictures_of(owner)]
    return JsonResponse({"armies": armies, "pictures": pictures})


@require_POST
def bring(request: HttpRequest, game_id: str, place: SeatName) -> HttpResponse:
    """Bring an army of the player's library to his own seat; what keeps it away is told in one sentence."""
    game = access.game_seen_from(request, game_id, place)
    seat = _seat(place)
    army = army_of(owner_of(request), request.POST.get("army", ""))
    try:
        bring_army(game, seat, army)
    except NotTaken as error:
        return JsonResponse({"text": str(error)}, status=409)
    return JsonResponse({"text": f"{army.name} is in the tray."})


def _form(request: HttpRequest, form: NewGame, status: int) -> HttpResponse:
    shown = {"form": form, "sketches": sketches(), "offers": offers(), "prepared": prepared()}
    return render(request, "setup/new.html", shown, status=status)


def _to_table(request: HttpRequest, form: NewGame, made: Made) -> HttpResponse:
    """Seat whoever made the game at red, army and all; the other links go along in the fragment."""
    for place in ("red", "watch"):
        access.come_in(request, made.game.pk, made.secrets[place])
    links = {place: made.secrets[place] for place in ("blue", "watch")}
    army = form.armies.get(form.cleaned_data["army"])
    if army is not None and made.game.ruleset == prepared().ruleset:
        try:
            bring_army(made.game, "red", army)
        except NotTaken as error:
            links["said"] = str(error)
    table = reverse("table", args=(made.game.pk, "red"))
    return HttpResponseRedirect(f"{table}#{urlencode(links)}", status=303)


def _told(army_id: str, name: str, document: str) -> dict[str, object]:
    content = decoded(document)
    missing, gaps = matters_of(content).sentences, gaps_of(content)
    told = {"open": missing[0] if missing else "", "lacks": " ".join(gaps[:MOST_GAPS])}
    return {"id": army_id, "name": name, "models": content.models, **told}


def _seat(place: SeatName) -> rules.Seat:
    seat = seat_of(place)
    if seat is None:
        raise Http404(NO_SEAT)
    return seat
