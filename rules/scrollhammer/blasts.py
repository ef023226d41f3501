"""Blast markers: where they land, which floor they strike, whom they hit (B1-B5)."""

from collections.abc import Iterator
from typing import Any, Final

from rules.commands import Seat
from rules.dice import Dice, Expression
from rules.events import Noted
from rules.geometry.bases import Point
from rules.geometry.ground import covers
from rules.geometry.shapes import Circle, hits_circle
from rules.refusals import Refusal
from rules.rolls.expressions import bad_expression
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.commands import Blast
from rules.scrollhammer.firers import looks_under, sight_refusals, skill_refusals, stranger_refusals
from rules.scrollhammer.hits import Hit, Struck
from rules.scrollhammer.scatter_die import Scattered, roll_scatter
from rules.scrollhammer.standing import standings
from rules.scrollhammer.storeys import storeys_of
from rules.scrollhammer.striking import strike_floor, strike_from_above
from rules.scrollhammer.table import Table
from rules.units import rounded
from rules.wire import write

RADII: Final = {"small": 1.5, "large": 2.5}
"""Inches from the middle of a marker to its edge (B1)."""


class BlastPlaced(Noted, frozen=True, kw_only=True, tag="blast_placed"):
    """A blast marker came to lie; inches."""

    size: str
    x: float
    y: float
    floor: int | None
    scatter: Scattered | None
    hits: dict[str, Hit]


def judge_blast(table: Table, command: Blast, seat: Seat) -> Ruling:
    """Place a blast marker, let it scatter and tell whom it hits (B1-B5).

    Refused with `roll/expression`; and where a firer is named, with `fire/skill` or `fire/sight` for one that
    may not fire or sees no enemy under the marker, which a barrage need not.
    """
    scatter = None if command.scatter is None else Expression.parse(command.scatter)
    if command.scatter is not None and scatter is None:
        return refuse(bad_expression(command.scatter))
    strangers = tuple(stranger_refusals(table, command.firer, seat)) if command.firer is not None else ()
    if strangers:
        return refuse(*strangers)
    return Ruling(tuple(_refusals(table, command)), lambda dice: _placed(table, command, scatter, dice))


def aim_of(command: Blast) -> Point:
    """Where the marker is put, to 0.001 inch (N2)."""
    return rounded(command.x), rounded(command.y)


def struck_by(table: Table, command: Blast, place: Point) -> Struck:
    """Whom a marker hits where it lies (B2): on one floor, or as a barrage from above; never its firer."""
    circle = Circle(*place, RADII[command.size])
    standing = standings(table).values()
    under = [s for s in standing if s.id != command.firer and hits_circle(s.foot, circle)]
    storeys = [s for s in storeys_of(table.terrain) if covers(circle.footprint, s.outline)]
    hit = Hit(command.strength, command.ap)
    if command.barrage:
        return strike_from_above(table, place, storeys, under, hit)
    return strike_floor(table, place, command.floor or 0, storeys, under, hit)


def _refusals(table: Table, command: Blast) -> Iterator[Refusal]:
    if command.firer is None:
        return
    yield from skill_refusals(table, command.firer)
    if not command.barrage:
        yield from sight_refusals(table, command.firer, _aimed_at(table, command))


def _aimed_at(table: Table, command: Blast) -> list[str]:
    """Who is under the marker where it is put, before it scatters."""
    return list(struck_by(table, command, aim_of(command)).hits)


def _looks(table: Table, command: Blast) -> list[dict[str, Any]]:
    """What the firer sees of what it aims at; a barrage is not aimed by sight (B5)."""
    if command.firer is None or command.barrage:
        return []
    return looks_under(table, command.firer, _aimed_at(table, command))


def _placed(table: Table, command: Blast, scatter: Expression | None, dice: Dice) -> Outcome:
    rolled = None if scatter is None else roll_scatter(scatter, table.options.scatter_hits, dice)
    aim = aim_of(command)
    place = aim if rolled is None else rolled.moved(aim)
    struck = struck_by(table, command, place)
    x, y = rounded(place[0]), rounded(place[1])
    event = BlastPlaced(size=command.size, x=x, y=y, floor=struck.floor, scatter=rolled, hits=struck.hits)
    result: dict[str, Any] = {"scatter": write(rolled), "x": x, "y": y, **struck.written()}
    result["looks"] = _looks(table, command)
    return Outcome((event,), result, concerns=struck.concerns())
