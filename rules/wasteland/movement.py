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
        last = [table.mat.columns - 1, table.mat.rows - 1]
        text = f"Tile {list(end)} is off the mat, which runs from [0, 0] to {last}; stay on it."
        return (Refusal(code="move/off_table", text=text, model=command.creature, at=end),)
    tiles = distance(start, end)
    if tiles != 1:
        text = f"From {list(start)} to {list(end)} is {tiles} tiles and a step is 1; name every tile on the way."
        return (Refusal(code="move/step", text=text, model=command.creature, measured=tiles, limit=1, at=end),)
    return (*_occupied(table, command.creature, end), *_blocked(table, command.creature, start, end))


def _occupied(table: Table, mover: str, tile: Tile) -> tuple[Refusal, ...]:
    others = (name for name, c in living(table.creatures).items() if c.tile == tile and name != mover)
    return tuple(_in_the_way("overlap", f"{table.title(name)} stands on", mover, name, tile) for name in others)


def _blocked(table: Table, mover: str, start: Tile, end: Tile) -> tuple[Refusal, ...]:
    standing, objects = obstacles(table.objects), table.objects
    solid = (name for name in (*standing.met(start, end), *standing.in_tile(end)) if objects[name].solid)
    return tuple(
        _in_the_way("impassable", f"{objects[name].name or name} bars the way to", mover, name, end) for name in solid
    )


def _in_the_way(reason: str, what: str, mover: str, other: str, tile: Tile) -> Refusal:
    return Refusal(code=f"move/{reason}", text=f"{what} {list(tile)}; go round.", model=mover, other=other, at=tile)


def _too_far(table: Table, command: Move) -> tuple[Refusal, ...]:
    creature = table.creatures[command.creature]
    tiles = creature.moved + len(command.tiles)
    if tiles <= creature.move:
        return ()
    text = (
        f"{table.title(command.creature)} would move {tiles} tiles this turn and may move {creature.move}; "
        f"go {max(0, creature.move - creature.moved)} at most."
    )
    return (Refusal(code="move/too_far", text=text, model=command.creature, measured=tiles, limit=creature.move),)


def _moved(table: Table, command: Move) -> Outcome:
    creature = table.creatures[command.creature]
    moved = creature.moved + len(command.tiles)
    event = CreatureMoved(creature=command.creature, path=command.tiles, moved=moved)
    return Outcome((event,), {"tile": list(command.tiles[-1]), "left": max(0, creature.move - moved)})


def _nearest(table: Table, command: Move) -> Nearest | None:
    """The longest beginning of the path that is allowed, in tiles."""
    creature = table.creatures[command.creature]
    for count in range(min(len(command.tiles), creature.move - creature.moved), 0, -1):
        shorter = msgspec.structs.replace(command, tiles=command.tiles[:count])
        if not _refusals(table, shorter):
            column, row = shorter.tiles[-1]
            return Nearest(share=count / len(command.tiles), places={command.creature: (column, row, 0)})
    return None
