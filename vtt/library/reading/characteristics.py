"""A model's numbers from its sheet: what maps to a profile, and a word about what does not."""

from collections.abc import Mapping
from typing import Final

import msgspec

from vtt.library.document import Characteristic, Profile
from vtt.library.reading.findings import Findings
from vtt.library.reading.numbers import is_nothing, length, target, whole
from vtt.library.reading.roster import Sheet

MOVES: Final = frozenset({"m", "move", "movement", "mv"})
WORDS: Final[Mapping[str, Characteristic]] = {
    "ws": "WS", "weapon skill": "WS",
    "bs": "BS", "ballistic skill": "BS",
    "s": "S", "strength": "S",
    "t": "T", "toughness": "T",
    "w": "W", "wounds": "W", "health": "W", "hp": "W",
    "i": "I", "initiative": "I",
    "a": "A", "attacks": "A",
    "ld": "Ld", "leadership": "Ld", "bravery": "Ld",
    "mg": "Mg", "magic": "Mg",
    "sv": "Sv", "save": "Sv", "armour save": "Sv",
}  # fmt: skip
LEAST: Final = 2
"""Known numbers a sheet must have to be a model's."""

NOT_HERE: Final = "“{word}” is no characteristic at this table; it is left out."
NOT_PLAIN: Final = "{word} is written “{text}”, which is no plain number; it is left empty."
NO_WOUNDS: Final = "Wounds are written “{text}”; they are 1 until you change them."


def is_body(sheet: Sheet) -> bool:
    """Tell whether a sheet has the numbers of models, not of a weapon or a rule."""
    words = {word.lower() for word, _ in sheet.values}
    known = sum(word in WORDS or word in MOVES for word in words)
    return known >= LEAST and "weapon" not in sheet.sort.lower() and not words & {"range", "rng"}


def profile_of(sheet: Sheet, findings: Findings) -> Profile:
    """Read a profile; its move is None where the list has none that is a plain number."""
    values: dict[str, int | float | None] = {"move": None}
    for word, text in sheet.values:
        if word.lower() in MOVES:
            values["move"] = 0.0 if text and is_nothing(text) else length(text)
        elif word.lower() in WORDS:
            values[WORDS[word.lower()]] = _value(sheet, word, text, findings)
        else:
            findings.note(NOT_HERE.format(word=word), sheet.name)
    if values.get("W", 1) is None:
        findings.note(NO_WOUNDS.format(text=dict(sheet.values)[_wounds(sheet)][:20]), sheet.name)
        values["W"] = 1
    return msgspec.convert(values, Profile)


def move_text(sheet: Sheet) -> str:
    """Give the move as the list writes it, an empty word when it has none."""
    return next((text for word, text in sheet.values if word.lower() in MOVES), "")


def _value(sheet: Sheet, word: str, text: str, findings: Findings) -> int | None:
    if is_nothing(text):
        return None
    name = WORDS[word.lower()]
    number = _save(text) if name == "Sv" else whole(text)
    if number is None or not _fits(name, number):
        findings.note(NOT_PLAIN.format(word=word, text=text[:20]), sheet.name)
        return None
    if name == "Sv" and target(text) is None:
        findings.note(f"{word} is written “{text[:20]}”; {number}+ is kept.", sheet.name)
    return number


def _save(text: str) -> int | None:
    return target(text.partition("/")[0].strip())


def _fits(name: Characteristic, number: int) -> bool:
    """Whether a number is one this characteristic can have (C1)."""
    if name in ("W", "Mg"):
        return 0 <= number <= 1000
    return 2 <= number <= 6 if name == "Sv" else 0 <= number <= 10


def _wounds(sheet: Sheet) -> str:
    return next(word for word, _ in sheet.values if WORDS.get(word.lower()) == "W")
