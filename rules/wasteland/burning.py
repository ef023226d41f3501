"""Fire: tiles and objects that burn for rounds, and go out at the end of one (W3)."""

from collections.abc import Iterable

import msgspec

from rules.events import Event
from rules.wasteland.table import BurningGround, Object, Table, Tile


class GroundIgnited(Event, frozen=True, kw_only=True, tag="ground_ignited"):
    """Tiles were set on fire for rounds."""

    tiles: tuple[Tile, ...]
    rounds: int

    def apply(self, table: Table) -> Table:
        """Let the tiles burn; one that burns longer already keeps its rounds."""
        rounds = {ground.tile: ground.rounds for ground in table.burning}
        rounds |= {tile: max(self.rounds, rounds.get(tile, 0)) for tile in self.tiles}
        return msgspec.structs.replace(table, burning=_grounds(rounds.items()))


class ObjectsIgnited(Event, frozen=True, kw_only=True, tag="objects_ignited"):
    """Flammable objects caught fire for rounds and cover no more."""

    objects: tuple[str, ...]
    rounds: int

    def apply(self, table: Table) -> Table:
        """Let the objects burn."""
        lit = {name: _lit(table.objects[name], self.rounds) for name in self.objects}
        return msgspec.structs.replace(table, objects={**table.objects, **lit})


def ignited(tiles: tuple[Tile, ...], ignite: int, objects: tuple[str, ...], burn: int) -> tuple[Event, ...]:
    """Set tiles on fire for Ignite X rounds and objects for Burn X, these at least to the end of the round (W3)."""
    ground = (GroundIgnited(tiles=tiles, rounds=ignite),) if tiles and ignite else ()
    return (*ground, ObjectsIgnited(objects=objects, rounds=max(1, burn))) if objects else ground


def burnt_down(table: Table) -> Table:
    """Give the table at the end of a round: all fires have one round less, those without any are out."""
    left = [(ground.tile, ground.rounds - 1) for ground in table.burning if ground.rounds > 1]
    objects = {name: _less(thing) for name, thing in table.objects.items()}
    return msgspec.structs.replace(table, burning=_grounds(left), objects=objects)


def _grounds(rounds: Iterable[tuple[Tile, int]]) -> tuple[BurningGround, ...]:
    return tuple(BurningGround(tile=tile, rounds=left) for tile, left in rounds)


def _lit(thing: Object, rounds: int) -> Object:
    return msgspec.structs.replace(thing, burning=max(rounds, thing.burning), burnt=True)


def _less(thing: Object) -> Object:
    if thing.burning == 0:
        return thing
    return msgspec.structs.replace(thing, burning=thing.burning - 1, burnt=True)
