"""Throwing at a tile: against the Throw Difficulty, scattering on a miss (W1)."""

import msgspec

from rules.dice import Dice, Expression
from rules.wasteland.checks import roll_check, roll_face, total_of
from rules.wasteland.commands import Throw
from rules.wasteland.grid import DIRECTIONS, distance, ray
from rules.wasteland.table import Table, Tile

DIFFICULTY = 15
"""To throw at Close range (W1)."""

RANGE_STEP = 15
"""Tiles in a range step: 1-15 is Close."""

BY_STEP = 10
BY_GROUND = {None: 0, "open": -2, "cover": 2}
UNSEEN = 5


class Thrown(msgspec.Struct, frozen=True, kw_only=True):
    """A throw: the d20, what it had to reach, and where it landed, by which way and how far off."""

    roll: int
    total: int
    difficulty: int
    landed: bool
    tile: Tile
    direction: str | None = None
    distance: int | None = None


def thrown(table: Table, throw: Throw, aim: Tile, dice: Dice) -> Thrown:
    """Throw at a tile; it lands there on a total of the difficulty or more, else scatters (W1)."""
    difficulty = difficulty_of(table, throw, aim)
    check = roll_check(dice, throw.modifier)
    landed = Thrown(roll=check.roll, total=check.total, difficulty=difficulty, landed=True, tile=aim)
    return landed if check.reaches(difficulty) else _scattered(table, landed, dice)


def difficulty_of(table: Table, throw: Throw, aim: Tile) -> int:
    """Give the Throw Difficulty as told, else by range, ground and sight (W1)."""
    if throw.difficulty is not None:
        return throw.difficulty
    tiles = distance(table.creatures[throw.attacker].tile, aim)
    steps = max(0, tiles - 1) // RANGE_STEP
    return DIFFICULTY + BY_STEP * steps + BY_GROUND[throw.ground] + UNSEEN * throw.unseen


def _scattered(table: Table, aimed: Thrown, dice: Dice) -> Thrown:
    """Let a throw come down beside its aim, a D8 clockwise from north and some tiles, at the mat's edge at last."""
    direction = list(DIRECTIONS)[roll_face(dice, len(DIRECTIONS)) - 1]
    off = _tiles_off(table, dice)
    tile = (aimed.tile, *ray(table.mat, aimed.tile, DIRECTIONS[direction], off))[-1]
    return msgspec.structs.replace(aimed, landed=False, tile=tile, direction=direction, distance=off)


def _tiles_off(table: Table, dice: Dice) -> int:
    expression = Expression.parse(table.options.throw_scatter.distance)
    assert expression is not None
    return total_of(expression, dice)
