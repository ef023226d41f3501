"""Who may be in a room: type, capacity, one unit a room (P1)."""

from collections.abc import Iterator, Sequence
from typing import Final

from rules.refusals import Refusal
from rules.scrollhammer.buildings.rooms import Place, occupants, strangers
from rules.scrollhammer.profiles import has_rule, profile_of
from rules.scrollhammer.standing import title_of
from rules.scrollhammer.table import Table

_ENTERING: Final = frozenset({"infantry", "beast"})


def admission_refusals(table: Table, unit: str, models: Sequence[str], place: Place) -> Iterator[Refusal]:
    """Refuse models of a unit a room that is not for them, that is taken or that cannot hold them (P1)."""
    if place.piece.impassable:
        text = f"{place.piece.name or place.building} is impassable; nobody goes inside."
        yield Refusal(code="move/impassable", other=place.building, text=text)
    yield from _type_refusals(table, models, place)
    yield from occupied_refusals(table, unit, place)
    yield from capacity_refusals(table, unit, models, place)


def may_enter(table: Table, model: str) -> bool:
    """Tell whether a model goes into buildings: infantry, beasts and whom a rule lets in (P1, C6)."""
    found = table.models[model]
    return profile_of(table, found).type in _ENTERING or has_rule(table, found, "may_enter")


def occupied_refusals(table: Table, unit: str, place: Place) -> Iterator[Refusal]:
    """Refuse a room that another unit holds (P1)."""
    for other in strangers(table, unit, place):
        text = f"{place.heading} is held by {table.units[other].name or other}; a room takes one unit."
        yield Refusal(code="room/occupied", other=other, text=text)


def capacity_refusals(table: Table, unit: str, models: Sequence[str], place: Place) -> Iterator[Refusal]:
    """Refuse more models than a room holds, those of its company that are inside already counted (P1)."""
    there = sum(len(names) for other, names in occupants(table, place).items() if other != unit)
    capacity = place.room.capacity or 0
    if there + len(models) <= capacity:
        return
    already = f"{there} are inside and " if there else ""
    text = f"{place.heading} holds {capacity}; {already}this unit has {len(models)}."
    yield Refusal(code="room/capacity", measured=float(there + len(models)), limit=float(capacity), text=text)


def _type_refusals(table: Table, models: Sequence[str], place: Place) -> Iterator[Refusal]:
    for name in models:
        model = table.models[name]
        lands = place.room.battlement and profile_of(table, model).flyer
        if not (lands or may_enter(table, name)):
            kind = profile_of(table, model).type
            text = f"{title_of(table, name)} is {kind}; only infantry and beasts go into buildings."
            yield Refusal(code="room/type", model=name, text=text)
