"""What two players may choose from before a game, with a plain word on each; the form and the page read it here."""

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

import rules
from vtt.setup.ground import Layout, layouts
from vtt.setup.offers import empty_table

SIZES: Final = ((44, 30), (60, 44), (72, 48))
"""Inches of the usual mats, width and depth."""

LEAST: Final = 24
MOST: Final = 144
"""Inches a mat of any other size may measure."""

MOST_TURNS: Final = 20


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table option: what it is called, what it does, and its values, as they are written, with their words."""

    name: str
    label: str
    about: str
    choices: dict[str, str]

    def value(self, written: str) -> Any:
        """Read a value as the rules have it: a number, a truth, or a word."""
        try:
            return msgspec.json.decode(written)
        except msgspec.DecodeError:
            return written


@cache
def options() -> tuple[Option, ...]:
    """The table options that are asked for."""
    return msgspec.json.decode(Path(__file__).with_name("options.json").read_bytes(), type=tuple[Option, ...])


def defaults() -> dict[str, Any]:
    """The options of a table that says nothing of them."""
    found: dict[str, Any] = rules.dump(rules.load(empty_table(*SIZES[-1])))["options"]
    return found


def written(value: Any) -> str:
    """Write an option's value as its choices name it."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def all_choices() -> dict[str, Any]:
    """Everything there is to choose from, for the page of the table."""
    return {
        "sizes": SIZES,
        "least": LEAST,
        "most": MOST,
        "turns": MOST_TURNS,
        "layouts": [_told(key, found) for key, found in layouts().items()],
        "options": msgspec.to_builtins(options()),
    }


def _told(key: str, layout: Layout) -> dict[str, Any]:
    return {"id": key, "name": layout.name, "about": layout.about, "pieces": layout.ids}
