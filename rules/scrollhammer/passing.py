"""Passing through friends, where both players agreed that friends block (V5)."""

from collections.abc import Iterator

from rules.geometry.sweep import sweep_gap
from rules.refusals import Refusal
from rules.scrollhammer.courses import Course
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.standing import Standing, standings
from rules.units import CONTACT


def friend_refusals(motion: Motion) -> Iterator[Refusal]:
    """Refuse ways through models of other friendly units, where that is agreed (V5)."""
    if not motion.table.options.friends_block:
        return
    friends = [s for s in standings(motion.table).values() if s.seat == motion.seat and s.model.unit != motion.name]
    for course in motion.moving():
        for friend in friends if not motion.is_flyer(course) else ():
            if _sinks_into(course, friend):
                text = f"{course.start.title} would pass through {friend.title}; friends block here, go around."
                yield Refusal(code="move/through_friend", model=course.start.id, other=friend.id, text=text)


def _sinks_into(course: Course, friend: Standing) -> bool:
    for leg in course.legs:
        if leg.level.floor != friend.level.floor or leg.level.piece != friend.level.piece:
            continue
        started, _ = sweep_gap(leg.foot, leg.start, leg.start, friend.foot)
        least, _ = sweep_gap(leg.foot, leg.start, leg.end, friend.foot)
        if least < min(started, -CONTACT) - 1e-9:
            return True
    return False
