"""Moving on tiles: step by step, diagonals as one, nobody where somebody stands, no way through solid objects."""

from itertools import pairwise

import msgspec

from rules.commands import Seat
from rules.events import Event
from rules.refusals import Nearest, Refusal
from rules.ruleset import Outcome, Ruling
from rules.wasteland.commands import Move
from rules.wasteland.cover import obstacles
from rules.wasteland.grid import distance, on_mat
from rules.wasteland.hits import with_creature
from rules.wasteland.table import Table, Tile, living


class CreatureMoved(Event, frozen=True, kw_only=True, tag="creature_moved"):
    """A creature walked a path, its start left out; `moved` tiles are gone of its allowance this turn."""

    creature: str
    path: tuple[Tile, ...]
    moved: int

    def apply(self, table: Table) -> Table:
        """Put the creature at the end of its path."""
        creature = msgspec.structs.replace(table.creatures[self.creature], tile=self.path[-1], moved=self.moved)
        return with_creature(table, self.creature, creature)


def judge_move(table: Table, command: Move, seat: Seat) -> Ruling:
    """Walk along tiles; refused off the mat, by leaps, too far, onto the living or through solid objects."""
    refusals = _refusals(table, command)
    if any(not on_mat(table.mat, tile) for tile in command.tiles):
        return Ruling(refusals)
    return Ruling(refusals, lambda dice: _moved(table, command), lambda: _nearest(table, command))


def _refusals(table: Table, command: Move) -> tuple[Refusal, ...]:
    steps = list(pairwise((table.creatures[command.creature].tile, *command.tiles)))
    on_the_way = [refusal for start, end in steps for refusal in _step_refusals(table, command, start, end)]
    return (*_too_far(table, command), *on_the_way)


def _step_refusals(table: Table, command: Move, start: Tile, end: Tile) -> tuple[Refusal, ...]:
    if not on_mat(table.mat, end):
        text = f"Tile {list(end)} is off the mat; stay on columns 0 to {table.mat.columns - 1} and rows 0 to "
        return (_against(command, "off_table", f"{text}{table.mat.rows - 1}.", end),)
    tiles = distance(start, end)
    if tiles != 1:
        text = f"From {list(start)} to {list(end)} is {tiles} tiles and a step is 1; name every tile on the way."
        return (_against(command, "step", text, end, measured=tiles, limit=1),)
    return (*_occupied(table, command, end), *_blocked(table, command, start, end))


def _occupied(table: Table, command: Move, tile: Tile) -> tuple[Refusal, ...]:
    others = (n for n, c in living(table.creatures).items() if c.tile == tile and n != command.creature)
    return tuple(
        _against(command, "overlap", f"{table.title(other)} stands on {list(tile)}; go round.", tile, other=other)
        for other in others
    )


def _blocked(table: Table, command: Move, start: Tile, end: Tile) -> tuple[Refusal, ...]:
    standing = obstacles(table.objects)
    solid = (name for name in (*standing.met(start, end), *standing.in_tile(end)) if table.objects[name].solid)
    return tuple(
        _against(command, "impassable", f"{name} is solid and blocks the way to {list(end)}; go round.", end, name)
        for name in solid
    )


def _too_far(table: Table, command: Move) -> tuple[Refusal, ...]:
    creature = table.creatures[command.creature]
    tiles = creature.moved + len(command.tiles)
    if tiles <= creature.move:
        return ()
    left = max(0, creature.move - creature.moved)
    text = f"{table.title(command.creature)} would move {tiles} tiles this turn of {creature.move}; {left} are left."
    return (_against(command, "too_far", text, None, measured=tiles, limit=creature.move),)


def _against(
    command: Move,
    reason: str,
    text: str,
    at: Tile | None,
    other: str | None = None,
    measured: int | None = None,
    limit: int | None = None,
) -> Refusal:
    return Refusal(
        code=f"move/{reason}",
        text=text,
        model=command.creature,
        other=other,
        measured=measured,
        limit=limit,
        at=at,
    )


def _moved(table: Table, command: Move) -> Outcome:
    creature = table.creatures[command.creature]
    moved = creature.moved + len(command.tiles)
    event = CreatureMoved(creature=command.creature, path=command.tiles, moved=moved)
    return Outcome((event,), {"tile": list(command.tiles[-1]), "left": max(0, creature.move - moved)})


def _nearest(table: Table, command: Move) -> Nearest | None:
    """The longest beginning of the path that is allowed, in tiles."""
    for count in range(len(command.tiles) - 1, 0, -1):
        shorter = msgspec.structs.replace(command, tiles=command.tiles[:count])
        if not _refusals(table, shorter):
            column, row = shorter.tiles[-1]
            return Nearest(share=count / len(command.tiles), places={command.creature: (column, row, 0)})
    return None
