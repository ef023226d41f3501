"""Dice: where faces come from, and the grammar of what is rolled (D1)."""

import hashlib
import hmac
import math
import re
import secrets
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol, Self

from rules.wire import Unreadable

_GRAMMAR: Final = re.compile(r"(\d{0,3})[dD](3|6|8|10|20)(?:\s*([+\-x/])\s*(\d{1,4}))?\Z", re.ASCII)
MOST_DICE: Final = 60
"""Dice that fall in one roll (D1)."""


class Dice(Protocol):
    """A source of faces; `faces` lists all it has drawn, in order."""

    faces: list[int]

    def roll(self, sides: int) -> int:
        """Draw a face from 1 to `sides`."""

    def bearing(self) -> int:
        """Draw a bearing of whole degrees, 0 to 359 (D6)."""


class WouldRoll(Exception):
    """Raised by `NoDice`: the command is legal, its outcome waits for the dice."""


class NoDice:
    """Dice for `may` and probes: touching them ends the judging, nothing is drawn."""

    def __init__(self) -> None:
        self.faces: list[int] = []

    def roll(self, sides: int) -> int:
        """Refuse to draw."""
        raise WouldRoll

    def bearing(self) -> int:
        """Refuse to draw."""
        raise WouldRoll


class SystemDice:
    """Dice from the system's cryptographic source."""

    def __init__(self) -> None:
        self.faces: list[int] = []

    def roll(self, sides: int) -> int:
        """Draw a face, uniform over 1 to `sides`."""
        return self._kept(secrets.randbelow(sides) + 1)

    def bearing(self) -> int:
        """Draw a bearing, uniform over 360 whole degrees."""
        return self._kept(secrets.randbelow(360))

    def _kept(self, face: int) -> int:
        self.faces.append(face)
        return face


class ScriptedDice:
    """Dice that fall as written; running out or a face that is not on the die is `Unreadable`."""

    def __init__(self, script: tuple[int, ...], place: str = "dice") -> None:
        self.faces: list[int] = []
        self._script = script
        self._place = place

    def roll(self, sides: int) -> int:
        """Give the next written face, which must be on a die of `sides`."""
        return self._next(1, sides)

    def bearing(self) -> int:
        """Give the next written bearing, 0 to 359."""
        return self._next(0, 359)

    def _next(self, least: int, most: int) -> int:
        drawn = len(self.faces)
        if drawn == len(self._script):
            raise Unreadable(self._place, f"ran out after {drawn}; add the faces still to be rolled")
        face = self._script[drawn]
        if not least <= face <= most:
            raise Unreadable(f"{self._place}[{drawn}]", f"{face} is not from {least} to {most}")
        self.faces.append(face)
        return face


class SeededDice:
    """Dice anybody can check afterwards: HMAC-SHA256 of the game's seed over both players' words and the draw."""

    def __init__(self, seed: bytes, words: str, drawn: int) -> None:
        self.faces: list[int] = []
        self.drawn = drawn
        self._seed = seed
        self._words = words

    def roll(self, sides: int) -> int:
        """Draw a face, uniform over 1 to `sides`."""
        return self._kept(self._below(sides) + 1)

    def bearing(self) -> int:
        """Draw a bearing, uniform over 360 whole degrees."""
        return self._kept(self._below(360))

    def _kept(self, face: int) -> int:
        self.faces.append(face)
        self.drawn += 1
        return face

    def _below(self, limit: int) -> int:
        """Reject, never modulo: take 32-bit words of the draw's digest until one is under a multiple of `limit`."""
        fair = (1 << 32) // limit * limit
        attempt = 0
        while True:
            message = f"{self._words}\n{self.drawn}\n{attempt}".encode()
            word = int.from_bytes(hmac.new(self._seed, message, hashlib.sha256).digest()[:4], "big")
            if word < fair:
                return word % limit
            attempt += 1


@dataclass(frozen=True, slots=True)
class Expression:
    """Dice as written: `2D6+1` is two dice of six sides, plus one."""

    count: int
    sides: int
    sign: Literal["+", "-", "x", "/", ""]
    by: int

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """Read an expression of D1; None when it is not one, asks for 0 or over 60 dice or divides by 0."""
        found = _GRAMMAR.match(text.strip())
        if found is None:
            return None
        count, sides, sign, by = int(found[1] or 1), int(found[2]), found[3] or "", int(found[4] or 0)
        if not 1 <= count <= MOST_DICE or (sign == "/" and by == 0):
            return None
        return cls(count, sides, sign, by)  # type: ignore[arg-type]

    def roll(self, dice: Dice) -> tuple[int, ...]:
        """Roll every die; a D3 shows the face of the D6 it is read from."""
        return tuple(dice.roll(6 if self.sides == 3 else self.sides) for _ in range(self.count))

    def values(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Read the faces: a D3 is half a D6, rounded up."""
        return tuple((face + 1) // 2 for face in faces) if self.sides == 3 else faces

    def total(self, faces: tuple[int, ...]) -> int:
        """Sum the dice, then modify; a division rounds up (D2)."""
        total = sum(self.values(faces))
        return modified(total, self.sign, self.by)


def modified(total: int, sign: str, by: int) -> int:
    """Add, take off, multiply or divide; a division rounds up (D2)."""
    changes: dict[str, Any] = {
        "": lambda: total,
        "+": lambda: total + by,
        "-": lambda: total - by,
        "x": lambda: total * by,
        "/": lambda: math.ceil(total / by),
    }
    return int(changes[sign]())
