"""What is said, as it may be shown: one line of visible characters that keeps to its own place on the screen."""

import re
import unicodedata
from typing import Final

NOTHING: Final = "There is nothing to read in this message; nobody was shown it."
_JOINERS: Final = "\u200c\u200d"
"""Invisible characters that scripts and emoji need between two others."""
_STACKED: Final = 3
"""Marks one letter may carry; more of them climb over the lines above."""


def cleaned(text: str) -> str:
    """Give a text without control and direction characters and piled-up marks; empty when nothing is left."""
    seen = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text))
    kept = "".join(letter for letter in seen if letter in _JOINERS or _is_shown(letter))
    return re.sub(r" {2,}", " ", _thinned(kept)).strip(" " + _JOINERS)


def _is_shown(letter: str) -> bool:
    """Tell whether it is anything but a control, a format character, half a character or one of nobody's."""
    return unicodedata.category(letter)[0] != "C"


def _thinned(text: str) -> str:
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= _STACKED:
            kept.append(letter)
    return "".join(kept)
