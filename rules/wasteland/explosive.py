"""Explosives: thrown at a tile or lying there, everybody in the radius, a sixth to each limb (W1)."""

import msgspec

from rules.commands import Seat
from rules.dice import Dice
from rules.events import Noted
from rules.refusals import Refusal
from rules.ruleset import Outcome, Ruling
from rules.wasteland.checks import roll_damage, unreadable
from rules.wasteland.commands import Explode
from rules.wasteland.cover import shelter
from rules.wasteland.damage import blast_shares, blast_taken, crippled, in_sixths
from rules.wasteland.grid import area, on_mat
from rules.wasteland.hits import Toll
from rules.wasteland.table import Amount, Creature, DamageType, Limb, Table, Tile, living
from rules.wasteland.throwing import thrown
from rules.wire import write


class BlastedLimb(msgspec.Struct, frozen=True, kw_only=True):
    """What an explosion did to a limb: its share before and after DT and DR; never Glancing (W1)."""

    before: Amount
    damage: Amount
    glancing: bool = False
    crippling: Amount
    crippled: bool


class Blasted(msgspec.Struct, frozen=True, kw_only=True):
    """What an explosion did to a creature: HP left, damage after cover, what of it HP lost, limb by limb."""

    hp: int
    damage: int
    taken: int
    per_limb: Amount
    limbs: dict[Limb, BlastedLimb]


class Exploded(Noted, frozen=True, kw_only=True, tag="exploded"):
    """Something went off at a tile; whom it hurt is told apart."""

    tile: Tile
    radius: int


def judge_explode(table: Table, command: Explode, seat: Seat) -> Ruling:
    """Set off an explosion; refused at a tile off the mat or with unreadable dice."""
    refusals = (*off_mat(table, command.tile), *unreadable(command.damage))
    return Ruling(refusals, None if refusals else lambda dice: _exploded(table, command, dice))


def off_mat(table: Table, tile: Tile) -> tuple[Refusal, ...]:
    """Refuse a tile that is not on the mat."""
    if on_mat(table.mat, tile):
        return ()
    text = f"Tile {list(tile)} is off the mat; columns go to {table.mat.columns - 1}, rows to {table.mat.rows - 1}."
    return (Refusal(code="explode/off_table", text=text, at=tile),)


def in_radius(table: Table, tile: Tile, radius: int, kind: DamageType) -> dict[str, int]:
    """Give what cover takes off for each living creature within a radius of a tile."""
    inside = set(area(table.mat, tile, radius))
    caught = {name: c.tile for name, c in living(table.creatures).items() if c.tile in inside}
    return {name: shelter(table, tile, place, kind) for name, place in caught.items()}


def _exploded(table: Table, command: Explode, dice: Dice) -> Outcome:
    throw = None if command.throw is None else thrown(table, command.throw, command.tile, dice)
    tile = command.tile if throw is None else throw.tile
    damage, toll = roll_damage(command.damage, dice), Toll(table.creatures)
    caught = in_radius(table, tile, command.radius, command.damage_type)
    blasted = {name: _blasted(toll, name, max(0, damage - cover), command) for name, cover in caught.items()}
    result = {"tile": list(tile), "damage": damage, "creatures": write(blasted), "throw": write(throw)}
    events = (Exploded(tile=tile, radius=command.radius), *toll.events())
    return Outcome(events, result, concerns=tuple(f"creatures.{name}" for name in caught))


def _blasted(toll: Toll, name: str, damage: int, command: Explode) -> Blasted:
    was, kind = toll.now[name], command.damage_type
    shares = blast_shares(was, damage, kind)
    now = toll.burst(name, damage, kind)
    limbs = {limb: _blasted_limb(now, limb, damage, share) for limb, share in shares.items()}
    taken = blast_taken(was, damage, kind)
    return Blasted(hp=now.hp, damage=damage, taken=taken, per_limb=in_sixths(damage), limbs=limbs)


def _blasted_limb(now: Creature, limb: Limb, damage: int, share: int) -> BlastedLimb:
    return BlastedLimb(
        before=in_sixths(damage),
        damage=in_sixths(share),
        crippling=now.crippling[limb],
        crippled=limb in crippled(now),
    )
