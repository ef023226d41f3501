"""Models from a room put on the mat again: as motions, so that the judges of movement may look at them."""

from collections.abc import Mapping

import msgspec

from rules.geometry.bases import Point
from rules.scrollhammer.buildings.rooms import Place
from rules.scrollhammer.courses import Course, Leg
from rules.scrollhammer.ground import Level, level_at
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.standing import Standing, footprint, standings, title_of
from rules.scrollhammer.table import Table
from rules.scrollhammer.terrain_file import Piece


def coming_out(table: Table, unit: str, place: Place, door: Point, places: Mapping[str, Point]) -> Motion:
    """Models going straight from an access point to their places; their own building does not bar them (P2)."""
    return emerging(with_open_door(table, place), unit, door, places)


def emerging(opened: Table, unit: str, door: Point, places: Mapping[str, Point]) -> Motion:
    """The same on a table whose door is open already."""
    start = _ground(opened.terrain, door)
    courses = {
        name: _course(standing_at(opened, name, door, start), spot, _ground(opened.terrain, spot))
        for name, spot in places.items()
    }
    return _motion(opened, unit, courses)


def put_up(table: Table, unit: str, place: Place, places: Mapping[str, Point]) -> Motion:
    """Models put on battlements, where they have come by no way that is judged (P3)."""
    courses = {
        name: _course(standing_at(table, name, spot, place.level), spot, place.level) for name, spot in places.items()
    }
    return _motion(table, unit, courses)


def flying_up(table: Table, unit: str, place: Place, places: Mapping[str, Point]) -> Motion:
    """Flyers going straight from where they stand to places on battlements (P3)."""
    standing = standings(table)
    courses = {name: _course(standing[name], spot, place.level) for name, spot in places.items()}
    return _motion(table, unit, courses)


def flying_off(table: Table, unit: str, place: Place, places: Mapping[str, Point]) -> Motion:
    """Flyers going straight from battlements to places on the ground (P3)."""
    opened, standing = with_open_door(table, place), standings(table)
    courses = {name: _course(standing[name], spot, _ground(opened.terrain, spot)) for name, spot in places.items()}
    return _motion(opened, unit, courses)


def standing_at(table: Table, name: str, spot: Point, level: Level) -> Standing:
    """A model as it would stand at a spot, facing as it did."""
    model = table.models[name]
    foot = footprint(model.base, *spot, model.facing)
    return Standing(name, model, table.units[model.unit].seat, foot, level, title_of(table, name))


def with_open_door(table: Table, place: Place) -> Table:
    """The table as it is for who comes out of a building: that building is nothing to cross, slow down or hurt in."""
    flags = dict.fromkeys(("difficult", "dangerous", "lethal", "impassable", "area"), False)
    opened = msgspec.structs.replace(place.piece, kind="open", walls=(), **flags)
    return msgspec.structs.replace(table, terrain={**table.terrain, place.building: opened})


def _motion(table: Table, unit: str, courses: dict[str, Course]) -> Motion:
    return Motion(table, unit, courses, {}, {name: course.end for name, course in courses.items()})


def _course(start: Standing, spot: Point, level: Level) -> Course:
    end = start.at(*spot, start.foot.bearing, level)
    return Course(start, end, (Leg(start.foot, spot, start.level),), (), (), ())


def _ground(terrain: dict[str, Piece], spot: Point) -> Level:
    return level_at(terrain, *spot, 0) or Level(0, None, 0.0)
