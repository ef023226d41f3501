"""Moves by their manner: in the movement phase, and all that combat brings about (V1, F2, V11)."""

from typing import Final

from rules.commands import Seat
from rules.ruleset import Judge, Ruling
from rules.scrollhammer.breaking_off import judge_hit_and_run
from rules.scrollhammer.commands import Manner, Move
from rules.scrollhammer.fleeing import judge_flee
from rules.scrollhammer.heading import judge_towards
from rules.scrollhammer.movement import judge_advance
from rules.scrollhammer.reforming import judge_reform
from rules.scrollhammer.regrouping import judge_consolidate, judge_pile_in, judge_rally
from rules.scrollhammer.table import Table

_JUDGES: Final[dict[Manner, Judge]] = {
    "advance": judge_advance,
    "reform": judge_reform,
    "pile_in": judge_pile_in,
    "consolidate": judge_consolidate,
    "rally": judge_rally,
    "flee": judge_flee,
    "hit_and_run": judge_hit_and_run,
    "towards": judge_towards,
}


def judge_move(table: Table, command: Move, seat: Seat) -> Ruling:
    """Judge a move by its manner."""
    return _JUDGES[command.manner](table, command, seat)
