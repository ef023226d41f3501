"""Passing through others: friends where both players agreed that they block (V5), enemies never (H1)."""

from collections.abc import Iterator

from rules.geometry.sweep import sweep_gap
from rules.refusals import Refusal
from rules.scrollhammer.courses import Course
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.nearby import models_met
from rules.scrollhammer.placing import overlap, overlaps
from rules.scrollhammer.standing import Standing
from rules.units import CONTACT

NOISE = 1e-9


def friend_refusals(motion: Motion) -> Iterator[Refusal]:
    """Refuse ways through models of other friendly units, where that is agreed (V5)."""
    if not motion.table.options.friends_block:
        return
    for course, friend, _ in _passed(motion):
        if friend.seat == motion.seat:
            text = f"{course.start.title} would pass through {friend.title}; friends block here, go around."
            yield Refusal(code="move/through_friend", model=course.start.id, other=friend.id, text=text)


def sinking_refusals(motion: Motion, spared: frozenset[str]) -> Iterator[Refusal]:
    """Refuse ways that sink into a base of an enemy who may be touched (H1); where they end, V5 says so."""
    if not spared:
        return
    for course, enemy, depth in _passed(motion):
        if enemy.model.unit in spared and not overlaps(overlap(course.end, enemy)):
            yield Refusal(
                code="move/overlap",
                model=course.start.id,
                other=enemy.id,
                measured=depth,
                limit=CONTACT,
                text=f"{course.start.title} would pass through {enemy.title}; it may touch an enemy, no more.",
            )


def _passed(motion: Motion) -> Iterator[tuple[Course, Standing, float]]:
    """Whom of other units each model's way sinks into, and how deep in inches; flyers pass over all (T3)."""
    met = models_met(motion)
    for course in motion.moving:
        if motion.is_flyer(course):
            continue
        for other in met[course.start.id]:
            depth = _deepest(course, other)
            if depth > 0:
                yield course, other, depth


def _deepest(course: Course, other: Standing) -> float:
    """Inches a way sinks into a base beyond where it started, 0 when it does not."""
    deepest = 0.0
    for leg in course.legs:
        if leg.level.floor != other.level.floor or leg.level.piece != other.level.piece:
            continue
        started, _ = sweep_gap(leg.foot, leg.start, leg.start, other.foot)
        least, _ = sweep_gap(leg.foot, leg.start, leg.end, other.foot)
        if least < min(started, -CONTACT) - NOISE:
            deepest = max(deepest, -least)
    return deepest
