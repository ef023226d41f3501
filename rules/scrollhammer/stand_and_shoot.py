"""Standing and shooting at a charge: asked, tested, and open until the shots are done (F4, G1)."""

from dataclasses import replace
from typing import Any, Final

import msgspec

from rules.decisions import DecisionOpened, agreed, open_decision, wrong_choice
from rules.ruleset import Outcome, Ruling, certain
from rules.scrollhammer.aiming import volley
from rules.scrollhammer.buildings.rooms import place_of
from rules.scrollhammer.commands import Test
from rules.scrollhammer.looking import looks
from rules.scrollhammer.measuring import locked_with
from rules.scrollhammer.shooting import permission_written
from rules.scrollhammer.standing import standing_models
from rules.scrollhammer.table import Table
from rules.scrollhammer.tests import judge_test
from rules.table import Pending
from rules.wire import Unreadable, read, write

STAND: Final = "stand_and_shoot"
SHOTS: Final = "shots_done"

TO_HIT: Final = -1
"""What standing and shooting takes off the roll to hit (F4)."""


class Reaction(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is charged by whom, and what may be chosen."""

    unit: str
    charger: str
    choices: tuple[str, ...]


def reactions(table: Table, charger: str, targets: tuple[str, ...]) -> tuple[DecisionOpened, ...]:
    """Ask the owner of each charged unit that could: does it stand and shoot? (F4)"""
    return tuple(_asked(table, name, charger) for name in targets if _could(table, name, charger))


def decide_stand(table: Table, pending: Pending, choice: bool | str) -> Ruling:
    """Judge the answer: to hold and do nothing, or to stand and shoot if a Leadership test is passed (F4)."""
    stands = {"stand": True, "hold": False}.get(choice) if isinstance(choice, str) else choice
    stands = agreed(choice) if stands is None else stands
    if stands is None:
        return wrong_choice(pending, "stand", "hold")
    reaction = _reaction(table, pending)
    if not stands or reaction is None:
        return certain()
    test = judge_test(table, Test(characteristic="Ld", unit=reaction.unit, purpose="stand and shoot"), pending.seat)
    tested = test.outcome
    return test if tested is None else Ruling(outcome=lambda dice: _tested(table, reaction, tested(dice)))


def decide_shots(table: Table, pending: Pending, choice: bool | str) -> Ruling:
    """The shots are done and casualties removed: the charge goes on (F4)."""
    done = choice == "done" or agreed(choice)
    return certain() if done else wrong_choice(pending, "done")


def _reaction(table: Table, pending: Pending) -> Reaction | None:
    """Who reacts to whom; None where a table file tells of nobody here, so that nobody waits for them."""
    try:
        reaction = read(pending.about, Reaction, "about")
    except Unreadable:
        return None
    return reaction if {reaction.unit, reaction.charger} <= table.units.keys() else None


def _could(table: Table, unit: str, charger: str) -> bool:
    """A unit in ranks or on battlements, not in a room, locked or fleeing, with somebody to shoot (F4, P3)."""
    place = place_of(table, unit)
    holds = table.units[unit].formation == "ranks" if place is None else place.room.battlement
    if not holds or table.units[unit].fleeing or locked_with(table, unit):
        return False
    return bool(volley(table, unit, charger).may)


def _asked(table: Table, unit: str, charger: str) -> DecisionOpened:
    return _opened(table, STAND, Reaction(unit=unit, charger=charger, choices=("stand", "hold")))


def _opened(table: Table, decision: str, reaction: Reaction) -> DecisionOpened:
    """Each unit's decision has an id of its own, for several may be charged at once."""
    opened = open_decision(table, decision, table.units[reaction.unit].seat, write(reaction))
    pending = msgspec.structs.replace(opened.pending, id=f"{opened.pending.id}-{reaction.unit}")
    return DecisionOpened(pending=pending)


def _tested(table: Table, reaction: Reaction, test: Outcome) -> Outcome:
    """Once somebody of the charging unit has fallen, the test stands (D3)."""
    concerns = (*test.concerns, *(f"models.{name}" for name in standing_models(table, reaction.charger)))
    if not test.result["passed"]:
        return replace(test, concerns=concerns)
    opened = _opened(table, SHOTS, msgspec.structs.replace(reaction, choices=("done",)))
    shooters = volley(table, reaction.unit, reaction.charger)
    result: dict[str, Any] = {**test.result, **permission_written(shooters), "to_hit": TO_HIT}
    result |= {"pending": opened.pending.id, "looks": looks(table, list(shooters.may), [reaction.charger])}
    return replace(test, events=(*test.events, opened), result=result, concerns=concerns)
