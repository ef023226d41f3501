"""What a motion comes near at all, by bounding circles: only that is measured exactly."""

from collections import defaultdict
from math import hypot
from typing import Final

from rules.geometry.bases import Polygon
from rules.geometry.near import Circles, circles, near_pairs
from rules.identity import by_identity
from rules.scrollhammer.measuring import circles_of
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.standing import Standing, standings
from rules.scrollhammer.terrain_file import Piece
from rules.units import EPS

ZONE: Final = 1.0
"""Inches outside a charge between a moving base and an enemy's (V3); nobody farther off matters to a move."""

Met = dict[str, list[str]]
"""For each acting model the ids of what it comes near."""


@by_identity(4)
def models_met(motion: Motion) -> dict[str, list[Standing]]:
    """For each acting model, in table order, who of other units stands where its way comes as near as matters."""
    everybody = standings(motion.table)
    names, rows = circles_of(everybody)
    others = [number for number, name in enumerate(names) if everybody[name].model.unit != motion.name]
    met = _met(motion, [names[number] for number in others], rows[others], ZONE + EPS)
    return {own: [everybody[name] for name in near] for own, near in met.items()}


@by_identity(4)
def pieces_met(motion: Motion) -> Met:
    """For each acting model, in file order, the terrain pieces its way may touch."""
    names, rows = _circles_of_pieces(motion.table.terrain)
    return _met(motion, names, rows, 0.0)


def _met(motion: Motion, names: list[str], rows: Circles, reach: float) -> Met:
    sweeps, owners = _sweeps(motion)
    found: defaultdict[str, set[int]] = defaultdict(set)
    for i, j in near_pairs(sweeps, rows, reach):
        found[owners[i]].add(j)
    return {course.start.id: [names[j] for j in sorted(found[course.start.id])] for course in motion.acting}


@by_identity(4)
def _sweeps(motion: Motion) -> tuple[list[tuple[float, float, float, float, float]], list[str]]:
    sweeps, owners = [], []
    for course in motion.acting:
        stretches = [(leg.start, leg.end) for leg in course.legs] or [(course.end.place, course.end.place)]
        for start, end in stretches:
            sweeps.append((*start, *end, course.start.foot.radius))
            owners.append(course.start.id)
    return sweeps, owners


@by_identity(8)
def _circles_of_pieces(terrain: dict[str, Piece]) -> tuple[list[str], Circles]:
    return list(terrain), circles([_around(piece.outline) for piece in terrain.values()])


def _around(outline: Polygon) -> tuple[float, float, float]:
    """A circle around an outline: about the middle of its box."""
    across, down = [x for x, _ in outline], [y for _, y in outline]
    x, y = (min(across) + max(across)) / 2, (min(down) + max(down)) / 2
    return x, y, max(hypot(px - x, py - y) for px, py in outline)
