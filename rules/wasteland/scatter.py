"""Scatter and Spread: what more a shot does once it has hit (W2, W4)."""

from rules.wasteland.checks import Check, locate, locate_other, roll_check
from rules.wasteland.cover import shelter
from rules.wasteland.damage import Blow
from rules.wasteland.grid import distance
from rules.wasteland.hits import Hit, Miss
from rules.wasteland.table import Table, living
from rules.wasteland.volley import Volley
from rules.wasteland.weapons import Shot

CLOSE = 15
"""Tiles to which a range is Close."""


def spread(volley: Volley, primary: Hit) -> Hit | None:
    """Hit a second limb of the primary for Spread X percent, always Glancing, without effects (W4)."""
    if volley.shot.spread == 0:
        return None
    limb = locate_other(volley.table, volley.dice, primary.location)
    blow = Blow(limb, primary.before * volley.shot.spread // 100, volley.shot.kind, glancing=True)
    return volley.toll.land(primary.creature, Check(primary.roll, primary.total), blow)


def scatter(volley: Volley, primary: Hit) -> dict[str, Hit | Miss]:
    """Hit each creature around the one actually hit for half, each by its own roll, always Glancing (W2)."""
    if not _scatters(volley, primary):
        return {}
    return {name: _stray(volley, primary, name) for name in _around(volley.table, primary.creature)}


def reaches(table: Table, shot: Shot, attacker: str, struck: str) -> bool:
    """Tell whether a shot that hits a creature would scatter: it has the property, and the range is Close (W2)."""
    reach = distance(table.creatures[attacker].tile, table.creatures[struck].tile)
    return shot.scatter and reach <= CLOSE


def _scatters(volley: Volley, primary: Hit) -> bool:
    """Scatter needs the property, damage before DT and DR, and Close range to the creature actually hit."""
    return primary.before > 0 and reaches(volley.table, volley.shot, volley.attacker, primary.creature)


def _around(table: Table, centre: str) -> list[str]:
    tile = table.creatures[centre].tile
    return [
        name
        for name, creature in living(table.creatures).items()
        if name != centre and distance(tile, creature.tile) <= 1
    ]


def _stray(volley: Volley, primary: Hit, name: str) -> Hit | Miss:
    creatures, kind = volley.table.creatures, volley.shot.kind
    thrown = roll_check(volley.dice, volley.modifier)
    if not thrown.exceeds(creatures[name].evasion):
        return Miss(roll=thrown.roll, total=thrown.total)
    cover = shelter(volley.table, creatures[primary.creature].tile, creatures[name].tile, kind)
    limb = locate(volley.table, volley.dice)
    return volley.toll.land(name, thrown, Blow(limb, max(0, primary.before // 2 - cover), kind, glancing=True))
