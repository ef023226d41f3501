"""Whom a shot may be aimed at and whom it actually hits, creature cover included (W8)."""

from rules.refusals import Refusal
from rules.wasteland.checks import Check
from rules.wasteland.commands import Shoot
from rules.wasteland.grid import walk
from rules.wasteland.table import Table, is_alive, living


def target_refusals(table: Table, command: Shoot) -> tuple[Refusal, ...]:
    """Refuse to aim at the dead or at oneself."""
    title = table.title(command.target)
    if not is_alive(table.creatures[command.target]):
        text = f"{title} is dead and no target; choose one that still stands."
        return (Refusal(code="creature/dead", text=text, model=command.attacker, other=command.target),)
    if command.target == command.attacker:
        text = f"{title} cannot shoot at itself; choose another target."
        return (Refusal(code="shoot/self", text=text, model=command.attacker),)
    return ()


def actually_hit(table: Table, command: Shoot, thrown: Check) -> str | None:
    """Name who is hit: the target, or on a miss within the window the first creature between; None for a miss."""
    evasion = table.creatures[command.target].evasion
    if thrown.exceeds(evasion):
        return command.target
    if command.window == 0 or not thrown.reaches(evasion - command.window):
        return None
    return first_between(table, command.attacker, command.target)


def first_between(table: Table, attacker: str, target: str) -> str | None:
    """Name the living creature nearest the attacker on the tiles between it and the target (W8)."""
    standing = {creature.tile: name for name, creature in reversed(living(table.creatures).items())}
    tiles = walk(table.creatures[attacker].tile, table.creatures[target].tile)[1:-1]
    return next((standing[tile] for tile in tiles if tile in standing), None)
