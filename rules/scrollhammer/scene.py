"""The table as an eye has it: what blocks sight, where eyes are, which cards they look at (S1, S2)."""

from collections.abc import Iterator
from typing import Final

from rules.geometry.arcs import bearing
from rules.geometry.bases import Footprint, direction, outline
from rules.geometry.distance import nearest_outline_point, point_in_polygon
from rules.geometry.ground import box_of
from rules.geometry.sight_blockers import (
    Blockers,
    Body,
    Opening,
    Prism,
    Slab,
    Solid,
    UnreadableScene,
    WallFace,
    body_blockers,
    joined_walls,
    solid_blockers,
)
from rules.geometry.sight_looks import Eye
from rules.identity import by_identity
from rules.scrollhammer.standing import Standing, standings
from rules.scrollhammer.table import Model, Table, Unit
from rules.scrollhammer.terrain_file import Piece, Room, Wall
from rules.scrollhammer.terrain_file import Solid as FileSolid
from rules.wire import Unreadable

CRACK: Final = 0.01
"""Inches: a wall that ends this near another leaves no gap to see through."""


def scene_of(table: Table) -> tuple[Blockers, Blockers]:
    """Everything that blocks sight: the terrain, and the models on the mat (S2)."""
    return terrain_blockers(table.terrain), _model_blockers(standings(table))


@by_identity(16)
def terrain_blockers(terrain: dict[str, Piece]) -> Blockers:
    """What of the terrain blocks sight; raises Unreadable naming a piece that makes no sense."""
    solids = [solid for name, piece in terrain.items() for solid in _solids(name, piece)]
    walls = [_wall(name, piece, wall) for name, piece in terrain.items() for wall in piece.walls]
    try:
        return solid_blockers([*solids, *joined_walls(walls, CRACK)])
    except UnreadableScene as error:
        raise Unreadable(f"table.terrain.{error.name}", error.reason) from error


def body_of(standing: Standing) -> Body:
    """A model as the card it shows to whoever looks at it (S1)."""
    return Body(standing.foot, standing.z, standing.head, standing.id)


def front_of(building: Piece, eye: Eye) -> Body:
    """A building as the card it shows to an eye: as wide as its outline looks from there."""
    left, top, right, bottom = box_of((building.outline,))
    middle = ((left + right) / 2, (top + bottom) / 2)
    aside_x, aside_y = direction(bearing((eye.x, eye.y), middle) + 90)
    reaches = [(x - middle[0]) * aside_x + (y - middle[1]) * aside_y for x, y in building.outline]
    shift, half = (max(reaches) + min(reaches)) / 2, (max(reaches) - min(reaches)) / 2
    foot = Footprint("round", middle[0] + shift * aside_x, middle[1] + shift * aside_y, 0.0, half, half)
    return Body(foot, building.ground, building.ground + building.height, "")


def eyes_of(table: Table, name: str) -> tuple[Eye, ...]:
    """A model's eye, or for one inside a room the eyes it may use: one at each fire point (S1, P5)."""
    standing = standings(table).get(name)
    if standing is not None:
        return (Eye(*standing.place, standing.head, standing.model.facing),)
    place = room_of(table, name)
    return _fire_points(table.models[name], *place) if place is not None else ()


def room_of(table: Table, name: str) -> tuple[Piece, Room] | None:
    """The building and the closed room a model is in; None when it is in none."""
    model = table.models[name]
    if model.room is None or model.removed or name in standings(table):
        return None
    building, _, room = model.room.partition("/")
    return table.terrain[building], table.terrain[building].rooms[room]


def excused_by(table: Table, viewer: str) -> frozenset[str]:
    """The models that never block a viewer: its own unit's, joined characters among them (S2)."""
    unit = table.models[viewer].unit
    return _kin(table.units, table.models)[table.units[unit].joined or unit]


@by_identity(16)
def _kin(units: dict[str, Unit], models: dict[str, Model]) -> dict[str, frozenset[str]]:
    """For each unit its models and those of the characters that joined it."""
    kin: dict[str, set[str]] = {name: set() for name in units}
    for name, model in models.items():
        kin[units[model.unit].joined or model.unit].add(name)
    return {name: frozenset(own) for name, own in kin.items()}


@by_identity(16)
def _model_blockers(standing: dict[str, Standing]) -> Blockers:
    return body_blockers([body_of(one) for one in standing.values()])


def _fire_points(model: Model, piece: Piece, room: Room) -> tuple[Eye, ...]:
    """Eyes in the building's own walls: a point inside its outline is put onto it."""
    height = piece.ground + (room.z or 0.0) + model.height
    spots = (
        nearest_outline_point(spot, piece.outline) if point_in_polygon(spot, piece.outline) else spot
        for spot in room.fire_points
    )
    return tuple(Eye(*spot, height, model.facing) for spot in spots)


def _solids(name: str, piece: Piece) -> Iterator[Solid]:
    """A piece's body, its trees and rocks, and its floors; all heights above its ground."""
    if piece.height:
        yield Prism(piece.outline, piece.ground, piece.ground + piece.height, name)
    for solid in piece.solids:
        yield Prism(_seen_from_above(solid), piece.ground + solid.bottom, piece.ground + solid.top, name)
    for floor in piece.floors:
        yield Slab(floor.outline or piece.outline, piece.ground + (floor.z or 0.0), name)


def _seen_from_above(solid: FileSolid) -> tuple[tuple[float, float], ...]:
    if solid.outline is not None or solid.circle is None:
        return solid.outline or ()
    circle = solid.circle
    return outline(Footprint("round", circle.x, circle.y, 0.0, circle.radius, circle.radius))


def _wall(name: str, piece: Piece, wall: Wall) -> WallFace:
    ground = piece.ground
    openings = tuple(Opening(o.start, o.end, ground + o.bottom, ground + o.top) for o in wall.openings)
    return WallFace(wall.start, wall.end, ground + wall.bottom, ground + wall.top, openings, name)
