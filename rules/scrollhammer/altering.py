"""Altered characteristics (C2): for good, or until the end of a phase; what lay beneath then counts again."""

import msgspec

from rules.commands import Seat
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Ruling, certain, refuse
from rules.scrollhammer.commands import Alter
from rules.scrollhammer.lasting import is_past
from rules.scrollhammer.profiles import characteristic, value_problem
from rules.scrollhammer.table import Alteration, Characteristic, Model, Table, Until
from rules.scrollhammer.wounds import casualty, with_wounds


class CharacteristicAltered(Event, frozen=True, kw_only=True, tag="characteristic_altered"):
    """A characteristic of a model changed, and so perhaps the wounds it has left (C2)."""

    model: str
    characteristic: Characteristic
    value: int | None
    until: Until | None
    left: int
    because: str = ""

    def apply(self, table: Table) -> Table:
        """Write the value down; at 0 Strength, Toughness or wounds the model is a casualty."""
        model = altered(table.models[self.model], self.characteristic, Alteration(value=self.value, until=self.until))
        model = with_wounds(model, self.left)
        return msgspec.structs.replace(table, models={**table.models, self.model: model})


def judge_alter(table: Table, command: Alter, seat: Seat) -> Ruling:
    """Alter a characteristic of a model (C2); refused beyond C1's limits and for a casualty."""
    model = table.models[command.model]
    if model.removed:
        return refuse(casualty(table, command.model))
    problem = value_problem(command.characteristic, command.value)
    if problem is not None:
        return refuse(Refusal(code="alter/value", model=command.model, text=f"{problem[0].upper()}{problem[1:]}."))
    left = _left(model, command.characteristic, command.value)
    event = CharacteristicAltered(
        model=command.model,
        characteristic=command.characteristic,
        value=command.value,
        until=command.until,
        left=left,
        because=command.because,
    )
    return certain(event, removed=left == 0)


def altered(model: Model, name: Characteristic, change: Alteration) -> Model:
    """The model with a characteristic altered; one that lasts covers all there was, another only lies over it."""
    changes = {**model.changes, name: change.value}
    layers = () if change.until is None else (*_layers(model, name), change)
    return msgspec.structs.replace(model, changes=changes, alterations=_with_layers(model, name, layers))


def alterations_ended(table: Table, model: Model, ended: Until) -> Model:
    """The model once a phase has ended: what lasted only until then is over, and W limits the wounds left."""
    if not model.alterations:
        return model
    for name, layers in model.alterations.items():
        lasting = tuple(a for a in layers if a.until is None or not is_past(a.until, ended, table.turn.first))
        model = _kept(model, name, lasting)
    limit = characteristic(table, model, "W") or 0
    return msgspec.structs.replace(model, wounds=min(model.wounds or 0, limit))


def _layers(model: Model, name: Characteristic) -> tuple[Alteration, ...]:
    if name in model.alterations or name not in model.changes:
        return model.alterations.get(name, ())
    return (Alteration(value=model.changes[name]),)


def _kept(model: Model, name: Characteristic, layers: tuple[Alteration, ...]) -> Model:
    changes = {other: value for other, value in model.changes.items() if other != name}
    if layers:
        changes[name] = layers[-1].value
    passing = layers if any(a.until for a in layers) else ()
    return msgspec.structs.replace(model, changes=changes, alterations=_with_layers(model, name, passing))


def _with_layers(
    model: Model, name: Characteristic, layers: tuple[Alteration, ...]
) -> dict[Characteristic, tuple[Alteration, ...]]:
    others = {other: kept for other, kept in model.alterations.items() if other != name}
    return {**others, name: layers} if layers else others


def _left(model: Model, name: Characteristic, value: int | None) -> int:
    if name in ("S", "T") and value == 0:
        return 0
    left = model.wounds or 0
    return min(left, value or 0) if name == "W" else left
