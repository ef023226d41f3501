"""Who of a block goes to which place of a new shape, so that all together go as little as possible (F2)."""

from collections.abc import Iterator
from typing import Any

from rules.geometry.assignment import least_assignment
from rules.geometry.distance import points_gap
from rules.refusals import Refusal, Refused, unknown, written
from rules.scrollhammer.arcs import not_in_ranks
from rules.scrollhammer.questions import AskReform
from rules.scrollhammer.standing import Standing, standing_models
from rules.scrollhammer.table import Base, Table
from rules.units import rounded

Place = tuple[float, float]


def answer_reform(table: Table, question: AskReform) -> dict[str, Any]:
    """Tell where each model of a block goes when these places are to be filled, and the inches in all (F2)."""
    refusals = tuple(_refusals(table, question))
    if refusals:
        return written(Refused(refusals))
    standing = standing_models(table, question.unit)
    wanted = {name: (rounded(spot[0]), rounded(spot[1])) for name, spot in question.places.items()}
    given: dict[str, Place] = {}
    for names in _kinds(standing).values():
        given |= _assigned([standing[name] for name in names], [wanted[name] for name in names])
    ways = [points_gap(standing[name].place, place) for name, place in given.items()]
    return {
        "places": {name: list(given[name]) for name in standing},
        "total": rounded(sum(ways)),
        "farthest": rounded(max(ways, default=0.0)),
    }


def _refusals(table: Table, question: AskReform) -> Iterator[Refusal]:
    if question.unit not in table.units:
        yield unknown("unit", question.unit)
        return
    if table.units[question.unit].formation != "ranks":
        yield not_in_ranks(table, question.unit)
    standing = standing_models(table, question.unit)
    yield from (unknown("model", name) for name in standing.keys() ^ question.places.keys())


def _kinds(standing: dict[str, Standing]) -> dict[Base, list[str]]:
    """Models with like bases may take each other's places."""
    kinds: dict[Base, list[str]] = {}
    for name, one in standing.items():
        kinds.setdefault(one.model.base, []).append(name)
    return kinds


def _assigned(models: list[Standing], places: list[Place]) -> dict[str, Place]:
    costs = [[points_gap(one.place, place) for place in places] for one in models]
    return {one.id: places[column] for one, column in zip(models, least_assignment(costs), strict=True)}
