"""Dangerous ground: a die for each model and piece it goes through, each 1 a wound (T2)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from rules.dice import Dice
from rules.events import Event
from rules.geometry.ground import covers, over_region_stretches
from rules.scrollhammer.courses import Course
from rules.scrollhammer.difficult import TOUCH, region_of
from rules.scrollhammer.ground import is_dangerous
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.table import Table
from rules.scrollhammer.wounds import ModelWounded


class DangerFaced(Event, frozen=True, kw_only=True, tag="danger_faced"):
    """Models went through dangerous ground and rolled for it."""

    unit: str
    dice: dict[str, dict[str, int]]

    def apply(self, table: Table) -> Table:
        """Keep who has rolled for which piece until the phase ends; the wounds are events of their own."""
        unit = table.units[self.unit]
        faced = {piece: (*unit.faced.get(piece, ()), *rolled) for piece, rolled in self.dice.items()}
        unit = msgspec.structs.replace(unit, faced=unit.faced | faced)
        return msgspec.structs.replace(table, units={**table.units, self.unit: unit})


def face_danger(motion: Motion, wounds_to: tuple[str, ...], dice: Dice) -> tuple[Event, ...]:
    """Roll for every model and dangerous piece, models in table order, then pieces; the slain roll no more."""
    faced = faced_pieces(motion)
    left = {name: motion.table.models[name].wounds or 0 for name in motion.after}
    rolled: dict[str, dict[str, int]] = {}
    for name, pieces in faced.items():
        for piece in (p for p in pieces if left[name] > 0):
            face = dice.roll(6)
            rolled.setdefault(piece, {})[name] = face
            if face == 1:
                left[_sufferer(faced, name, piece, wounds_to, left)] -= 1
    if not rolled:
        return ()
    return (DangerFaced(unit=motion.name, dice=rolled), *_wounds(motion, left))


def faced_pieces(motion: Motion) -> dict[str, list[str]]:
    """The dangerous pieces each moving model enters, leaves or moves in, both in table order."""
    dangerous = [n for n, p in motion.table.terrain.items() if is_dangerous(p, motion.table.options)]
    if not dangerous:
        return {}
    courses = {course.start.id: course for course in motion.moving}
    return {
        name: [piece for piece in dangerous if _must_roll(motion, courses[name], piece)]
        for name in motion.after
        if name in courses
    }


def dice_of(events: tuple[Event, ...]) -> dict[str, Any]:
    """The dangerous dice among a move's events, by piece and model."""
    return next((dict(event.dice) for event in events if isinstance(event, DangerFaced)), {})


def _must_roll(motion: Motion, course: Course, name: str) -> bool:
    """Tell whether a model goes through a piece for which it has not rolled yet this phase."""
    return course.start.id not in motion.unit.faced.get(name, ()) and _goes_through(motion, course, name)


def _goes_through(motion: Motion, course: Course, name: str) -> bool:
    piece = motion.table.terrain[name]
    if motion.is_flyer(course):
        return any(_stands_in(motion, pose, name) for pose in (course.start, course.end))
    for leg in course.legs:
        counts = leg.level.floor == 0 or leg.level.piece == name
        region = region_of(piece, leg.level.floor) if counts else ()
        if over_region_stretches(leg.foot, leg.start, leg.end, region, TOUCH):
            return True
    return any(climb.end.piece == name or climb.start.piece == name for climb in course.climbs)


def _stands_in(motion: Motion, pose: Any, name: str) -> bool:
    if pose.level.floor > 0:
        return bool(pose.level.piece == name)
    return covers(pose.foot, motion.table.terrain[name].outline, TOUCH)


def _sufferer(
    faced: dict[str, list[str]], name: str, piece: str, wounds_to: tuple[str, ...], left: dict[str, int]
) -> str:
    """The owner's choice takes the wound, if it moved through the same piece and still lives; else the roller."""
    chosen = (n for n in wounds_to if piece in faced.get(n, ()) and left.get(n, 0) > 0)
    return next(chosen, name)


def _wounds(motion: Motion, left: dict[str, int]) -> Iterator[Event]:
    lost = Counter({n: (motion.table.models[n].wounds or 0) - remaining for n, remaining in left.items()})
    for name, wounds in lost.items():
        if wounds > 0:
            yield ModelWounded(model=name, left=left[name])
