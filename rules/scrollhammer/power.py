"""Power dice: each model has its own pool, refilled to Mg at the start of its owner's turns (C5)."""

import msgspec

from rules.commands import Seat
from rules.dice import MOST_DICE, Dice
from rules.events import Event
from rules.refusals import Refusal
from rules.rolls.expressions import too_many_dice
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.commands import Spend
from rules.scrollhammer.standing import title_of
from rules.scrollhammer.table import Table
from rules.scrollhammer.wounds import casualty


class PowerSpent(Event, frozen=True, kw_only=True, tag="power_spent"):
    """A model spent power dice; what they came to and what is left of its pool."""

    model: str
    dice: int
    total: int
    left: int
    purpose: str = ""

    def apply(self, table: Table) -> Table:
        """Write down what is left."""
        model = msgspec.structs.replace(table.models[self.model], power=self.left)
        return msgspec.structs.replace(table, models={**table.models, self.model: model})


def judge_spend(table: Table, command: Spend, seat: Seat) -> Ruling:
    """Spend and roll power dice (C5); refused with `power/short` when the pool holds fewer."""
    model = table.models[command.model]
    if model.removed:
        return refuse(casualty(table, command.model))
    power = model.power or 0
    if command.dice > power:
        return refuse(_short(command, power, title_of(table, command.model)))
    if command.dice > MOST_DICE:
        return refuse(too_many_dice(command.dice))
    return Ruling(outcome=lambda dice: _spent(command, power, dice))


def _short(command: Spend, power: int, title: str) -> Refusal:
    text = f"{title} has {power} power dice left and cannot spend {command.dice}."
    return Refusal(code="power/short", model=command.model, measured=command.dice, limit=power, text=text)


def _spent(command: Spend, power: int, dice: Dice) -> Outcome:
    faces = [dice.roll(6) for _ in range(command.dice)]
    left = power - command.dice
    event = PowerSpent(model=command.model, dice=command.dice, total=sum(faces), left=left, purpose=command.purpose)
    return Outcome((event,), {"faces": faces, "total": sum(faces), "left": left})
