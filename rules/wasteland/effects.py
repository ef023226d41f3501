"""Effects: named on each creature hit, some resisted by a Composure test the attack gives (W7)."""

import msgspec

from rules.commands import Seat
from rules.ruleset import Ruling, certain
from rules.wasteland.checks import roll_check
from rules.wasteland.commands import Affect
from rules.wasteland.hits import Composed, CreatureChanged, Hit, Miss
from rules.wasteland.table import Table, TestedEffect, name_of
from rules.wasteland.volley import Volley


def afflicted(volley: Volley, struck: Hit | Miss) -> Hit | Miss:
    """Record an attack's effects on a creature hit, except those it resists by Composure (W7)."""
    if isinstance(struck, Miss):
        return struck
    tested = [effect for effect in volley.shot.effects if isinstance(effect, TestedEffect)]
    tests = tuple(_test(volley, struck.creature, effect) for effect in tested)
    held = {test.effect for test in tests if test.held}
    suffered = tuple(name for name in map(name_of, volley.shot.effects) if name not in held)
    volley.toll.mark(struck.creature, suffered)
    return msgspec.structs.replace(struck, effects=suffered, composure=tests)


def judge_effect(table: Table, command: Affect, seat: Seat) -> Ruling:
    """Put an effect on a creature of one's own, or take it off."""
    creature = table.creatures[command.creature]
    kept = tuple(effect for effect in creature.effects if effect != command.name)
    effects = kept if command.off else (*kept, command.name)
    now = CreatureChanged(creature=command.creature, hp=creature.hp, crippling=creature.crippling, effects=effects)
    return certain(now, effects=list(effects))


def _test(volley: Volley, name: str, effect: TestedEffect) -> Composed:
    check = roll_check(volley.dice, volley.toll.now[name].composure)
    return Composed(
        effect=effect.name,
        roll=check.roll,
        total=check.total,
        difficulty=effect.composure,
        held=check.reaches(effect.composure),
    )
