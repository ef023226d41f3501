"""Fields the forms share: values of a characteristic, numbers without a needless `.0`, choices of words."""

import re
from collections.abc import Iterable
from typing import Any, Final

from django import forms

from vtt.library import sizes
from vtt.library.choices import FORMATIONS
from vtt.library.document import Base
from vtt.library.names import LONGEST, one_line

WRONG_VALUES = "Write a whole number, several with commas, or – for none."
LENGTH: Final = {"step": "any", "inputmode": "decimal"}
NONE: Final = frozenset({"", "-", "–", "—"})
_VALUES: Final = re.compile(r"\d{1,3}( *[,/] *\d{1,3}){0,9}")

Choice = tuple[str, str]
Values = int | tuple[int, ...] | None


class ValuesField(forms.Field):
    """A characteristic: a whole number, several of them, or nothing (C1)."""

    def __init__(self, **options: Any) -> None:
        super().__init__(required=False, widget=forms.TextInput, **options)

    def to_python(self, value: Any) -> Any:
        """Read the values; raises `ValidationError`."""
        text = str(value or "").strip()
        if text in NONE:
            return None
        if not _VALUES.fullmatch(text):
            raise forms.ValidationError(WRONG_VALUES)
        values = tuple(int(part) for part in re.split(r"[,/]", text))
        return values if len(values) > 1 else values[0]


class NameField(forms.CharField):
    """A name of at most 80 characters on one line."""

    def __init__(self, **options: Any) -> None:
        super().__init__(max_length=LONGEST, **options)

    def to_python(self, value: Any) -> str:
        """Read the name, without what cannot be printed."""
        return one_line(super().to_python(value) or "", 2 * LONGEST)


def values_text(values: Values) -> str:
    """Write a characteristic as the field reads it."""
    if isinstance(values, tuple):
        return ", ".join(str(value) for value in values)
    return "–" if values is None else str(values)


def number_text(number: float | None) -> str:
    """Write a number without a needless `.0`, nothing for none."""
    return "" if number is None else f"{number:g}"


def length_field(label: str, most: float, **options: Any) -> forms.FloatField:
    """A length that may be left out."""
    widget = forms.NumberInput(attrs=LENGTH)
    return forms.FloatField(label=label, min_value=0, max_value=most, widget=widget, **options)


def words(*names: str) -> list[Choice]:
    """Offer words as they are, written for people."""
    return [(name, name.replace("_", " ").capitalize()) for name in names]


def formation_choices(blank: str) -> list[Choice]:
    """Offer the formations, and a blank."""
    return [("", blank), *words(*FORMATIONS)]


def base_choices(blank: str, known: Iterable[Base | None] = ()) -> list[Choice | tuple[str, list[Choice]]]:
    """Offer every base that is sold, bases that are set already, and a blank."""
    others = [base for base in dict.fromkeys(known) if base is not None and base not in sizes.KNOWN]
    groups = [
        ("Round", [base for base in sizes.KNOWN if sizes.code_of(base).startswith("round")]),
        ("Oval", [base for base in sizes.KNOWN if sizes.code_of(base).startswith("oval")]),
        ("Rectangle", [base for base in sizes.KNOWN if sizes.code_of(base).startswith("rect")]),
        ("Other", others),
    ]
    written = [(name, [(sizes.code_of(base), sizes.size_of(base)) for base in bases]) for name, bases in groups]
    return [("", blank), *((name, bases) for name, bases in written if bases)]
