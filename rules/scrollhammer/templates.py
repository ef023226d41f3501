"""The teardrop template at a firer's base (B1, B2, B6)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from rules.commands import Seat
from rules.dice import Dice, Expression
from rules.events import Noted
from rules.geometry.bases import Point
from rules.geometry.ground import covers
from rules.geometry.shapes import Teardrop, footprint_edge_point, hits_teardrop, teardrop
from rules.geometry.validity import overlap_area
from rules.refusals import Refusal
from rules.rolls.expressions import bad_expression
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.buildings.room_templates import aim_refusals, flamed
from rules.scrollhammer.buildings.rooms import find_room
from rules.scrollhammer.commands import Template
from rules.scrollhammer.firers import looks_under, skill_refusals
from rules.scrollhammer.hits import Hit, Struck, all_hit
from rules.scrollhammer.profiles import profile_of
from rules.scrollhammer.scatter_die import Scattered, roll_scatter
from rules.scrollhammer.standing import Standing, standings, title_of
from rules.scrollhammer.storeys import Storey, nearest, on_storey, own_piece, storey_at, storeys_of
from rules.scrollhammer.table import Table
from rules.scrollhammer.wounds import casualty
from rules.units import bearing_rounded, rounded
from rules.wire import write

LEAST_AREA = 1e-6
"""Square inches a template and a floor have in common at least when one is under the other."""


class TemplateLaid(Noted, frozen=True, kw_only=True, tag="template_laid"):
    """A template came to lie with its point at x, y; inches and degrees."""

    model: str
    x: float
    y: float
    bearing: float
    floor: int | None
    scatter: Scattered | None
    hits: dict[str, Hit]


def judge_template(table: Table, command: Template, seat: Seat) -> Ruling:
    """Lay the template at its firer's base edge and tell whom it hits on one floor (B1, B2, B6).

    Refused with `shape/floor` further than one floor from the firer's own unless it flies, with `fire/skill`
    for Ballistic Skill 0, with `roll/expression`; at a room also with `fire/range` out of its 8".
    """
    scatter = None if command.scatter is None else Expression.parse(command.scatter)
    if command.scatter is not None and scatter is None:
        return refuse(bad_expression(command.scatter))
    firer = standings(table).get(command.model)
    if firer is None:
        return refuse(_absent(table, command.model))
    if command.room is not None:
        return _judged_at_room(table, command, command.room, firer)
    refusals = (*skill_refusals(table, command.model), *_floor_refusals(table, command, firer))
    return Ruling(refusals, lambda dice: _laid(table, command, firer, scatter, dice))


def tip_of(command: Template, firer: Standing) -> Point:
    """Where the point of the template is laid: on the firer's base edge."""
    return footprint_edge_point(firer.foot, bearing_rounded(command.bearing))


def struck_by_template(table: Table, command: Template, firer: Standing, tip: Point) -> Struck:
    """Whom the template hits where it lies: models of one floor, never its firer (B6)."""
    shape = teardrop(tip, bearing_rounded(command.bearing))
    number = firer.level.floor if command.floor is None else command.floor
    storeys = [s for s in storeys_of(table.terrain) if _is_under(shape, s)]
    aimed = _aimed(table, firer, number, storeys)
    is_on = on_storey(table.terrain, number, None if aimed is None else aimed.ground)
    others = (s for s in standings(table).values() if s.id != firer.id)
    under = [s for s in others if is_on(s) and hits_teardrop(s.foot, shape)]
    return Struck(number if storeys else None, all_hit(under, Hit(command.strength, command.ap)))


def _judged_at_room(table: Table, command: Template, room: str, firer: Standing) -> Ruling:
    """A room is hit by D6 hits and its building by one, wherever in it the template lies (B8)."""
    place = find_room(table, room)
    if isinstance(place, Refusal):
        return refuse(place)
    aimed = msgspec.structs.replace(command, floor=place.room.floor)
    refusals = (
        *skill_refusals(table, command.model),
        *_floor_refusals(table, aimed, firer),
        *aim_refusals(table, firer, place),
    )
    return Ruling(refusals, lambda dice: flamed(table, command, place, dice))


def _absent(table: Table, name: str) -> Refusal:
    model = table.models[name]
    if model.removed:
        return casualty(table, name)
    text = f"{title_of(table, name)} is not on the mat; the template is laid at a base."
    return Refusal(code="model/removed", model=name, text=text)


def _floor_refusals(table: Table, command: Template, firer: Standing) -> Iterator[Refusal]:
    own = firer.level.floor
    if command.floor is None or abs(command.floor - own) <= 1 or profile_of(table, firer.model).flyer:
        return
    text = f"{firer.title} on floor {own} reaches that floor, one above or one below, not floor {command.floor}."
    yield Refusal(code="shape/floor", model=firer.id, measured=command.floor, limit=own + 1, text=text)


def _aimed(table: Table, firer: Standing, number: int, storeys: list[Storey]) -> Storey | None:
    """The floor whose ground height counts (B4): of the ruin the firer is in, else of the nearest to it."""
    own = own_piece(table.terrain, firer)
    named = [storey for storey in storeys if storey.number == number]
    at_home = next((storey for storey in named if storey.piece == own), None)
    if number == 0:
        return at_home or storey_at(table.terrain, firer.place)
    return at_home or nearest(named, firer.place)


def _is_under(shape: Teardrop, storey: Storey) -> bool:
    return covers(shape.end.footprint, storey.outline) or overlap_area(shape.kite, storey.outline) > LEAST_AREA


def _laid(table: Table, command: Template, firer: Standing, scatter: Expression | None, dice: Dice) -> Outcome:
    rolled = None if scatter is None else roll_scatter(scatter, table.options.scatter_hits, dice)
    tip = tip_of(command, firer)
    place = tip if rolled is None else rolled.moved(tip)
    struck = struck_by_template(table, command, firer, place)
    x, y = rounded(place[0]), rounded(place[1])
    event = TemplateLaid(
        model=firer.id,
        x=x,
        y=y,
        bearing=bearing_rounded(command.bearing),
        floor=struck.floor,
        scatter=rolled,
        hits=struck.hits,
    )
    aimed_at = list(struck_by_template(table, command, firer, tip).hits)
    result: dict[str, Any] = {"scatter": write(rolled), "x": x, "y": y, **struck.written()}
    result["looks"] = looks_under(table, firer.id, aimed_at)
    return Outcome((event,), result, concerns=struck.concerns())
