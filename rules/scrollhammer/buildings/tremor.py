"""Tremor: who was inside is shaken until the end of its owner's next turn (P8)."""

from collections.abc import Iterable, Iterator
from typing import Final

from rules.commands import Seat
from rules.scrollhammer.buildings.rooms import place_of
from rules.scrollhammer.effects import EffectsSet
from rules.scrollhammer.table import Effect, Table, Until

_NAME: Final = "Tremor "
"""What the effect is called before its number: `Tremor -2`."""


def tremors(table: Table, units: Iterable[str], minus: int) -> Iterator[EffectsSet]:
    """Shake units until their owner's next turn ends: so much off their rolls to hit, and only 3" on leaving."""
    for name in units:
        unit = table.units[name]
        effect = Effect(name=f"{_NAME}{-minus}", until=next_turn_end(table, unit.seat))
        yield EffectsSet(unit=name, effects=(*unit.effects, effect))


def is_shaken(table: Table, unit: str) -> bool:
    """Tell whether a Tremor lasts on a unit."""
    return any(effect.name.startswith(_NAME) for effect in table.units[unit].effects)


def shaken_aim(table: Table, unit: str) -> int:
    """What Tremor takes off a unit's rolls to hit while it is inside, as a number below 0; 0 for nothing."""
    if place_of(table, unit) is None:
        return 0
    names = (effect.name for effect in table.units[unit].effects)
    return sum(_number(name) for name in names)


def next_turn_end(table: Table, seat: Seat) -> Until:
    """The end of a seat's next turn, its present turn not counted."""
    turn = table.turn
    still_to_come = turn.seat == turn.first != seat
    return Until(number=turn.number if still_to_come else turn.number + 1, seat=seat, phase="combat")


def _number(name: str) -> int:
    """Read `Tremor -2`; players may put effects of any name on a unit, and those say nothing."""
    try:
        return int(name.removeprefix(_NAME)) if name.startswith(_NAME) else 0
    except ValueError:
        return 0
