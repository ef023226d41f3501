"""The armies of an owner: found, made, changed, thrown away. A change is stored whole or not at all."""

from collections.abc import Callable
from itertools import chain
from typing import Final, TypeVar

import msgspec
from django.db import transaction
from django.http import Http404

from vtt.library import document
from vtt.library.choices import remember
from vtt.library.document import Kind, Unit
from vtt.library.models import Army

Keyed = TypeVar("Keyed", Unit, Kind)

MOST: Final = 200
TOO_MANY = f"You have {MOST} armies, which is the most; delete one first."
NO_ARMY = "There is no such army of yours."
NO_UNIT = "There is no such unit in this army."
FULL = f"An army may have {document.MOST_UNITS} units."
CROWDED = f"A unit may have {document.MOST_KINDS} kinds of models."


class LibraryFull(ValueError):
    """Something the library has no room for; `str()` is one sentence."""


def armies_of(owner: str) -> list[Army]:
    """List an owner's armies, the last changed first."""
    return list(Army.objects.filter(owner=owner)) if owner else []


def army_of(owner: str, army_id: str) -> Army:
    """Find an army of an owner; 404 for any other."""
    army = Army.objects.filter(pk=army_id, owner=owner).first() if owner else None
    if army is None:
        raise Http404(NO_ARMY)
    return army


@transaction.atomic
def add_army(owner: str, content: document.Army) -> Army:
    """Keep a new army, and what was chosen in it; raises `LibraryFull`."""
    if Army.objects.filter(owner=owner).count() >= MOST:
        raise LibraryFull(TOO_MANY)
    remember(owner, content)
    return Army.objects.create(owner=owner, name=content.name, document=document.kept(content))


@transaction.atomic
def change_army(army: Army, change: Callable[[document.Army], document.Army]) -> document.Army:
    """Change an army as it stands now, whoever read it before; raises `LibraryFull` for one too large."""
    held = Army.objects.select_for_update().get(pk=army.pk)
    content = change(document.decoded(held.document))
    if problem := document.crowding(content):
        raise LibraryFull(problem)
    remember(held.owner, content)
    held.name, held.document = content.name, document.kept(content)
    held.save()
    return content


def unit_of(army: document.Army, unit_id: str) -> Unit:
    """Find a unit; 404 for none of this army."""
    unit = next((unit for unit in army.units if unit.id == unit_id), None)
    if unit is None:
        raise Http404(NO_UNIT)
    return unit


def kind_of(unit: Unit, kind_id: str) -> Kind:
    """Find a kind of model; 404 for none of this unit."""
    kind = next((kind for kind in unit.kinds if kind.id == kind_id), None)
    if kind is None:
        raise Http404(NO_UNIT)
    return kind


def with_unit(army: document.Army, unit: Unit) -> document.Army:
    """Put a unit in the place of the one with its id, or at the end; raises `LibraryFull`."""
    units = _replaced(army.units, unit)
    if len(units) > document.MOST_UNITS:
        raise LibraryFull(FULL)
    return msgspec.structs.replace(army, units=units)


def with_kind(unit: Unit, kind: Kind) -> Unit:
    """Put a kind of model in the place of the one with its id, or at the end; raises `LibraryFull`."""
    kinds = _replaced(unit.kinds, kind)
    if len(kinds) > document.MOST_KINDS:
        raise LibraryFull(CROWDED)
    return msgspec.structs.replace(unit, kinds=kinds)


def free_key(letter: str, taken: list[str]) -> str:
    """Find an id that nothing here has."""
    return next(key for n in range(1, len(taken) + 2) if (key := f"{letter}{n}") not in taken)


def _replaced(parts: tuple[Keyed, ...], part: Keyed) -> tuple[Keyed, ...]:
    if any(other.id == part.id for other in parts):
        return tuple(part if other.id == part.id else other for other in parts)
    return tuple(chain(parts, (part,)))
