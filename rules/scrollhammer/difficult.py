"""Ground that slows: the terrain test and how much of a way is inside difficult terrain (T1, T3)."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from rules.geometry.bases import Polygon
from rules.geometry.ground import over_region_stretches
from rules.geometry.regions import Region, joined, without
from rules.geometry.stretches import total
from rules.identity import by_identity
from rules.refusals import Refusal
from rules.scrollhammer.courses import Course, Leg
from rules.scrollhammer.ground import floor_of
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.nearby import pieces_met
from rules.scrollhammer.profiles import has_rule
from rules.scrollhammer.terrain_file import Piece
from rules.units import at_most

_NOTHING: Final = 1e-9

TOUCH: Final = 1e-6
"""Inches by which a bare touch is told from standing in a piece."""


def slow_refusals(motion: Motion) -> Iterator[Refusal]:
    """Refuse a move through difficult ground before its terrain test, or beyond what that allows (T1)."""
    allowance = motion.unit.terrain_test
    if allowance is None:
        yield from islice(_untested(motion), 1)
    else:
        yield from _beyond(motion, allowance)


def _untested(motion: Motion) -> Iterator[Refusal]:
    for course in motion.moving:
        inside = inside_inches(motion, course)
        if inside > _NOTHING and is_slowed(motion, course):
            yield Refusal(
                code="move/needs_terrain_test",
                model=course.start.id,
                measured=inside,
                limit=0.0,
                text=f'{course.start.title} would travel {inside:.2f}" inside difficult ground; take its test first.',
            )


def _beyond(motion: Motion, allowance: int) -> Iterator[Refusal]:
    """More inches inside difficult ground, climbing included, than the test allows (T1)."""
    for course in motion.moving:
        inside = inside_inches(motion, course) if is_slowed(motion, course) else 0.0
        if not at_most(inside, allowance):
            title = course.start.title
            text = f'{title} would travel {inside:.2f}" inside difficult ground; the test allows {allowance}".'
            yield Refusal(
                code="move/terrain_allowance",
                model=course.start.id,
                measured=inside,
                limit=float(allowance),
                at=course.end.place,
                text=text,
            )


def is_slowed(motion: Motion, course: Course) -> bool:
    """Tell whether difficult ground slows a model: flyers never, nor those whose profile ignores it (T3, C6)."""
    return not (motion.is_flyer(course) or has_rule(motion.table, course.start.model, "ignores_difficult"))


def inside_inches(motion: Motion, course: Course) -> float:
    """Inches of a course with any part of the base over difficult ground, climbing included (T1)."""
    pieces = [motion.table.terrain[name] for name in pieces_met(motion).get(course.start.id, ())]
    ground = tuple(piece for piece in pieces if piece.difficult)
    legs = (leg for leg in course.legs if ground or leg.level.piece is not None)
    return sum(_inside(motion.table.terrain, ground, leg) for leg in legs) + course.climbed


def region_of(piece: Piece, floor: int) -> Region:
    """The ground of a piece on a floor, crossings cut out; empty when it has no such floor."""
    if floor == 0:
        return _without(piece.outline, piece.crossings)
    found = floor_of(piece, floor)
    return _without(found.outline, ()) if found is not None and found.outline is not None else ()


def _inside(terrain: dict[str, Piece], ground: tuple[Piece, ...], leg: Leg) -> float:
    stretches = [
        stretch
        for piece in _difficult_under(terrain, ground, leg)
        for stretch in over_region_stretches(leg.foot, leg.start, leg.end, region_of(piece, leg.level.floor), TOUCH)
    ]
    return total(stretches) * leg.length if stretches else 0.0


def _difficult_under(terrain: dict[str, Piece], ground: tuple[Piece, ...], leg: Leg) -> tuple[Piece, ...]:
    """Above the ground only the piece whose floor it is counts, with that floor's own outline."""
    if leg.level.piece is not None:
        piece = terrain[leg.level.piece]
        return (piece,) if piece.difficult else ()
    return ground


@by_identity(512)
def _without(outline: Polygon, crossings: tuple[Polygon, ...]) -> Region:
    return without(outline, crossings) if crossings else joined((outline,))
