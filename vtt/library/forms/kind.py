"""The form of a kind of model: count, numbers, weapons, base, picture."""

from collections.abc import Sequence
from typing import Any, Final, get_args

import msgspec
from django import forms

from vtt.library import sizes
from vtt.library.checking import problem_of
from vtt.library.document import CHARACTERISTICS, Base, Kind, Profile, ProfileRule, UnitType
from vtt.library.forms.fields import (
    Choice,
    NameField,
    ValuesField,
    base_choices,
    length_field,
    number_text,
    values_text,
    words,
)
from vtt.library.forms.weapons import WeaponRow, weapon_rows
from vtt.library.models import Picture
from vtt.library.names import named

BY_HAND: Final = "by-hand"
BASE_BY_HAND = "Give the shape and a length in millimetres; an oval or rectangle also needs a width."
SHAPES: Final = [("round", "Round"), ("oval", "Oval"), ("rect", "Rectangle")]


class KindForm(forms.Form):
    """Everything about a kind of model but its weapons, which have rows of their own."""

    name = NameField(label="Name of the models")
    count = forms.IntegerField(label="How many", min_value=1, max_value=500, initial=1)
    upgrades = forms.CharField(
        label="Carries", max_length=400, required=False, help_text="Standard, musician…, with commas"
    )
    type = forms.ChoiceField(choices=words(*get_args(UnitType)))
    flyer = forms.BooleanField(label="Flies", required=False)
    character = forms.BooleanField(label="Is a character", required=False)
    move = length_field("Move, inches", 200, required=False)
    coherency = length_field("Coherency, inches", 200, required=False, help_text="Left empty: the formation's")
    WS, BS, S, T, W, I, A, Ld, Mg, Sv = (ValuesField(label=name) for name in CHARACTERISTICS)  # noqa: E741
    rules = forms.MultipleChoiceField(
        label="Special rules",
        choices=words(*get_args(ProfileRule)),
        required=False,
        widget=forms.CheckboxSelectMultiple,
    )
    base = forms.ChoiceField(required=False)
    shape = forms.ChoiceField(choices=SHAPES, required=False)
    length = length_field("Length or diameter, mm", 500, required=False)
    width = length_field("Width, mm", 500, required=False)
    height = forms.FloatField(
        label="Height, inches", min_value=0.1, max_value=60, widget=forms.NumberInput(attrs={"step": "any"})
    )
    art = forms.ChoiceField(label="Picture", required=False, widget=forms.RadioSelect)

    use_required_attribute = False

    def __init__(self, kind: Kind, pictures: Sequence[Picture], data: Any = None) -> None:
        super().__init__(data, initial=_initial(kind))
        self.kind = kind
        self.weapons: list[WeaponRow] = weapon_rows(kind.weapons, data)
        self.fields["base"].choices = [*base_choices("Choose later", [kind.base]), (BY_HAND, "Another size…")]  # type: ignore[attr-defined]
        self.fields["art"].choices = picture_choices(pictures, kind.art)  # type: ignore[attr-defined]

    @property
    def characteristics(self) -> list[forms.BoundField]:
        """The ten characteristics, in the rulebook's order."""
        return [self[name] for name in CHARACTERISTICS]

    def is_valid(self) -> bool:
        """Check the form and every row of weapons."""
        wrong_rows = [row for row in self.weapons if not row.is_valid()]
        return super().is_valid() and not wrong_rows

    def clean(self) -> dict[str, Any]:
        """Refuse a base by hand that is none, and numbers the rules do not allow."""
        if self.cleaned_data.get("base") == BY_HAND and self._base_by_hand() is None:
            self.add_error("length", BASE_BY_HAND)
        problem = None if self.errors else problem_of(self._profile())
        if problem is not None:
            self.add_error(problem.field, f"{problem.reason[0].upper()}{problem.reason[1:]}.")
        return self.cleaned_data

    def written(self) -> Kind:
        """Write what was entered into the kind of model."""
        given = self.cleaned_data
        return msgspec.structs.replace(
            self.kind,
            name=given["name"],
            count=given["count"],
            upgrades=_listed(given["upgrades"]),
            profile=self._profile(),
            weapons=tuple(weapon for row in self.weapons if (weapon := row.weapon())),
            base=self._base(),
            base_from="chosen",
            height=given["height"],
            art=given["art"],
        )

    def _profile(self) -> Profile:
        given = self.cleaned_data
        names = ("type", "flyer", "character", "move", "coherency", *CHARACTERISTICS)
        return Profile(**{name: given[name] for name in names}, rules=tuple(given["rules"]))

    def _base(self) -> Base | None:
        chosen = self.cleaned_data["base"]
        return self._base_by_hand() if chosen == BY_HAND else sizes.base_of(chosen)

    def _base_by_hand(self) -> Base | None:
        shape, length, width = (self.cleaned_data.get(name) for name in ("shape", "length", "width"))
        size = number_text(length) if shape == "round" else f"{number_text(length)}x{number_text(width)}"
        return sizes.base_of(f"{shape}-{size}")


def picture_choices(pictures: Sequence[Picture], held: str) -> list[Choice]:
    """Offer pictures, the one that is held even if it is gone, and none."""
    known = {picture.small: picture.title for picture in pictures}
    if held and held not in known:
        known[held] = "The one it has"
    return [("", "None"), *known.items()]


def _initial(kind: Kind) -> dict[str, Any]:
    profile = kind.profile
    return {
        "name": kind.name,
        "count": kind.count,
        "upgrades": ", ".join(kind.upgrades),
        "type": profile.type,
        "flyer": profile.flyer,
        "character": profile.character,
        "move": number_text(profile.move),
        "coherency": number_text(profile.coherency),
        "rules": list(profile.rules),
        "base": sizes.code_of(kind.base),
        "height": number_text(kind.height),
        "art": kind.art,
        **{name: values_text(getattr(profile, name)) for name in CHARACTERISTICS},
    }


def _listed(text: str) -> tuple[str, ...]:
    return tuple(named(part) for part in text.split(",") if part.strip())[:40]
