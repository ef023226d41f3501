"""Names and words that came from elsewhere, made fit to be kept and shown: one line, printable, not too long."""

from typing import Final

LONGEST: Final = 80


def named(text: str, otherwise: str = "Without a name") -> str:
    """Bring a name to one line of at most 80 characters."""
    return one_line(text, LONGEST) or otherwise


def one_line(text: str, longest: int) -> str:
    """Bring a text to one printable line of at most so many characters; an ellipsis says that there was more."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[: 4 * longest]).split())
    return f"{line[: longest - 1]}…" if len(line) > longest else line
