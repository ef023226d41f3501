"""Shooting: whom a shot hits, what it does to him, and what follows (W2, W4, W5, W8)."""

from rules.commands import Seat
from rules.dice import Dice
from rules.refusals import Refusal
from rules.ruleset import Outcome, Ruling, refuse
from rules.wasteland.ammunition import attack_made, short_of
from rules.wasteland.checks import Check, locate, roll_check, roll_damage, unreadable
from rules.wasteland.commands import Shoot
from rules.wasteland.cover import shelter
from rules.wasteland.damage import Blow, is_glancing
from rules.wasteland.effects import afflicted
from rules.wasteland.hits import Hit, Miss, Toll
from rules.wasteland.scatter import scatter, spread
from rules.wasteland.table import Table
from rules.wasteland.targets import actually_hit, target_refusals
from rules.wasteland.volley import Volley
from rules.wasteland.weapons import Shot, no_weapon, shot_of
from rules.wire import write


def judge_shoot(table: Table, command: Shoot, seat: Seat) -> Ruling:
    """Shoot at a creature; refused at the dead, or without a round, the AP, a load that shoots or readable dice."""
    unknown = no_weapon(table, command.attacker, command.weapon)
    if unknown:
        return refuse(*unknown)
    shot = shot_of(table.creatures[command.attacker], command)
    firm = (*target_refusals(table, command), *_only_a_line(command, shot), *unreadable(shot.damage))
    outcome = None if firm else lambda dice: _fired(table, command, shot, dice)
    return Ruling(firm + short_of(table, command), outcome)


def _only_a_line(command: Shoot, shot: Shot) -> tuple[Refusal, ...]:
    """Refuse to aim a load that fires a Line: it has no called shots and no single fire (W3)."""
    if shot.line == 0:
        return ()
    text = f"{command.weapon} is loaded to fire a Line of {shot.line} tiles; give a line, or reload."
    return (Refusal(code="shoot/line", text=text, model=command.attacker),)


def _fired(table: Table, command: Shoot, shot: Shot, dice: Dice) -> Outcome:
    thrown = roll_check(dice, command.modifier)
    struck = actually_hit(table, command, thrown)
    if struck is None:
        miss = write(Miss(roll=thrown.roll, total=thrown.total))
        result = {"primary": miss, "spread": None, "scatter": {}}
        return Outcome((attack_made(table, command),), result, concerns=(f"creatures.{command.target}",))
    volley = Volley(table, command.attacker, command.modifier, shot, dice, Toll(table.creatures))
    result = _resolved(volley, _primary(volley, struck, thrown))
    events = (attack_made(table, command), *volley.toll.events())
    return Outcome(events, result, concerns=(f"creatures.{command.target}",))


def _primary(volley: Volley, name: str, thrown: Check) -> Hit:
    table, shot, creature = volley.table, volley.shot, volley.table.creatures[name]
    rolled = roll_damage(shot.damage, volley.dice)
    cover = shelter(table, table.creatures[volley.attacker].tile, creature.tile, shot.kind)
    glancing = is_glancing(table, thrown.total, creature.evasion)
    limb = locate(table, volley.dice)
    return volley.toll.land(name, thrown, Blow(limb, max(0, rolled - cover), shot.kind, glancing))


def _resolved(volley: Volley, primary: Hit) -> dict[str, object]:
    """Spread, Scatter, then the effects on everybody hit, in the order the dice are rolled."""
    second, strays = spread(volley, primary), scatter(volley, primary)
    first = afflicted(volley, primary)
    strays = {name: afflicted(volley, stray) for name, stray in strays.items()}
    return {"primary": write(first), "spread": write(second), "scatter": write(strays)}
