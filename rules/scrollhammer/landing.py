"""Where scattered models land: which places are impossible, and the nearest legal one (B3)."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

import msgspec

from rules.geometry.bases import Point, Polygon
from rules.geometry.free_places import Neighbour, nearest_free, room_for
from rules.geometry.regions import common
from rules.refusals import Refusal
from rules.scrollhammer.barriers import bars, closed_pieces, is_inside
from rules.scrollhammer.buildings.roofs import roof_at
from rules.scrollhammer.ground import floor_of, level_at
from rules.scrollhammer.measuring import clearance, near_models, same_floor
from rules.scrollhammer.nearby import ZONE
from rules.scrollhammer.resting import resting_refusals
from rules.scrollhammer.standing import Standing, standings
from rules.scrollhammer.table import Model, Table
from rules.units import at_least, rounded


@dataclass(frozen=True, slots=True)
class Landing:
    """Models that landed, as they now stand; those that could not and why; those that lethal ground took."""

    table: Table
    landed: dict[str, Model]
    impossible: dict[str, Refusal]
    lost: tuple[str, ...]


def land(table: Table, places: dict[str, Point]) -> Landing:
    """Put models at places all at once; whoever cannot stand there stays where it started (B3)."""
    impossible: dict[str, Refusal] = {}
    wanted = {name: put_at(table, name, place) for name, place in places.items()}
    while True:
        landed = {name: model for name, model in wanted.items() if name not in impossible}
        after = msgspec.structs.replace(table, models=table.models | landed)
        standing = standings(after)
        problems = {name: problem for name in landed if (problem := place_problem(after, standing[name]))}
        if not problems:
            lost = tuple(name for name in landed if _is_lethal(after, standing[name]))
            return Landing(after, landed, impossible, lost)
        impossible |= problems


def put_at(table: Table, name: str, place: Point) -> Model:
    """The model standing at a place: on the floor of its own number if there is one, else on the ground.

    On battlements it comes down only if it was on them (P3).
    """
    model, x, y = table.models[name], rounded(place[0]), rounded(place[1])
    roof = roof_at(table.terrain, x, y, model.floor)
    stays = roof == model.room and level_at(table.terrain, x, y, model.floor) is not None
    floor, room = (model.floor, roof) if stays else (0, None)
    return msgspec.structs.replace(model, x=x, y=y, floor=floor, off=None, room=room)


def place_problem(table: Table, standing: Standing) -> Refusal | None:
    """Why a model cannot be put where it stands (V4, V9, V5, V3 in this order); lethal ground takes it (V9)."""
    for refusal in (*resting_refusals(table, standing), *_exclusion(table, standing)):
        if refusal.code != "move/lethal":
            return refusal
    return None


def nearest_place(table: Table, name: str, place: Point) -> Point | None:
    """The legal place nearest in plan to where a model would have landed; None when there is none (B3)."""
    landed = msgspec.structs.replace(table, models={**table.models, name: put_at(table, name, place)})
    standing = standings(landed)[name]
    allowed = _allowed(landed, standing)
    closed = [p.outline for p in closed_pieces(table.terrain).values() if bars(table, standing, p)]
    neighbours = [n for other in standings(landed).values() if (n := _neighbour(standing, other))]
    on_ground = standing.level.floor == 0
    found = (nearest_free(standing.foot, outline, neighbours, closed if on_ground else ()) for outline in allowed)
    free = [point for point in found if point is not None]
    return min(free, key=lambda p: (p[0] - place[0]) ** 2 + (p[1] - place[1]) ** 2, default=None)


def _allowed(table: Table, standing: Standing) -> tuple[Polygon, ...]:
    """Where its centre may be: on the mat, above the ground over its floor."""
    room = room_for(standing.foot, table.mat.width, table.mat.depth)
    if room is None or standing.level.piece is None:
        return () if room is None else (room,)
    floor = floor_of(table.terrain[standing.level.piece], standing.level.floor)
    return common(room, floor.outline) if floor is not None and floor.outline is not None else (room,)


def _neighbour(standing: Standing, other: Standing) -> Neighbour | None:
    if other.id == standing.id:
        return None
    if other.seat == standing.seat:
        return Neighbour(other.foot, 0.0) if same_floor(standing, other) else None
    if same_floor(standing, other):
        return Neighbour(other.foot, ZONE)
    apart = abs(other.z - standing.z)
    return Neighbour(other.foot, sqrt(ZONE**2 - apart**2)) if apart < ZONE else None


def _exclusion(table: Table, standing: Standing) -> Iterator[Refusal]:
    for _, enemy in near_models(table, {standing.id: standing}, ZONE):
        apart = clearance(standing, enemy)
        if enemy.seat != standing.seat and not at_least(apart, ZONE):
            text = f'{standing.title} would stand {apart:.2f}" from {enemy.title}; 1" is the least.'
            yield Refusal(
                code="move/exclusion",
                model=standing.id,
                other=enemy.id,
                measured=apart,
                limit=ZONE,
                at=standing.place,
                text=text,
            )


def _is_lethal(table: Table, standing: Standing) -> bool:
    return standing.level.floor == 0 and any(
        bars(table, standing, piece) and is_inside(standing.foot, piece)
        for piece in closed_pieces(table.terrain).values()
    )
