"""Line attacks: one damage for all, a roll against each, then fire (W3)."""

from rules.commands import Seat
from rules.dice import Dice
from rules.refusals import Refusal
from rules.ruleset import Outcome, Ruling, refuse
from rules.wasteland.ammunition import attack_made, short_of
from rules.wasteland.burning import ignited
from rules.wasteland.checks import locate, roll_check, roll_damage, unreadable
from rules.wasteland.commands import Line
from rules.wasteland.corridor import Corridor, corridor
from rules.wasteland.damage import Blow, is_glancing
from rules.wasteland.effects import afflicted
from rules.wasteland.hits import Hit, Miss, Toll
from rules.wasteland.table import Table
from rules.wasteland.volley import Volley
from rules.wasteland.weapons import Shot, no_weapon, stream_of
from rules.wire import write


def judge_line(table: Table, command: Line, seat: Seat) -> Ruling:
    """Fire a Line; refused without a length, a round, the AP or readable dice."""
    unknown = no_weapon(table, command.attacker, command.weapon)
    if unknown:
        return refuse(*unknown)
    shot = stream_of(table.creatures[command.attacker], command)
    firm = (*length_refusals(command.attacker, command.length, shot.line), *unreadable(shot.damage))
    outcome = None if firm else lambda dice: _streamed(table, command, shot, dice)
    return Ruling(firm + short_of(table, command), outcome)


def length_refusals(attacker: str, length: int | None, listed: int) -> tuple[Refusal, ...]:
    """Refuse a Line of no length, or of another than the loaded weapon lists: it always runs that far (W3)."""
    if listed == 0:
        text = "No length is listed for a Line here; give a length, or reload with a load that fires one."
        return (Refusal(code="line/length", text=text, model=attacker),)
    if length not in (None, listed):
        text = f"The load lists a Line of {listed} tiles, not {length}; leave the length out."
        return (Refusal(code="line/length", text=text, model=attacker, measured=length, limit=listed),)
    return ()


def _streamed(table: Table, command: Line, shot: Shot, dice: Dice) -> Outcome:
    start = table.creatures[command.attacker].tile
    reach = corridor(table, start, command.direction, shot.line)
    volley = Volley(table, command.attacker, command.modifier, shot, dice, Toll(table.creatures))
    damage = roll_damage(shot.damage, dice)
    struck = {name: _attacked(volley, name, damage - cover) for name, cover in reach.attenuation.items()}
    struck = {name: afflicted(volley, one) for name, one in struck.items()}
    fires = ignited(reach.tiles, shot.ignite, reach.flammable, shot.burn)
    events = (attack_made(table, command), *volley.toll.events(), *fires)
    concerns = tuple(f"creatures.{name}" for name in struck)
    return Outcome(events, _told(damage, reach, struck, shot), concerns=concerns)


def _attacked(volley: Volley, name: str, damage: int) -> Hit | Miss:
    thrown = roll_check(volley.dice, volley.modifier)
    evasion = volley.table.creatures[name].evasion
    if not thrown.exceeds(evasion):
        return Miss(roll=thrown.roll, total=thrown.total)
    glancing = is_glancing(volley.table, thrown.total, evasion)
    limb = locate(volley.table, volley.dice)
    return volley.toll.land(name, thrown, Blow(limb, max(0, damage), volley.shot.kind, glancing))


def _told(damage: int, reach: Corridor, struck: dict[str, Hit | Miss], shot: Shot) -> dict[str, object]:
    return {
        "damage": damage,
        "tiles": write(reach.tiles),
        "creatures": write(struck),
        "ends_at": reach.ends_at,
        "burning": write(reach.tiles) if shot.ignite else [],
        "caught_fire": list(reach.flammable),
    }
