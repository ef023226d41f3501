"""Effects that last on a unit, by name: `immobile`, `night vision`, whatever an army's rules call them."""

import msgspec

from rules.commands import Seat
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Ruling, certain, refuse
from rules.scrollhammer.commands import Affect
from rules.scrollhammer.table import Effect, Table, Unit


class EffectsSet(Event, frozen=True, kw_only=True, tag="effects_set"):
    """An effect was put on a unit or taken off; all it now has."""

    unit: str
    effects: tuple[Effect, ...]

    def apply(self, table: Table) -> Table:
        """Write the effects down."""
        unit = msgspec.structs.replace(table.units[self.unit], effects=self.effects)
        return msgspec.structs.replace(table, units={**table.units, self.unit: unit})


def judge_effect(table: Table, command: Affect, seat: Seat) -> Ruling:
    """Put an effect on a unit, renewing one of the same name, or take it off; refused when it is not there."""
    unit = table.units[command.unit]
    if command.off and all(effect.name != command.name for effect in unit.effects):
        text = f"{unit.name or command.unit} has no effect {command.name!r} to take off."
        return refuse(Refusal(code="effect/unknown", text=text))
    return certain(EffectsSet(unit=command.unit, effects=_effects(unit, command)))


def _effects(unit: Unit, command: Affect) -> tuple[Effect, ...]:
    others = tuple(effect for effect in unit.effects if effect.name != command.name)
    return others if command.off else (*others, Effect(name=command.name, until=command.until))
