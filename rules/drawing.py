"""How dice come to a command: remembered as they fall, typed in by hand, or kept from an earlier roll (D3, D7)."""

from collections.abc import Sequence

from rules.dice import Dice
from rules.table import Die


class WrongFaces(Exception):
    """Faces typed in that do not fit what is rolled; `str()` is one sentence."""


class RecordedDice:
    """Dice of any source that keep what fell, each bearing with the die it was drawn for."""

    def __init__(self, source: Dice) -> None:
        self.faces = source.faces
        self.dice: list[Die] = []
        self._source = source

    def roll(self, sides: int) -> int:
        """Draw a face from the source."""
        self.dice.append(Die(self._source.roll(sides)))
        return self.dice[-1].face

    def bearing(self) -> int:
        """Draw the bearing of the die that fell last from the source."""
        bearing = self._source.bearing()
        self.dice[-1] = Die(self.dice[-1].face, bearing)
        return bearing


class TypedDice:
    """Real dice, their faces typed in (D7); raises `WrongFaces` for too few, or one that is not on the die."""

    def __init__(self, typed: Sequence[int], least: int) -> None:
        self.faces: list[int] = []
        self._typed = typed
        self._least = least

    def roll(self, sides: int) -> int:
        """Give the next face typed in, which must be on a die of `sides`."""
        return self._next(self._least, sides)

    def bearing(self) -> int:
        """Give the next bearing typed in, 0 to 359."""
        return self._next(0, 359)

    def check_all_used(self) -> None:
        """Raise `WrongFaces` when more was typed in than is rolled."""
        if len(self.faces) < len(self._typed):
            raise WrongFaces(f"{len(self._typed)} faces were typed in where {len(self.faces)} are rolled.")

    def _next(self, least: int, most: int) -> int:
        if len(self.faces) == len(self._typed):
            raise WrongFaces(f"{len(self._typed)} faces were typed in, and more are rolled; type them all.")
        face = self._typed[len(self.faces)]
        if not least <= face <= most:
            raise WrongFaces(f"{face} is not from {least} to {most}; type what the die shows.")
        self.faces.append(face)
        return face


class KeptDice:
    """Dice some of which stay as they lie: those given; the others, and any beyond, come from the source (D3)."""

    def __init__(self, kept: Sequence[Die | None], source: Dice) -> None:
        self.faces = source.faces
        self._kept = iter(kept)
        self._last: Die | None = None
        self._source = source

    def roll(self, sides: int) -> int:
        """Give the next die's face, as it lies or rolled again."""
        self._last = next(self._kept, None)
        return self._source.roll(sides) if self._last is None else self._last.face

    def bearing(self) -> int:
        """Give the last die's bearing, as it lies or drawn again."""
        if self._last is None or self._last.bearing is None:
            return self._source.bearing()
        return self._last.bearing
