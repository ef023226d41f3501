"""A move while it is still being drawn: how far each model goes, how much of it inside difficult ground (V1, T1)."""

from typing import Any

from rules.commands import Command
from rules.refusals import Refusal, Refused, unknown, written
from rules.scrollhammer.combat_moves import USUAL
from rules.scrollhammer.commands import ChargeMove, Move
from rules.scrollhammer.courses import Course
from rules.scrollhammer.dangerous import faced_pieces
from rules.scrollhammer.difficult import inside_inches, is_slowed
from rules.scrollhammer.marching import march_limits
from rules.scrollhammer.motion import Motion, motion_of, strays_of
from rules.scrollhammer.questions import AskWay
from rules.scrollhammer.table import Table
from rules.scrollhammer.ways import own_limits
from rules.units import rounded

ROLLED = ("flee", "hit_and_run")
"""Moves whose inches are rolled when none are given (V11)."""


def answer_way(table: Table, question: AskWay) -> dict[str, Any]:
    """Tell of a `move` or `charge_move` what each model travels, of what, and what of it counts for the test."""
    command = question.command
    if not isinstance(command, Move | ChargeMove):
        return _refused(Refusal(code="move/unknown", text="Only a move or a charge's move has a way to tell of."))
    if command.unit not in table.units:
        return _refused(unknown("unit", command.unit))
    motion = motion_of(table, command.unit, command.paths, command.facing)
    stray = strays_of(motion, command)
    if stray:
        return _refused(*stray)
    return _told(motion, command)


def _told(motion: Motion, command: Command) -> dict[str, Any]:
    limits, faced = _limits(motion, command), faced_pieces(motion)
    return {
        "allowance": motion.unit.terrain_test,
        "models": {
            course.start.id: {
                "travelled": rounded(course.travelled),
                "limit": limits.get(course.start.id),
                "climbed": rounded(course.climbed),
                "inside": rounded(_inside(motion, course)),
                "dangerous": faced.get(course.start.id, []),
            }
            for course in motion.moving
        },
    }


def _inside(motion: Motion, course: Course) -> float:
    return inside_inches(motion, course) if is_slowed(motion, course) else 0.0


def _limits(motion: Motion, command: Command) -> dict[str, float | None]:
    """Inches each model may go; None where dice are still to say."""
    if isinstance(command, ChargeMove):
        charge = motion.unit.charged
        return dict.fromkeys(motion.before, None if charge is None else charge.range)
    assert isinstance(command, Move)
    if command.manner == "advance":
        return dict(march_limits(motion))
    if command.manner == "reform":
        return dict(own_limits(motion))
    usual = None if command.manner in ROLLED else USUAL
    return dict.fromkeys(motion.before, usual if command.distance is None else command.distance)


def _refused(*refusals: Refusal) -> dict[str, Any]:
    return written(Refused(refusals))
