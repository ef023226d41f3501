"""Front, flanks and rear of a unit in ranks: in which arc others stand (F1, F5)."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from rules.geometry.arcs import Arc, arc_of
from rules.geometry.bases import Point
from rules.refusals import Refusal, Refused, unknown, written
from rules.scrollhammer.questions import AskArc
from rules.scrollhammer.standing import Standing, standing_models, standings
from rules.scrollhammer.table import Table

BEARINGS: Final[dict[Arc, float]] = {"front": 0.0, "right": 90.0, "left": 270.0, "rear": 180.0}
"""Degrees from a unit's facing to the middle of each arc; of equal arcs the earlier is nearer the front (F5)."""


def centre_of(standing: Iterable[Standing]) -> Point:
    """The mean of models' centres (M5)."""
    places = [one.place for one in standing]
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def facing_of(standing: Iterable[Standing]) -> float:
    """The bearing a unit in ranks faces, all its models alike (F1)."""
    return next(iter(standing)).foot.bearing


def arc_holding(block: Iterable[Standing], others: Iterable[Standing]) -> Arc:
    """The arc of a block that holds most of the others' centres; of equal ones that nearer the front (F5)."""
    block = list(block)
    centre, facing = centre_of(block), facing_of(block)
    held = Counter(arc_of(centre, facing, other.place) for other in others)
    return max(BEARINGS, key=lambda arc: held[arc])


def arc_between(table: Table, unit: str, other: str) -> Arc | None:
    """The arc of a unit in ranks in which most of another stand; None when one of them has nobody on the mat."""
    block, others = standing_models(table, unit), standing_models(table, other)
    if not block or not others:
        return None
    return arc_holding(block.values(), others.values())


def answer_arc(table: Table, question: AskArc) -> dict[str, Any]:
    """Tell the arc of a unit in ranks in which a unit or model stands (F1); others have none."""
    refusal = _no_arc(table, question)
    if refusal is not None:
        return written(Refused((refusal,)))
    block, others = standing_models(table, question.of), _named(table, question.origin)
    if not block or not others:
        text = f"{question.of} or {question.origin} is not on the mat; there is no arc to tell."
        return written(Refused((Refusal(code="model/removed", text=text),)))
    return {"arc": arc_holding(block.values(), others)}


def not_in_ranks(table: Table, unit: str) -> Refusal:
    """Refuse what only a unit in ranks has or does."""
    title, formation = table.units[unit].name or unit, table.units[unit].formation
    return Refusal(code="unit/formation", text=f"{title} fights as {formation}; only ranks have that.")


def _no_arc(table: Table, question: AskArc) -> Refusal | None:
    if question.of not in table.units:
        return unknown("unit", question.of)
    if question.origin not in table.units and question.origin not in table.models:
        return unknown("unit", question.origin)
    if table.units[question.of].formation != "ranks":
        return not_in_ranks(table, question.of)
    return None


def _named(table: Table, name: str) -> list[Standing]:
    if name in table.units:
        return list(standing_models(table, name).values())
    standing = standings(table).get(name)
    return [standing] if standing is not None else []
