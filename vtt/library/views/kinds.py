"""The pages of a kind of model: a new one in a unit, its numbers, its end."""

import msgspec
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from vtt.library import document
from vtt.library.armies import army_of, free_key, kind_of, unit_of, with_kind, with_unit
from vtt.library.document import Kind, Unit
from vtt.library.forms.kind import KindForm
from vtt.library.models import Army
from vtt.library.owner import owner_of
from vtt.library.pictures.shelf import pictures_of
from vtt.library.views.armies import changed, to_army

BLANK = Kind(id="new", name="")


@never_cache
@require_http_methods(["GET", "POST"])
def kind(request: HttpRequest, army_id: str, unit_id: str, kind_id: str) -> HttpResponse:
    """Change the numbers, weapons, base and picture of a kind of model."""
    kept = army_of(owner_of(request), army_id)
    held = unit_of(document.decoded(kept.document), unit_id)
    return _page(request, kept, held, kind_of(held, kind_id))


@never_cache
@require_http_methods(["GET", "POST"])
def new_kind(request: HttpRequest, army_id: str, unit_id: str) -> HttpResponse:
    """Add a kind of model to a unit."""
    kept = army_of(owner_of(request), army_id)
    return _page(request, kept, unit_of(document.decoded(kept.document), unit_id), BLANK)


@require_POST
def delete(request: HttpRequest, army_id: str, unit_id: str, kind_id: str) -> HttpResponse:
    """Take a kind of model out of a unit; a unit without models goes with its last."""
    changed(request, army_id, lambda army: _without(army, unit_id, kind_id))
    return to_army(army_id)


def _page(request: HttpRequest, kept: Army, unit: Unit, shown: Kind) -> HttpResponse:
    data = request.POST if request.method == "POST" else None
    form = KindForm(shown, pictures_of(kept.owner), data)
    if data is not None and form.is_valid():
        problem = changed(request, kept.pk, lambda army: _with(army, unit.id, form.written()))
        if not problem:
            return to_army(kept.pk)
        form.add_error(None, problem)
    context = {"army": kept, "unit": unit, "kind": shown, "form": form}
    return render(request, "library/kind.html", context, status=200 if data is None else 400)


def _with(army: document.Army, unit_id: str, kind: Kind) -> document.Army:
    unit = unit_of(army, unit_id)
    if kind.id == BLANK.id:
        kind = msgspec.structs.replace(kind, id=free_key("k", [other.id for other in unit.kinds]))
    return with_unit(army, with_kind(unit, kind))


def _without(army: document.Army, unit_id: str, kind_id: str) -> document.Army:
    unit = unit_of(army, unit_id)
    kinds = tuple(kind for kind in unit.kinds if kind.id != kind_id)
    if kinds:
        return with_unit(army, msgspec.structs.replace(unit, kinds=kinds))
    return msgspec.structs.replace(army, units=tuple(other for other in army.units if other.id != unit_id))
