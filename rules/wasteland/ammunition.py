"""Ammunition and action points: every attack takes a round and the weapon's AP, a reload changes the load (W7)."""

import msgspec

from rules.commands import Seat
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Ruling, certain, refuse
from rules.wasteland.commands import Attack, Reload
from rules.wasteland.hits import with_creature
from rules.wasteland.table import Table, Weapon
from rules.wasteland.weapons import no_weapon


class AttackMade(Event, frozen=True, kw_only=True, tag="attack_made"):
    """A creature attacked; with a weapon it has `rounds` left and the creature has `spent` AP this turn."""

    creature: str
    weapon: str | None = None
    rounds: int | None = None
    spent: int = 0

    def apply(self, table: Table) -> Table:
        """Write down the round and the AP it took."""
        if self.weapon is None:
            return table
        creature = table.creatures[self.creature]
        weapon = msgspec.structs.replace(creature.weapons[self.weapon], rounds=self.rounds)
        return _with_weapon(table, self.creature, self.weapon, weapon, self.spent)


class WeaponReloaded(Event, frozen=True, kw_only=True, tag="weapon_reloaded"):
    """A weapon was filled with a load."""

    creature: str
    weapon: str
    load: str
    rounds: int | None

    def apply(self, table: Table) -> Table:
        """Write down the load and the rounds."""
        creature = table.creatures[self.creature]
        weapon = msgspec.structs.replace(creature.weapons[self.weapon], load=self.load, rounds=self.rounds)
        return _with_weapon(table, self.creature, self.weapon, weapon, creature.spent)


def short_of(table: Table, command: Attack) -> tuple[Refusal, ...]:
    """Refuse an attack without a round left in the weapon, or without the AP it takes: `shoot/empty` (W7)."""
    if command.weapon is None:
        return ()
    return (*_out_of_rounds(table, command), *_out_of_points(table, command))


def attack_made(table: Table, command: Attack) -> AttackMade:
    """Take the round and the AP an attack costs."""
    if command.weapon is None:
        return AttackMade(creature=command.attacker)
    creature = table.creatures[command.attacker]
    weapon = creature.weapons[command.weapon]
    rounds = None if weapon.rounds is None else max(0, weapon.rounds - 1)
    return AttackMade(
        creature=command.attacker, weapon=command.weapon, rounds=rounds, spent=creature.spent + weapon.ap
    )


def judge_reload(table: Table, command: Reload, seat: Seat) -> Ruling:
    """Fill a weapon with one of its loads (W7); refused for a weapon or load it does not have."""
    unknown = no_weapon(table, command.attacker, command.weapon)
    if unknown:
        return refuse(*unknown)
    weapon = table.creatures[command.attacker].weapons[command.weapon]
    if command.load not in weapon.loads:
        text = f"{command.weapon} takes no {command.load!r}; choose from {', '.join(weapon.loads) or 'none'}."
        return refuse(Refusal(code="load/unknown", text=text, model=command.attacker))
    event = WeaponReloaded(
        creature=command.attacker, weapon=command.weapon, load=command.load, rounds=weapon.capacity
    )
    return certain(event, load=command.load, rounds=weapon.capacity)


def _out_of_rounds(table: Table, command: Attack) -> tuple[Refusal, ...]:
    assert command.weapon is not None
    weapon = table.creatures[command.attacker].weapons[command.weapon]
    if weapon.rounds != 0:
        return ()
    text = f"{command.weapon} has 0 rounds left and an attack takes 1; reload it."
    return (Refusal(code="shoot/empty", text=text, model=command.attacker, measured=0, limit=1),)


def _out_of_points(table: Table, command: Attack) -> tuple[Refusal, ...]:
    assert command.weapon is not None
    creature = table.creatures[command.attacker]
    cost, left = creature.weapons[command.weapon].ap, creature.ap - creature.spent
    if creature.ap == 0 or cost <= left:
        return ()
    text = f"{table.title(command.attacker)} has {left} AP left and {command.weapon} takes {cost}; end the turn."
    return (Refusal(code="shoot/empty", text=text, model=command.attacker, measured=left, limit=cost),)


def _with_weapon(table: Table, name: str, weapon_id: str, weapon: Weapon, spent: int) -> Table:
    creature = table.creatures[name]
    creature = msgspec.structs.replace(creature, weapons={**creature.weapons, weapon_id: weapon}, spent=spent)
    return with_creature(table, name, creature)
