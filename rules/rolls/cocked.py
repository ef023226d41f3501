"""Cocked dice: the opponent calls a roll of real dice cocked; it is discarded and made again (D7)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules.commands import Seat
from rules.decisions import agreed, open_decision, wrong_choice
from rules.dice import Dice
from rules.drawing import RecordedDice
from rules.events import DiceRerolled, RollDiscarded
from rules.refusals import Refusal
from rules.rolls.orders import Cocked
from rules.rolls.remembered import (
    find_roll,
    following,
    judged_anew,
    late_refusals,
    number_of,
    undoing,
    unknown_roll,
)
from rules.ruleset import Outcome, Ruleset, Ruling, refuse
from rules.table import Pending, Rolled


def judge_cocked(table: Any, command: Cocked, seat: Seat) -> Ruling:
    """Discard a roll of real dice and ask for it again (D7); refused for the server's own dice, or when late."""
    rolled = find_roll(table, command.roll)
    if rolled is None:
        return refuse(unknown_roll(command.roll))
    if not rolled.by_hand:
        text = f"Roll {command.roll} was the server's, whose dice always lie flat; it stands."
        return refuse(Refusal(code="roll/real_dice", text=text))
    late = late_refusals(table, command.roll, rolled)
    return Ruling(late, lambda dice: _discarded(table, number_of(table, command.roll), rolled))


def decide_cocked(ruleset: Ruleset, table: Any, pending: Pending, choice: bool | str) -> Ruling:
    """Make a discarded roll again, by hand or by the server; it is no re-roll (D3, D7)."""
    if not agreed(choice):
        return wrong_choice(pending, "true (roll again)")
    number = pending.about["roll"]
    rolled: Rolled = table.memory.rolls[number]
    anew = judged_anew(ruleset, table, rolled)
    if anew.outcome is None:
        return anew
    decide = anew.outcome
    return Ruling(outcome=lambda dice: _made_again(table, number, rolled, decide, dice))


def _discarded(table: Any, number: int, rolled: Rolled) -> Outcome:
    about = {"roll": number, "command": rolled.command, "faces": list(rolled.faces)}
    opened = open_decision(table, "cocked", rolled.seat, about)
    result = {"roll": number, "pending": opened.pending.id}
    return Outcome((*undoing(rolled), RollDiscarded(roll=number), opened), result)


def _made_again(table: Any, number: int, rolled: Rolled, decide: Callable[[Dice], Outcome], dice: Dice) -> Outcome:
    recorded = RecordedDice(dice)
    outcome = decide(recorded)
    event = DiceRerolled(
        roll=table.memory.seq + 1,
        of=number,
        dice=tuple(recorded.dice),
        again=rolled.again,
        concerns=outcome.concerns,
    )
    return replace(outcome, events=(event, *following(outcome, rolled)))
