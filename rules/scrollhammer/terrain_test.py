"""The difficult terrain test: two dice, the highest counts, once a phase (T1)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from rules.commands import Seat
from rules.dice import Dice
from rules.events import Event
from rules.refusals import Refusal, unknown
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.commands import TestTerrain
from rules.scrollhammer.measuring import locked_with
from rules.scrollhammer.standing import standing_models
from rules.scrollhammer.table import Table


class TerrainTested(Event, frozen=True, kw_only=True, tag="terrain_tested"):
    """A unit took the test: its models may travel `allowance` inches inside difficult ground this phase."""

    unit: str
    models: list[str]
    faces: list[int]
    allowance: int

    def apply(self, table: Table) -> Table:
        """Keep the allowance; those that tested count as having moved for shooting (T1)."""
        unit = msgspec.structs.replace(table.units[self.unit], terrain_test=self.allowance)
        models = {name: msgspec.structs.replace(table.models[name], moved=True) for name in self.models}
        return msgspec.structs.replace(table, units={**table.units, self.unit: unit}, models=table.models | models)


def judge_test_terrain(table: Table, command: TestTerrain, seat: Seat) -> Ruling:
    """Judge a terrain test (T1): once a phase, not after moving, not when locked."""
    standing = standing_models(table, command.unit)
    models = tuple(standing) if command.models is None else command.models
    stray = [name for name in models if name not in standing]
    if stray:
        return refuse(*(unknown("model", name) for name in stray))
    return Ruling(tuple(_refusals(table, command.unit)), lambda dice: _tested(command.unit, models, dice))


def _refusals(table: Table, name: str) -> Iterator[Refusal]:
    unit = table.units[name]
    title = unit.name or name
    if unit.terrain_test is not None:
        text = f'{title} has tested this phase: {unit.terrain_test}". One test a phase.'
        yield Refusal(code="terrain/tested", text=text)
    if unit.moved and table.turn.phase == "movement":
        text = f"{title} has moved already; the test comes before the move."
        yield Refusal(code="move/already_moved", text=text)
    if locked_with(table, name):
        yield Refusal(code="move/locked", text=f"{title} is locked in combat and cannot move.")


def _tested(unit: str, models: tuple[str, ...], dice: Dice) -> Outcome:
    faces = [dice.roll(6), dice.roll(6)]
    event = TerrainTested(unit=unit, models=list(models), faces=faces, allowance=max(faces))
    result: dict[str, Any] = {"faces": faces, "allowance": event.allowance}
    return Outcome((event,), result)
