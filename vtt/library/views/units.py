"""The pages of a unit: a new one, its name, formation and points, its end."""

import msgspec
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from vtt.library import document
from vtt.library.armies import army_of, free_key, unit_of, with_unit
from vtt.library.document import Kind, Unit
from vtt.library.forms.kind import KindForm
from vtt.library.forms.unit import unit_form
from vtt.library.owner import owner_of
from vtt.library.pictures.shelf import pictures_of
from vtt.library.views.armies import changed, to_army

BLANK = Unit(id="new", name="", kinds=(Kind(id="k1", name=""),))


@never_cache
@require_http_methods(["GET", "POST"])
def new_unit(request: HttpRequest, army_id: str) -> HttpResponse:
    """Add a unit with its first kind of model."""
    owner = owner_of(request)
    kept = army_of(owner, army_id)
    data = request.POST if request.method == "POST" else None
    form, kind_form = unit_form(BLANK, data, "unit"), KindForm(BLANK.kinds[0], pictures_of(owner), data)
    if data is not None and all([form.is_valid(), kind_form.is_valid()]):
        unit = msgspec.structs.replace(form.written(BLANK), kinds=(kind_form.written(),))
        problem = changed(request, army_id, lambda army: with_unit(army, _with_free_key(army, unit)))
        if not problem:
            return to_army(army_id)
        form.add_error(None, problem)
    context = {"army": kept, "form": form, "kind_form": kind_form}
    return render(request, "library/unit_new.html", context, status=200 if data is None else 400)


@never_cache
@require_http_methods(["GET", "POST"])
def unit(request: HttpRequest, army_id: str, unit_id: str) -> HttpResponse:
    """Change a unit's name, formation and points."""
    kept = army_of(owner_of(request), army_id)
    held = unit_of(document.decoded(kept.document), unit_id)
    form = unit_form(held, request.POST if request.method == "POST" else None)
    if form.is_bound and form.is_valid():
        changed(request, army_id, lambda army: with_unit(army, form.written(unit_of(army, unit_id))))
        return to_army(army_id)
    context = {"army": kept, "unit": held, "form": form}
    return render(request, "library/unit.html", context, status=400 if form.is_bound else 200)


@require_POST
def delete(request: HttpRequest, army_id: str, unit_id: str) -> HttpResponse:
    """Take a unit out of an army."""
    changed(request, army_id, lambda army: _without(army, unit_id))
    return to_army(army_id)


def _with_free_key(army: document.Army, unit: Unit) -> Unit:
    return msgspec.structs.replace(unit, id=free_key("u", [other.id for other in army.units]))


def _without(army: document.Army, unit_id: str) -> document.Army:
    return msgspec.structs.replace(army, units=tuple(unit for unit in army.units if unit.id != unit_id))
