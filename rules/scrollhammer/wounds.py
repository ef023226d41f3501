"""Wounds and casualties (C2): a model with none left is removed at once, and stays in the table as such."""

import msgspec

from rules.commands import Seat
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Ruling, certain, refuse
from rules.scrollhammer.commands import Wound
from rules.scrollhammer.profiles import characteristic
from rules.scrollhammer.standing import title_of
from rules.scrollhammer.table import Model, Table


class ModelWounded(Event, frozen=True, kw_only=True, tag="model_wounded"):
    """A model lost or regained wounds; with none left it is a casualty (C2)."""

    model: str
    left: int

    def apply(self, table: Table) -> Table:
        """Write down what is left."""
        model = with_wounds(table.models[self.model], self.left)
        return msgspec.structs.replace(table, models={**table.models, self.model: model})


def judge_wound(table: Table, command: Wound, seat: Seat) -> Ruling:
    """Take wounds off a model, or heal it up to its W (C2); refused for a casualty."""
    model = table.models[command.model]
    if model.removed:
        return refuse(casualty(table, command.model))
    left = _left(table, model, command.wounds)
    return certain(ModelWounded(model=command.model, left=left), left=left, removed=left == 0)


def with_wounds(model: Model, left: int) -> Model:
    """The model with so many wounds left; with none it is a casualty (C2)."""
    return msgspec.structs.replace(model, wounds=left, removed=model.removed or left == 0)


def casualty(table: Table, name: str) -> Refusal:
    """Refuse an order to a casualty: `model/removed`."""
    text = f"{title_of(table, name)} is a casualty and takes no part any more."
    return Refusal(code="model/removed", model=name, text=text)


def nobody_left(table: Table, unit: str) -> Refusal:
    """Refuse an order to a unit all of whose models are casualties."""
    text = f"Nobody of {table.units[unit].name or unit} is left."
    return Refusal(code="model/removed", text=text)


def _left(table: Table, model: Model, lost: int) -> int:
    left = model.wounds or 0
    if lost >= 0:
        return max(0, left - lost)
    return max(left, min(left - lost, characteristic(table, model, "W") or 0))
