"""Names as an army keeps them: one line, no longer than a label."""

from typing import Final

LONGEST: Final = 80


def named(text: str, otherwise: str = "Without a name") -> str:
    """Bring a name to one line of at most 80 characters."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return f"{line[: LONGEST - 1]}…" if len(line) > LONGEST else line or otherwise
