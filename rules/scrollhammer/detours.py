"""Going around ground that is closed to a model, by the shortest free way (F1, F2)."""

from collections.abc import Sequence
from typing import Final

from rules.commands import Waypoint
from rules.geometry.arcs import bearing as bearing_from
from rules.geometry.arcs import offset
from rules.geometry.bases import Point
from rules.geometry.routes import Closed, Lengths, free_lengths
from rules.scrollhammer.barriers import barrier_refusals, bars, blocking_walls, closed_pieces, wall_refusals
from rules.scrollhammer.motion import motion_of
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.table import Table
from rules.scrollhammer.terrain_file import Wall

SPARE: Final = 1.05
"""Times the least by which a way, or all ways together, may be longer (F1, F2)."""


def is_stopped(table: Table, standing: Standing, end: Point) -> bool:
    """Tell whether closed ground or a wall stops a model on its straight way to a place (V9, T6)."""
    motion = motion_of(table, standing.model.unit, {standing.id: (Waypoint(*end),)}, None)
    return any(True for _ in barrier_refusals(motion)) or any(True for _ in wall_refusals(motion))


def free_inches(table: Table, standing: Standing, end: Point) -> float:
    """Inches of a model's shortest free way to a place, its facing kept; infinite where there is none."""
    return float(free_table(table, standing, [standing.place], [end])[0, 0])


def free_table(table: Table, standing: Standing, starts: Sequence[Point], ends: Sequence[Point]) -> Lengths:
    """Inches of the shortest free way from each start to each end for a base like a model's."""
    mat = (table.mat.width, table.mat.depth)
    return free_lengths(standing.foot, starts, ends, _closed_to(table, standing), mat)


def _closed_to(table: Table, standing: Standing) -> Closed:
    pieces = closed_pieces(table.terrain).values()
    outlines = tuple(tuple(piece.outline) for piece in pieces if bars(table, standing, piece))
    walls = tuple(
        part
        for _, ground, wall in blocking_walls(table)
        if ground + wall.bottom < standing.head and ground + wall.top > standing.z
        for part in _solid_parts(wall)
    )
    return Closed(outlines, walls)


def _solid_parts(wall: Wall) -> list[tuple[Point, Point]]:
    """The stretches of a wall beside its openings."""
    toward = bearing_from(wall.start, wall.end)
    marks = [0.0]
    for opening in sorted(wall.openings, key=lambda opening: opening.start):
        marks += [opening.start, opening.end]
    length = ((wall.end[0] - wall.start[0]) ** 2 + (wall.end[1] - wall.start[1]) ** 2) ** 0.5
    marks.append(length)
    stretches = zip(marks[::2], marks[1::2], strict=True)
    return [(offset(wall.start, toward, a), offset(wall.start, toward, b)) for a, b in stretches if b - a > SHORTEST]


SHORTEST: Final = 1e-3
"""Inches of wall beside an opening that are not worth going around."""
