"""Whom a marker or template would hit where it is put, before anything is rolled (B2)."""

from typing import Any

from rules.commands import Command
from rules.refusals import Refusal, Refused, unknown, written
from rules.ruleset import Ruling, refuse
from rules.scrollhammer.blasts import aim_of, judge_blast, struck_by
from rules.scrollhammer.buildings.room_templates import under_room
from rules.scrollhammer.commands import Blast, Template
from rules.scrollhammer.hits import Struck
from rules.scrollhammer.questions import AskUnder
from rules.scrollhammer.standing import standings
from rules.scrollhammer.table import Table
from rules.scrollhammer.templates import judge_template, struck_by_template, tip_of


def answer_under(table: Table, question: AskUnder) -> dict[str, Any]:
    """Tell what a `blast` or `template` would hit without its scatter; refused as the command would be."""
    ruling = _ruled(table, question.command)
    if ruling.refusals:
        return written(Refused(ruling.refusals))
    if isinstance(question.command, Template) and question.command.room is not None:
        return under_room(table, question.command.room)
    return _struck(table, question.command).written()


def _ruled(table: Table, command: Command) -> Ruling:
    if isinstance(command, Blast):
        owner = table.models[command.firer].unit if command.firer in table.models else None
        return judge_blast(table, command, table.units[owner].seat if owner is not None else "red")
    if not isinstance(command, Template):
        text = "Only a blast or a template has models under it."
        return refuse(Refusal(code="shape/unknown", text=text))
    if command.model not in table.models:
        return refuse(unknown("model", command.model))
    return judge_template(table, command, table.units[table.models[command.model].unit].seat)


def _struck(table: Table, command: Command) -> Struck:
    if isinstance(command, Blast):
        return struck_by(table, command, aim_of(command))
    assert isinstance(command, Template)
    firer = standings(table)[command.model]
    return struck_by_template(table, command, firer, tip_of(command, firer))
