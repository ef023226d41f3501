"""What a person chose before: remembered by name, so that a base is asked for once and not in every army."""

from dataclasses import dataclass
from typing import Final, get_args

import msgspec

from vtt.library import sizes
from vtt.library.document import Army, Base, Formation, Kind, Unit, with_kinds, with_units
from vtt.library.models import Choice

FORMATIONS: Final[tuple[Formation, ...]] = get_args(Formation)


@dataclass(frozen=True, slots=True)
class Choices:
    """Bases and formations an owner chose last, by lower-case name."""

    bases: dict[str, Base]
    formations: dict[str, Formation]

    def applied(self, army: Army) -> Army:
        """Fill in what is missing or only assumed."""
        return with_units(army, self._unit)

    def _unit(self, unit: Unit) -> Unit:
        unit = with_kinds(unit, self._kind)
        known = self.formations.get(unit.name.lower())
        if unit.formation or not known:
            return unit
        return msgspec.structs.replace(unit, formation=known, formation_from="remembered")

    def _kind(self, kind: Kind) -> Kind:
        known = self.bases.get(kind.name.lower())
        if known is None or (kind.base is not None and kind.base_from == "chosen"):
            return kind
        return msgspec.structs.replace(kind, base=known, base_from="remembered")


def choices_of(owner: str) -> Choices:
    """Read what an owner chose before."""
    rows = list(Choice.objects.filter(owner=owner))
    by_code = {row.name: sizes.base_of(row.value) for row in rows if row.about == "base"}
    by_name = {row.name: row.value for row in rows if row.about == "formation"}
    return Choices(
        bases={name: base for name, base in by_code.items() if base is not None},
        formations={name: form for name, value in by_name.items() for form in FORMATIONS if form == value},
    )


def remember(owner: str, army: Army) -> None:
    """Keep the bases and formations that were chosen in an army for the next one."""
    for unit in army.units:
        if unit.formation and unit.formation_from == "chosen":
            _keep(owner, "formation", unit.name, unit.formation)
        for kind in unit.kinds:
            if kind.base is not None and kind.base_from == "chosen":
                _keep(owner, "base", kind.name, sizes.code_of(kind.base))


def _keep(owner: str, about: str, name: str, value: str) -> None:
    Choice.objects.update_or_create(owner=owner, about=about, name=name.lower(), defaults={"value": value})
