"""The rows of weapons of a kind of model; a row without a name is none."""

from typing import Any, Final

from django import forms

from vtt.library.document import MOST_WEAPONS, Weapon
from vtt.library.forms.fields import LENGTH, NameField, number_text, words

NEEDS_A_NAME = "Give this weapon a name, or empty the row."
BLANK_ROWS: Final = 2


class WeaponRow(forms.Form):
    """One weapon or spell."""

    name = NameField(label="Weapon", required=False)
    range = forms.FloatField(
        label="Range", min_value=0, max_value=200, required=False, widget=forms.NumberInput(attrs=LENGTH)
    )
    S = forms.IntegerField(label="S", min_value=-1000, max_value=1000, required=False)
    AP = forms.IntegerField(label="AP", min_value=-1000, max_value=1000, required=False)
    shots = forms.IntegerField(label="Shots", min_value=0, max_value=1000, required=False)
    kind = forms.ChoiceField(label="Sort", choices=words("weapon", "spell"), required=False)

    def clean(self) -> dict[str, Any]:
        """Refuse numbers without a name."""
        given = self.cleaned_data
        numbers = (given.get(name) for name in ("range", "S", "AP", "shots"))
        if not given.get("name") and any(number is not None for number in numbers):
            self.add_error("name", NEEDS_A_NAME)
        return given

    def weapon(self) -> Weapon | None:
        """Give the weapon, None for an empty row."""
        given = self.cleaned_data
        if not given["name"]:
            return None
        return Weapon(
            name=given["name"],
            range=given["range"] or 0.0,
            S=given["S"],
            AP=given["AP"],
            shots=1 if given["shots"] is None else given["shots"],
            kind=given["kind"] or "weapon",
        )


def weapon_rows(weapons: tuple[Weapon, ...], data: Any = None) -> list[WeaponRow]:
    """Open a row for every weapon and a few empty ones."""
    count = min(len(weapons) + BLANK_ROWS, MOST_WEAPONS)
    if data is not None:
        count = sum(f"w{n}-name" in data for n in range(MOST_WEAPONS))
    filled = [_initial(weapon) for weapon in weapons]
    return [WeaponRow(data, prefix=f"w{n}", initial=filled[n] if n < len(filled) else {}) for n in range(count)]


def _initial(weapon: Weapon) -> dict[str, Any]:
    return {
        "name": weapon.name,
        "range": number_text(weapon.range),
        "S": weapon.S,
        "AP": weapon.AP,
        "shots": weapon.shots,
        "kind": weapon.kind,
    }
