"""Moving about on battlements: those that are up there stay wholly on them, nobody else walks or flies up (P3)."""

from collections.abc import Iterator

from rules.geometry.distance import point_in_polygon
from rules.geometry.ground import within
from rules.refusals import Refusal
from rules.scrollhammer.buildings.rooms import Place
from rules.scrollhammer.courses import Course
from rules.scrollhammer.ground import level_at
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.terrain_file import Piece


def roof_refusals(motion: Motion) -> Iterator[Refusal]:
    """Refuse to get onto battlements but by `enter`, and to stand on them with part of a base only (P3)."""
    for course in motion.acting:
        place = battlements_under(motion.table.terrain, course.end)
        if place is None:
            continue
        if place.reference != course.start.model.room:
            text = f"{course.start.title} gets onto {place.title} by entering it."
            yield Refusal(code="move/floor", model=course.start.id, at=course.end.place, text=text)
        elif not within(course.end.foot, place.outline):
            yield _overhanging(course, place)


def battlements_under(terrain: dict[str, Piece], standing: Standing) -> Place | None:
    """The battlements a model stands on; None when it stands on none."""
    level = standing.level
    piece = terrain.get(level.piece or "")
    if piece is None or level.piece is None:
        return None
    rooms = ((name, room) for name, room in piece.rooms.items() if room.battlement and room.floor == level.floor)
    places = [Place(level.piece, name, piece, room) for name, room in rooms]
    return next((place for place in places if within(standing.foot, place.outline)), next(iter(places), None))


def roof_at(terrain: dict[str, Piece], x: float, y: float, floor: int) -> str | None:
    """The room of the battlements under a point, as models name it; None when that floor is none there."""
    level = level_at(terrain, x, y, floor)
    if level is None or level.piece is None:
        return None
    piece = terrain[level.piece]
    rooms = ((name, room) for name, room in piece.rooms.items() if room.battlement and room.floor == floor)
    under = (name for name, room in rooms if point_in_polygon((x, y), room.outline or piece.outline))
    return next((f"{level.piece}/{name}" for name in under), None)


def _overhanging(course: Course, place: Place) -> Refusal:
    text = f"{course.start.title} would not stand wholly on {place.title}; stay inside its outline."
    return Refusal(code="room/capacity", model=course.start.id, at=course.end.place, text=text)
