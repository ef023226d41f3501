"""Dice for all to see, whatever the ruleset: rolls, re-rolls, roll-offs, picks, disputes, cocked dice (D1-D7, G3)."""

from typing import Final

from rules.commands import Command
from rules.events import DiceRerolled, DiceRolled, Event, RollDiscarded, RollUndone
from rules.rolls import choosing, cocked, orders, rolling, words
from rules.ruleset import Judge

JUDGES: Final[dict[type[Command], Judge]] = {
    orders.Roll: rolling.judge_roll,
    orders.Cocked: cocked.judge_cocked,
    orders.RollOff: choosing.judge_roll_off,
    orders.Pick: choosing.judge_pick,
    orders.Dispute: choosing.judge_dispute,
    orders.GiveWords: words.judge_words,
}
"""Who judges each order about dice; a ruleset adds its own `Reroll`, which judges its other orders anew."""

EVENTS: Final[tuple[type[Event], ...]] = (
    DiceRolled,
    DiceRerolled,
    RollDiscarded,
    RollUndone,
    rolling.RollRead,
    choosing.RolledOff,
    choosing.Picked,
    choosing.DisputeSettled,
    words.WordsGiven,
)
"""What can happen by dice."""
