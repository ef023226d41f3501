"""All that a model sees of a floor from where it stands, or from where it is supposed to stand (S2)."""

from collections.abc import Iterator
from typing import Any

from rules.geometry.bases import Polygon
from rules.geometry.regions import Region
from rules.geometry.sight_ground import Ground, outlook
from rules.refusals import Refusal, Refused, unknown, written
from rules.scrollhammer.ground import floor_of, raised
from rules.scrollhammer.questions import AskOutlook
from rules.scrollhammer.scene import excused_by, eyes_of, scene_of
from rules.scrollhammer.sight import models_named
from rules.scrollhammer.supposing import misplaced, supposed
from rules.scrollhammer.table import Mat, Table
from rules.scrollhammer.terrain_file import Piece


def answer_outlook(table: Table, question: AskOutlook) -> dict[str, Any]:
    """Tell where on a floor a model sees a post of some inches whole, where partly and where not at all."""
    strange = [] if question.origin in table.models else [unknown("model", question.origin)]
    if refusals := (*strange, *misplaced(table, question.places)):
        return written(Refused(refusals))
    table = supposed(table, question.places)
    if not models_named(table, question.origin):
        text = f"{question.origin} is not on the mat; it sees nothing."
        return written(Refused((Refusal(code="model/removed", text=text),)))
    height = question.height or table.models[question.origin].height
    grounds = tuple(_grounds(table, question.floor, height))
    found = outlook(scene_of(table), eyes_of(table, question.origin), grounds, excused_by(table, question.origin))
    return {
        "height": height,
        "eyes": [[eye.x, eye.y, eye.z] for eye in eyes_of(table, question.origin)],
        "whole": _written(found.whole),
        "partly": _written(found.partly),
        "hidden": _written(found.hidden),
    }


def _grounds(table: Table, number: int, height: float) -> Iterator[Ground]:
    """The parts of a floor that lie at one height each; what lies higher comes first (T7, R1)."""
    steps = _ground_steps(table) if number == 0 else _floor_steps(table.terrain, number)
    before: list[Polygon] = []
    for outline, z in steps:
        yield Ground(outline, tuple(before), z, z + height)
        before.append(outline)


def _ground_steps(table: Table) -> list[tuple[Polygon, float]]:
    """Hills and raised pieces, the highest first, then the mat."""
    steps = [
        (piece.outline, piece.ground + (piece.height if piece.stand else 0.0)) for piece in raised(table.terrain)
    ]
    return [*sorted(steps, key=lambda step: -step[1]), (_whole(table.mat), 0.0)]


def _floor_steps(terrain: dict[str, Piece], number: int) -> list[tuple[Polygon, float]]:
    found = ((piece, floor_of(piece, number)) for piece in terrain.values())
    return [
        (floor.outline or piece.outline, piece.ground + (floor.z or 0.0))
        for piece, floor in found
        if floor is not None
    ]


def _whole(mat: Mat) -> Polygon:
    return (0.0, 0.0), (mat.width, 0.0), (mat.width, mat.depth), (0.0, mat.depth)


def _written(region: Region) -> list[list[list[float]]]:
    return [[[round(x, 3), round(y, 3)] for x, y in ring] for ring in region]
