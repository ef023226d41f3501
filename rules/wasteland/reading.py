"""Finishing a table just read: what the fields alone cannot tell is checked here, each complaint with its place."""

import msgspec

from rules.dice import Expression
from rules.wasteland.grid import on_mat
from rules.wasteland.table import LIMBS, Armour, Creature, Damage, Options, Table, Tile, Turn, Weapon
from rules.wire import Unreadable

_FACES = list(range(1, 21))


def finish(table: Table) -> Table:
    """Check a table's tiles, weapons, options and turn and write out its defaults; raises `Unreadable`."""
    _check_options(table.options)
    for name, thing in table.objects.items():
        _check_tile(table, f"objects.{name}.tile", thing.tile)
    for place, ground in enumerate(table.burning):
        _check_tile(table, f"burning[{place}].tile", ground.tile)
    creatures = {name: _finished(table, f"creatures.{name}", c) for name, c in table.creatures.items()}
    return msgspec.structs.replace(table, creatures=creatures, turn=_checked_turn(table.turn, creatures))


def _check_options(options: Options) -> None:
    place = "options.hit_locations"
    faces = [face for first, last in options.hit_locations.values() for face in range(first, last + 1)]
    if sorted(faces) != _FACES:
        raise Unreadable(place, "expected every face from 1 to 20 to belong to one limb")
    if len([limb for limb, (first, last) in options.hit_locations.items() if first <= last]) < 2:
        raise Unreadable(place, "expected at least two limbs")
    _check_dice("options.throw_scatter.distance", options.throw_scatter.distance)


def _check_tile(table: Table, place: str, tile: Tile) -> None:
    if not on_mat(table.mat, tile):
        last = [table.mat.columns - 1, table.mat.rows - 1]
        raise Unreadable(place, f"{list(tile)} is off the mat, whose last tile is {last}")


def _check_dice(place: str, damage: Damage | None) -> None:
    if isinstance(damage, str) and Expression.parse(damage) is None:
        raise Unreadable(place, f"{damage[:40]!r} is neither a number nor dice like 2D6+1")


def _finished(table: Table, place: str, creature: Creature) -> Creature:
    _check_tile(table, f"{place}.tile", creature.tile)
    weapons = {name: _loaded(f"{place}.weapons.{name}", weapon) for name, weapon in creature.weapons.items()}
    limbs = {limb: creature.limbs.get(limb, Armour()) for limb in LIMBS}
    return msgspec.structs.replace(creature, limbs=limbs, weapons=weapons)


def _loaded(place: str, weapon: Weapon) -> Weapon:
    """Check what a weapon holds; one that says no capacity is full as written, and holds one round at least."""
    _check_dice(f"{place}.damage", weapon.damage)
    for name, load in weapon.loads.items():
        _check_dice(f"{place}.loads.{name}.damage", load.damage)
    if weapon.load is not None and weapon.load not in weapon.loads:
        raise Unreadable(f"{place}.load", f"there is no load {weapon.load!r}")
    if weapon.rounds is None or weapon.capacity is not None:
        return weapon
    return msgspec.structs.replace(weapon, capacity=max(1, weapon.rounds))


def _checked_turn(turn: Turn, creatures: dict[str, Creature]) -> Turn:
    """Without a creature nobody's turn is kept; the first `end_turn` begins the order of initiative."""
    if turn.creature is not None and turn.creature not in creatures:
        raise Unreadable("turn.creature", f"there is no creature {turn.creature!r}")
    return turn
