"""Coherency: one chain with every link short enough (V6, R3)."""

from collections.abc import Collection, Iterable
from itertools import combinations
from math import hypot
from typing import Final

import msgspec

from rules.geometry.distance import bounds, gap
from rules.scrollhammer.measuring import close_pairs, same_floor
from rules.scrollhammer.profiles import profile_of
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.table import Formation, Table
from rules.units import CONTACT, EPS

BY_FORMATION: Final[dict[Formation, float]] = {"ranks": CONTACT, "horde": 1.0, "skirmish": 2.0}
"""Inches a link may be long (V6); in ranks it is base contact (N4)."""

BETWEEN_FLOORS: Final = 6.0
"""Inches a link between floors may be long (R3)."""

LEAST_HEAD: Final = 1.5
"""A lower model counts as at least this tall, in inches (R3)."""


class Link(msgspec.Struct, frozen=True):
    """Two models of a unit and how far apart they may be, in inches."""

    first: Standing
    second: Standing
    limit: float

    @property
    def length(self) -> float:
        """Inches between the two: base to base on one floor, else from the head below to the base above (R3)."""
        plan = max(0.0, gap(self.first.foot, self.second.foot))
        return plan if same_floor(self.first, self.second) else head_to_base(self.first, self.second, plan)

    @property
    def holds(self) -> bool:
        """Tell whether the link is no longer than allowed; contact is exact, other limits have EPS."""
        limit = self.limit + (0.0 if self.limit == CONTACT else EPS)
        if same_floor(self.first, self.second):
            least, most = bounds(self.first.foot, self.second.foot)
            if most <= limit or least > limit:
                return most <= limit
        return self.length <= limit

    @property
    def excess(self) -> float:
        """Inches beyond what is allowed."""
        return 0.0 if self.holds else self.length - self.limit


def links(table: Table, standing: Iterable[Standing]) -> list[Link]:
    """Every pair of a unit's models as a link."""
    return [_link(table, first, second) for first, second in combinations(standing, 2)]


def groups(table: Table, standing: Collection[Standing]) -> list[list[str]]:
    """The connected groups of a unit's models by the links that hold; groups and members sorted by id."""
    leader = {s.id: s.id for s in standing}
    for first, second in close_pairs(standing, _longest(table, standing)):
        if _leader(leader, first.id) != _leader(leader, second.id) and _link(table, first, second).holds:
            _unite(leader, first.id, second.id)
    gathered: dict[str, list[str]] = {}
    for name in sorted(leader):
        gathered.setdefault(_leader(leader, name), []).append(name)
    return sorted(gathered.values())


def excess(standing: Iterable[Standing], found: Iterable[Link]) -> float:
    """Inches by which a unit misses coherency, summed over its minimum spanning tree (V6)."""
    leader, total = {s.id: s.id for s in standing}, 0.0
    for missing, link in sorted(((link.excess, link) for link in found), key=lambda pair: pair[0]):
        if _leader(leader, link.first.id) != _leader(leader, link.second.id):
            _unite(leader, link.first.id, link.second.id)
            total += missing
    return total


def value_of(table: Table, standing: Standing) -> float:
    """The coherency value of a model in inches: its profile's, else its formation's (C6, V6)."""
    own = profile_of(table, standing.model).coherency
    return BY_FORMATION[table.units[standing.model.unit].formation] if own is None else own


def _longest(table: Table, standing: Iterable[Standing]) -> float:
    """Inches no link between some models is longer than when it holds."""
    floors = {(s.level.floor, s.level.piece) for s in standing}
    values = [value_of(table, s) for s in standing]
    return max([*values, BETWEEN_FLOORS] if len(floors) > 1 else values, default=0.0) + EPS


def _link(table: Table, first: Standing, second: Standing) -> Link:
    if not same_floor(first, second):
        return Link(first, second, BETWEEN_FLOORS)
    return Link(first, second, max(value_of(table, first), value_of(table, second)))


def head_to_base(first: Standing, second: Standing, plan: float) -> float:
    """Inches between models on different floors: from the head below to the base above (R3)."""
    lower, upper = (first, second) if first.z <= second.z else (second, first)
    head = lower.z + max(lower.model.height, LEAST_HEAD)
    return hypot(plan, max(0.0, upper.z - head))


def _leader(leader: dict[str, str], name: str) -> str:
    while leader[name] != name:
        leader[name] = leader[leader[name]]
        name = leader[name]
    return name


def _unite(leader: dict[str, str], first: str, second: str) -> None:
    leader[_leader(leader, first)] = _leader(leader, second)
