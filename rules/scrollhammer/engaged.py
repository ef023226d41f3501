"""Which models of a unit fight: in contact, beside one who is, or near one on another floor (H2)."""

from typing import Any, Final

from rules.geometry.distance import gap
from rules.refusals import Refused, unknown, written
from rules.scrollhammer.buildings.room_fights import room_foes
from rules.scrollhammer.coherency import head_to_base
from rules.scrollhammer.measuring import foes_touched, in_contact, same_floor
from rules.scrollhammer.questions import AskEngaged
from rules.scrollhammer.standing import Standing, living, standing_models, standings
from rules.scrollhammer.table import Table
from rules.units import at_most

BETWEEN_FLOORS: Final = 4.0
"""Inches between floors, measured as coherency is, within which a friend's fight is joined (H2)."""


def answer_engaged(table: Table, question: AskEngaged) -> dict[str, Any]:
    """Tell which models of a unit fight (H2); in a fight from room to room all do (P6)."""
    if question.unit not in table.units:
        return written(Refused((unknown("unit", question.unit),)))
    return {"models": engaged_models(table, question.unit)}


def engaged_models(table: Table, unit: str) -> list[str]:
    """The models of a unit that fight, in table order."""
    if room_foes(table, unit):
        return list(living(table, unit))
    seat = table.units[unit].seat
    friends = {name: standing for name, standing in standings(table).items() if standing.seat == seat}
    fighting = {own.id: own for own, _ in foes_touched(table, friends)}
    own = standing_models(table, unit)
    return [name for name, standing in own.items() if name in fighting or _supports(standing, fighting)]


def _supports(standing: Standing, fighting: dict[str, Standing]) -> bool:
    return any(_joins(standing, friend) for friend in fighting.values())


def _joins(standing: Standing, friend: Standing) -> bool:
    """Beside him on one floor, or within 4 inches of him on another."""
    if same_floor(standing, friend):
        return in_contact(standing, friend)
    plan = max(0.0, gap(standing.foot, friend.foot))
    return at_most(head_to_base(standing, friend, plan), BETWEEN_FLOORS)
