"""Carrying a command out: with which dice, and what the referee remembers of them (D3, D7)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from rules.commands import Command, Seat
from rules.dice import Dice
from rules.drawing import RecordedDice, TypedDice
from rules.events import DICE_FELL, DiceRolled, Event
from rules.ruleset import Outcome
from rules.wire import write


def carry_out(table: Any, command: Command, seat: Seat, outcome: Callable[[Dice], Outcome], dice: Dice) -> Outcome:
    """Let a command happen, with the faces typed in if there are any; raises `WrongFaces` when they do not fit."""
    if command.faces is None:
        return _rolled(table, command, seat, outcome, dice)
    typed = TypedDice(command.faces, least=_least_face(table))
    made = _rolled(table, command, seat, outcome, typed)
    typed.check_all_used()
    return replace(made, events=tuple(map(_marked, made.events)))


def _rolled(table: Any, command: Command, seat: Seat, outcome: Callable[[Dice], Outcome], dice: Dice) -> Outcome:
    recorded = RecordedDice(dice)
    made = outcome(recorded)
    if not recorded.dice or any(isinstance(event, DICE_FELL) for event in made.events):
        return made
    rolled = DiceRolled(
        roll=table.memory.seq + 1,
        command=write(command),
        seat=seat,
        dice=tuple(recorded.dice),
        concerns=made.concerns,
    )
    return replace(made, events=(rolled, *made.events))


def _marked(event: Event) -> Event:
    """Dice typed in are marked by hand for ever (D7)."""
    return msgspec.structs.replace(event, by_hand=True) if isinstance(event, DICE_FELL) else event


def _least_face(table: Any) -> int:
    """Where dice on the floor count as failed, one is typed in as 0 (D7)."""
    return 0 if table.options.floor_dice == "fail" else 1
