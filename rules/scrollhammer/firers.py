"""Who lays a shape: whether it may fire at all (C2) and sees what it aims at (B5)."""

from collections.abc import Iterator, Sequence

from rules.commands import Seat
from rules.refusals import Refusal, not_yours, unknown
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
    seat = table.units[table.models[firer].unit].seat
    enemies = [name for name in aimed_at if table.units[table.models[name].unit].seat != seat]
    if enemies and not seen_by(table, [firer], enemies)[firer]:
        title = table.models[firer].name or firer
        text = f"{title} sees no enemy under the marker; aim where it has a line of sight."
        yield Refusal(code="fire/sight", model=firer, other=enemies[0], text=text)
