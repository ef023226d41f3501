"""Distances between models, units and terrain (M2, M3, M6), and what touches what (N4)."""

from collections.abc import Collection, Iterator
from math import hypot

from rules.geometry.distance import gap, polygon_gap
from rules.geometry.near import Circles, circles, near_among, near_pairs
from rules.identity import by_identity
from rules.scrollhammer.standing import Standing, standing_models, standings
from rules.scrollhammer.table import Table
from rules.scrollhammer.terrain_file import Piece
from rules.units import CONTACT


def same_floor(first: Standing, second: Standing) -> bool:
    """Tell whether two models are on one floor: the same number and, above 0, the same piece."""
    return first.level.floor == second.level.floor and first.level.piece == second.level.piece


def distance(first: Standing, second: Standing) -> float:
    """Inches from base to base: in plan at one height, else the slant (M2)."""
    return hypot(max(0.0, gap(first.foot, second.foot)), second.z - first.z)


def clearance(first: Standing, second: Standing) -> float:
    """Inches between bases as V3 measures: like M2, but hills do not part models on floor 0."""
    plan = gap(first.foot, second.foot)
    if same_floor(first, second):
        return plan
    return hypot(max(0.0, plan), second.z - first.z)


def in_contact(first: Standing, second: Standing) -> bool:
    """Tell whether two bases touch on the same floor (N4)."""
    return same_floor(first, second) and gap(first.foot, second.foot) <= CONTACT


def unit_distance(table: Table, first: str, second: str) -> float | None:
    """Inches between the closest models of two units (M3); None when one has nobody on the mat."""
    ones, others = standing_models(table, first).values(), standing_models(table, second).values()
    return min((distance(one, other) for one in ones for other in others), default=None)


def piece_distance(standing: Standing, piece: Piece) -> float:
    """Inches from a base to the nearest point of a piece's outline, 0 inside (M6)."""
    return polygon_gap(standing.foot, piece.outline)


def touches(standing: Standing, piece: Piece) -> bool:
    """Tell whether a model on the ground is in contact with a piece's outline (N4)."""
    return standing.level.floor == 0 and piece_distance(standing, piece) <= CONTACT


def locked_with(table: Table, unit: str) -> tuple[str, ...]:
    """The enemy units a unit is in base contact with (V7), in table order."""
    met = {enemy.model.unit for _, enemy in foes_touched(table, standing_models(table, unit))}
    return tuple(name for name in table.units if name in met)


def foes_touched(table: Table, some: dict[str, Standing]) -> Iterator[tuple[Standing, Standing]]:
    """Some models with the enemies they are in base contact with, by measure (N4) or as was declared (H3)."""
    for own, other in near_models(table, some, CONTACT):
        if other.seat != own.seat and in_contact(own, other):
            yield own, other
    for own, other in declared_contacts(table):
        if own.id in some:
            yield own, other
        if other.id in some:
            yield other, own


def declared_contacts(table: Table) -> Iterator[tuple[Standing, Standing]]:
    """The contacts owners declared where nobody fits (H3), while both models stand."""
    everybody = standings(table)
    for unit in table.units.values():
        for name, enemy in unit.contacts.items():
            if name in everybody and enemy in everybody:
                yield everybody[name], everybody[enemy]


def near_models(table: Table, some: dict[str, Standing], reach: float) -> Iterator[tuple[Standing, Standing]]:
    """Pairs of some models and any that stand, whose bounding circles come within reach, in inches."""
    everybody = standings(table)
    names, rows = circles_of(everybody)
    ones = list(some.values())
    still = [(*one.place, *one.place, one.foot.radius) for one in ones]
    return ((ones[i], everybody[names[j]]) for i, j in near_pairs(still, rows, reach))


def close_pairs(some: Collection[Standing], reach: float) -> Iterator[tuple[Standing, Standing]]:
    """Pairs among some models whose bounding circles come within reach of each other, in inches."""
    ones = list(some)
    rows = circles([(*one.place, one.foot.radius) for one in ones])
    return ((ones[i], ones[j]) for i, j in near_among(rows, reach))


@by_identity(8)
def circles_of(standing: dict[str, Standing]) -> tuple[list[str], Circles]:
    """The bounding circles of all that stand, laid out once a table."""
    return list(standing), circles([(s.foot.x, s.foot.y, s.foot.radius) for s in standing.values()])
