"""What an army still needs, as one form: counts and moves a list left open, bases by name, formations."""

from typing import Any, Final

import msgspec
from django import forms

from vtt.library import sizes
from vtt.library.document import Army, Formation, Inches, Kind, Unit, with_kinds, with_units
from vtt.library.drafts import Doubt
from vtt.library.forms.fields import base_choices, formation_choices, length_field
from vtt.library.matters import matters_of

MOST_COUNT: Final = 500
EVERY_UNIT: Final = "every-formation"
NOTHING_LEFT = "No unit would be left; keep at least one, or discard the import."


class Decisions(forms.Form):
    """One field for everything that is open in an army; what is left blank stays open."""

    use_required_attribute = False

    def __init__(self, army: Army, data: Any = None) -> None:
        super().__init__(data)
        self.army = army
        self._add_moves()
        self._add_bases()
        self._add_formations()

    def fields_of(self, about: str) -> list[forms.BoundField]:
        """List the fields about one thing: count, move, base, formation, keep."""
        return [self[name] for name in self.fields if name.startswith(f"{about}:")]

    @property
    def moves(self) -> list[forms.BoundField]:
        """How far models move."""
        return self.fields_of("move")

    @property
    def bases(self) -> list[forms.BoundField]:
        """The base of every name."""
        return self.fields_of("base")

    @property
    def formations(self) -> list[forms.BoundField]:
        """The formation of every unit."""
        return self.fields_of("formation")

    @property
    def formation_for_all(self) -> forms.BoundField | None:
        """The formation of all units that have none, where there are several."""
        return self[EVERY_UNIT] if EVERY_UNIT in self.fields else None

    def decided(self, army: Army) -> Army:
        """Write what was decided into an army: the one asked about, as it stands now."""
        return with_units(army, self._unit)

    def base_names(self) -> list[str]:
        """Name the models whose base is asked for."""
        return list(matters_of(self.army).bases)

    def base_label(self, name: str) -> str:
        """Ask for the base of a name."""
        return name

    def _unit(self, unit: Unit) -> Unit:
        unit = with_kinds(unit, lambda kind: self._kind(unit, kind))
        for_all = self._given(EVERY_UNIT) if unit.formation is None else None
        formation: Formation | None = self._given(f"formation:{unit.id}") or for_all
        if formation is None:
            return unit
        return msgspec.structs.replace(unit, formation=formation, formation_from="chosen")

    def _kind(self, unit: Unit, kind: Kind) -> Kind:
        move: Inches | None = self._given(f"move:{unit.id}:{kind.id}")
        if move is not None:
            kind = msgspec.structs.replace(kind, profile=msgspec.structs.replace(kind.profile, move=move))
        base = sizes.base_of(self._given(f"base:{kind.name}") or "")
        if base is None or base == kind.base:
            return kind
        return msgspec.structs.replace(kind, base=base, base_from="chosen")

    def _given(self, name: str) -> Any:
        value = self.cleaned_data.get(name)
        return None if value == "" else value

    def _add_moves(self) -> None:
        for unit, kind in matters_of(self.army).moves:
            label = f"Move of “{kind.name}” in “{unit.name}”, in inches"
            self.fields[f"move:{unit.id}:{kind.id}"] = length_field(label, 200, required=False)

    def _add_bases(self) -> None:
        kinds = [kind for unit in self.army.units for kind in unit.kinds]
        choices = base_choices("Choose…", (kind.base for kind in kinds))
        for name in self.base_names():
            base = next(kind.base for kind in kinds if kind.name == name)
            field = forms.ChoiceField(
                label=self.base_label(name), choices=choices, required=False, initial=sizes.code_of(base)
            )
            self.fields[f"base:{name}"] = field

    def _add_formations(self) -> None:
        open_units = matters_of(self.army).formations
        if len(open_units) > 1:
            choices = formation_choices("Leave open")
            label = "All units without one"
            self.fields[EVERY_UNIT] = forms.ChoiceField(label=label, choices=choices, required=False)
        for unit in open_units:
            choices = formation_choices("As above" if len(open_units) > 1 else "Choose…")
            field = forms.ChoiceField(label=unit.name, choices=choices, required=False)
            self.fields[f"formation:{unit.id}"] = field


class ImportDecisions(Decisions):
    """The decisions of an import: also which units to keep, and counts the list does not give plainly."""

    def __init__(self, army: Army, doubts: tuple[Doubt, ...], data: Any = None) -> None:
        super().__init__(army, data)
        self._move_texts = {(doubt.unit, doubt.kind): doubt.text for doubt in doubts if doubt.about == "move"}
        self._word_moves()
        self._add_counts(tuple(doubt for doubt in doubts if doubt.about == "count"))
        for unit in army.units:
            self.fields[f"keep:{unit.id}"] = forms.BooleanField(
                label=f"Keep {unit.name}", required=False, initial=True
            )

    @property
    def counts(self) -> list[forms.BoundField]:
        """How many models there are."""
        return self.fields_of("count")

    @property
    def kept(self) -> dict[str, forms.BoundField]:
        """Which units to keep, by their id."""
        return {unit.id: self[f"keep:{unit.id}"] for unit in self.army.units}

    def clean(self) -> dict[str, Any]:
        """Refuse an army of nothing."""
        if not self.errors and not self.decided(self.army).units:
            raise forms.ValidationError(NOTHING_LEFT)
        return self.cleaned_data

    def decided(self, army: Army) -> Army:
        """Write what was decided into an army, without what is not kept."""
        kept = [self._counted(unit) for unit in army.units if self._given(f"keep:{unit.id}")]
        left = msgspec.structs.replace(army, units=tuple(unit for unit in kept if unit.kinds))
        return with_units(left, self._unit)

    def base_names(self) -> list[str]:
        """Name all models whose base was not chosen for this very army."""
        kinds = [kind for unit in self.army.units for kind in unit.kinds]
        return list(dict.fromkeys(kind.name for kind in kinds if kind.base is None or kind.base_from != "chosen"))

    def base_label(self, name: str) -> str:
        """Ask for the base of a name, saying where the one that stands there comes from."""
        kind = next(kind for unit in self.army.units for kind in unit.kinds if kind.name == name)
        if kind.base is None:
            return name
        return f"{name} · {sizes.size_of(kind.base)} ({kind.base_from})"

    def _counted(self, unit: Unit) -> Unit:
        kinds = (self._with_count(unit, kind) for kind in unit.kinds)
        return msgspec.structs.replace(unit, kinds=tuple(kind for kind in kinds if kind.count))

    def _with_count(self, unit: Unit, kind: Kind) -> Kind:
        count = self._given(f"count:{unit.id}:{kind.id}")
        return kind if count is None else msgspec.structs.replace(kind, count=count)

    def _word_moves(self) -> None:
        for unit, kind in matters_of(self.army).moves:
            text = self._move_texts.get((unit.id, kind.id))
            if text:
                self.fields[f"move:{unit.id}:{kind.id}"].label = text

    def _add_counts(self, doubts: tuple[Doubt, ...]) -> None:
        counts = {(unit.id, kind.id): kind.count for unit in self.army.units for kind in unit.kinds}
        for doubt in doubts:
            field = forms.IntegerField(label=doubt.text, min_value=0, max_value=MOST_COUNT)
            field.initial = counts[doubt.unit, doubt.kind]
            self.fields[f"count:{doubt.unit}:{doubt.kind}"] = field
