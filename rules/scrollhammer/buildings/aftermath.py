"""What follows on its own once a unit that had to flee a fallen building is out, or dead (P8)."""

from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from typing import Any

from rules.commands import Seat
from rules.dice import Dice
from rules.reducer import apply
from rules.refusals import Refusal
from rules.ruleset import Judge, Outcome, Ruling, refuse
from rules.scrollhammer.buildings.collapse import settle
from rules.scrollhammer.table import Table
from rules.table import Pending


def settling(judge: Judge) -> Judge:
    """A judge whose orders may kill the last of a unit that has still to flee; its flight is then over."""

    def judged(table: Table, command: Any, seat: Seat) -> Ruling:
        ruling = judge(table, command, seat)
        return ruling if ruling.outcome is None else replace(ruling, outcome=_settled(table, ruling.outcome))

    return judged


def decide_flight(table: Table, pending: Pending, choice: bool | str) -> Ruling:
    """Tell that a flight is carried out by its own order, not by a word: `decision/choice`."""
    text = f"{pending.about['unit']} must flee its fallen building; give flee_building with its places."
    return refuse(Refusal(code="decision/choice", text=text))


def _settled(table: Table, outcome: Callable[[Dice], Outcome]) -> Callable[[Dice], Outcome]:
    def settled(dice: Dice) -> Outcome:
        made = outcome(dice)
        return replace(made, events=(*made.events, *settle(reduce(apply, made.events, table))))

    return settled
