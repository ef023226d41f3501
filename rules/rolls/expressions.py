"""Dice as players write them (D1)."""

from rules.dice import MOST_DICE
from rules.refusals import Refusal


def bad_expression(text: str) -> Refusal:
    """Refuse what is no dice expression: `roll/expression`, in one sentence."""
    hint = "write 1 to 60 dice of 3, 6, 8, 10 or 20 sides and at most one change, as 2D6+1, D6x5 or D6/2"
    return Refusal(code="roll/expression", text=f"{text!r} is no roll: {hint}.")


def too_many_dice(count: int) -> Refusal:
    """Refuse more dice than fall in one roll (D1)."""
    text = f"{count} dice are too many for one roll; roll at most {MOST_DICE} at a time."
    return Refusal(code="roll/expression", text=text)
