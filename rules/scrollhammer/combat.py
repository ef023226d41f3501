"""Shooting, charges and flanks as data: who judges their orders, who answers about them, what can happen."""

from typing import Final

from rules.commands import Command, Question
from rules.events import Event
from rules.ruleset import Answer, Decider, Judge
from rules.scrollhammer import (
    charge_moves,
    charge_targets,
    charges,
    charging,
    engaged,
    facing_flank,
    flanks,
    shooting,
    stand_and_shoot,
)
from rules.scrollhammer import commands as order
from rules.scrollhammer import questions as question

JUDGES: Final[dict[type[Command], Judge]] = {
    order.DeclareCharge: charging.judge_charge,
    order.ChargeMove: charging.judge_charge_move,
    order.FaceFlank: facing_flank.judge_face_flank,
    order.Fire: shooting.judge_fire,
}

DECIDERS: Final[dict[str, Decider]] = {
    stand_and_shoot.STAND: stand_and_shoot.decide_stand,
    stand_and_shoot.SHOTS: stand_and_shoot.decide_shots,
}

ANSWERS: Final[dict[type[Question], Answer]] = {
    question.AskCharges: charge_targets.answer_charges,
    question.AskEngaged: engaged.answer_engaged,
    question.AskFire: shooting.answer_fire,
}

EVENTS: Final[tuple[type[Event], ...]] = (
    flanks.FlanksChanged,
    charges.ChargeDeclared,
    charge_moves.ChargeEnded,
    shooting.UnitFired,
)
