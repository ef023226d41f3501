"""Answers to what anybody may ask of the table itself: models, units, distances, coherency (M1)."""

from typing import Any

from rules.geometry.distance import outlines_gap
from rules.refusals import Refusal, Refused, unknown, written
from rules.scrollhammer.buildings.inside import state_inside
from rules.scrollhammer.buildings.room_distance import indoor_distance
from rules.scrollhammer.buildings.room_fights import room_foes
from rules.scrollhammer.coherency import groups
from rules.scrollhammer.measuring import distance, locked_with, piece_distance
from rules.scrollhammer.profiles import characteristic
from rules.scrollhammer.questions import AskCoherency, AskDistance, AskModel, AskTable, AskUnit
from rules.scrollhammer.standing import Standing, living, standing_models, standings
from rules.scrollhammer.table import Table
from rules.scrollhammer.terrain_file import Piece
from rules.wire import write


def refused(*refusals: Refusal) -> dict[str, Any]:
    """Answer a question that cannot be answered."""
    return written(Refused(refusals))


def answer_model(table: Table, question: AskModel) -> dict[str, Any]:
    """Tell a model's present state, every default written out."""
    if question.id not in table.models:
        return refused(unknown("model", question.id))
    state: dict[str, Any] = write(table.models[question.id])
    return state


def answer_unit(table: Table, question: AskUnit) -> dict[str, Any]:
    """Tell a unit's present state, what it counts as in a room (P3), whether it is coherent, locked, may pursue."""
    if question.id not in table.units:
        return refused(unknown("unit", question.id))
    state: dict[str, Any] = write(table.units[question.id])
    met = {*locked_with(table, question.id), *room_foes(table, question.id)}
    return (
        state
        | state_inside(table, question.id)
        | {
            "coherent": is_coherent(table, question.id),
            "locked": bool(met),
            "engaged_with": [name for name in table.units if name in met],
            "pursues": pursues(table, question.id),
        }
    )


def answer_table(table: Table, question: AskTable) -> dict[str, Any]:
    """Tell the whole table as its file, every default written out."""
    state: dict[str, Any] = write(table)
    del state["memory"]
    return state


def answer_coherency(table: Table, question: AskCoherency) -> dict[str, Any]:
    """Tell whether a unit is one chain, and its groups (V6)."""
    if question.unit not in table.units:
        return refused(unknown("unit", question.unit))
    return {"coherent": is_coherent(table, question.unit), "groups": coherent_groups(table, question.unit)}


def answer_distance(table: Table, question: AskDistance) -> dict[str, Any]:
    """Measure between models, units and terrain pieces, closest points, indoors by doors (M2, M3, M6, P4)."""
    for name in (question.origin, question.to):
        if not _known(table, name):
            return refused(unknown("model", name))
    indoors = indoor_distance(table, question.origin, question.to)
    if indoors is not None:
        return {"inches": indoors}
    ones, others = _bodies(table, question.origin), _bodies(table, question.to)
    measured = [_between(one, other) for one in ones for other in others]
    if not measured:
        text = f"{question.origin} or {question.to} is not on the mat; there is nothing to measure."
        return refused(Refusal(code="model/removed", text=text))
    return {"inches": min(measured)}


def coherent_groups(table: Table, unit: str) -> list[list[str]]:
    """The groups of a unit's models on the mat (V6)."""
    return groups(table, standing_models(table, unit).values())


def is_coherent(table: Table, unit: str) -> bool:
    """Tell whether a unit's models on the mat form one chain (V6), or the parts of a block that was parted (F1)."""
    return table.units[unit].split or len(coherent_groups(table, unit)) <= 1


def pursues(table: Table, unit: str) -> bool:
    """Tell whether a unit can pursue: not when all its models have Initiative 0 (C2)."""
    return any(characteristic(table, model, "I") for model in living(table, unit).values())


def _known(table: Table, name: str) -> bool:
    return name in table.models or name in table.units or name in table.terrain


def _bodies(table: Table, name: str) -> list[Standing | Piece]:
    if name in table.models:
        standing = standings(table).get(name)
        return [standing] if standing is not None else []
    if name in table.units:
        return list(standing_models(table, name).values())
    return [table.terrain[name]]


def _between(one: Standing | Piece, other: Standing | Piece) -> float:
    if isinstance(one, Piece):
        return outlines_gap(one.outline, other.outline) if isinstance(other, Piece) else piece_distance(other, one)
    return piece_distance(one, other) if isinstance(other, Piece) else distance(one, other)
