"""Scrollhammer as data: who judges each order, who answers each question, what can happen."""

from typing import Final

from rules import rolls
from rules.commands import Command, Decide, Question
from rules.deciding import judge_decide
from rules.decisions import DecisionMade, DecisionOpened
from rules.events import Event
from rules.geometry import shapes
from rules.rolls.orders import Reroll
from rules.rolls.rerolling import judge_reroll
from rules.ruleset import Aims, Answer, Decider, Judge, Ruleset
from rules.scrollhammer import (
    altering,
    answers,
    arcs,
    blasts,
    choosing_sides,
    combat,
    cover,
    dangerous,
    deploying,
    effects,
    fleeing,
    ground_for,
    joining,
    looking,
    manners,
    markers,
    movement,
    mustering,
    outlook,
    power,
    ranks,
    readiness,
    rebasing,
    reform_places,
    reforming,
    regrouping,
    scatter,
    setup,
    straggling,
    templates,
    terrain_test,
    tests,
    turn,
    under,
    way,
    withdrawing,
    wounds,
)
from rules.scrollhammer import commands as order
from rules.scrollhammer import questions as question
from rules.scrollhammer.buildings import ruleset as buildings
from rules.scrollhammer.buildings.aftermath import settling
from rules.scrollhammer.charges import REACH
from rules.scrollhammer.coherency import BY_FORMATION
from rules.scrollhammer.gate import gate
from rules.scrollhammer.measuring import circles_of
from rules.scrollhammer.nearby import ZONE
from rules.scrollhammer.reading import finish
from rules.scrollhammer.standing import standings
from rules.scrollhammer.summary import summary_of
from rules.scrollhammer.table import Table
from rules.take_back import TakeBack, TakenBack, judge_take_back

JUDGES: Final[dict[type[Command], Judge]] = {
    Decide: lambda table, command, seat: judge_decide(SCROLLHAMMER, table, command, seat),
    Reroll: lambda table, command, seat: judge_reroll(SCROLLHAMMER, table, command, seat),
    **rolls.JUDGES,
    TakeBack: judge_take_back,
    order.Set: setup.judge_set,
    order.Accept: setup.judge_accept,
    order.Muster: mustering.judge_muster,
    order.RollFor: choosing_sides.judge_roll_for,
    order.Ready: readiness.judge_ready,
    order.Place: deploying.judge_place,
    order.PlaceUnit: deploying.judge_place_unit,
    order.Move: manners.judge_move,
    order.TestTerrain: terrain_test.judge_test_terrain,
    order.Test: tests.judge_test,
    order.Spend: power.judge_spend,
    order.Blast: blasts.judge_blast,
    order.Template: templates.judge_template,
    order.Scatter: scatter.judge_scatter,
    order.Wound: settling(wounds.judge_wound),
    order.Alter: altering.judge_alter,
    order.Affect: effects.judge_effect,
    order.Withdraw: withdrawing.judge_withdraw,
    order.Rebase: rebasing.judge_rebase,
    order.EndPhase: turn.judge_end_phase,
    order.Score: turn.judge_score,
    order.Concede: turn.judge_concede,
    order.Join: joining.judge_join,
    **combat.JUDGES,
    **buildings.JUDGES,
}

DECIDERS: Final[dict[str, Decider]] = {**choosing_sides.DECIDERS, **combat.DECIDERS, **buildings.DECIDERS}

ANSWERS: Final[dict[type[Question], Answer]] = {
    question.AskModel: answers.answer_model,
    question.AskUnit: answers.answer_unit,
    question.AskTable: answers.answer_table,
    question.AskCoherency: answers.answer_coherency,
    question.AskDistance: answers.answer_distance,
    question.AskArc: arcs.answer_arc,
    question.AskRanks: ranks.answer_ranks,
    question.AskReform: reform_places.answer_reform,
    question.AskWay: way.answer_way,
    question.AskGround: ground_for.answer_ground,
    question.AskUnder: under.answer_under,
    question.AskSight: looking.answer_sight,
    question.AskOutlook: outlook.answer_outlook,
    question.AskCover: cover.answer_cover,
    **combat.ANSWERS,
    **buildings.ANSWERS,
}

EVENTS: Final[tuple[type[Event], ...]] = (
    *rolls.EVENTS,
    DecisionOpened,
    DecisionMade,
    TakenBack,
    movement.ModelsMoved,
    movement.MoveSpent,
    straggling.BlockParted,
    reforming.UnitReformed,
    regrouping.UnitRallied,
    fleeing.UnitRouted,
    dangerous.DangerFaced,
    setup.TermsSet,
    setup.TermsAccepted,
    mustering.ArmyMustered,
    choosing_sides.RolledOffFor,
    choosing_sides.SidesChosen,
    choosing_sides.FirstTurnGiven,
    readiness.SeatReady,
    deploying.ModelPlaced,
    terrain_test.TerrainTested,
    tests.TestTaken,
    power.PowerSpent,
    blasts.BlastPlaced,
    templates.TemplateLaid,
    scatter.ModelsScattered,
    markers.MarkerScattered,
    wounds.ModelWounded,
    altering.CharacteristicAltered,
    effects.EffectsSet,
    withdrawing.ModelsWithdrawn,
    rebasing.ModelsRebased,
    turn.PhaseEnded,
    turn.ScoreSet,
    turn.GameEnded,
    joining.UnitJoined,
    *combat.EVENTS,
    *buildings.EVENTS,
)

AIMS: Final[dict[type[Command], Aims]] = {
    order.Blast: lambda command: (command.firer,),
    order.Template: lambda command: (command.model,),
    order.Scatter: lambda command: (command.unit, *(command.models or ())),
    order.Place: lambda command: (command.model,),
}

SCROLLHAMMER: Final[Ruleset] = Ruleset(
    name="scrollhammer",
    table=Table,
    judges=JUDGES,
    deciders=DECIDERS,
    answers=ANSWERS,
    events=EVENTS,
    gate=gate,
    check=finish,
    aims=AIMS,
    summary=summary_of,
    look_over=lambda table: circles_of(standings(table)),
    measures={
        "coherency": BY_FORMATION,
        "exclusion": ZONE,
        "charge": REACH,
        "shapes": {
            "blast": blasts.RADII,
            "template": {"length": shapes.TEMPLATE_LENGTH, "radius": shapes.TEMPLATE_RADIUS},
        },
    },
)
