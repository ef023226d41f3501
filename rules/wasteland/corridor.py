"""The corridor a Line fills: its tiles, where cover ends it, who stands behind what (W3)."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.wasteland.commands import Direction
from rules.wasteland.cover import attenuation, between, edge_of, obstacles
from rules.wasteland.grid import DIRECTIONS, neighbour, on_mat, ray
from rules.wasteland.table import Object, Table, Tile, living


@dataclass(frozen=True, slots=True)
class Corridor:
    """The tiles of a Line in order, the object that ends it, the creatures it reaches, what catches fire."""

    tiles: tuple[Tile, ...]
    ends_at: str | None
    attenuation: dict[str, int]
    """What cover takes off the damage, by creature in the order the Line reaches them."""
    flammable: tuple[str, ...]


def corridor(table: Table, start: Tile, direction: Direction, length: int) -> Corridor:
    """Run a Line from a tile, itself left out, to its length, the mat's edge or a barrier (W3)."""
    tiles, ends_at = _reached(table, start, ray(table.mat, start, DIRECTIONS[direction], length))
    return Corridor(tiles, ends_at, _attenuation(table, start, tiles), _flammable(table, start, tiles))


def suppression(table: Table, tiles: tuple[Tile, ...], direction: Direction) -> list[Tile]:
    """Give the tiles of a Line and one tile either side of each, column by column (W3)."""
    right, down = DIRECTIONS[direction]
    sides = ((-down, right), (0, 0), (down, -right))
    found = {neighbour(tile, side) for tile in tiles for side in sides}
    return sorted(tile for tile in found if on_mat(table.mat, tile))


def _reached(table: Table, start: Tile, tiles: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], str | None]:
    """Stop before the edge a barrier stands on, or in the tile it fills."""
    standing, before = obstacles(table.objects), start
    for count, tile in enumerate(tiles):
        barrier = _barrier(table, standing.met(before, tile))
        if barrier is not None:
            return tiles[:count], barrier
        barrier = _barrier(table, standing.in_tile(tile))
        if barrier is not None:
            return tiles[: count + 1], barrier
        before = tile
    return tiles, None


def _barrier(table: Table, names: Iterable[str]) -> str | None:
    return next((name for name in names if table.objects[name].solid and not table.objects[name].flammable), None)


def _attenuation(table: Table, start: Tile, tiles: tuple[Tile, ...]) -> dict[str, int]:
    """Cover in a Line takes off its Energy Resistance, whatever the damage (W3)."""
    there = {tile: place for place, tile in enumerate(tiles)}
    inside = [(there[c.tile], name, c.tile) for name, c in living(table.creatures).items() if c.tile in there]
    ordered = sorted(inside, key=lambda entry: entry[0])
    return {name: attenuation(table, between(table, start, tile), "energy") for _, name, tile in ordered}


def _flammable(table: Table, start: Tile, tiles: tuple[Tile, ...]) -> tuple[str, ...]:
    if not tiles:
        return ()
    passed, filled = set(between(table, start, tiles[-1])), set(tiles)
    return tuple(
        name
        for name, thing in table.objects.items()
        if thing.flammable and (name in passed or not filled.isdisjoint(_places(thing)))
    )


def _places(thing: Object) -> Iterable[Tile]:
    return (thing.tile,) if thing.side is None else edge_of(thing)
