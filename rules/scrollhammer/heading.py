"""Moving directly towards something: the whole unit along one bearing, as far as it may (M5)."""

from collections.abc import Iterator

import msgspec

from rules.commands import Seat, Waypoint
from rules.geometry.arcs import bearing, offset
from rules.geometry.bases import Point
from rules.geometry.distance import nearest_outline_point
from rules.refusals import Refusal, unknown
from rules.ruleset import Ruling, refuse
from rules.scrollhammer.arcs import centre_of
from rules.scrollhammer.combat_moves import terms_within
from rules.scrollhammer.commands import Move, Paths
from rules.scrollhammer.motion import motion_of, strays_of
from rules.scrollhammer.movement import moved_outcome
from rules.scrollhammer.standing import Standing, standing_models, standings
from rules.scrollhammer.table import Table
from rules.scrollhammer.terms import farthest_by
from rules.scrollhammer.unworkable import facing_refusals
from rules.scrollhammer.wounds import nobody_left


def judge_towards(table: Table, command: Move, seat: Seat) -> Ruling:
    """Judge a move directly towards a unit, model, piece or point (M5): the referee finds the way.

    Every model goes the same way, and all stop early rather than break V3 to V5 or V9.
    """
    standing = standing_models(table, command.unit)
    if not standing:
        return refuse(nobody_left(table, command.unit))
    if command.to is None or command.distance is None:
        return refuse(_incomplete())
    goal = _goal(table, command.to, centre_of(standing.values()))
    if isinstance(goal, Refusal):
        return refuse(goal)
    straight = msgspec.structs.replace(command, paths=_paths(standing, goal, command.distance))
    motion = motion_of(table, command.unit, straight.paths, command.facing)
    stray = strays_of(motion, straight)
    if stray:
        return refuse(*stray)
    went = farthest_by(motion, straight, terms_within(command.distance, facing_refusals))
    return Ruling(outcome=lambda dice: moved_outcome(went, command.wounds_to, dice))


def _goal(table: Table, to: str | tuple[float, ...], start: Point) -> Point | Refusal:
    """A point, the centre of a unit or a model, the nearest outline point of a piece."""
    if not isinstance(to, str):
        return to[0], to[1]
    if to in table.terrain:
        return nearest_outline_point(start, tuple(table.terrain[to].outline))
    if to not in table.units and to not in table.models:
        return unknown("unit", to)
    bodies = list(_bodies(table, to))
    if not bodies:
        return Refusal(code="model/removed", text=f"{to} is not on the mat; there is no way towards it.")
    return centre_of(bodies)


def _bodies(table: Table, name: str) -> Iterator[Standing]:
    if name in table.units:
        yield from standing_models(table, name).values()
    elif name in standings(table):
        yield standings(table)[name]


def _paths(standing: dict[str, Standing], goal: Point, inches: float) -> Paths:
    """One translation for all, along the bearing from the unit's centre; none where it is there already."""
    centre = centre_of(standing.values())
    if centre == goal:
        return {}
    toward = bearing(centre, goal)
    return {name: (Waypoint(*offset(one.place, toward, inches)),) for name, one in standing.items()}


def _incomplete() -> Refusal:
    text = "A move directly towards something needs where to and how many inches."
    return Refusal(code="move/destination", text=text)
