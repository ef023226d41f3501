"""Dice of Wasteland: d20 checks, damage, Hit Location; halves and shares round down (W)."""

from typing import NamedTuple

from rules.dice import Dice, Expression
from rules.refusals import Refusal
from rules.rolls.expressions import bad_expression
from rules.wasteland.table import Damage, Limb, Table


class Check(NamedTuple):
    """A d20 and what it comes to with its modifier; a die on the floor that counts as failed shows 0 (D7)."""

    roll: int
    total: int

    def exceeds(self, value: int) -> bool:
        """Tell whether it is above a value, as an attack must be above Evasion."""
        return self.reaches(value + 1)

    def reaches(self, value: int) -> bool:
        """Tell whether it comes to a value at least; a die that counts as failed never does."""
        return self.roll > 0 and self.total >= value


def roll_check(dice: Dice, modifier: int) -> Check:
    """Roll a d20 and add the modifier."""
    roll = dice.roll(20)
    return Check(roll, roll + modifier)


def roll_face(dice: Dice, sides: int) -> int:
    """Roll a die that only chooses; one on the floor that counts as failed is read as its 1 (D7)."""
    return max(1, dice.roll(sides))


def total_of(expression: Expression, dice: Dice) -> int:
    """Roll an expression (D1), a division rounded down and nothing below 0."""
    faces = expression.roll(dice)
    if expression.sign == "/":
        return sum(expression.values(faces)) // expression.by
    return max(0, expression.total(faces))


def roll_damage(damage: Damage, dice: Dice) -> int:
    """Roll damage, or take it as the number it is given as."""
    if isinstance(damage, int):
        return damage
    expression = Expression.parse(damage)
    assert expression is not None
    return total_of(expression, dice)


def unreadable(damage: Damage) -> tuple[Refusal, ...]:
    """Refuse damage that is neither a number nor dice of D1: `roll/expression`."""
    if isinstance(damage, int) or Expression.parse(damage) is not None:
        return ()
    return (bad_expression(damage),)


def locate(table: Table, dice: Dice) -> Limb:
    """Roll a random Hit Location (W6)."""
    face = roll_face(dice, 20)
    return next(limb for limb, (first, last) in table.options.hit_locations.items() if first <= face <= last)


def locate_other(table: Table, dice: Dice, limb: Limb) -> Limb:
    """Roll a Hit Location again until it is another limb (W4)."""
    other = locate(table, dice)
    while other == limb:
        other = locate(table, dice)
    return other
