"""Weapons: what an attack does, by the load its weapon holds or as the attack says (W7)."""

import re
from dataclasses import dataclass

from rules.refusals import Refusal
from rules.wasteland.commands import Attack, Line, Shoot
from rules.wasteland.table import Creature, Damage, DamageType, Effect, Load, Table, Weapon, name_of

_BURN = re.compile(r"Burn (\d{1,6})\Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class Shot:
    """What an attack does, from the weapon's load or as the attack itself says."""

    damage: Damage
    kind: DamageType
    effects: tuple[Effect, ...]
    scatter: bool
    spread: int
    line: int
    ignite: int
    burn: int


def shot_of(attacker: Creature, command: Shoot) -> Shot:
    """Tell what a shot does: as the weapon's load says, without a load as the command itself (W7)."""
    return _shot(attacker, command, Load(scatter=command.scatter, spread=command.spread))


def stream_of(attacker: Creature, command: Line) -> Shot:
    """Tell what a Line does: as the weapon's load says, without a load as the command itself (W3, W7)."""
    return _shot(attacker, command, Load(line=command.length or 0, ignite=command.ignite, burn=command.burn))


def line_length(attacker: Creature, weapon: str | None, length: int | None) -> int:
    """Tell how many tiles a Line runs: as the weapon's load lists, without a load as given; 0 for none (W3)."""
    load = None if weapon is None else _load(attacker.weapons[weapon])
    return (length or 0) if load is None else load.line


def no_weapon(table: Table, creature: str, weapon: str | None) -> tuple[Refusal, ...]:
    """Refuse a weapon the creature does not carry."""
    carried = table.creatures[creature].weapons
    if weapon is None or weapon in carried:
        return ()
    text = f"{table.title(creature)} carries no {weapon!r}; choose from {', '.join(carried) or 'none'}."
    return (Refusal(code="weapon/unknown", text=text, model=creature),)


def _shot(attacker: Creature, command: Attack, given: Load) -> Shot:
    """Milestones come with the attack, as effects beside the load's own (W7)."""
    if command.weapon is None:
        assert command.damage is not None
        return _as_loaded(given, command.damage, command.damage_type, command.effects)
    weapon = attacker.weapons[command.weapon]
    return _as_loaded(_load(weapon) or given, weapon.damage, weapon.damage_type, command.effects)


def _load(weapon: Weapon) -> Load | None:
    return None if weapon.load is None else weapon.loads[weapon.load]


def _as_loaded(load: Load, damage: Damage, kind: DamageType, milestones: tuple[Effect, ...]) -> Shot:
    effects = load.effects + milestones
    return Shot(
        damage=damage if load.damage is None else load.damage,
        kind=load.damage_type or kind,
        effects=effects,
        scatter=load.scatter,
        spread=load.spread,
        line=load.line,
        ignite=load.ignite,
        burn=_burn(load.burn, effects),
    )


def _burn(given: int | None, effects: tuple[Effect, ...]) -> int:
    """Give the weapon's Burn X: as listed, else that of its effect "Burn X", else 0."""
    if given is not None:
        return given
    found = (_BURN.match(name_of(effect)) for effect in effects)
    return next((int(match[1]) for match in found if match), 0)
