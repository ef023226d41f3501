"""Where a base may come to rest: on the mat (V4), on nobody (V5)."""

from collections.abc import Iterator

from rules.geometry.bases import Footprint, Point, support
from rules.geometry.distance import bounds, gap
from rules.refusals import Refusal
from rules.scrollhammer.courses import Course
from rules.scrollhammer.measuring import close_pairs, same_floor
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.nearby import models_met
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.table import Mat
from rules.units import CONTACT, EPS

_EXACT = 1e-9


def off_table_refusals(motion: Motion) -> Iterator[Refusal]:
    """Refuse bases that leave the mat at any point (V4), unless they were off it already and come no worse (V10)."""
    mat = motion.table.mat
    for course in motion.acting:
        out, pose = max(((overhang(mat, p), p) for p in _rests(course)), key=lambda found: found[0])
        if out > EPS and out > overhang(mat, course.start.foot) + EPS:
            yield off_table(course.start, out, (pose.x, pose.y))


def off_table(standing: Standing, out: float, at: Point) -> Refusal:
    """Refuse a base that sticks out over the mat's edge by some inches (V4)."""
    text = f'{standing.title} would be {out:.2f}" off the mat; a base stays wholly on it.'
    return Refusal(code="move/off_table", model=standing.id, measured=out, limit=0.0, at=at, text=text)


def overhang(mat: Mat, foot: Footprint) -> float:
    """Inches by which a base sticks out over the mat's edge; negative while it is wholly on it (V4)."""
    across, down = support(foot, 1.0, 0.0), support(foot, 0.0, 1.0)
    return max(across - foot.x, foot.x + across - mat.width, down - foot.y, foot.y + down - mat.depth)


def overlap_refusals(motion: Motion) -> Iterator[Refusal]:
    """Refuse bases that end sunk into another on the same floor (V5), unless they were before (V10)."""
    for one, other in _end_pairs(motion):
        depth = overlap(one, other)
        if not overlaps(depth) or depth <= _depth_before(motion, one, other) + EPS:
            continue
        yield sunk(one, other, depth)


def sunk(one: Standing, other: Standing, depth: float) -> Refusal:
    """Refuse a base that would end some inches deep in another (V5)."""
    return Refusal(
        code="move/overlap",
        model=one.id,
        other=other.id,
        measured=depth,
        limit=CONTACT,
        at=one.place,
        text=f'{one.title} would end {depth:.2f}" deep in the base of {other.title}; bases may only touch.',
    )


def overlaps(depth: float) -> bool:
    """Tell whether bases sunk this deep into each other overlap (N4)."""
    return depth > CONTACT + _EXACT


def overlap(one: Standing, other: Standing) -> float:
    """Inches two bases on the same floor are sunk into each other, 0 when they are not (N4)."""
    if not same_floor(one, other) or bounds(one.foot, other.foot)[0] >= 0:
        return 0.0
    return max(0.0, -gap(one.foot, other.foot))


def _rests(course: Course) -> Iterator[Footprint]:
    """The mat is convex, so a slide stays on it when both its ends are; where one ends the next begins."""
    yield from (leg.foot for leg in course.legs[1:])
    yield from (pose.foot for pose in course.poses())


def _end_pairs(motion: Motion) -> Iterator[tuple[Standing, Standing]]:
    acting = {course.start.id for course in motion.acting}
    for name, met in models_met(motion).items():
        yield from ((motion.after[name], other) for other in met)
    for one, other in close_pairs(motion.after.values(), 0.0):
        if one.id in acting or other.id in acting:
            yield (one, other) if one.id in acting else (other, one)


def _depth_before(motion: Motion, one: Standing, other: Standing) -> float:
    """Nobody who only now comes onto the mat was sunk in before."""
    first = motion.before.get(one.id)
    second = motion.before.get(other.id, other)
    return 0.0 if first is None else overlap(first, second)
