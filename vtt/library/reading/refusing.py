"""The one way a list is refused."""

from typing import Final

from vtt.library.names import one_line

LONGEST: Final = 300


class ListRefused(ValueError):
    """A file that cannot be imported; `str()` is one sentence that says why and what to do."""

    def __init__(self, sentence: str) -> None:
        super().__init__(one_line(sentence, LONGEST))
