"""Tremor: who was inside is shaken until the end of its owner's next turn (P8)."""

from collections.abc import Iterable, Iterator
from typing import Final

from rules.commands import Seat
from rules.scrollhammer.effects import EffectsSet
from rules.scrollhammer.table import Effect, Table, Until

_NAME: Final = "Tremor"


def tremors(table: Table, units: Iterable[str], minus: int) -> Iterator[EffectsSet]:
    """Shake units: so much off their rolls to hit, and only 3" on leaving, until their owner's next turn ends."""
    for name in units:
        unit = table.units[name]
        effect = Effect(name=f'{_NAME}: -{minus} to hit, leaves only 3"', until=next_turn_end(table, unit.seat))
        yield EffectsSet(unit=name, effects=(*unit.effects, effect))


def is_shaken(table: Table, unit: str) -> bool:
    """Tell whether a Tremor lasts on a unit."""
    return any(effect.name.startswith(_NAME) for effect in table.units[unit].effects)


def next_turn_end(table: Table, seat: Seat) -> Until:
    """The end of a seat's next turn, its present turn not counted."""
    turn = table.turn
    still_to_come = turn.seat == turn.first != seat
    return Until(number=turn.number if still_to_come else turn.number + 1, seat=seat, phase="combat")
