"""Taking models off the mat, into reserve or the tray."""

from typing import Literal

import msgspec

from rules.commands import Seat
from rules.events import Event
from rules.ruleset import Ruling, certain, refuse
from rules.scrollhammer.commands import Withdraw
from rules.scrollhammer.setup import unready
from rules.scrollhammer.standing import living
from rules.scrollhammer.table import Model, Table
from rules.scrollhammer.wounds import casualty, nobody_left


class ModelsWithdrawn(Event, frozen=True, kw_only=True, tag="models_withdrawn"):
    """Models left the mat or their room; they are kept aside."""

    models: list[str]
    to: Literal["reserve", "tray"]

    def apply(self, table: Table) -> Table:
        """Put the models aside; their seat is ready no more."""
        aside = {name: _aside(table.models[name], self.to) for name in self.models}
        setup = unready(table, table.units[table.models[self.models[0]].unit].seat)
        return msgspec.structs.replace(table, models=table.models | aside, setup=setup)


def judge_withdraw(table: Table, command: Withdraw, seat: Seat) -> Ruling:
    """Take a model or all of a unit off the mat; refused for casualties, which stand nowhere."""
    if command.model is not None and table.models[command.model].removed:
        return refuse(casualty(table, command.model))
    models = [command.model] if command.model is not None else list(living(table, command.unit or ""))
    if not models:
        return refuse(nobody_left(table, command.unit or ""))
    return certain(ModelsWithdrawn(models=models, to=command.to))


def _aside(model: Model, to: Literal["reserve", "tray"]) -> Model:
    return msgspec.structs.replace(model, off=to, x=None, y=None, room=None, floor=0)
