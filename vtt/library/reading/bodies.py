"""Which selections of a unit are models, and how many: old files and other hands write this in many ways."""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from vtt.library.reading.roster import Selection
from vtt.library.reading.squads import has_body, parts_of

COUNTED_NAME: Final = re.compile(r"(\d{1,3})x? (.+)", re.IGNORECASE)

UPGRADE: Final = "The list calls “{name}” an upgrade, but it has a model's numbers. How many models is it?"
SQUAD: Final = "The list calls “{unit}” an upgrade, but it has models in it. How many of “{name}” are there?"
NO_MODELS: Final = "The list names no models in “{name}”. How many are there?"
COUNTED: Final = "The list has “{name}” × {number}. How many models is that?"
INSIDE: Final = "“{name}” stands inside “{outer}” in the list. How many models of it are there?"


@dataclass(frozen=True, slots=True)
class Body:
    """A kind of model in a unit: how many, and what is doubtful about that."""

    selection: Selection
    count: int
    doubt: str = ""


def bodies_of(squad: Selection) -> list[Body]:
    """Find the kinds of models in a unit."""
    if squad.sort == "model":
        return [_model(squad), *_inside(squad)]
    if squad.sort != "unit":
        return _in_upgrade(squad)
    found = list(_within(squad))
    return found if _lists_models(found) else [_unlisted(squad), *found]


def _in_upgrade(squad: Selection) -> list[Body]:
    found = [_questioned(body, squad) for body in _within(squad)]
    if _lists_models(found) or not has_body(squad):
        return found
    return [Body(squad, squad.number, UPGRADE.format(name=squad.name)), *found]


def _lists_models(bodies: list[Body]) -> bool:
    return any(body.selection.sort == "model" for body in bodies)


def _questioned(body: Body, squad: Selection) -> Body:
    text = SQUAD.format(unit=squad.name, name=body.selection.name)
    return Body(body.selection, body.count, body.doubt or text)


def _within(outer: Selection) -> Iterator[Body]:
    for inner in outer.selections:
        if inner.sort == "model":
            yield _model(inner)
            yield from _inside(inner)
        elif inner.sort != "unit" and has_body(inner):
            yield Body(inner, inner.number, UPGRADE.format(name=inner.name))
        elif inner.sort != "unit":
            yield from _within(inner)


def _inside(outer: Selection) -> Iterator[Body]:
    for part in parts_of(outer):
        if part.sort == "model" and part is not outer:
            yield Body(part, part.number, INSIDE.format(name=part.name, outer=outer.name))


def _model(selection: Selection) -> Body:
    counted = COUNTED_NAME.fullmatch(selection.name)
    if not counted:
        return Body(selection, selection.number)
    text = COUNTED.format(name=selection.name, number=selection.number)
    return Body(selection, int(counted[1]) * selection.number, text)


def _unlisted(squad: Selection) -> Body:
    """A unit whose models are not listed: an upgrade such as `20 Spearmen` gives a hint, if there is one."""
    for inner in squad.selections:
        counted = COUNTED_NAME.fullmatch(inner.name)
        if counted and not inner.sheets:
            text = COUNTED.format(name=inner.name, number=inner.number)
            return Body(squad, int(counted[1]) * inner.number, text)
    return Body(squad, squad.number, NO_MODELS.format(name=squad.name))


def own_parts(selection: Selection, apart: Collection[int]) -> Iterator[Selection]:
    """Go through what belongs to a selection, without units in it and the selections whose `id()` stands apart."""
    yield selection
    for inner in selection.selections:
        if inner.sort != "unit" and id(inner) not in apart:
            yield from own_parts(inner, apart)
