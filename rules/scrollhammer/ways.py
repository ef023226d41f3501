"""What a way over the table may not do, whatever the move: too long, too near, through closed ground."""

from collections.abc import Iterator

from rules.refusals import Refusal
from rules.scrollhammer.barriers import barrier_refusals, wall_refusals
from rules.scrollhammer.buildings.roofs import roof_refusals
from rules.scrollhammer.climbing import FLIGHT, climbing_refusals, flown, lands_in_ruin
from rules.scrollhammer.courses import Course
from rules.scrollhammer.difficult import slow_refusals
from rules.scrollhammer.exclusion import barred_refusals, exclusion_refusals
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.passing import friend_refusals, sinking_refusals
from rules.scrollhammer.placing import off_table_refusals, overlap_refusals
from rules.scrollhammer.profiles import profile_of
from rules.units import at_most

Limits = dict[str, float]
"""Inches each model may travel."""

NOBODY: frozenset[str] = frozenset()


def way_refusals(motion: Motion, limits: Limits, spared: frozenset[str] = NOBODY) -> Iterator[Refusal]:
    """All the reasons against a move but coherency and formation; enemies in `spared` may be approached."""
    yield from path_refusals(motion, limits, spared)
    yield from overlap_refusals(motion)


def path_refusals(motion: Motion, limits: Limits, spared: frozenset[str] = NOBODY) -> Iterator[Refusal]:
    """The reasons against a move whose models need not stay where it ends, as when they go through a door."""
    yield from slow_refusals(motion)
    yield from off_table_refusals(motion)
    yield from passage_refusals(motion, limits, spared)


def passage_refusals(motion: Motion, limits: Limits, spared: frozenset[str] = NOBODY) -> Iterator[Refusal]:
    """The reasons against a way whatever the phase, its ground's test and the mat's edge apart (V11)."""
    yield from distance_refusals(motion, limits)
    yield from exclusion_refusals(motion, spared)
    yield from sinking_refusals(motion, spared)
    yield from _closed(motion)
    yield from climbing_refusals(motion)
    if not spared:
        yield from roof_refusals(motion)


def lasting_refusals(motion: Motion, limits: Limits, spared: frozenset[str] = NOBODY) -> Iterator[Refusal]:
    """The reasons that going on cannot mend: what stops a move for good, whatever the phase."""
    yield from off_table_refusals(motion)
    yield from blocking_refusals(motion, limits, spared)


def blocking_refusals(motion: Motion, limits: Limits, spared: frozenset[str] = NOBODY) -> Iterator[Refusal]:
    """What stops a move for good, the mat's edge apart."""
    yield from distance_refusals(motion, limits)
    yield from barred_refusals(motion, spared)
    yield from sinking_refusals(motion, spared)
    yield from _closed(motion)


def own_limits(motion: Motion) -> Limits:
    """Inches each model may move in the movement phase (V1); a flyer that ends in a ruin is put within 12 (R4)."""
    limits = {name: profile_of(motion.table, standing.model).move for name, standing in motion.before.items()}
    landing = (course.start.id for course in motion.moving if lands_in_ruin(motion, course))
    return limits | dict.fromkeys(landing, FLIGHT)


def distance_refusals(motion: Motion, limits: Limits) -> Iterator[Refusal]:
    """Refuse ways longer than each model's limit in inches (V1)."""
    for course in motion.moving:
        inches, limit = inches_gone(motion, course), limits[course.start.id]
        if not at_most(inches, limit):
            yield too_far(course, inches, limit)


def inches_gone(motion: Motion, course: Course) -> float:
    """Inches of a way; flyers do not climb, and one that ends in a ruin is measured straight (T3, R4)."""
    if not motion.is_flyer(course):
        return course.travelled
    return flown(course) if lands_in_ruin(motion, course) else course.slid


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


def _closed(motion: Motion) -> Iterator[Refusal]:
    yield from barrier_refusals(motion)
    yield from wall_refusals(motion)
    yield from friend_refusals(motion)


def _figures(measured: float, limit: float) -> str:
    """Enough digits that what is too much also reads so."""
    places = 1 if round(measured, 1) > round(limit, 1) else 3
    return f"{measured:.{places}f}"
