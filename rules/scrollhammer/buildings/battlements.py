"""Battlements: open-topped rooms whose units stand on the mat, and only if all of them fit (P3)."""

from collections.abc import Iterator, Mapping, Sequence

from rules.geometry.bases import Point
from rules.geometry.ground import within
from rules.refusals import Refusal
from rules.scrollhammer.buildings.poses import put_up
from rules.scrollhammer.buildings.rooms import Place
from rules.scrollhammer.climbing import FLIGHT, flown
from rules.scrollhammer.duty import coherency_refusals
from rules.scrollhammer.exclusion import exclusion_refusals
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.placing import off_table_refusals, overlap_refusals
from rules.scrollhammer.profiles import profile_of
from rules.scrollhammer.standing import standings
from rules.scrollhammer.table import Table
from rules.scrollhammer.ways import NOBODY, too_far
from rules.units import at_most


def perch_refusals(
    table: Table, unit: str, models: Sequence[str], place: Place, places: Mapping[str, Point]
) -> Iterator[Refusal]:
    """Refuse places on battlements: each base wholly inside the outline, on nobody, in coherency (P3, V3-V6)."""
    for name in unplaced(models, place, places):
        text = f"{table.models[name].name or name} needs a place on {place.title}; all must fit there."
        yield Refusal(code="room/capacity", model=name, text=text)
    motion = put_up(table, unit, place, {name: places[name] for name in models if name in places})
    for course in motion.courses.values():
        if not within(course.end.foot, place.outline):
            text = f"{course.end.title} does not stand wholly on {place.title}; who does not fit cannot be there."
            yield Refusal(code="room/capacity", model=course.end.id, at=course.end.place, text=text)
    yield from off_table_refusals(motion)
    yield from overlap_refusals(motion)
    yield from exclusion_refusals(motion, NOBODY)
    yield from coherency_refusals(motion)


def unplaced(models: Sequence[str], place: Place, places: Mapping[str, Point]) -> tuple[str, ...]:
    """The models that would be on battlements without a place there."""
    return tuple(name for name in models if name not in places) if place.room.battlement else ()


def lands(table: Table, models: Sequence[str], place: Place) -> bool:
    """Tell whether a unit comes down onto battlements on its wings, by no door (P3)."""
    flying = all(name in standings(table) and profile_of(table, table.models[name]).flyer for name in models)
    return place.room.battlement and flying


def landing_refusals(flight: Motion) -> Iterator[Refusal]:
    """Refuse flyers a landing farther than 12" from where they start, measured as for ruins (P3, R4)."""
    for course in flight.courses.values():
        if not at_most(flown(course), FLIGHT):
            yield too_far(course, flown(course), FLIGHT)
