"""The damage chart: what a blow does to a section, die by die in the order they fall (P8, P9)."""

from dataclasses import dataclass
from typing import Final, Literal

from rules.dice import Dice
from rules.scrollhammer.terrain_file import Piece

Kind = Literal["plain", "flame", "shock", "poison", "frost"]
Material = Literal["wood", "stone"]

HARMLESS: Final = frozenset({"poison", "frost"})
"""Kinds that do nothing to a building (P9)."""

_SHIFTS: Final[dict[tuple[Kind, Material | None], int]] = {("flame", "wood"): 1, ("shock", "stone"): -1}

BREACH, TREMOR, PARTIAL, STRUCTURAL, CATASTROPHIC, TOTAL = range(1, 7)


@dataclass(frozen=True, slots=True)
class Blow:
    """What strikes a section: strength and armour piercing, of which kind, from afar at which room or in contact."""

    strength: int
    ap: int = 0
    kind: Kind = "plain"
    ranged: bool = False
    room: str | None = None


@dataclass(frozen=True, slots=True)
class Damage:
    """What the dice said: faces and total, the chart's face and result, what is left of the armour value.

    `falling` counts the hits of each part that comes down, in order: a partial or structural collapse, then
    a total one.
    """

    armour_value: int
    face: int | None = None
    total: int | None = None
    chart: tuple[int, int] | None = None
    tremor: int | None = None
    falling: tuple[int, ...] = ()
    falls: bool = False


def damage(piece: Piece, section: str, blow: Blow, dice: Dice) -> Damage:
    """Roll a blow against a section: S + D6 must beat its armour value (P8); poison and frost roll nothing (P9)."""
    armour = piece.sections[section].armour_value
    if blow.kind in HARMLESS:
        return Damage(armour)
    face = dice.roll(6)
    total = blow.strength + face
    if total <= armour:
        return Damage(armour, face, total)
    shown = dice.roll(6)
    result = min(6, max(1, shown + _SHIFTS.get((blow.kind, piece.material), 0)))
    return _charted(Damage(armour, face, total, (shown, result)), result, dice)


def _charted(rolled: Damage, result: int, dice: Dice) -> Damage:
    tremor = _half(dice) if result == TREMOR else None
    falling = _falling(result, dice)
    left = max(0, rolled.armour_value - _lost(result, dice))
    falls = result == TOTAL or left == 0
    if falls:
        falling = (*falling, dice.roll(6) + dice.roll(6))
    return Damage(left, rolled.face, rolled.total, rolled.chart, tremor, falling, falls)


def _falling(result: int, dice: Dice) -> tuple[int, ...]:
    if result == PARTIAL:
        return (dice.roll(6),)
    if result == STRUCTURAL:
        return (dice.roll(6) + dice.roll(6),)
    return ()


def _lost(result: int, dice: Dice) -> int:
    if result in (BREACH, STRUCTURAL):
        return _half(dice)
    return dice.roll(6) if result == CATASTROPHIC else 0


def _half(dice: Dice) -> int:
    """A D3: half a D6, rounded up (D1)."""
    return (dice.roll(6) + 1) // 2
