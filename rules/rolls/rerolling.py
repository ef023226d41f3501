"""Re-rolls: the second result stands, and no die is re-rolled twice (D3)."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from rules.commands import Seat
from rules.dice import Dice
from rules.drawing import KeptDice, RecordedDice
from rules.events import DiceRerolled
from rules.refusals import Refusal
from rules.rolls.orders import Reroll
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
from rules.table import Rolled


def judge_reroll(ruleset: Ruleset, table: Any, command: Reroll, seat: Seat) -> Ruling:
    """Roll dice again and decide anew what they decided (D3).

    Refused with `roll/again` for a die re-rolled before, `reroll/partial` for some dice of a sum without
    naming the rule that allows it, `reroll/late` when something has followed.
    """
    rolled = find_roll(table, command.roll)
    if rolled is None:
        return refuse(unknown_roll(command.roll))
    chosen = tuple(range(len(rolled.dice))) if command.dice is None else command.dice
    missing = [index for index in chosen if index >= len(rolled.dice)]
    if missing:
        text = f"Roll {command.roll} has {len(rolled.dice)} dice, counted from 0; there is no die {missing[0]}."
        return refuse(Refusal(code="roll/unknown", text=text))
    refusals = (*_refusals(command, chosen, rolled), *late_refusals(table, command.roll, rolled))
    anew = judged_anew(ruleset, table, rolled)
    if anew.outcome is None:
        return refuse(*(refusals or anew.refusals))
    decide = anew.outcome
    return Ruling(refusals, lambda dice: _rerolled(table, command, chosen, rolled, decide, dice))


def _refusals(command: Reroll, chosen: tuple[int, ...], rolled: Rolled) -> Iterator[Refusal]:
    twice = [index for index in chosen if index in rolled.again or chosen.count(index) > 1]
    if twice:
        shown = rolled.dice[twice[0]].face
        text = f"The die that shows {shown} was re-rolled before; no die is re-rolled twice."
        yield Refusal(code="roll/again", text=text)
    some = set(chosen) != set(range(len(rolled.dice)))
    if some and command.rule is None and not rolled.command.get("each"):
        text = "All dice of a sum are re-rolled together; name the rule that allows to re-roll some of them."
        yield Refusal(code="reroll/partial", text=text)


def _rerolled(
    table: Any,
    command: Reroll,
    chosen: tuple[int, ...],
    rolled: Rolled,
    decide: Callable[[Dice], Outcome],
    dice: Dice,
) -> Outcome:
    kept = [None if index in chosen else die for index, die in enumerate(rolled.dice)]
    recorded = RecordedDice(KeptDice(kept, dice))
    outcome = decide(recorded)
    beyond = range(len(rolled.dice), len(recorded.dice))
    event = DiceRerolled(
        roll=table.memory.seq + 1,
        of=number_of(table, command.roll),
        dice=tuple(recorded.dice),
        again=tuple(sorted({*rolled.again, *chosen, *beyond})),
        concerns=outcome.concerns,
    )
    return replace(outcome, events=(*undoing(rolled), event, *following(outcome, rolled)))
