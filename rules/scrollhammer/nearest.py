"""As far as it may go: the largest share of all paths alike at which the whole command is legal."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from rules.refusals import Nearest
from rules.scrollhammer.breakpoints import end_breakpoints
from rules.scrollhammer.commands import Facing, Paths
from rules.scrollhammer.motion import Motion, motion_of, truncated

EXACT: Final = 0.002
"""Inches to which the place between two breakpoints is found."""

Legal = Callable[[Motion], bool]


def nearest_of(motion: Motion, paths: Paths, facing: Facing, way: Legal, whole: Legal) -> Nearest | None:
    """Find the largest legal share of all paths and the places there; None where only standing still is."""
    found = farthest_motion(motion, paths, facing, way, whole)
    return None if found is None else _answer(*found)


def farthest_motion(
    motion: Motion, paths: Paths, facing: Facing, way: Legal, whole: Legal
) -> tuple[Motion, float] | None:
    """Find the motion along the largest legal share 0..1 of all paths; None where only standing still is.

    `way` asks only what can never mend by going on (too far, too near, closed ground), so it is cut once;
    `whole` asks everything, at the breakpoints of what depends on where the models end.
    """
    longest = max((course.travelled for course in motion.courses.values()), default=0.0)
    if longest == 0.0 or not way(motion_of(motion.table, motion.name, {}, None)):
        return None

    def at(share: float) -> Motion:
        return motion_of(motion.table, motion.name, truncated(paths, motion.before, share), facing)

    exact = EXACT / longest
    open_way = farthest([1.0, 0.0], lambda share: way(at(share)), exact)
    share = farthest(_marks(motion, open_way, exact), lambda share: whole(at(share)), exact)
    return (at(share), share) if share > exact else None


def farthest(marks: Sequence[float], legal: Callable[[float], bool], exact: float) -> float:
    """The largest legal share, looking down from the first mark; 0 when none is.

    Between two marks the verdict turns at most once: looked for by halving, only there.
    """
    if legal(marks[0]):
        return marks[0]
    for upper, lower in pairwise(marks):
        middle = (upper + lower) / 2
        if lower > 0 and legal(lower):
            return _halved(lower, upper, legal, exact)
        if lower == 0 or legal(middle):
            found = _halved(lower if lower == 0 else middle, upper, legal, exact)
            if found > 0:
                return found
    return 0.0


def _marks(motion: Motion, most: float, exact: float) -> list[float]:
    """The breakpoints up to the open way, from the far end, those that lie together left out, 0 last."""
    kept = [most]
    for share in sorted((s for s in end_breakpoints(motion) if s < most), reverse=True):
        if kept[-1] - share > exact:
            kept.append(share)
    return [*kept, 0.0]


def _halved(legal_share: float, illegal_share: float, legal: Callable[[float], bool], exact: float) -> float:
    while illegal_share - legal_share > exact:
        middle = (legal_share + illegal_share) / 2
        if legal(middle):
            legal_share = middle
        else:
            illegal_share = middle
    return legal_share


def _answer(motion: Motion, share: float) -> Nearest:
    ends = {course.start.id: course.end for course in motion.courses.values()}
    places = {name: (*end.place, end.level.floor) for name, end in ends.items()}
    return Nearest(share=round(share, 4), places=places)
