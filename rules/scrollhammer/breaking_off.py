"""Hit and run: an Initiative test, and passed, a move of 3D6 inches out of the melee (F7)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from rules.commands import Seat
from rules.dice import Dice, Expression
from rules.refusals import Refusal
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.combat_moves import coherent_end, terms_within
from rules.scrollhammer.commands import Move, Test
from rules.scrollhammer.measuring import locked_with
from rules.scrollhammer.motion import Motion, motion_of, strays_of
from rules.scrollhammer.movement import moved_outcome
from rules.scrollhammer.profiles import has_rule
from rules.scrollhammer.standing import living
from rules.scrollhammer.table import Table
from rules.scrollhammer.terms import Terms, farthest_by, ruling_on
from rules.scrollhammer.tests import judge_test

RUN_DICE: Final = Expression(3, 6, "", 0)

UNTRAINED: Final = -1
"""Initiative of skirmishers against ranks who do not have the rule (F7)."""


def judge_hit_and_run(table: Table, command: Move, seat: Seat) -> Ruling:
    """Judge a hit and run (F7): with no distance given the test and the distance are rolled."""
    motion = motion_of(table, command.unit, command.paths, command.facing)
    stray = strays_of(motion, command)
    if stray:
        return refuse(*stray)
    barred = tuple(_barred(table, command.unit))
    if command.distance is not None:
        terms = _terms(command.distance)
        ruling = ruling_on(motion, command, terms, lambda dice: moved_outcome(motion, command.wounds_to, dice))
        return replace(ruling, refusals=barred + ruling.refusals, nearest=None if barred else ruling.nearest)
    test = judge_test(table, _test_of(table, command.unit), seat)
    tested = test.outcome
    if tested is None:
        return test
    return Ruling(barred, lambda dice: _tried(motion, command, tested(dice), dice))


def _terms(inches: float) -> Terms:
    return terms_within(inches, coherent_end(inches))


def _barred(table: Table, unit: str) -> Iterator[Refusal]:
    """Refuse units that neither have the rule nor skirmish against ranks alone."""
    if _is_trained(table, unit):
        return
    title = table.units[unit].name or unit
    others = [foe for foe in locked_with(table, unit) if table.units[foe].formation != "ranks"]
    if table.units[unit].formation != "skirmish" or others:
        text = f"{title} does not know hit and run; without the rule only skirmishers may, and against ranks."
        yield Refusal(code="move/formation", text=text)


def _is_trained(table: Table, unit: str) -> bool:
    return all(has_rule(table, model, "hit_and_run") for model in living(table, unit).values())


def _test_of(table: Table, unit: str) -> Test:
    modifier = 0 if _is_trained(table, unit) else UNTRAINED
    return Test(characteristic="I", unit=unit, modifier=modifier, purpose="hit and run")


def _tried(motion: Motion, command: Move, test: Outcome, dice: Dice) -> Outcome:
    result: dict[str, Any] = {"test": test.result}
    if not test.result["passed"]:
        return replace(test, result={**result, "moved": {}})
    faces = RUN_DICE.roll(dice)
    inches = RUN_DICE.total(faces)
    moved = moved_outcome(farthest_by(motion, command, _terms(inches)), command.wounds_to, dice)
    result |= {"faces": list(faces), "distance": inches, **moved.result}
    return replace(test, events=(*test.events, *moved.events), result=result)
