"""Which floor a blast marker strikes, and who of those under it is hit there (B4, B5)."""

from collections.abc import Sequence

from rules.geometry.bases import Point
from rules.geometry.distance import point_in_polygon
from rules.scrollhammer.hits import Hit, Struck, all_hit
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.storeys import (
    Storey,
    highest,
    nearest,
    on_storey,
    own_piece,
    slabs_above,
    storey_at,
)
from rules.scrollhammer.table import Table


def strike_floor(
    table: Table, centre: Point, named: int, storeys: Sequence[Storey], under: Sequence[Standing], hit: Hit
) -> Struck:
    """Strike the named floor, or the highest one under the marker where none of that number is (B4)."""
    aimed = _aimed(table, centre, named, storeys)
    number, ground = (0, None) if aimed is None else (aimed.number, aimed.ground)
    hits = all_hit(filter(on_storey(table.terrain, number, ground), under), hit)
    return Struck(number if storeys else None, hits)


def strike_from_above(
    table: Table, centre: Point, storeys: Sequence[Storey], under: Sequence[Standing], hit: Hit
) -> Struck:
    """Strike the highest floor under the centre; whoever is below floors of its own ruin is hit less (B5)."""
    above_ground = [s for s in storeys if s.number > 0 and point_in_polygon(centre, s.outline)]
    top = highest(above_ground) or storey_at(table.terrain, centre)
    floors = {standing.id: _floors_down(table, standing, top) for standing in under}
    hits = {name: hit.floors_down(down) for name, down in floors.items() if down is not None}
    number = 0 if top is None else top.number
    return Struck(number if storeys else None, hits)


def _aimed(table: Table, centre: Point, named: int, storeys: Sequence[Storey]) -> Storey | None:
    """The floor aimed at; None for open ground."""
    found = None
    if named > 0:
        found = nearest((s for s in storeys if s.number == named), centre) or highest(storeys)
    if found is not None and found.number > 0:
        return found
    return storey_at(table.terrain, centre)


def _floors_down(table: Table, standing: Standing, top: Storey | None) -> int | None:
    """How many floors lie over a model that a barrage reaches; None above the floor it strikes of that ruin."""
    if top is not None and own_piece(table.terrain, standing) == top.piece:
        if standing.level.floor > top.number:
            return None
        if standing.level.floor == top.number:
            return 0
    return slabs_above(table.terrain, standing)
