"""The armies of a table file, taken off the table."""

import re
from typing import Any, Final

import msgspec

import rules
from vtt.library.document import Army, Kind, Unit, crowding, renumbered
from vtt.library.drafts import ArmyDraft, Note
from vtt.library.names import named
from vtt.library.reading.refusing import ListRefused

SOURCE: Final = "Warmat table"
NUMBERED: Final = re.compile(r"(.+?)[ -]?\d+")

OTHER_RULES = "This table file has no units of inches in it; only scrollhammer tables have armies."
NO_UNITS = "There are no units in this table file."
TOO_LARGE = "This table file has an army too large for the library: {reason}."
TWO_SIDES = "This file has the armies of both sides; untick the units that are not yours."
LEFT = "Taken off the table: where models stood, wounds, effects and terrain are left out."


def draft_of(raw: dict[str, Any]) -> ArmyDraft:
    """Take the units of a table file; raises `ListRefused` naming the place that is wrong."""
    table = _checked(raw)
    if "units" not in table:
        raise ListRefused(OTHER_RULES)
    try:
        units = tuple(_unit(table, key, unit) for key, unit in table["units"].items())
        army = Army(name="Army from a table", units=tuple(unit for unit in units if unit is not None))
        army = renumbered(msgspec.convert(msgspec.to_builtins(army), Army))
    except msgspec.ValidationError as error:
        raise ListRefused(TOO_LARGE.format(reason=error)) from None
    if not army.units:
        raise ListRefused(NO_UNITS)
    if problem := crowding(army):
        raise ListRefused(problem)
    return ArmyDraft(source=SOURCE, army=army, notes=_notes(table))


def _checked(raw: dict[str, Any]) -> dict[str, Any]:
    try:
        return rules.dump(rules.load(raw, "file"))
    except rules.Unreadable as error:
        raise ListRefused(f"This table file cannot be read: {error}.") from None


def _notes(table: dict[str, Any]) -> tuple[Note, ...]:
    sides = {unit["seat"] for unit in table["units"].values()}
    if len(sides) < 2:
        return (Note(text=LEFT),)
    names = tuple(f"{named(unit['name'], key)} ({unit['seat']})" for key, unit in table["units"].items())
    return Note(text=TWO_SIDES, names=names), Note(text=LEFT)


def _unit(table: dict[str, Any], key: str, unit: dict[str, Any]) -> Unit | None:
    """A unit without models is a name and nothing to place; it is None."""
    kinds: dict[str, Kind] = {}
    for model in table["models"].values():
        if model["unit"] == key:
            _count(kinds, _kind(table, model))
    if not kinds:
        return None
    return Unit(id=key, name=named(unit["name"], key), formation=unit["formation"], kinds=tuple(kinds.values()))


def _count(kinds: dict[str, Kind], kind: Kind) -> None:
    mark = msgspec.json.encode(kind).decode()
    known = kinds.get(mark)
    kinds[mark] = msgspec.structs.replace(known, count=known.count + 1) if known else kind


def _kind(table: dict[str, Any], model: dict[str, Any]) -> Kind:
    profile = dict(table["profiles"][model["profile"]])
    weapons = profile.pop("weapons")
    label = model["name"] or model["profile"]
    numbered = NUMBERED.fullmatch(label)
    parts = {
        "id": "k1",
        "name": named(numbered[1] if numbered else label),
        "profile": profile,
        "weapons": weapons,
        "base": model["base"],
        "height": model["height"],
    }
    return msgspec.convert(parts, Kind)
