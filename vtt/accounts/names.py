"""Names of people: written one way, told apart whatever the case, and nothing in them that cannot be seen."""

import unicodedata
from typing import Final

LONGEST: Final = 30
SHORTEST: Final = 2
BETWEEN: Final = " -_."
UNSEEN: Final = frozenset(
    map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)))
)
"""Letters and marks of Unicode that show nothing."""

LENGTH = f"A name has {SHORTEST} to {LONGEST} characters."
CHARACTERS = (
    "A name has letters, digits, spaces, hyphens, points and underscores, and begins with a letter or a digit."
)


class UnfitName(ValueError):
    """A name nobody may have; `str()` is one sentence."""


def written(name: str) -> str:
    """Write a name the one way it is kept: composed, and with single spaces."""
    return " ".join(part for part in unicodedata.normalize("NFKC", name).split(" ") if part)


def key_of(name: str) -> str:
    """Give what tells two names apart; a space, which Django's user names have none of, is an underscore."""
    return unicodedata.normalize("NFKC", written(name).casefold()).replace(" ", "_")


def checked(name: str) -> str:
    """Give a name as it is kept; raises `UnfitName`."""
    kept = written(name)
    if not SHORTEST <= len(kept) <= LONGEST:
        raise UnfitName(LENGTH)
    if not kept[0].isalnum() or not all(map(_may_stand, kept)):
        raise UnfitName(CHARACTERS)
    return kept


def _may_stand(character: str) -> bool:
    if character in UNSEEN:
        return False
    return character.isalnum() or character in BETWEEN or unicodedata.category(character) in ("Mn", "Mc")
