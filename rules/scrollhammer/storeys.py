"""Floors as shapes strike them: which lie under a marker, which are in the way from above (B4-B6)."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from rules.geometry.bases import Point, Polygon
from rules.geometry.distance import nearest_outline_point, point_in_polygon, points_gap
from rules.identity import by_identity
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.terrain_file import Piece
from rules.units import EPS


@dataclass(frozen=True, slots=True)
class Storey:
    """A floor of a ruin or building, its ground floor included; heights in inches above the mat."""

    piece: str
    number: int
    z: float
    ground: float
    outline: Polygon


@by_identity(32)
def storeys_of(terrain: dict[str, Piece]) -> tuple[Storey, ...]:
    """Every floor of every ruin and building, in table order, ground floors first."""
    return tuple(storey for name, piece in terrain.items() for storey in _storeys(name, piece))


def storey_at(terrain: dict[str, Piece], place: Point) -> Storey | None:
    """The ground floor of the ruin or building a point is in."""
    floors = (storey for storey in storeys_of(terrain) if storey.number == 0)
    return next((storey for storey in floors if point_in_polygon(place, storey.outline)), None)


def highest(storeys: Iterable[Storey]) -> Storey | None:
    """The floor that lies highest, of equals the first."""
    return max(storeys, key=lambda storey: storey.z, default=None)


def nearest(storeys: Iterable[Storey], place: Point) -> Storey | None:
    """The floor nearest to a point in plan, of equals the first."""
    return min(storeys, key=lambda storey: _plan_gap(storey, place), default=None)


def own_piece(terrain: dict[str, Piece], standing: Standing) -> str | None:
    """The ruin or building a model stands in, on whatever floor; None in the open."""
    if standing.level.piece is not None:
        return standing.level.piece
    found = storey_at(terrain, standing.place)
    return None if found is None else found.piece


def slabs_above(terrain: dict[str, Piece], standing: Standing) -> int:
    """How many floors of its own ruin or building lie over a model's centre (B5)."""
    own = own_piece(terrain, standing)
    above = {
        storey.number
        for storey in storeys_of(terrain)
        if storey.piece == own
        and storey.number > standing.level.floor
        and point_in_polygon(standing.place, storey.outline)
    }
    return len(above)


def on_storey(terrain: dict[str, Piece], number: int, ground: float | None) -> Callable[[Standing], bool]:
    """Tell of a model whether it is on a floor of that number, of a ruin whose ground is at that height (B4).

    Open ground is floor 0 of any height; no height asked for means any.
    """

    def is_on(standing: Standing) -> bool:
        if standing.level.floor != number:
            return False
        own = own_piece(terrain, standing)
        return own is None or ground is None or abs(terrain[own].ground - ground) <= EPS

    return is_on


def _storeys(name: str, piece: Piece) -> Iterator[Storey]:
    if piece.kind not in ("ruin", "building") and not piece.floors:
        return
    yield Storey(name, 0, piece.ground, piece.ground, piece.outline)
    for floor in piece.floors:
        yield Storey(
            name, floor.number, piece.ground + (floor.z or 0.0), piece.ground, floor.outline or piece.outline
        )
    for room in piece.rooms.values():
        if room.floor > 0:
            z = piece.ground + (room.z or 0.0)
            yield Storey(name, room.floor, z, piece.ground, room.outline or piece.outline)


def _plan_gap(storey: Storey, place: Point) -> float:
    if point_in_polygon(place, storey.outline):
        return 0.0
    return points_gap(place, nearest_outline_point(place, storey.outline))
