"""An army as the units, models and profiles of a table file, all in the tray of a seat."""

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from django.utils.text import slugify

import rules
from vtt.library.document import Army, Kind, Unit
from vtt.library.matters import matters_of

SLUG_LENGTH: Final = 20


class NotReady(ValueError):
    """An army that cannot be placed yet; `str()` is one sentence that says what is missing."""


@dataclass
class TableParts:
    """The three objects of a table file that an army fills; the keys of two seats never meet."""

    profiles: dict[str, dict[str, Any]] = field(default_factory=dict)
    units: dict[str, dict[str, Any]] = field(default_factory=dict)
    models: dict[str, dict[str, Any]] = field(default_factory=dict)

    def document(self) -> dict[str, Any]:
        """Write the smallest table file with these parts."""
        parts = {"profiles": self.profiles, "units": self.units, "models": self.models}
        return {"format": "warmat/1", "ruleset": "scrollhammer", "mat": {"width": 72, "depth": 48}, **parts}


def to_table_parts(army: Army, seat: rules.Seat) -> TableParts:
    """Put an army into a seat's tray; raises `NotReady`, or `rules.Unreadable` for numbers the rules do not know."""
    missing = matters_of(army).sentences
    if missing:
        others = f" (One of {len(missing)} things that are open.)" if len(missing) > 1 else ""
        raise NotReady(f"{missing[0]}{others}")
    parts = TableParts()
    for number, unit in enumerate(army.units, start=1):
        _add_unit(parts, unit, seat, number)
    rules.load(parts.document())
    return parts


def _add_unit(parts: TableParts, unit: Unit, seat: rules.Seat, number: int) -> None:
    key = f"{seat}-{_slug(unit.name, 'unit')}-{number}"
    parts.units[key] = {"name": unit.name, "seat": seat, "formation": unit.formation}
    profiles = {kind.id: _profile_key(parts, kind, seat) for kind in unit.kinds}
    models = [kind for kind in unit.kinds for _ in range(kind.count)]
    for place, (kind, name) in enumerate(zip(models, _names(unit), strict=True), start=1):
        shared = {"unit": key, "profile": profiles[kind.id], "name": name}
        parts.models[f"{key}-{place}"] = shared | _body(kind)


def _profile_key(parts: TableParts, kind: Kind, seat: rules.Seat) -> str:
    """Find or add the profile; equal numbers share one."""
    written = msgspec.to_builtins(kind.profile) | {"weapons": msgspec.to_builtins(kind.weapons)}
    known = next((key for key, profile in parts.profiles.items() if profile == written), None)
    if known is None:
        known = f"{seat}-{_slug(kind.name, 'model')}-{len(parts.profiles) + 1}"
        parts.profiles[known] = written
    return known


def _body(kind: Kind) -> dict[str, Any]:
    art = f"pictures/{kind.art}.webp" if kind.art else ""
    return {"base": msgspec.to_builtins(kind.base), "height": kind.height, "off": "tray", "art": art}


def _slug(name: str, otherwise: str) -> str:
    return slugify(name)[:SLUG_LENGTH].strip("-") or otherwise


def _names(unit: Unit) -> list[str]:
    """Number the models of a name, and tell kinds that share a name apart by what they carry."""
    counts: dict[str, int] = {}
    names = []
    for kind in unit.kinds:
        label = _label(unit, kind)
        for _ in range(kind.count):
            counts[label] = counts.get(label, 0) + 1
            names.append(f"{label} {counts[label]}")
    return [name.removesuffix(" 1") if counts.get(name.removesuffix(" 1")) == 1 else name for name in names]


def _label(unit: Unit, kind: Kind) -> str:
    shared = sum(other.name == kind.name for other in unit.kinds) > 1
    return ", ".join((kind.name, *kind.upgrades))[:180] if shared else kind.name
