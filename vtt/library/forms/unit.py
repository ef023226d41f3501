"""The form of a unit."""

from typing import Any

import msgspec
from django import forms

from vtt.library.document import Unit
from vtt.library.forms.fields import LENGTH, NameField, formation_choices, number_text

MOST_POINTS = 1_000_000


class UnitForm(forms.Form):
    """Name, formation and points of a unit."""

    name = NameField(label="Name of the unit")
    formation = forms.ChoiceField(choices=formation_choices("Choose later"), required=False)
    points = forms.FloatField(
        min_value=-MOST_POINTS, max_value=MOST_POINTS, required=False, widget=forms.NumberInput(attrs=LENGTH)
    )

    def written(self, unit: Unit) -> Unit:
        """Write what was entered into a unit."""
        chosen = self.cleaned_data["formation"] or None
        unit = msgspec.structs.replace(
            unit, name=self.cleaned_data["name"], points=self.cleaned_data["points"], formation=chosen
        )
        return msgspec.structs.replace(unit, formation_from="chosen") if chosen else unit


def unit_form(unit: Unit, data: Any = None, prefix: str | None = None) -> UnitForm:
    """Open the form of a unit, its fields prefixed where another form stands on the same page."""
    initial = {"name": unit.name, "formation": unit.formation or "", "points": number_text(unit.points)}
    return UnitForm(data, initial=initial, prefix=prefix)
