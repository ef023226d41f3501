"""Rolling dice for all to see: a sum with its change, or a pool counted against a target number (D1, D2)."""

from rules.commands import Seat
from rules.dice import Dice, Expression, modified
from rules.events import Noted
from rules.rolls.expressions import bad_expression
from rules.rolls.orders import Roll
from rules.ruleset import Outcome, Ruling, refuse
from rules.table import Table


class RollRead(Noted, frozen=True, kw_only=True, tag="roll_read"):
    """What a roll came to: the total of a sum, or how many of a pool reach the target number."""

    dice: str
    purpose: str = ""
    total: int | None = None
    count: int | None = None


def judge_roll(table: Table, command: Roll, seat: Seat) -> Ruling:
    """Roll an expression (D1); refused with `roll/expression` when it is none."""
    expression = Expression.parse(command.dice)
    if expression is None:
        return refuse(bad_expression(command.dice))
    if command.each:
        return Ruling(outcome=lambda dice: _pool(command, expression, dice))
    return Ruling(outcome=lambda dice: _sum(command, expression, dice))


def _sum(command: Roll, expression: Expression, dice: Dice) -> Outcome:
    faces = expression.roll(dice)
    total = expression.total(faces)
    event = RollRead(dice=command.dice, purpose=command.purpose, total=total)
    return Outcome((event,), {"faces": list(faces), "total": total})


def _pool(command: Roll, expression: Expression, dice: Dice) -> Outcome:
    """The dice of a pool are changed one by one; without a target number none is counted."""
    faces = expression.roll(dice)
    target = command.at_least
    count = None if target is None else sum(_reaches(expression, face, target) for face in faces)
    event = RollRead(dice=command.dice, purpose=command.purpose, count=count)
    return Outcome((event,), {"faces": list(faces), "count": count})


def _reaches(expression: Expression, face: int, target: int) -> bool:
    """A die that fell on the floor, typed in as 0, fails whatever is added to it (D7)."""
    (value,) = expression.values((face,))
    return face > 0 and modified(value, expression.sign, expression.by) >= target
