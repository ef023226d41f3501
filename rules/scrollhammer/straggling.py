"""Models of a block that closed ground parts from it, and their way around and back (F1)."""

from collections.abc import Iterable, Iterator
from math import inf

import msgspec

from rules.events import Event
from rules.geometry.bases import Point
from rules.refusals import Refusal
from rules.scrollhammer.blocks import march_of
from rules.scrollhammer.coherency import groups
from rules.scrollhammer.courses import Course
from rules.scrollhammer.detours import SPARE, free_inches, is_stopped
from rules.scrollhammer.duty import closing_refusals, coherency_refusals
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.placing import overlap, overlaps
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.table import Table
from rules.units import at_most


class BlockParted(Event, frozen=True, kw_only=True, tag="block_parted"):
    """Closed ground parted a block, or its parts came together again (F1)."""

    unit: str
    split: bool

    def apply(self, table: Table) -> Table:
        """Write down whether the block is in parts."""
        unit = msgspec.structs.replace(table.units[self.unit], split=self.split)
        return msgspec.structs.replace(table, units={**table.units, self.unit: unit})


def parting_events(motion: Motion) -> tuple[BlockParted, ...]:
    """What a block's march does to its parts."""
    split = parts(motion)
    return () if split == motion.unit.split else (BlockParted(unit=motion.name, split=split),)


def rejoining_events(motion: Motion) -> tuple[BlockParted, ...]:
    """A block's parts are one again after a move that is no march."""
    after = motion.after.values()
    if not motion.unit.split or len(groups(motion.table, after)) > 1:
        return ()
    return (BlockParted(unit=motion.name, split=False),)


def excused(motion: Motion, shift: Point, astray: Iterable[str]) -> frozenset[str]:
    """Of the models that do not make a block's move those that may not be able to.

    Closed ground stops them, they were parted from the block before, or one that is excused stands where
    they would end.
    """
    waiting = {name: _place(motion.before[name], shift) for name in astray}
    parted = _parted(motion)
    free = {n for n, place in waiting.items() if n in parted or is_stopped(motion.table, motion.before[n], place)}
    while more := {n for n in waiting.keys() - free if _is_taken(motion, n, waiting[n], free)}:
        free |= more
    return frozenset(free)


def is_on_its_way(motion: Motion, course: Course, shift: Point) -> bool:
    """Tell whether a parted model takes the shortest free way, and one that brings it no farther from its place.

    Of one that was parted before, nobody knows the place any more.
    """
    table = motion.table
    if not at_most(course.travelled, SPARE * free_inches(table, course.start, course.end.place)):
        return False
    if course.start.id in _parted(motion):
        return True
    place = _place(course.start, shift)
    before = free_inches(table, course.start, place)
    return before == inf or at_most(free_inches(table, course.end, place), before)


def march_coherency_refusals(motion: Motion) -> Iterator[Refusal]:
    """Refuse to end out of coherency (V6); a block that closed ground parts is coherent, part by part (F1).

    One that was parted must rejoin, or come as near to it as it can.
    """
    if motion.unit.formation != "ranks":
        yield from coherency_refusals(motion)
    elif motion.unit.split:
        yield from closing_refusals(motion)
    elif not parts(motion):
        yield from coherency_refusals(motion)


def parts(motion: Motion) -> bool:
    """Tell whether a block ends in several parts because of closed ground, now or before (F1)."""
    after = motion.after.values()
    if motion.unit.formation != "ranks" or len(groups(motion.table, after)) <= 1:
        return False
    march = march_of(motion)
    return motion.unit.split or bool(excused(motion, march.shift, march.astray))


def _place(standing: Standing, shift: Point) -> Point:
    return standing.foot.x + shift[0], standing.foot.y + shift[1]


def _parted(motion: Motion) -> frozenset[str]:
    """The models outside the largest part of a block that was parted before."""
    if not motion.unit.split:
        return frozenset()
    found = groups(motion.table, motion.before.values())
    main = max(found, key=len, default=[])
    return frozenset(motion.before) - frozenset(main)


def _is_taken(motion: Motion, name: str, place: Point, by: Iterable[str]) -> bool:
    """Tell whether one of some models ends where another would stand in its place in the block."""
    standing = motion.before[name]
    there = standing.at(*place, standing.foot.bearing, standing.level)
    return any(overlaps(overlap(there, motion.after[other])) for other in by)
