"""HP taken off or given back by hand, for what no attack here does: bleeding, burning, healing."""

from rules.commands import Seat
from rules.ruleset import Ruling, certain
from rules.wasteland.commands import Wound
from rules.wasteland.hits import CreatureChanged
from rules.wasteland.table import Table


def judge_wound(table: Table, command: Wound, seat: Seat) -> Ruling:
    """Change the HP of a creature of one's own; they stop at 0."""
    creature = table.creatures[command.creature]
    left = max(0, creature.hp - command.wounds)
    now = CreatureChanged(creature=command.creature, hp=left, crippling=creature.crippling, effects=creature.effects)
    return certain(now, left=left, removed=left == 0)
