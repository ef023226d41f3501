"""Getting up and down: who may stand on upper floors, how high a step may be, where the ladders are (R1-R5)."""

from collections.abc import Iterator
from math import hypot
from typing import Final

from rules.geometry.ground import covers
from rules.refusals import Refusal
from rules.scrollhammer.courses import Climb, Course
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.profiles import has_rule, profile_of
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.table import Table
from rules.units import at_most

HIGHEST_STEP: Final = 6.0
"""Inches a step between floors may be on foot (R4)."""

FLIGHT: Final = 12.0
"""Inches from its start within which a flyer that ends in a ruin is placed (R4)."""

LADDER_REACH: Final = 1.0
"""Inches a climb may be from a ladder, where ladders are needed (R5)."""

_CLIMBERS: Final = frozenset({"infantry", "beast"})


def climbing_refusals(motion: Motion) -> Iterator[Refusal]:
    """Refuse floors that are not there, models that may not stand there, steps too high, climbs off a ladder."""
    for course in motion.acting:
        yield from _missing_floor(course)
        if course.climbs:
            yield from _badly_climbed(motion, course)


def may_stand_above(table: Table, standing: Standing) -> bool:
    """Tell whether a model may stand above the ground (R2); `may_climb` overrides the type, never ranks.

    On battlements whoever was let in may (P1).
    """
    profile = profile_of(table, standing.model)
    if is_on_building(table, standing):
        return True
    if table.units[standing.model.unit].formation == "ranks":
        return False
    types = _CLIMBERS | set(table.options.climbing_types)
    return profile.flyer or profile.type in types or has_rule(table, standing.model, "may_climb")


def is_on_building(table: Table, standing: Standing) -> bool:
    """Tell whether a model stands on a floor of a building, so on battlements (P3)."""
    return standing.level.piece is not None and bool(table.terrain[standing.level.piece].rooms)


def lands_in_ruin(motion: Motion, course: Course) -> bool:
    """Tell whether a flyer's move ends in a ruin, on any floor (R4)."""
    if not motion.is_flyer(course):
        return False
    terrain = motion.table.terrain
    if course.end.level.piece is not None:
        return terrain[course.end.level.piece].kind == "ruin"
    return any(piece.kind == "ruin" and covers(course.end.foot, piece.outline) for piece in terrain.values())


def flown(course: Course) -> float:
    """Inches of the slant between a flyer's base centres before and after (R4)."""
    (x, y), (to_x, to_y) = course.start.place, course.end.place
    return hypot(to_x - x, to_y - y, course.end.z - course.start.z)


def _badly_climbed(motion: Motion, course: Course) -> Iterator[Refusal]:
    """Who stands too high already may stay there or come down (V10)."""
    if max(climb.end.floor for climb in course.climbs) > course.start.level.floor:
        yield from _wrong_type(motion, course)
    if not motion.is_flyer(course):
        yield from _too_high(course)
        yield from _off_ladder(motion.table, course)


def _missing_floor(course: Course) -> Iterator[Refusal]:
    if course.missing:
        at, floor = course.missing[0]
        text = f"There is no floor {floor} under {course.start.title} at ({at[0]:.2f}, {at[1]:.2f})."
        yield Refusal(code="move/floor", model=course.start.id, at=at, text=text)


def _wrong_type(motion: Motion, course: Course) -> Iterator[Refusal]:
    if may_stand_above(motion.table, course.start):
        return
    what = "a unit in ranks" if motion.unit.formation == "ranks" else "a model of its type"
    text = f"{course.start.title} may not stand above the ground: {what} stays on the ground level."
    yield Refusal(code="move/climb_type", model=course.start.id, at=course.end.place, text=text)


def _too_high(course: Course) -> Iterator[Refusal]:
    climb = max(course.climbs, key=lambda climb: climb.step)
    if at_most(climb.step, HIGHEST_STEP):
        return
    yield Refusal(
        code="move/climb_height",
        model=course.start.id,
        measured=climb.step,
        limit=HIGHEST_STEP,
        at=climb.at,
        text=f'{course.start.title} cannot climb a step of {climb.step:.2f}"; 6" is the most on foot.',
    )


def _off_ladder(table: Table, course: Course) -> Iterator[Refusal]:
    if not table.options.ladders_needed:
        return
    for climb in course.climbs:
        reach = _ladder_distance(table, climb)
        if reach is None or not at_most(reach, LADDER_REACH):
            far = "there is none" if reach is None else f'the nearest is {reach:.2f}" away, 1" is the most'
            yield Refusal(
                code="move/ladder",
                model=course.start.id,
                measured=reach,
                limit=LADDER_REACH,
                at=climb.at,
                text=f"{course.start.title} must climb at a ladder; {far}.",
            )
            return


def _ladder_distance(table: Table, climb: Climb) -> float | None:
    piece = table.terrain.get(climb.end.piece or climb.start.piece or "")
    if piece is None:
        return None
    gaps = [hypot(x - climb.at[0], y - climb.at[1]) for x, y in piece.ladders]
    return min(gaps, default=None)
