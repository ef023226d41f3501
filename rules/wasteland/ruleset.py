"""Wasteland as data: who judges each order, who answers each question, what can happen."""

from typing import Final

from rules import rolls
from rules.commands import Command, Decide, Question
from rules.deciding import judge_decide
from rules.decisions import DecisionMade, DecisionOpened
from rules.events import Event
from rules.rolls.orders import Reroll
from rules.rolls.rerolling import judge_reroll
from rules.ruleset import Aims, Answer, Judge, Ruleset
from rules.take_back import TakeBack, TakenBack, judge_take_back
from rules.wasteland import ammunition, answers, burning, effects, explosive, hits, looking, movement, turn
from rules.wasteland import commands as order
from rules.wasteland import questions as question
from rules.wasteland.gate import gate
from rules.wasteland.line import judge_line
from rules.wasteland.reading import finish
from rules.wasteland.shooting import judge_shoot
from rules.wasteland.summary import summary_of
from rules.wasteland.table import Table
from rules.wasteland.wounds import judge_wound

JUDGES: Final[dict[type[Command], Judge]] = {
    Decide: lambda table, command, seat: judge_decide(WASTELAND, table, command, seat),
    Reroll: lambda table, command, seat: judge_reroll(WASTELAND, table, command, seat),
    **rolls.JUDGES,
    TakeBack: judge_take_back,
    order.Shoot: judge_shoot,
    order.Line: judge_line,
    order.Explode: explosive.judge_explode,
    order.Move: movement.judge_move,
    order.EndTurn: turn.judge_end_turn,
    order.Reload: ammunition.judge_reload,
    order.Wound: judge_wound,
    order.Affect: effects.judge_effect,
    order.Concede: turn.judge_concede,
}

ANSWERS: Final[dict[type[Question], Answer]] = {
    question.AskCreature: answers.answer_creature,
    question.AskTable: answers.answer_table,
    question.AskDistance: answers.answer_distance,
    question.AskLine: answers.answer_line,
    question.AskArea: answers.answer_area,
    question.AskShot: looking.answer_shot,
}

AIMS: Final[dict[type[Command], Aims]] = {
    order.Shoot: lambda command: (command.attacker,),
    order.Line: lambda command: (command.attacker,),
    order.Explode: lambda command: (command.throw and command.throw.attacker,),
}

EVENTS: Final[tuple[type[Event], ...]] = (
    *rolls.EVENTS,
    DecisionOpened,
    DecisionMade,
    TakenBack,
    ammunition.AttackMade,
    ammunition.WeaponReloaded,
    hits.CreatureChanged,
    explosive.Exploded,
    burning.GroundIgnited,
    burning.ObjectsIgnited,
    movement.CreatureMoved,
    turn.TurnEnded,
    turn.GameEnded,
)

WASTELAND: Final[Ruleset] = Ruleset(
    name="wasteland",
    table=Table,
    judges=JUDGES,
    deciders={},
    answers=ANSWERS,
    events=EVENTS,
    gate=gate,
    check=finish,
    aims=AIMS,
    summary=summary_of,
)
