"""Shapes on tiles, drawn as boards: lines, areas, suppression, what stands between two tiles (W1-W3)."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.wasteland.grid import distance, walk
from tests.rules.wasteland.boards import WOOD, asked, fight, marked, tiles

COLUMNS = st.tuples(st.integers(0, 30), st.integers(0, 30))

LINES = {
    "N": """
        . . = . .
        . . = . .
        . . A . .
        . . . . .""",
    "NE": """
        . . . . =
        . . . = .
        . . A . .
        . . . . .""",
    "E": """
        . . . . .
        . . . . .
        . . A = =
        . . . . .""",
    "SE": """
        . . . . .
        . . . . .
        . . A . .
        . . . = .""",
    "S": """
        . . . . .
        . . . . .
        . . A . .
        . . = . .""",
    "SW": """
        . . . . .
        . . . . .
        . . A . .
        . = . . .""",
    "W": """
        . . . . .
        . . . . .
        = = A . .
        . . . . .""",
    "NW": """
        = . . . .
        . = . . .
        . . A . .
        . . . . .""",
}


def line(direction, length=9):
    return {"ask": "line", "attacker": "A", "direction": direction, "length": length, "damage": 8}


def explosion(tile, radius):
    return {"ask": "area", "tile": list(tile), "radius": radius}


@pytest.mark.parametrize("direction", LINES)
def test_a_line_runs_to_the_edge_of_the_mat(direction):
    board = LINES[direction]
    assert tiles(asked(fight(board), line(direction))) == marked(board)


def test_a_line_ends_in_the_tile_of_a_concrete_wall():
    board = """
        . . . . . . .
        A = = # . B .
        . . . . . . ."""
    answer = asked(fight(board), line("E"))
    assert tiles(answer) == marked(board, "=#")
    assert answer["ends_at"] == "wall3-1"
    assert answer["creatures"] == {}


def test_a_line_goes_through_wood():
    board = """
        . . . . . . .
        A = = % = B =
        . . . . . . ."""
    answer = asked(fight(board), line("E"))
    assert tiles(answer) == marked(board, "=%B")
    assert answer["creatures"] == {"B": {"attenuation": WOOD["energy_resistance"]}}


def test_a_diagonal_line_passes_between_two_walls_that_touch_at_its_corner():
    board = """
        A # . .
        # = . .
        . . = .
        . . . ="""
    assert tiles(asked(fight(board), line("SE"))) == marked(board)


@pytest.mark.parametrize(("tile", "side"), [((1, 0), "S"), ((1, 0), "W"), ((0, 1), "N"), ((0, 1), "E")])
def test_a_diagonal_line_is_stopped_by_a_wall_that_ends_in_its_corner(tile, side):
    board = """
        A . .
        . . .
        . . ."""
    wall = {"wall": {"tile": list(tile), "side": side, "solid": True}}
    answer = asked(fight(board, objects=wall), line("SE"))
    assert (tiles(answer), answer["ends_at"]) == (set(), "wall")


def test_suppression_covers_one_tile_either_side():
    board = """
        . . . . . . .
        . = = = = . .
        A = = = = # .
        . = = = = . ."""
    assert tiles(asked(fight(board), line("E", 4)), "suppression") == marked(board)


def test_suppression_of_a_diagonal_line_lies_across_it():
    board = """
        A . = . .
        . = . = .
        = . = . =
        . = . = .
        . . = . ."""
    assert tiles(asked(fight(board), line("SE", 3)), "suppression") == marked(board)


def test_suppression_stops_at_the_edge_of_the_mat():
    board = """
        A = = =
        . = = =
        . . . ."""
    assert tiles(asked(fight(board), line("E")), "suppression") == marked(board)


def test_an_explosion_fills_a_square():
    board = """
        . . . . . . .
        . = = = = = .
        . = = = = = .
        . = = = = = .
        . = = = = = .
        . = = = = = .
        . . . . . . ."""
    assert tiles(asked(fight(board), explosion((3, 3), 2))) == marked(board)


def test_an_explosion_stops_at_the_edge_of_the_mat():
    board = """
        = = . .
        = = . .
        . . . ."""
    assert tiles(asked(fight(board), explosion((0, 0), 1))) == marked(board)


def test_an_explosion_of_no_radius_is_one_tile():
    assert tiles(asked(fight(". . ."), explosion((1, 0), 0))) == {(1, 0)}


def test_cover_is_what_the_straight_line_passes_through():
    board = """
        X % . . .
        . . % . .
        . . . . B"""
    answer = asked(fight(board), explosion((0, 0), 4))
    assert answer["creatures"]["B"] == {"attenuation": 2 * WOOD["hardness"]}


def test_cover_beside_the_straight_line_gives_nothing():
    board = """
        X . % . .
        % . . . %
        . % % . B"""
    assert asked(fight(board), explosion((0, 0), 4))["creatures"]["B"] == {"attenuation": 0}


@given(COLUMNS, COLUMNS)
def test_a_walk_between_tiles_takes_single_steps(start, end):
    path = walk(start, end)
    assert (path[0], path[-1]) == (start, end)
    assert all(distance(one, other) == 1 for one, other in pairwise(path))


@given(COLUMNS, COLUMNS)
def test_a_walk_is_the_same_back_again(start, end):
    assert walk(end, start) == tuple(reversed(walk(start, end)))


@given(COLUMNS, COLUMNS)
def test_a_walk_holds_every_tile_the_line_cuts(start, end):
    """A tile is cut when its corners lie on both sides of the line of centres, within the box of the two tiles."""
    across, down = end[0] - start[0], end[1] - start[1]
    box = [
        (column, row)
        for column in range(min(start[0], end[0]), max(start[0], end[0]) + 1)
        for row in range(min(start[1], end[1]), max(start[1], end[1]) + 1)
    ]
    cut = {tile for tile in box if _is_cut((tile[0] - start[0], tile[1] - start[1]), across, down)}
    assert set(walk(start, end)) == cut


def _is_cut(offset, across, down):
    if across == down == 0:
        return True
    sides = [(2 * offset[0] + x) * down - (2 * offset[1] + y) * across for x in (-1, 1) for y in (-1, 1)]
    return min(sides) < 0 < max(sides)
