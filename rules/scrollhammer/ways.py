"""What a way over the table may not do, whatever the move: too long, too near, through closed ground."""

from collections.abc import Iterator

from rules.refusals import Refusal
from rules.scrollhammer.barriers import barrier_refusals, wall_refusals
from rules.scrollhammer.climbing import FLIGHT, climbing_refusals, flown, lands_in_ruin
from rules.scrollhammer.courses import Course
from rules.scrollhammer.difficult import allowance_refusals, needs_test
from rules.scrollhammer.exclusion import approaches, exclusion_refusals
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.passing import friend_refusals
from rules.scrollhammer.placing import off_table_refusals, overlap_refusals
from rules.scrollhammer.profiles import profile_of
from rules.units import at_most

Limits = dict[str, float]
"""Inches each model may travel."""


def way_refusals(motion: Motion, limits: Limits, spared: frozenset[str] = frozenset()) -> Iterator[Refusal]:
    """All the reasons against a move but coherency and formation; enemies in `spared` may be approached."""
    yield from path_refusals(motion, limits, spared)
    yield from overlap_refusals(motion)


def path_refusals(motion: Motion, limits: Limits, spared: frozenset[str] = frozenset()) -> Iterator[Refusal]:
    """The reasons against a move whose models need not stay where it ends, as when they go through a door."""
    yield from distance_refusals(motion, limits)
    yield from allowance_refusals(motion)
    yield from exclusion_refusals(motion, spared)
    yield from off_table_refusals(motion)
    yield from _closed(motion)
    yield from climbing_refusals(motion)


def is_open(motion: Motion, limits: Limits, spared: frozenset[str] = frozenset()) -> bool:
    """Tell whether nothing on the way stops the move for good: what going on cannot mend."""
    if needs_test(motion) or any(True for _ in distance_refusals(motion, limits)):
        return False
    if any(a.breaks_on_the_way for a in approaches(motion) if a.enemy.model.unit not in spared):
        return False
    return not any(True for _ in _lasting(motion))


def _lasting(motion: Motion) -> Iterator[Refusal]:
    yield from allowance_refusals(motion)
    yield from off_table_refusals(motion)
    yield from _closed(motion)


def _closed(motion: Motion) -> Iterator[Refusal]:
    yield from barrier_refusals(motion)
    yield from wall_refusals(motion)
    yield from friend_refusals(motion)


def own_limits(motion: Motion) -> Limits:
    """Inches each model may move in the movement phase (V1)."""
    return {name: profile_of(motion.table, s.model).move for name, s in motion.before.items()}


def distance_refusals(motion: Motion, limits: dict[str, float]) -> Iterator[Refusal]:
    """Refuse ways longer than each model's limit in inches; a flyer that ends in a ruin is measured straight."""
    for course in motion.moving():
        ruin = lands_in_ruin(motion, course)
        measured, limit = (flown(course), FLIGHT) if ruin else (course.travelled, limits[course.start.id])
        if not at_most(measured, limit):
            yield too_far(course, measured, limit)


def too_far(course: Course, measured: float, limit: float) -> Refusal:
    """Refuse a way that is too long, in inches (V1)."""
    return Refusal(
        code="move/too_far",
        model=course.start.id,
        measured=measured,
        limit=limit,
        at=course.end.place,
        text=f'{course.start.title} would move {_figures(measured, limit)}" of {limit:.1f}"; shorten its path.',
    )


def _figures(measured: float, limit: float) -> str:
    """Enough digits that what is too much also reads so."""
    places = 1 if round(measured, 1) > round(limit, 1) else 3
    return f"{measured:.{places}f}"
