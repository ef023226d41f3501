"""The form of a new game."""

from collections.abc import Iterator
from typing import Any, Final

from django import forms
from django.core.files.uploadedfile import UploadedFile

import rules
from vtt.games.models import USUAL_VISIBILITY, VISIBILITIES
from vtt.games.speech import cleaned
from vtt.games.table_files import IS_EXPORT, is_uploaded_export
from vtt.library.models import Army
from vtt.setup.choices import LEAST, MOST, MOST_TURNS, SIZES, defaults, options, written
from vtt.setup.ground import layouts
from vtt.setup.offers import offers, prepared

FREE: Final = "free"
LARGEST: Final = 2 * 1024 * 1024
TOO_LARGE: Final = "A table file may have 2 MB; this one is larger."
OTHER_RULES: Final = "That is a table of other rules; open it on the first page."
NO_NAME: Final = "Give the game a name that can be read."
NO_SIZE: Final = "Give the width and the depth in inches."
OPTION: Final = "option_"
USUAL: Final = "mill-valley"


class NewGame(forms.Form):
    """What a new game is made of; `armies` are those of the person who makes it."""

    name = forms.CharField(max_length=80, label="Name of the game")
    ruleset = forms.ChoiceField(
        choices=[(offer.ruleset, f"{offer.name}: {offer.about}") for offer in offers()],
        initial=prepared().ruleset,
        widget=forms.RadioSelect,
    )
    size = forms.ChoiceField(
        label="Table size",
        choices=[(f"{w}x{d}", f"{w}″ × {d}″") for w, d in SIZES] + [(FREE, "Another size")],
        initial="72x48",
        widget=forms.RadioSelect,
    )
    width = forms.IntegerField(min_value=LEAST, max_value=MOST, required=False, label="Width in inches")
    depth = forms.IntegerField(min_value=LEAST, max_value=MOST, required=False, label="Depth in inches")
    layout = forms.ChoiceField(label="Terrain", widget=forms.RadioSelect)
    table = forms.FileField(
        required=False,
        label="Or a table file",
        help_text="Its mat, terrain, zones and armies are taken instead; a file that Export the table saved.",
        widget=forms.FileInput(attrs={"accept": ".json,application/json"}),
    )
    turns = forms.IntegerField(
        min_value=1, max_value=MOST_TURNS, required=False, initial=6,
        label="Turns", help_text="Leave empty to play on until one concedes.",
    )  # fmt: skip
    visibility = forms.ChoiceField(
        choices=VISIBILITIES, initial=USUAL_VISIBILITY, label="Who may watch", widget=forms.RadioSelect
    )
    army = forms.ChoiceField(required=False, label="My army", help_text="You can bring another one at the table.")

    def __init__(self, *args: Any, armies: list[Army], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.armies = {army.pk: army for army in armies}
        ready = [(key, found.name) for key, found in layouts().items()]
        self.fields["layout"] = _radio("Terrain", [*ready, ("", "An open table")], USUAL)
        self.fields["army"].choices = [("", "Later"), *((pk, army.name) for pk, army in self.armies.items())]  # type: ignore[attr-defined]
        self.fields["army"].initial = next(iter(self.armies), "")
        for option in options():
            self.fields[OPTION + option.name] = forms.ChoiceField(
                required=False, choices=list(option.choices.items()), label=option.label,
                help_text=option.about, initial=written(defaults()[option.name]),
            )  # fmt: skip

    def table_options(self) -> Iterator[forms.BoundField]:
        """The fields of the table options."""
        return (field for field in self if field.name.startswith(OPTION))

    def chosen_options(self) -> dict[str, Any]:
        """The options that were chosen, as the rules have them."""
        given = [(option, self.cleaned_data[OPTION + option.name]) for option in options()]
        return {option.name: option.value(value) for option, value in given if value}

    def mat(self) -> dict[str, int]:
        """The size of the mat in inches."""
        size = self.cleaned_data["size"]
        if size == FREE:
            return {"width": self.cleaned_data["width"], "depth": self.cleaned_data["depth"]}
        width, depth = map(int, size.split("x"))
        return {"width": width, "depth": depth}

    def clean_name(self) -> str:
        """Keep what can be read of the name."""
        name = cleaned(self.cleaned_data["name"])
        if not name:
            raise forms.ValidationError(NO_NAME)
        return name

    def clean_table(self) -> rules.Table | None:
        """Read the table file, if there is one, and say what is wrong in it."""
        file = self.cleaned_data["table"]
        if not isinstance(file, UploadedFile):
            return None
        if is_uploaded_export(file):
            raise forms.ValidationError(IS_EXPORT)
        if (file.size or 0) > LARGEST:
            raise forms.ValidationError(TOO_LARGE)
        try:
            table = rules.load(file.read())
        except rules.Unreadable as error:
            raise forms.ValidationError(f"That table file cannot be read: {error}.") from None
        if table.ruleset != prepared().ruleset:
            raise forms.ValidationError(OTHER_RULES)
        return table

    def clean(self) -> dict[str, Any]:
        """Expect both lengths of a mat of another size."""
        given = self.cleaned_data
        if given.get("size") == FREE and not (given.get("width") and given.get("depth")):
            self.add_error("size", NO_SIZE)
        return given


def _radio(label: str, choices: list[tuple[str, str]], initial: str) -> forms.ChoiceField:
    return forms.ChoiceField(label=label, choices=choices, initial=initial, required=False, widget=forms.RadioSelect)
