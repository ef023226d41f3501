"""Damage to a creature: thresholds, resistance, cripple thresholds, Glancing (W5)."""

from dataclasses import dataclass

import msgspec

from rules.wasteland.table import LIMBS, Amount, Armour, Creature, DamageType, Limb, Table

SIXTHS = len(LIMBS)
"""Cripple thresholds are kept in exact sixths, for explosions split evenly over the limbs (W1)."""

NO_ARMOUR = Armour()


@dataclass(frozen=True, slots=True)
class Blow:
    """Damage before DT and DR on its way to one limb; cover has taken its part already."""

    limb: Limb
    before: int
    kind: DamageType
    glancing: bool


def after_armour(damage: int, armour: Armour, kind: DamageType) -> int:
    """Take off the threshold, then the percentage, rounded down (W5)."""
    return _softened(damage, armour, kind, 1)


def suffer(creature: Creature, blow: Blow) -> tuple[Creature, int]:
    """Hurt one limb: HP lose the whole damage, the cripple threshold counts half of a Glancing one (W5)."""
    damage = after_armour(blow.before, armour_of(creature, blow.limb), blow.kind)
    counted = damage // 2 if blow.glancing else damage
    crippling = creature.crippling | {blow.limb: in_sixths(_sixths(creature, blow.limb) + SIXTHS * counted)}
    return _hurt(creature, damage, crippling), damage


def suffer_blast(creature: Creature, damage: int, kind: DamageType) -> Creature:
    """Hurt all six limbs with a sixth each, and HP once with the whole less the torso's DT and DR (W1)."""
    shares = blast_shares(creature, damage, kind)
    crippling = {limb: in_sixths(_sixths(creature, limb) + share) for limb, share in shares.items()}
    return _hurt(creature, blast_taken(creature, damage, kind), crippling)


def blast_shares(creature: Creature, damage: int, kind: DamageType) -> dict[Limb, int]:
    """Give what an explosion does to each limb after its DT and DR, in sixths (W1)."""
    return {limb: _softened(damage, armour_of(creature, limb), kind, SIXTHS) for limb in LIMBS}


def blast_taken(creature: Creature, damage: int, kind: DamageType) -> int:
    """Give what an explosion takes off HP: the whole less the torso's DT and DR (W1)."""
    return after_armour(damage, armour_of(creature, "torso"), kind)


def is_glancing(table: Table, total: int, evasion: int) -> bool:
    """Tell whether a hit beats Evasion by no more than the agreed margin, 0 for never (W5)."""
    return 0 < total - evasion <= table.options.glancing_margin


def crippled(creature: Creature) -> tuple[Limb, ...]:
    """Name the limbs whose damage has reached their Cripple Threshold."""
    return tuple(limb for limb in LIMBS if _is_crippled(creature, limb))


def armour_of(creature: Creature, limb: Limb) -> Armour:
    """Give a limb's armour."""
    return creature.limbs.get(limb, NO_ARMOUR)


def in_sixths(count: int) -> Amount:
    """Write a number of sixths, whole where it is whole."""
    return count // SIXTHS if count % SIXTHS == 0 else count / SIXTHS


def _softened(share: int, armour: Armour, kind: DamageType, parts: int) -> int:
    """Take armour off a share counted in parts of one point of damage: 1, or sixths."""
    threshold = armour.physical_dt if kind == "physical" else armour.energy_dt
    percent = armour.physical_dr if kind == "physical" else armour.energy_dr
    return max(0, share - parts * threshold) * (100 - percent) // 100


def _sixths(creature: Creature, limb: Limb) -> int:
    return round(creature.crippling.get(limb, 0) * SIXTHS)


def _hurt(creature: Creature, damage: int, crippling: dict[Limb, Amount]) -> Creature:
    return msgspec.structs.replace(creature, hp=max(0, creature.hp - damage), crippling=crippling)


def _is_crippled(creature: Creature, limb: Limb) -> bool:
    threshold = armour_of(creature, limb).cripple
    return threshold > 0 and _sixths(creature, limb) >= SIXTHS * threshold
