"""The pages of armies: all of a person's, one of them, its file."""

from collections.abc import Callable

import msgspec
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.text import slugify
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from vtt.library import document
from vtt.library.armies import LibraryFull, add_army, armies_of, army_of, change_army
from vtt.library.forms.decisions import Decisions
from vtt.library.imports import waiting_import
from vtt.library.names import named
from vtt.library.owner import owner_of, settled_owner
from vtt.library.views.shown import ShownArmy

NAME_IT = "Give the army a name."


@never_cache
@ensure_csrf_cookie
@require_GET
def armies(request: HttpRequest) -> HttpResponse:
    """Show a person's armies and the ways to make one."""
    return armies_page(request)


def armies_page(request: HttpRequest, status: int = 200, **errors: str) -> HttpResponse:
    """Show the armies, with a sentence beside the field that was wrong: `import_error` or `name_error`."""
    owner = owner_of(request)
    shown = [ShownArmy(army) for army in armies_of(owner)]
    context = {"armies": shown, "waiting": waiting_import(owner), **errors}
    return render(request, "library/armies.html", context, status=status)


@require_POST
def new_army(request: HttpRequest) -> HttpResponse:
    """Make an army without units."""
    if not request.POST.get("name", "").strip():
        return armies_page(request, 400, name_error=NAME_IT)
    content = document.Army(name=named(request.POST["name"]))
    try:
        kept = add_army(settled_owner(request), content)
    except LibraryFull as error:
        return armies_page(request, 400, name_error=str(error))
    return to_army(kept.pk)


@never_cache
@ensure_csrf_cookie
@require_http_methods(["GET", "POST"])
def army(request: HttpRequest, army_id: str) -> HttpResponse:
    """Show an army, and take the decisions that are open in it."""
    kept = army_of(owner_of(request), army_id)
    shown = ShownArmy(kept)
    form = Decisions(shown.content, request.POST if request.method == "POST" else None)
    if request.method == "POST" and form.is_valid():
        change_army(kept, form.decided)
        return to_army(army_id)
    status = 400 if form.is_bound else 200
    return render(request, "library/army.html", {"army": shown, "form": form}, status=status)


@require_POST
def rename(request: HttpRequest, army_id: str) -> HttpResponse:
    """Give an army another name; an empty one changes nothing."""
    kept = army_of(owner_of(request), army_id)
    name = named(request.POST.get("name", ""), kept.name)
    change_army(kept, lambda content: msgspec.structs.replace(content, name=name))
    return to_army(army_id)


@require_POST
def delete(request: HttpRequest, army_id: str) -> HttpResponse:
    """Throw an army away."""
    army_of(owner_of(request), army_id).delete()
    return HttpResponseRedirect(reverse("armies"), status=303)


@never_cache
@require_GET
def army_file(request: HttpRequest, army_id: str) -> HttpResponse:
    """Give an army as a file that can be imported again."""
    kept = army_of(owner_of(request), army_id)
    content = msgspec.json.format(kept.document.encode(), indent=1)
    response = HttpResponse(content, content_type="application/json")
    response["Content-Disposition"] = f'attachment; filename="{slugify(kept.name) or "army"}.json"'
    return response


def to_army(army_id: str) -> HttpResponse:
    """Send the browser to the page of an army."""
    return HttpResponseRedirect(reverse("army", args=(army_id,)), status=303)


def changed(request: HttpRequest, army_id: str, change: Callable[[document.Army], document.Army]) -> str:
    """Change an army of the person who asks; gives a sentence when the change did not fit in, else nothing."""
    kept = army_of(owner_of(request), army_id)
    try:
        change_army(kept, change)
    except LibraryFull as error:
        return str(error)
    return ""
