"""Other bases for models that are on the table already: lists hold none, so a first guess may be wrong."""

from collections.abc import Iterator

import msgspec

from rules.commands import Seat
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Ruling, certain, refuse
from rules.scrollhammer.commands import Rebase
from rules.scrollhammer.deploying import incoherent
from rules.scrollhammer.resting import resting_refusals
from rules.scrollhammer.setup import unready
from rules.scrollhammer.standing import living, standing_models
from rules.scrollhammer.table import Base, Table
from rules.scrollhammer.wounds import casualty, nobody_left


class ModelsRebased(Event, frozen=True, kw_only=True, tag="models_rebased"):
    """Models stand on other bases, where they stood; sizes in millimetres."""

    models: list[str]
    base: Base

    def apply(self, table: Table) -> Table:
        """Change the bases; their seat is ready no more."""
        changed = {name: msgspec.structs.replace(table.models[name], base=self.base) for name in self.models}
        setup = unready(table, table.units[table.models[self.models[0]].unit].seat)
        return msgspec.structs.replace(table, models=table.models | changed, setup=setup)


def judge_rebase(table: Table, command: Rebase, seat: Seat) -> Ruling:
    """Give models of a unit another base; refused where it finds no room (V4, V5, V9), and once the game runs (G5).

    The answer tells whether the unit is coherent on its new bases.
    """
    mates = living(table, command.unit)
    models = list(command.models or mates)
    strangers = [name for name in models if name not in mates]
    if strangers:
        return refuse(*(_stranger(table, name) for name in strangers))
    if not models:
        return refuse(nobody_left(table, command.unit))
    event = ModelsRebased(models=models, base=command.base)
    after = event.apply(table)
    refusals = (*_running(table), *_resting(after, command.unit, models))
    return Ruling(refusals, certain(event, coherent=not list(incoherent(after, command.unit))).outcome)


def _running(table: Table) -> Iterator[Refusal]:
    if table.turn.phase != "setup":
        text = "Bases are chosen during setup; later, both players must agree (override)."
        yield Refusal(code="turn/phase", text=text)


def _resting(after: Table, unit: str, models: list[str]) -> Iterator[Refusal]:
    for name, standing in standing_models(after, unit).items():
        if name in models:
            yield from resting_refusals(after, standing)


def _stranger(table: Table, name: str) -> Refusal:
    if name in table.models and table.models[name].removed:
        return casualty(table, name)
    return Refusal(code="model/unknown", text=f"There is no model {name!r} in that unit.")
