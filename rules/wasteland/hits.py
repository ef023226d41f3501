"""What an attack does, creature by creature: hits, misses and what is left of whom."""

import msgspec

from rules.events import Event
from rules.wasteland.checks import Check
from rules.wasteland.damage import Blow, crippled, suffer, suffer_blast
from rules.wasteland.table import Amount, Creature, DamageType, Limb, Name, Table


class Miss(msgspec.Struct, frozen=True, kw_only=True):
    """A d20 that did not exceed Evasion."""

    roll: int
    total: int
    hit: bool = False


class Composed(msgspec.Struct, frozen=True, kw_only=True):
    """A Composure test against an effect: held when the total reaches the difficulty (W7)."""

    effect: str
    roll: int
    total: int
    difficulty: int
    held: bool


class Hit(msgspec.Struct, frozen=True, kw_only=True):
    """A hit on one limb: damage before and after DT and DR, HP left, the limb's damage so far."""

    creature: str
    roll: int
    total: int
    hit: bool = True
    location: Limb
    before: int
    damage: int
    glancing: bool
    hp: int
    crippling: Amount
    crippled: bool
    effects: tuple[str, ...] = ()
    composure: tuple[Composed, ...] = ()


class CreatureChanged(Event, frozen=True, kw_only=True, tag="creature_changed"):
    """A creature was hurt, healed or marked by effects; what is told is how it stands now."""

    creature: str
    hp: int
    crippling: dict[Limb, Amount]
    effects: tuple[Name, ...]

    def apply(self, table: Table) -> Table:
        """Write down its HP, its limbs' damage and its effects."""
        creature = msgspec.structs.replace(
            table.creatures[self.creature], hp=self.hp, crippling=self.crippling, effects=self.effects
        )
        return with_creature(table, self.creature, creature)


class Toll:
    """The creatures as an attack leaves them, blow by blow."""

    def __init__(self, creatures: dict[str, Creature]) -> None:
        self.now = dict(creatures)
        self._before = creatures

    def land(self, name: str, thrown: Check, blow: Blow) -> Hit:
        """Let a blow land on a creature and tell what it did."""
        creature, damage = suffer(self.now[name], blow)
        self.now[name] = creature
        return Hit(
            creature=name,
            roll=thrown.roll,
            total=thrown.total,
            location=blow.limb,
            before=blow.before,
            damage=damage,
            glancing=blow.glancing,
            hp=creature.hp,
            crippling=creature.crippling[blow.limb],
            crippled=blow.limb in crippled(creature),
        )

    def burst(self, name: str, damage: int, kind: DamageType) -> Creature:
        """Let an explosion reach a creature and tell what is left of it."""
        self.now[name] = suffer_blast(self.now[name], damage, kind)
        return self.now[name]

    def mark(self, name: str, effects: tuple[str, ...]) -> None:
        """Record effects on a creature, each once."""
        creature = self.now[name]
        known = dict.fromkeys((*creature.effects, *effects))
        self.now[name] = msgspec.structs.replace(creature, effects=tuple(known))

    def events(self) -> tuple[CreatureChanged, ...]:
        """Tell how everybody stands who is not as he was."""
        return tuple(
            CreatureChanged(creature=name, hp=now.hp, crippling=now.crippling, effects=now.effects)
            for name, now in self.now.items()
            if now != self._before[name]
        )


def with_creature(table: Table, name: str, creature: Creature) -> Table:
    """Put a creature as it now is in its place on the table."""
    return msgspec.structs.replace(table, creatures={**table.creatures, name: creature})
