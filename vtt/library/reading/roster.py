"""A roster as BattleScribe and New Recruit write it, reduced to what an army needs."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from vtt.library.names import one_line
from vtt.library.reading.refusing import ListRefused
from vtt.library.reading.shape import TEXT

LONGEST_TEXT: Final = 200
"""Characters of a name or a value; only rules text is longer, and that is not kept."""

NOT_A_LIST = "This roster is damaged: “{key}” should be a list."
BAD_NUMBER = "This roster is damaged: “{name}” has {value} for a number."


@dataclass(frozen=True, slots=True)
class Cost:
    """What something costs in one currency of the list."""

    name: str
    value: float


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of values of a roster (a *profile* there): of models, of a weapon, of a rule."""

    name: str
    sort: str
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Selection:
    """Something chosen: a unit, a model, an upgrade, with what was chosen for it."""

    name: str
    sort: str
    number: int
    categories: tuple[str, ...]
    costs: tuple[Cost, ...]
    sheets: tuple[Sheet, ...]
    selections: tuple["Selection", ...]

    def walk(self) -> Iterator["Selection"]:
        """Go through this selection and everything in it."""
        yield self
        for inner in self.selections:
            yield from inner.walk()


@dataclass(frozen=True, slots=True)
class Force:
    """A part of the army, with parts of its own."""

    selections: tuple[Selection, ...]
    forces: tuple["Force", ...]

    def walk(self) -> Iterator[Selection]:
        """Go through the outermost selections of this force and of those nested in it."""
        yield from self.selections
        for inner in self.forces:
            yield from inner.walk()


@dataclass(frozen=True, slots=True)
class Roster:
    """A whole list."""

    name: str
    source: str
    costs: tuple[Cost, ...]
    forces: tuple[Force, ...]


def roster_of(raw: dict[str, Any]) -> Roster:
    """Read a roster from the shape of its JSON; ids are not looked at. Raises `ListRefused`."""
    inside = raw["roster"]
    if not isinstance(inside, dict):
        raise ListRefused(NOT_A_LIST.format(key="roster"))
    by_new_recruit = "newrecruit" in _text(inside, "generatedBy").lower()
    return Roster(
        name=_text(inside, "name"),
        source="New Recruit" if by_new_recruit else "BattleScribe",
        costs=_costs(inside),
        forces=tuple(_force(part) for part in _parts(inside, "forces")),
    )


def _force(raw: dict[str, Any]) -> Force:
    return Force(
        selections=tuple(_selection(part) for part in _parts(raw, "selections")),
        forces=tuple(_force(part) for part in _parts(raw, "forces")),
    )


def _selection(raw: dict[str, Any]) -> Selection:
    return Selection(
        name=_text(raw, "name") or "Without a name",
        sort=_text(raw, "type").lower(),
        number=_whole(raw),
        categories=tuple(_text(part, "name") for part in _parts(raw, "categories")),
        costs=_costs(raw),
        sheets=tuple(_sheet(part) for part in _parts(raw, "profiles")),
        selections=tuple(_selection(part) for part in _parts(raw, "selections")),
    )


def _sheet(raw: dict[str, Any]) -> Sheet:
    values = tuple((_text(part, "name"), _value(part)) for part in _parts(raw, "characteristics"))
    return Sheet(name=_text(raw, "name"), sort=_text(raw, "typeName", "profileTypeName"), values=values)


def _value(raw: dict[str, Any]) -> str:
    """Files before 2.02 wrote a value as an attribute, later ones as text."""
    return _text(raw, TEXT) or _text(raw, "value")


def _costs(raw: dict[str, Any]) -> tuple[Cost, ...]:
    return tuple(_cost(part) for part in _parts(raw, "costs"))


def _cost(raw: dict[str, Any]) -> Cost:
    name = _text(raw, "name") or _text(raw, "typeId", "costTypeId")
    return Cost(name, _number(raw, "value", name, 0.0))


def _whole(raw: dict[str, Any]) -> int:
    number = _number(raw, "number", _text(raw, "name"), 1.0)
    if number != int(number) or number < 0:
        raise ListRefused(BAD_NUMBER.format(name=_text(raw, "name"), value=f"{number:g}"))
    return int(number)


def _number(raw: dict[str, Any], key: str, name: str, default: float) -> float:
    written = _text(raw, key)
    if not written:
        return default
    try:
        number = float(written)
    except ValueError:
        number = math.nan
    if not abs(number) <= 1_000_000:
        raise ListRefused(BAD_NUMBER.format(name=name, value=f"“{written[:20]}”"))
    return number


def _parts(raw: dict[str, Any], key: str) -> list[dict[str, Any]]:
    found = raw.get(key, [])
    if not isinstance(found, list) or not all(isinstance(part, dict) for part in found):
        raise ListRefused(NOT_A_LIST.format(key=key))
    return found


def _text(raw: dict[str, Any], *keys: str) -> str:
    """Read the first of some keys that is there, whatever way it is written: names and ids may be numbers."""
    written = next((raw[key] for key in keys if raw.get(key) is not None), "")
    return one_line(str(written), LONGEST_TEXT) if isinstance(written, str | int | float) else ""
