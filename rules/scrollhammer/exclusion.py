"""Keeping clear of the enemy: no part of a moving base within 1 inch of an enemy's, at any point (V3)."""

from collections.abc import Iterator
from math import hypot, inf

import msgspec

from rules.geometry.bases import Point
from rules.geometry.distance import gap
from rules.geometry.sweep import sweep_gap
from rules.refusals import Refusal
from rules.scrollhammer.courses import Climb, Course
from rules.scrollhammer.ground import Level
from rules.scrollhammer.measuring import clearance
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.nearby import ZONE, models_met
from rules.scrollhammer.profiles import profile_of
from rules.scrollhammer.standing import Standing
from rules.units import at_least


class Approach(msgspec.Struct, frozen=True):
    """How near a model comes to an enemy on its course, in inches, and where its centre is then."""

    mover: Standing
    enemy: Standing
    least: float
    at: Point
    started: float
    ended: float

    @property
    def limit(self) -> float:
        """What is allowed: 1 inch, or the gap at the start where that is smaller."""
        return min(ZONE, self.started)

    @property
    def breaks_on_the_way(self) -> bool:
        """Tell whether it comes too near at any point."""
        return not at_least(self.least, self.limit)

    @property
    def breaks(self) -> bool:
        """Tell whether it comes too near on the way, or ends too near."""
        return self.breaks_on_the_way or not at_least(self.ended, ZONE)


def exclusion_refusals(motion: Motion, spared: frozenset[str]) -> Iterator[Refusal]:
    """Refuse courses that break the zone of an enemy (V3); units in `spared` may be approached (H1)."""
    for approach in approaches(motion):
        if approach.enemy.model.unit not in spared and approach.breaks:
            yield _refusal(approach)


def barred_refusals(motion: Motion, spared: frozenset[str]) -> Iterator[Refusal]:
    """Refuse courses that come too near on the way, which going on cannot mend; flyers pass over all (T3)."""
    for approach in approaches(motion):
        flies = profile_of(motion.table, approach.mover.model).flyer
        if approach.enemy.model.unit not in spared and approach.breaks_on_the_way and not flies:
            yield _refusal(approach)


def approaches(motion: Motion) -> Iterator[Approach]:
    """How near each acting model comes to each enemy it passes at all closely."""
    met = models_met(motion)
    for course in motion.acting:
        for enemy in met[course.start.id]:
            if enemy.seat != motion.seat:
                yield _approach(motion, course, enemy)


def _approach(motion: Motion, course: Course, enemy: Standing) -> Approach:
    started, ended = clearance(course.start, enemy), clearance(course.end, enemy)
    if motion.is_flyer(course):
        return Approach(course.start, enemy, ended, course.end.place, started, ended)
    least, at = min(_nearings(course, enemy), default=(inf, course.end.place))
    return Approach(course.start, enemy, least, at, started, ended)


def _nearings(course: Course, enemy: Standing) -> Iterator[tuple[float, Point]]:
    for leg in course.legs:
        plan, share = sweep_gap(leg.foot, leg.start, leg.end, enemy.foot)
        yield _raised(plan, leg.level, enemy), leg.at(share)
    for climb in course.climbs:
        yield _passed(climb, enemy), climb.at
    for pose in course.poses():
        yield clearance(pose, enemy), pose.place


def _passed(climb: Climb, enemy: Standing) -> float:
    """Inches to an enemy whose floor a climb passes, else more than counts."""
    low, high = sorted((climb.start.z, climb.end.z))
    return gap(climb.foot, enemy.foot) if low <= enemy.z <= high else inf


def _raised(plan: float, level: Level, enemy: Standing) -> float:
    if level.floor == enemy.level.floor and level.piece == enemy.level.piece:
        return plan
    return hypot(max(0.0, plan), enemy.z - level.z)


def _refusal(approach: Approach) -> Refusal:
    mover, enemy = approach.mover, approach.enemy
    comes_too_near = approach.breaks_on_the_way and approach.least < approach.ended
    what = f"pass {max(0.0, approach.least):.2f}" if comes_too_near else f"end {max(0.0, approach.ended):.2f}"
    return Refusal(
        code="move/exclusion",
        model=mover.id,
        other=enemy.id,
        measured=max(0.0, approach.least),
        limit=approach.limit,
        at=approach.at,
        text=f'{mover.title} would {what}" from {enemy.title}; {_allowed(approach)}.',
    )


def _allowed(approach: Approach) -> str:
    if approach.started >= ZONE:
        return '1" is the least outside a charge'
    return f'it started {approach.started:.2f}" off and may come no nearer, and must end 1" away'
