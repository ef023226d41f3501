"""Who lays a shape: whether it may fire at all (C2), sees what it aims at (B5), and what it sees of it (S5)."""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.commands import Seat
from rules.refusals import Refusal, not_yours, unknown
from rules.scrollhammer.looking import look
from rules.scrollhammer.profiles import characteristic
from rules.scrollhammer.sight import seen_by
from rules.scrollhammer.standing import title_of
from rules.scrollhammer.table import Table
from rules.scrollhammer.wounds import casualty


def stranger_refusals(table: Table, firer: str, seat: Seat) -> Iterator[Refusal]:
    """Refuse a firer that is not there, or not this seat's."""
    if firer not in table.models:
        yield unknown("model", firer)
        return
    model = table.models[firer]
    owner = table.units[model.unit].seat
    if owner != seat:
        yield not_yours(owner, firer)
    if model.removed:
        yield casualty(table, firer)


def skill_refusals(table: Table, firer: str) -> Iterator[Refusal]:
    """Refuse a model of Ballistic Skill 0 to fire anything, even what needs no roll to hit (C2)."""
    model = table.models[firer]
    if not characteristic(table, model, "BS"):
        text = f"{title_of(table, firer)} has no Ballistic Skill and may not fire."
        yield Refusal(code="fire/skill", model=firer, text=text)


def sight_refusals(table: Table, firer: str, aimed_at: Sequence[str]) -> Iterator[Refusal]:
    """Refuse a firer that sees none of the enemies under its shape; with none there, nobody need be seen."""
    enemies = _enemies(table, firer, aimed_at)
    if enemies and not seen_by(table, [firer], enemies)[firer]:
        title = table.models[firer].name or firer
        text = f"{title} sees no enemy under the marker; aim where it has a line of sight."
        yield Refusal(code="fire/sight", model=firer, other=enemies[0], text=text)


def looks_under(table: Table, firer: str, aimed_at: Sequence[str]) -> list[dict[str, Any]]:
    """Write what a firer sees of the enemies, else of anybody, its shape is aimed at, as the log keeps it (S5).

    With nobody under the shape there is nothing to see.
    """
    found = look(table, [firer], _enemies(table, firer, aimed_at) or aimed_at)
    return [found] if found is not None else []


def _enemies(table: Table, firer: str, names: Sequence[str]) -> list[str]:
    seat = table.units[table.models[firer].unit].seat
    return [name for name in names if table.units[table.models[name].unit].seat != seat]
