"""Charging a building: into contact with its walls; nobody is locked, nobody inside stands and shoots (P8)."""

from collections.abc import Iterator
from dataclasses import replace

from rules.commands import Seat
from rules.dice import Dice
from rules.refusals import Refusal, unknown
from rules.ruleset import Outcome, Ruling, certain, refuse
from rules.scrollhammer.buildings.strikes import empty_refusals
from rules.scrollhammer.charge_moves import ChargeEnded
from rules.scrollhammer.charges import CHARGE_DICE, REACH, ChargeDeclared, charger_refusals
from rules.scrollhammer.combat_moves import limits_of
from rules.scrollhammer.commands import ChargeMove, DeclareCharge
from rules.scrollhammer.cover import looks_at_building
from rules.scrollhammer.difficult import slow_refusals
from rules.scrollhammer.duty import coherency_refusals
from rules.scrollhammer.measuring import piece_distance, touches
from rules.scrollhammer.motion import Motion, motion_of, strays_of
from rules.scrollhammer.movement import moved_outcome
from rules.scrollhammer.sight import models_named
from rules.scrollhammer.standing import standing_models
from rules.scrollhammer.straggling import rejoining_events
from rules.scrollhammer.table import Charge, Table
from rules.scrollhammer.terms import Terms, ruling_on
from rules.scrollhammer.unworkable import facing_refusals
from rules.scrollhammer.ways import lasting_refusals, way_refusals
from rules.units import at_most


def is_assault(table: Table, command: DeclareCharge) -> bool:
    """Tell whether a charge is aimed at a building."""
    return any(name in table.terrain and name not in table.units for name in command.targets)


def assaulted(table: Table, charge: Charge | None) -> str | None:
    """The building a charge that is still to be moved is aimed at; None when it is aimed at none."""
    if charge is None or charge.range is None:
        return None
    return next((name for name in charge.targets if name in table.terrain and name not in table.units), None)


def judge_assault(table: Table, command: DeclareCharge, seat: Seat) -> Ruling:
    """Judge the declaration of a charge at a building (P8, H1): one that is seen and within 12".

    Refused with `building/unknown`, `building/empty`, `charge/target` for several targets, and as any charge.
    """
    building = next(name for name in command.targets if name in table.terrain)
    if table.terrain[building].kind != "building":
        return refuse(unknown("building", building))
    refusals = (
        *_alone(command),
        *charger_refusals(table, command.unit),
        *empty_refusals(table, building),
        *_beyond(table, command.unit, building),
    )
    return Ruling(refusals, lambda dice: _declared(command.unit, building, dice))


def judge_assault_move(table: Table, command: ChargeMove, building: str) -> Ruling:
    """Judge the move of a charge at a building: at least one model must touch its walls (P8, H1)."""
    if not command.paths:
        return certain(ChargeEnded(unit=command.unit, reached=(), contacts={}), contact=[])
    motion = motion_of(table, command.unit, command.paths, command.facing)
    stray = strays_of(motion, command)
    if stray:
        return refuse(*stray)
    charge = table.units[command.unit].charged
    terms = _terms(building, 0.0 if charge is None else charge.range or 0.0)
    return ruling_on(motion, command, terms, lambda dice: _moved(motion, command, building, dice))


def _alone(command: DeclareCharge) -> Iterator[Refusal]:
    if len(set(command.targets)) > 1:
        text = "A building is charged alone; name one building, or units only."
        yield Refusal(code="charge/target", text=text)


def _beyond(table: Table, unit: str, building: str) -> Iterator[Refusal]:
    piece = table.terrain[building]
    title, walls = table.units[unit].name or unit, piece.name or building
    if not any(look.visible for look in looks_at_building(table, models_named(table, unit), building)):
        yield Refusal(code="charge/sight", other=building, text=f"{title} does not see {walls} and cannot charge it.")
    apart = min((piece_distance(one, piece) for one in standing_models(table, unit).values()), default=None)
    if apart is not None and not at_most(apart, REACH):
        text = f'{walls} is {apart:.2f}" away; 12" is the most for a charge.'
        yield Refusal(code="charge/range", other=building, measured=apart, limit=REACH, text=text)


def _declared(unit: str, building: str, dice: Dice) -> Outcome:
    faces = CHARGE_DICE.roll(dice)
    inches = CHARGE_DICE.total(faces)
    event = ChargeDeclared(unit=unit, targets=(building,), faces=faces, range=inches, arcs={}, flanked=())
    result = {"faces": list(faces), "range": inches, "arcs": {}, "flanked": [], "pending": []}
    return Outcome((event,), result)


def _terms(building: str, inches: float) -> Terms:
    def reasons(motion: Motion) -> Iterator[Refusal]:
        limits = limits_of(motion, inches)
        yield from way_refusals(motion, limits)
        yield from facing_refusals(motion)
        yield from coherency_refusals(motion, limits)
        yield from _untouched(motion, building)

    def stops(motion: Motion) -> Iterator[Refusal]:
        yield from slow_refusals(motion)
        yield from lasting_refusals(motion, limits_of(motion, inches))

    return Terms(reasons, stops)


def _untouched(motion: Motion, building: str) -> Iterator[Refusal]:
    if not _touching(motion, building):
        walls = motion.table.terrain[building].name or building
        text = f"Nobody would touch {walls}; bring one model into contact with it, or the charge fails."
        yield Refusal(code="charge/contact", other=building, text=text)


def _touching(motion: Motion, building: str) -> list[str]:
    return [name for name, end in motion.after.items() if touches(end, motion.table.terrain[building])]


def _moved(motion: Motion, command: ChargeMove, building: str, dice: Dice) -> Outcome:
    contact = [[name, building] for name in _touching(motion, building)]
    ended = ChargeEnded(unit=motion.name, reached=(), contacts={})
    outcome = moved_outcome(motion, command.wounds_to, dice, ended, *rejoining_events(motion))
    return replace(outcome, result={"contact": contact, **outcome.result})
