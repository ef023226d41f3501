"""Buildings as data: who judges their orders, who answers about them, what can happen to them."""

from typing import Final

from rules.commands import Command, Question
from rules.events import Event
from rules.ruleset import Answer, Decider, Judge
from rules.scrollhammer import commands as order
from rules.scrollhammer import questions as question
from rules.scrollhammer.buildings import (
    aftermath,
    collapse,
    entering,
    fates,
    flight,
    leaving,
    room_charge,
    room_distance,
    room_templates,
    strikes,
    taking,
)

JUDGES: Final[dict[type[Command], Judge]] = {
    order.Enter: entering.judge_enter,
    order.Leave: leaving.judge_leave,
    order.FleeBuilding: flight.judge_flee_building,
    order.HitBuilding: strikes.judge_hit_building,
}

DECIDERS: Final[dict[str, Decider]] = {
    collapse.FLIGHT: aftermath.decide_flight,
    taking.TAKING: taking.decide_taking,
}

ANSWERS: Final[dict[type[Question], Answer]] = {question.AskRoomDistance: room_distance.answer_room_distance}

EVENTS: Final[tuple[type[Event], ...]] = (
    entering.RoomEntered,
    leaving.RoomLeft,
    room_charge.RoomCharged,
    fates.UnitFled,
    strikes.SectionStruck,
    collapse.BuildingFell,
    collapse.FlightOpened,
    collapse.RubbleSettled,
    room_templates.RoomFlamed,
)
