"""Army lists as other programs write them, with names nobody else uses: one list, every way to write it."""

import io
import json
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any
from xml.sax.saxutils import quoteattr


@dataclass
class Sheet:
    """A table of values."""

    sort: str
    name: str
    values: dict[str, str]


@dataclass
class Chosen:
    """A selection."""

    sort: str
    name: str
    number: int = 1
    sheets: list[Sheet] = field(default_factory=list)
    inner: list["Chosen"] = field(default_factory=list)
    points: float = 0
    categories: tuple[str, ...] = ()


@dataclass
class Force:
    """A force, with forces of its own."""

    chosen: list[Chosen]
    forces: list["Force"] = field(default_factory=list)


def body(name: str, move: str = '6"', wounds: str = "1", save: str = "5+", **others: str) -> Sheet:
    """Numbers of models."""
    return Sheet("Unit", name, {"Move": move, "Wounds": wounds, "Save": save, **others})


def blade(name: str = "Hooked blade", **others: str) -> Sheet:
    """Numbers of a weapon."""
    values = {"Range": "Melee", "Type": "Melee", "S": "4", "AP": "-1", "D": "1", "Abilities": "Cuts reeds."}
    return Sheet("Weapon", name, {**values, **others})


def rule(name: str = "Marsh lore") -> Sheet:
    """Rules text, which no import keeps."""
    return Sheet("Abilities", name, {"Description": "Once a battle this secret text does something."})


def model(name: str, number: int, *inner: Chosen, **more: Any) -> Chosen:
    """A selection of models."""
    return Chosen("model", name, number, inner=list(inner), **more)


def upgrade(name: str, number: int = 1, *sheets: Sheet, **more: Any) -> Chosen:
    """A selection of an upgrade."""
    return Chosen("upgrade", name, number, sheets=list(sheets), **more)


def unit(name: str, *inner: Chosen, **more: Any) -> Chosen:
    """A selection of a unit."""
    return Chosen("unit", name, inner=list(inner), **more)


def reed_folk() -> list[Force]:
    """A whole list: settings, a leader, a squad with a musician, a nested force with a beast that cannot move."""
    squad = unit(
        "Reed Wardens",
        model("Reed Warden", 1, upgrade("Hooked blade", 1, blade()), upgrade("Piper", 1, rule("Piper"))),
        model("Reed Warden", 7, upgrade("Hooked blade", 7, blade())),
        sheets=[body("Reed Wardens"), rule()],
        points=110,
        categories=("INFANTRY",),
    )
    leader = unit(
        "Mother of Eels",
        model("Mother of Eels", 1, upgrade("Eel lash", 1, blade("Eel lash", Range='12"', Type="Assault 3"))),
        sheets=[body("Mother of Eels", move="5", wounds="4", save="4+")],
        points=95,
        categories=("HERO", "INFANTRY"),
    )
    rooted = unit(
        "Drowned Oak",
        model("Drowned Oak", 1),
        sheets=[body("Drowned Oak", move="-", wounds="12", save="-", Control="5")],
        points=180,
        categories=("MONSTER",),
    )
    return [Force([upgrade("Battle size"), leader, squad], [Force([rooted])])]


def as_json(forces: list[Force], **changes: Any) -> bytes:
    """Write a list as New Recruit's JSON, ids as numbers."""
    roster = {
        "id": 7,
        "name": "Reeds and eels",
        "generatedBy": "https://newrecruit.eu",
        "costs": [{"name": "pts", "typeId": "points", "value": _total(forces)}],
        "forces": [_force_json(force) for force in forces],
    }
    return json.dumps({"roster": roster | changes}).encode()


def as_xml(forces: list[Force], generator: str = ' generatedBy="https://newrecruit.eu"') -> bytes:
    """Write a list as XML of version 2.03."""
    inside = "".join(_force_xml(force, "typeId", "text") for force in forces)
    return _roster_xml("typeId", _total(forces), inside, generator)


def as_old_xml(forces: list[Force]) -> bytes:
    """Write a list as XML of version 2.01: `costTypeId`, and values as attributes."""
    inside = "".join(_force_xml(force, "costTypeId", "attribute") for force in forces)
    return _roster_xml("costTypeId", _total(forces), inside, "")


def zipped(*entries: tuple[str, bytes]) -> bytes:
    """Pack files."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries:
            archive.writestr(name, content)
    return file.getvalue()


def _total(forces: list[Force]) -> float:
    return sum(_points(force.chosen) + _total(force.forces) for force in forces)


def _points(chosen: Iterable[Chosen]) -> float:
    return sum(each.points + _points(each.inner) for each in chosen)


def _force_json(force: Force) -> dict[str, Any]:
    written: dict[str, Any] = {"selections": [_chosen_json(each) for each in force.chosen]}
    return written | ({"forces": [_force_json(inner) for inner in force.forces]} if force.forces else {})


def _chosen_json(chosen: Chosen) -> dict[str, Any]:
    written: dict[str, Any] = {"id": 12, "name": chosen.name, "type": chosen.sort, "number": chosen.number}
    written["categories"] = [{"id": 3, "name": name} for name in chosen.categories]
    written["profiles"] = [_sheet_json(sheet) for sheet in chosen.sheets]
    written["costs"] = [{"name": "pts", "typeId": "points", "value": chosen.points}]
    written["selections"] = [_chosen_json(inner) for inner in chosen.inner]
    return {key: value for key, value in written.items() if value != []}


def _sheet_json(sheet: Sheet) -> dict[str, Any]:
    values = [{"name": name, "typeId": 5, "$text": text} for name, text in sheet.values.items()]
    return {"id": 9, "name": sheet.name, "typeName": sheet.sort, "characteristics": values}


def _roster_xml(cost_key: str, total: float, inside: str, generator: str) -> bytes:
    costs = f'<costs><cost name="pts" {cost_key}="points" value="{total}"/></costs>'
    head = f'<roster id="7" name="Reeds and eels" xmlns="urn:roster"{generator}>'
    text = f"{head}{costs}<forces>{inside}</forces></roster>"
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}'.encode()


def _force_xml(force: Force, cost_key: str, way: str) -> str:
    chosen = "".join(_chosen_xml(each, cost_key, way) for each in force.chosen)
    inner = "".join(_force_xml(each, cost_key, way) for each in force.forces)
    return f'<force id="1" name="Host"><rules/><selections>{chosen}</selections><forces>{inner}</forces></force>'


def _chosen_xml(chosen: Chosen, cost_key: str, way: str) -> str:
    head = f'<selection id="2" name={quoteattr(chosen.name)} number="{chosen.number}" type="{chosen.sort}">'
    parts = {
        "profiles": "".join(_sheet_xml(sheet, way) for sheet in chosen.sheets),
        "selections": "".join(_chosen_xml(inner, cost_key, way) for inner in chosen.inner),
        "costs": f'<cost name="pts" {cost_key}="points" value="{chosen.points}"/>',
        "categories": "".join(f'<category id="3" name="{name}"/>' for name in chosen.categories),
    }
    return head + "".join(f"<{tag}>{text}</{tag}>" for tag, text in parts.items()) + "</selection>"


def _sheet_xml(sheet: Sheet, way: str) -> str:
    kind = "profileTypeName" if way == "attribute" else "typeName"
    values = "".join(_value_xml(name, text, way) for name, text in sheet.values.items())
    head = f'<profile id="9" name={quoteattr(sheet.name)} {kind}="{sheet.sort}">'
    return f"{head}<characteristics>{values}</characteristics></profile>"


def _value_xml(name: str, text: str, way: str) -> str:
    if way == "attribute":
        return f'<characteristic name="{name}" value={quoteattr(text)}/>'
    return f'<characteristic name="{name}">{text}</characteristic>'
