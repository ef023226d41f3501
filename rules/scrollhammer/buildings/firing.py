"""Shooting out of buildings: from fire points, two models each, and from any edge of battlements (P3, P5)."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from rules.geometry.bases import Point
from rules.geometry.distance import nearest_outline_point, point_in_polygon, points_gap
from rules.scrollhammer.buildings.rooms import Place, occupants, place_at, place_of
from rules.scrollhammer.sight import seen_by
from rules.scrollhammer.standing import Standing, standing_models
from rules.scrollhammer.table import RoundBase, Table

_POINT: Final = RoundBase(diameter=0.001)
"""A base in millimetres that stands for a mere point: sight and range run from there."""


def at_firing_spots(
    table: Table, unit: str, target: str, models: Sequence[str], fire_points: Mapping[str, int]
) -> Table:
    """The table as if a unit in a building stood where it shoots from; who has no fire point stays off the mat.

    Without an order who shoots from where, the points that see the target are filled first.
    """
    place = place_of(table, unit)
    targets = list(standing_models(table, target).values())
    if place is None or (place.room.battlement and not targets):
        return table
    inside = [name for name in occupants(table, place)[unit] if name in models]
    if place.room.battlement:
        spots = dict.fromkeys(inside, _edge(place, targets))
    else:
        spots = _spots(table, place, target, inside, fire_points)
    loose = msgspec.structs.replace(table.units[unit], formation="skirmish")
    return _put(msgspec.structs.replace(table, units={**table.units, unit: loose}), spots)


def measured_from(table: Table, standing: Standing) -> Standing:
    """A model as its range is measured: at a fire point from its floor plus its height (P5)."""
    place = place_at(table, standing.model.room or "")
    if place is None or place.room.battlement:
        return standing
    return msgspec.structs.replace(standing, level=msgspec.structs.replace(standing.level, z=standing.head))


def _put(table: Table, spots: Mapping[str, Point]) -> Table:
    put = {
        name: msgspec.structs.replace(table.models[name], x=spot[0], y=spot[1], base=_POINT)
        for name, spot in spots.items()
    }
    return msgspec.structs.replace(table, models=table.models | put)


def _edge(place: Place, targets: Sequence[Standing]) -> Point:
    """The point of the battlements' edge nearest to the target."""
    edges = [(nearest_outline_point(one.place, place.outline), one.place) for one in targets]
    return min(edges, key=lambda pair: points_gap(*pair))[0]


def _spots(
    table: Table, place: Place, target: str, inside: Sequence[str], fire_points: Mapping[str, int]
) -> dict[str, Point]:
    ordered = {name: fire_points[name] for name in inside if name in fire_points}
    chosen = ordered if fire_points else _filled(table, place, target, inside)
    points, most = place.room.fire_points, table.options.fire_point_models
    kept: dict[str, int] = {}
    for name, index in chosen.items():
        if index < len(points) and list(kept.values()).count(index) < most:
            kept[name] = index
    return {name: _in_the_wall(place, points[index]) for name, index in kept.items()}


def _filled(table: Table, place: Place, target: str, inside: Sequence[str]) -> dict[str, int]:
    """Models in table order to the points that see the target, then to the others."""
    if not inside:
        return {}
    points, most = place.room.fire_points, table.options.fire_point_models
    seeing = [_sees(table, place, inside[0], point, target) for point in points]
    order = sorted(range(len(points)), key=lambda index: not seeing[index])
    seats = [index for index in order for _ in range(most)]
    return dict(zip(inside, seats, strict=False))


def _sees(table: Table, place: Place, name: str, point: Point, target: str) -> bool:
    put = _put(table, {name: _in_the_wall(place, point)})
    return any(seen_by(put, [name], list(standing_models(put, target))).values())


def _in_the_wall(place: Place, point: Point) -> Point:
    """A fire point inside the building's outline is a hole in its wall."""
    outline = place.piece.outline
    return nearest_outline_point(point, outline) if point_in_polygon(point, outline) else point
