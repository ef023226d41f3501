"""How a block turns to a foe at its flank: each model on the spot, then up its file to the new front (F5)."""

from collections.abc import Iterator
from math import inf

from rules.commands import Waypoint
from rules.geometry.bases import Point, direction, support
from rules.scrollhammer.arcs import BEARINGS, arc_holding, facing_of
from rules.scrollhammer.combat_moves import USUAL, coherent_end, terms_within
from rules.scrollhammer.commands import Paths
from rules.scrollhammer.motion import Motion, motion_of
from rules.scrollhammer.ranks import lines_facing
from rules.scrollhammer.standing import Standing, standing_models
from rules.scrollhammer.table import Table
from rules.units import bearing_rounded


def turned_block(table: Table, unit: str, foe: str) -> Motion | None:
    """The motion that turns a block to a foe it is locked with; None where there is no room for any.

    Its files close up to their new front, at most 3 inches; oblong bases, which do not fit where they
    stood, take up a new grid behind that front.
    """
    block = standing_models(table, unit)
    arc = arc_holding(block.values(), standing_models(table, foe).values())
    facing = bearing_rounded(facing_of(block.values()) + BEARINGS[arc])
    for paths, inches in ((_closed_up(block, facing), USUAL), ({}, USUAL), (_new_grid(block, facing), inf)):
        motion = motion_of(table, unit, paths, facing)
        if terms_within(inches, coherent_end(inches), frozenset({foe})).is_legal(motion):
            return motion
    return None


def _closed_up(block: dict[str, Standing], facing: float) -> Paths:
    """Every model goes up its file until it stands behind the one before it, the first in the front line."""
    ux, uy = direction(facing)
    front = max(_along(one, ux, uy) for one in block.values())
    paths: Paths = {}
    for file in lines_facing(block.values(), facing + 90):
        for one, goal in _file_places(file, facing, front):
            shift = min(USUAL, goal - _along(one, ux, uy))
            if shift > 0:
                paths[one.id] = (Waypoint(one.foot.x + ux * shift, one.foot.y + uy * shift),)
    return paths


def _new_grid(block: dict[str, Standing], facing: float) -> Paths:
    """The same files side by side about the old middle, their first models along the old front edge."""
    ux, uy = direction(facing)
    front = max(_along(one, ux, uy) + support(one.foot, ux, uy) for one in block.values())
    files = lines_facing(block.values(), facing + 90)
    middle = sum(_along(one, -uy, ux) for one in block.values()) / len(block)
    width = max(2 * one.foot.half_width for one in block.values())
    paths: Paths = {}
    for index, file in enumerate(files):
        aside = middle + ((len(files) - 1) / 2 - index) * width
        first = front - file[0].foot.half_length
        for one, ahead in _file_places(file, facing, first):
            paths[one.id] = (Waypoint(*_point(ux, uy, ahead, aside)),)
    return paths


def _file_places(file: list[Standing], facing: float, front: float) -> Iterator[tuple[Standing, float]]:
    """How far ahead each model of a file stands when it has closed up, the first at the front."""
    ux, uy = direction(facing)
    goal, before = front, None
    for one in sorted(file, key=lambda one: -_along(one, ux, uy)):
        if before is not None:
            goal -= before.foot.half_length + one.foot.half_length
        yield one, goal
        before = one


def _along(standing: Standing, ux: float, uy: float) -> float:
    return standing.foot.x * ux + standing.foot.y * uy


def _point(ux: float, uy: float, ahead: float, aside: float) -> Point:
    return ux * ahead - uy * aside, uy * ahead + ux * aside
