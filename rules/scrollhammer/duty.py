"""Ending in coherency, and the duty to close up again once it is lost (V6)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

from rules.commands import Seat
from rules.identity import by_identity
from rules.refusals import Refusal
from rules.scrollhammer.coherency import Link, excess, groups, links
from rules.scrollhammer.measuring import locked_with
from rules.scrollhammer.motion import Motion, motion_of
from rules.scrollhammer.standing import Standing, standing_models
from rules.scrollhammer.table import Table
from rules.scrollhammer.towards import farthest_towards
from rules.scrollhammer.ways import Limits, own_limits
from rules.units import EPS

SPARE: Final = 0.1
"""Inches of excess a unit may end beyond what the referee's own attempt leaves (V6)."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """The referee's own try at closing up: where each stray model would go, and the inches still missing."""

    places: dict[str, Standing]
    excess: float


def coherency_refusals(motion: Motion, limits: Limits | None = None) -> Iterator[Refusal]:
    """Refuse a move that ends out of coherency, or farther from it than a broken unit need be (V6).

    `limits` are the inches each model may go, where they are not its own.
    """
    after = list(motion.after.values())
    if len(groups(motion.table, after)) <= 1:
        return
    if len(groups(motion.table, motion.before.values())) <= 1:
        yield _broken(motion, links(motion.table, after))
    else:
        yield from closing_refusals(motion, limits)


def closing_refusals(motion: Motion, limits: Limits | None = None) -> Iterator[Refusal]:
    """Refuse a move of a broken unit that leaves it farther from coherency than the referee's own try (V6)."""
    after = list(motion.after.values())
    left, attempt = excess(after, links(motion.table, after)), attempt_to_close(motion.table, motion.name, limits)
    if left > attempt.excess + SPARE + EPS:
        yield _not_near_enough(motion, left, attempt.excess)


def owing_units(table: Table, seat: Seat) -> tuple[str, ...]:
    """The units of a seat that are out of coherency, have not moved and can come nearer to it (V6)."""
    return tuple(
        name
        for name, unit in table.units.items()
        if unit.seat == seat and not unit.moved and not unit.split and _can_close_up(table, name)
    )


def attempt_to_close(table: Table, unit: str, limits: Limits | None = None) -> Attempt:
    """Send every model outside the largest group straight to it; of equal groups, whichever leaves less."""
    inches = limits or own_limits(motion_of(table, unit, {}, None))
    tried = _attempts(table)
    key = (unit, tuple(inches.items()))
    if key not in tried:
        tried[key] = _attempted(table, unit, inches)
    return tried[key]


@by_identity(4)
def _attempts(table: Table) -> dict[tuple[str, tuple[tuple[str, float], ...]], Attempt]:
    """The tries made on a table: looking for the nearest legal share asks for the same one again and again."""
    return {}


def _attempted(table: Table, unit: str, inches: Limits) -> Attempt:
    standing = standing_models(table, unit)
    found = groups(table, standing.values())
    most = max(map(len, found), default=0)
    tries = [_gathered(table, standing, frozenset(g), inches) for g in found if len(g) == most]
    return min(tries, key=lambda attempt: attempt.excess)


def _can_close_up(table: Table, unit: str) -> bool:
    standing = list(standing_models(table, unit).values())
    if len(groups(table, standing)) <= 1 or locked_with(table, unit):
        return False
    return attempt_to_close(table, unit).excess < excess(standing, links(table, standing)) - EPS


def _gathered(table: Table, standing: dict[str, Standing], group: frozenset[str], limits: Limits) -> Attempt:
    core = {name: s for name, s in standing.items() if name in group}
    places: dict[str, Standing] = {}
    for name, stray in standing.items():
        if name in group:
            continue
        goal = nearest_mate(table, stray, core.values())
        places[name] = farthest_towards(table, stray, goal, limits[name])
        table = placed(table, places[name])
    ends = list((standing | places).values())
    return Attempt(places, excess(ends, links(table, ends)))


def nearest_mate(table: Table, stray: Standing, core: Iterable[Standing]) -> Standing:
    """The model of a group whose link to a stray model is shortest."""
    return min(core, key=lambda other: links(table, (stray, other))[0].length)


def placed(table: Table, end: Standing) -> Table:
    """The table with one model standing elsewhere."""
    x, y = end.place
    model = msgspec.structs.replace(end.model, x=x, y=y, facing=end.foot.bearing, floor=end.level.floor)
    return msgspec.structs.replace(table, models={**table.models, end.id: model})


def _broken(motion: Motion, ended: list[Link]) -> Refusal:
    """Name the shortest link that would join two groups: what the players see as the break."""
    found = groups(motion.table, motion.after.values())
    group_of = {name: index for index, group in enumerate(found) for name in group}
    apart = (link for link in ended if group_of[link.first.id] != group_of[link.second.id])
    link = min(apart, key=lambda link: link.excess)
    first, second = link.first, link.second
    text = f'{first.title} and {second.title} would be {link.length:.2f}" apart; {link.limit:g}" is the most.'
    return Refusal(
        code="move/coherency",
        model=first.id,
        other=second.id,
        measured=link.length,
        limit=link.limit,
        at=first.place,
        text=text,
    )


def _not_near_enough(motion: Motion, left: float, possible: float) -> Refusal:
    title = motion.unit.name or motion.name
    text = f'{title} would end {left:.2f}" short of coherency; it can come to {possible:.2f}".'
    return Refusal(code="move/coherency", measured=left, limit=possible, text=text)
