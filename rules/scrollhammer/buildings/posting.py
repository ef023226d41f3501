"""Posting models on battlements before the game: as if their unit had entered, one by one (P1, P3)."""

from collections.abc import Iterator

from rules.geometry.ground import within
from rules.refusals import Refusal
from rules.scrollhammer.buildings.admission import admission_refusals
from rules.scrollhammer.buildings.roofs import battlements_under
from rules.scrollhammer.buildings.rooms import occupants
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.table import Table


def posting_refusals(table: Table, standing: Standing) -> Iterator[Refusal]:
    """Refuse a post on battlements that are not for a model's unit, that are held, full or too narrow (P1, P3)."""
    place = battlements_under(table.terrain, standing)
    if place is None:
        return
    unit = standing.model.unit
    posted = (name for name in occupants(table, place).get(unit, ()) if name != standing.id)
    yield from admission_refusals(table, unit, (*posted, standing.id), place)
    if not within(standing.foot, place.outline):
        text = f"{standing.title} would not stand wholly on {place.title}; stay inside its outline."
        yield Refusal(code="room/capacity", model=standing.id, at=standing.place, text=text)
