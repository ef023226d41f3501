"""Cover objects: which stand between two tiles and what they take off (W2, W5)."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from rules.identity import by_identity
from rules.wasteland.grid import DIRECTIONS, Edge, edges_met, neighbour, walk
from rules.wasteland.table import DamageType, Object, Table, Tile


@dataclass(frozen=True, slots=True)
class Obstacles:
    """The objects of a table by the tile they fill or the edge they stand on."""

    filling: dict[Tile, list[str]]
    on_edge: dict[Edge, list[str]]

    def met(self, start: Tile, end: Tile) -> list[str]:
        """Name the objects on the edges a step to a neighbouring tile meets."""
        return [name for edge in edges_met(start, end) for name in self.on_edge.get(edge, ())]

    def in_tile(self, tile: Tile) -> list[str]:
        """Name the objects that fill a tile."""
        return self.filling.get(tile, [])


@by_identity(32)
def obstacles(objects: dict[str, Object]) -> Obstacles:
    """Sort objects by where they stand; an edge is the same from either of its tiles."""
    found = Obstacles(defaultdict(list), defaultdict(list))
    for name, thing in objects.items():
        if thing.side is None:
            found.filling[thing.tile].append(name)
        else:
            found.on_edge[edge_of(thing)].append(name)
    return found


def edge_of(thing: Object) -> Edge:
    """Give the edge an object with a side stands on."""
    assert thing.side is not None
    return frozenset((thing.tile, neighbour(thing.tile, DIRECTIONS[thing.side])))


def between(table: Table, start: Tile, end: Tile) -> list[str]:
    """Name the objects between two tiles; what fills either of them is not between (W2)."""
    tiles, standing = walk(start, end), obstacles(table.objects)
    on_edges = [name for one, next_one in pairwise(tiles) for name in standing.met(one, next_one)]
    return on_edges + [name for tile in tiles[1:-1] for name in standing.in_tile(tile)]


def shelter(table: Table, start: Tile, end: Tile, kind: DamageType) -> int:
    """Tell what cover between two tiles takes off damage of a kind (W5)."""
    return attenuation(table, between(table, start, end), kind)


def attenuation(table: Table, names: Iterable[str], kind: DamageType) -> int:
    """Sum what objects take off: Hardness off physical damage, Energy Resistance off energy (W5)."""
    standing = [table.objects[name] for name in names if gives_cover(table.objects[name])]
    return sum(thing.hardness if kind == "physical" else thing.energy_resistance for thing in standing)


def gives_cover(thing: Object) -> bool:
    """Tell whether an object still covers: none that burns or has burnt does (W3)."""
    return not (thing.burning or thing.burnt)
