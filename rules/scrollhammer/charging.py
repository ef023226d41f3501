"""Charges by what they are aimed at: units on the mat, rooms next door, buildings (H1, P6, P8)."""

from rules.commands import Seat
from rules.ruleset import Ruling
from rules.scrollhammer.buildings.assault import assaulted, is_assault, judge_assault, judge_assault_move
from rules.scrollhammer.buildings.room_charge import is_room_charge, judge_room_charge
from rules.scrollhammer.charge_moves import judge_unit_charge_move
from rules.scrollhammer.charges import judge_unit_charge
from rules.scrollhammer.commands import ChargeMove, DeclareCharge
from rules.scrollhammer.table import Table


def judge_charge(table: Table, command: DeclareCharge, seat: Seat) -> Ruling:
    """Judge the declaration of a charge."""
    if is_room_charge(table, command):
        return judge_room_charge(table, command, seat)
    if is_assault(table, command):
        return judge_assault(table, command, seat)
    return judge_unit_charge(table, command, seat)


def judge_charge_move(table: Table, command: ChargeMove, seat: Seat) -> Ruling:
    """Judge the move of a charge that was declared."""
    building = assaulted(table, table.units[command.unit].charged)
    if building is not None:
        return judge_assault_move(table, command, building)
    return judge_unit_charge_move(table, command, seat)
