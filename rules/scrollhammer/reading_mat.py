"""Whether all there is lies on the mat: checked when its size changes."""

from collections.abc import Iterator

from rules.scrollhammer.placing import overhang
from rules.scrollhammer.standing import standings
from rules.scrollhammer.table import Mat, Table
from rules.scrollhammer.terrain_file import Spot
from rules.units import EPS
from rules.wire import Unreadable


def check_mat(table: Table) -> None:
    """Check that terrain, zones, markers and models are on the mat; raises `Unreadable` at the one that is not."""
    size = f"the mat, which is {table.mat.width:g} by {table.mat.depth:g} inches"
    for place, points in _outlines(table):
        if not all(_is_on(table.mat, point) for point in points):
            raise Unreadable(place, f"reaches beyond {size}")
    for name, standing in standings(table).items():
        if overhang(table.mat, standing.foot) > EPS:
            raise Unreadable(f"models.{name}", f"{standing.title} would be off {size}; take it up first")


def _outlines(table: Table) -> Iterator[tuple[str, tuple[Spot, ...]]]:
    yield from ((f"terrain.{name}.outline", piece.outline) for name, piece in table.terrain.items())
    yield from ((f"zones.{seat}", zone) for seat, zone in table.zones.items())
    yield from ((f"markers.{name}", (Spot((marker.x, marker.y)),)) for name, marker in table.markers.items())


def _is_on(mat: Mat, point: Spot) -> bool:
    return -EPS <= point[0] <= mat.width + EPS and -EPS <= point[1] <= mat.depth + EPS
