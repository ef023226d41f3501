"""Tiles: how far apart, which lie in a direction, around a tile and between two; pure counting."""

from typing import Final

from rules.wasteland.table import Mat, Tile

DIRECTIONS: Final[dict[str, Tile]] = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
"""Steps by direction, clockwise from north, so that the first is a D8's 1 (W1)."""

Edge = frozenset[Tile]
"""The edge between two neighbouring tiles, whichever of them it is written with."""


def distance(start: Tile, end: Tile) -> int:
    """Count the tiles from one to another, diagonals as one (W)."""
    return max(abs(end[0] - start[0]), abs(end[1] - start[1]))


def neighbour(tile: Tile, step: Tile) -> Tile:
    """Give the tile one step away."""
    return tile[0] + step[0], tile[1] + step[1]


def on_mat(mat: Mat, tile: Tile) -> bool:
    """Tell whether a tile is on the mat; they count from 0."""
    return 0 <= tile[0] < mat.columns and 0 <= tile[1] < mat.rows


def ray(mat: Mat, start: Tile, step: Tile, length: int) -> tuple[Tile, ...]:
    """Give up to `length` tiles in a straight line from the start, itself left out, to the mat's edge."""
    tiles: list[Tile] = []
    tile = neighbour(start, step)
    while len(tiles) < length and on_mat(mat, tile):
        tiles.append(tile)
        tile = neighbour(tile, step)
    return tuple(tiles)


def area(mat: Mat, centre: Tile, radius: int) -> tuple[Tile, ...]:
    """Give the tiles of the mat within a radius in tiles of a tile, column by column."""
    columns = range(max(0, centre[0] - radius), min(mat.columns - 1, centre[0] + radius) + 1)
    rows = range(max(0, centre[1] - radius), min(mat.rows - 1, centre[1] + radius) + 1)
    return tuple((column, row) for column in columns for row in rows)


def walk(start: Tile, end: Tile) -> tuple[Tile, ...]:
    """Give the tiles a straight line between two tiles' centres passes through, both included.

    A line through a corner goes on diagonally: a bare touch of the tiles beside it does not count.
    """
    across, down = abs(end[0] - start[0]), abs(end[1] - start[1])
    rightwards, downwards = _sign(end[0] - start[0]), _sign(end[1] - start[1])
    tiles, columns, rows = [start], 0, 0
    while columns < across or rows < down:
        by_side, by_foot = (2 * columns + 1) * down, (2 * rows + 1) * across
        columns += by_side <= by_foot
        rows += by_foot <= by_side
        tiles.append((start[0] + rightwards * columns, start[1] + downwards * rows))
    return tuple(tiles)


def edges_met(start: Tile, end: Tile) -> tuple[Edge, ...]:
    """Give the edges a step to a neighbouring tile meets: one, or the four that end in the corner it passes."""
    (column, row), (far_column, far_row) = start, end
    if column == far_column or row == far_row:
        return (frozenset((start, end)),)
    corners = ((far_column, row), (column, far_row))
    return tuple(frozenset((tile, corner)) for corner in corners for tile in (start, end))


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)
