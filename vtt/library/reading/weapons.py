"""Weapons and spells from their sheets: name, range, strength, AP, shots."""

import re
from typing import Final

from vtt.library.document import Weapon
from vtt.library.names import named
from vtt.library.reading.findings import Findings
from vtt.library.reading.numbers import is_nothing, length, shots, whole
from vtt.library.reading.roster import Selection, Sheet

RANGES: Final = ("range", "rng")
STRENGTHS: Final = ("s", "str", "strength")
PIERCINGS: Final = ("ap", "rend", "rnd")
SHOTS: Final = ("shots", "attacks", "atk", "a")
SORT: Final = "type"
MELEE: Final = "melee"
SPELLS: Final = re.compile(r"spell|psychic|magic", re.IGNORECASE)
READ: Final = frozenset((*RANGES, *STRENGTHS, *PIERCINGS, *SHOTS, SORT))
RULES: Final = frozenset({"abilities", "ability", "keywords", "description", "details", "effect", "notes"})

NOT_PLAIN: Final = "{word} of a weapon is written “{text}”, which is no plain number; it is left empty."
REACH: Final = "The reach of a weapon for close combat is no range at this table; it is left out."
DICE: Final = "Shots of a weapon are written “{text}”; it has 1 until you change it."
NOT_HERE: Final = "“{word}” of weapons is no number at this table; it is left out."


def weapons_in(selection: Selection, findings: Findings) -> list[Weapon]:
    """Read the weapons a selection has by itself."""
    return [_weapon(sheet, findings) for sheet in selection.sheets if is_weapon(sheet)]


def is_weapon(sheet: Sheet) -> bool:
    """Tell whether a sheet is a weapon's, or a spell's with a range."""
    if "weapon" in sheet.sort.lower():
        return True
    words = {word.lower() for word, _ in sheet.values}
    ranged = bool(words & set(RANGES))
    return ranged and bool(SPELLS.search(sheet.sort) or words & {*STRENGTHS, *PIERCINGS})


def _weapon(sheet: Sheet, findings: Findings) -> Weapon:
    for word, _ in sheet.values:
        if word.lower() not in READ | RULES:
            findings.note(NOT_HERE.format(word=word), sheet.name)
    return Weapon(
        name=named(sheet.name),
        range=_range(sheet, findings),
        S=_number(sheet, STRENGTHS, findings),
        AP=_number(sheet, PIERCINGS, findings),
        shots=_shots(sheet, findings),
        kind="spell" if SPELLS.search(sheet.sort) else "weapon",
    )


def _range(sheet: Sheet, findings: Findings) -> float:
    word, text = _first(sheet, RANGES)
    if is_nothing(text) or text.lower() == MELEE:
        return 0.0
    if MELEE in (sheet.sort.lower().partition(" ")[0], _first(sheet, (SORT,))[1].lower()):
        findings.note(REACH, sheet.name)
        return 0.0
    inches = length(text)
    if inches is None:
        findings.note(NOT_PLAIN.format(word=word, text=text[:20]), sheet.name)
        return 0.0
    return inches


def _number(sheet: Sheet, words: tuple[str, ...], findings: Findings) -> int | None:
    word, text = _first(sheet, words)
    if is_nothing(text):
        return None
    number = whole(text)
    if number is None or abs(number) > 1000:
        findings.note(NOT_PLAIN.format(word=word, text=text[:20]), sheet.name)
        return None
    return number


def _shots(sheet: Sheet, findings: Findings) -> int:
    _, counted = _first(sheet, SHOTS)
    text = counted or _first(sheet, (SORT,))[1]
    if is_nothing(text) or text.lower() in (MELEE, "missile"):
        return 1
    number = shots(text)
    if number is None:
        findings.note(DICE.format(text=text[:20]), sheet.name)
    return 1 if number is None else number


def _first(sheet: Sheet, words: tuple[str, ...]) -> tuple[str, str]:
    """The first of some columns a sheet has: its heading and its value."""
    return next(((word, text) for word, text in sheet.values if word.lower() in words), ("", ""))
