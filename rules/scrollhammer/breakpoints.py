"""Shares of a unit's paths at which two bases begin or cease to overlap, or a link of the chain to hold."""

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from typing import Final

from rules.geometry.bases import Footprint, Point
from rules.geometry.distance import gap, points_gap
from rules.geometry.search import lowest
from rules.scrollhammer.coherency import value_of
from rules.scrollhammer.courses import Course
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.standing import Standing, standings
from rules.units import CONTACT

_HALVINGS: Final = 30


def end_breakpoints(motion: Motion) -> Iterator[float]:
    """Shares at which what depends on the ends may change: overlaps (V5), contact (H1), links of the chain (V6)."""
    tracks = {name: _track(motion, standing) for name, standing in motion.before.items()}
    for first, second in combinations(motion.before.values(), 2):
        if first.id in motion.courses or second.id in motion.courses:
            limit = max(value_of(motion.table, first), value_of(motion.table, second))
            for bound in (limit, -CONTACT):
                yield from _crossings(tracks[first.id], tracks[second.id], bound)
    for name in motion.courses:
        for other in _others(motion):
            yield from _crossings(tracks[name], _still(other), -CONTACT)
            if other.seat != motion.seat:
                yield from _crossings(tracks[name], _still(other), CONTACT)


class _Track:
    """Where a base is at each share of its path; between two marks it slides straight."""

    def __init__(self, foot: Footprint, places: list[tuple[float, Point, float]]) -> None:
        self.foot = foot
        self.places = places

    @property
    def marks(self) -> list[float]:
        """The shares at which it changes direction."""
        return [share for share, _, _ in self.places]

    def at(self, share: float) -> Footprint:
        """The base at a share 0..1."""
        for (begin, start, bearing), (finish, end, _) in pairwise(self.places):
            if share <= finish:
                part = (share - begin) / (finish - begin) if finish > begin else 0.0
                x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
                return self.foot.at(x, y).turned(bearing)
        _, (x, y), bearing = self.places[-1]
        return self.foot.at(x, y).turned(bearing)


def _track(motion: Motion, standing: Standing) -> _Track:
    course = motion.courses.get(standing.id)
    return _still(standing) if course is None or not course.legs else _moving(course)


def _moving(course: Course) -> _Track:
    whole = sum(leg.length for leg in course.legs)
    places, gone = [(0.0, course.legs[0].start, course.end.foot.bearing)], 0.0
    for leg in course.legs:
        gone += leg.length
        places.append((gone / whole, leg.end, course.end.foot.bearing))
    return _Track(course.end.foot, places)


def _still(standing: Standing) -> _Track:
    bearing = standing.foot.bearing
    return _Track(standing.foot, [(0.0, standing.place, bearing), (1.0, standing.place, bearing)])


def _others(motion: Motion) -> list[Standing]:
    return [s for s in standings(motion.table).values() if s.model.unit != motion.name]


def _crossings(one: _Track, other: _Track, bound: float) -> Iterator[float]:
    """Shares at which the gap of two bases passes a bound; between marks the gap is convex."""
    for begin, finish in pairwise(sorted({*one.marks, *other.marks})):
        if _stay_apart(one, other, begin, finish, bound):
            continue
        yield from _roots(lambda share: gap(one.at(share), other.at(share)) - bound, begin, finish)


def _stay_apart(one: _Track, other: _Track, begin: float, finish: float, bound: float) -> bool:
    first, second = one.at(begin), other.at(begin)
    third, fourth = one.at(finish), other.at(finish)
    apart = points_gap((first.x, first.y), (second.x, second.y)) - first.radius - second.radius
    way = points_gap((third.x - first.x, third.y - first.y), (fourth.x - second.x, fourth.y - second.y))
    return apart - way > bound


def _roots(value: Callable[[float], float], begin: float, finish: float) -> Iterator[float]:
    first, last = value(begin), value(finish)
    if (first > 0) != (last > 0):
        yield _root(value, begin, finish, first > 0)
    elif first > 0:
        least = lowest(value, begin, finish)
        if value(least) < 0:
            yield _root(value, begin, least, True)
            yield _root(value, least, finish, False)


def _root(value: Callable[[float], float], low: float, high: float, falling: bool) -> float:
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if (value(middle) > 0) == falling:
            low = middle
        else:
            high = middle
    return (low + high) / 2
