"""Ranks of a block and what a formation adds to the combat result (F6, F7)."""

from collections.abc import Iterable
from typing import Any, Final

from rules.geometry.bases import direction, support
from rules.refusals import Refused, unknown, written
from rules.scrollhammer.arcs import facing_of, not_in_ranks
from rules.scrollhammer.questions import AskRanks
from rules.scrollhammer.standing import Standing, standing_models
from rules.scrollhammer.table import Table
from rules.units import at_most

FULL_RANK: Final = 5
"""Models from which a rank gives a bonus of 1 (F6)."""

DOUBLE_RANK: Final = 10
"""Models from which a rank gives a bonus of 2 (F6)."""

PRESSING: Final = 12
"""Models of a horde for each of which it gets a bonus of 1 (F7)."""


def lines_facing(standing: Iterable[Standing], toward: float) -> list[list[Standing]]:
    """The lines across a bearing in degrees, foremost first.

    The foremost centre not yet grouped is a line, and all join it that are within half its base (F6).
    """
    ux, uy = direction(toward)
    ahead = {one.id: one.foot.x * ux + one.foot.y * uy for one in standing}
    left = sorted(standing, key=lambda one: -ahead[one.id])
    lines = []
    while left:
        first = left[0]
        reach = ahead[first.id] - support(first.foot, ux, uy)
        line = [one for one in left if at_most(reach, ahead[one.id])]
        lines.append(line)
        left = left[len(line) :]
    return lines


def ranks_bonus(sizes: Iterable[int]) -> int:
    """What full ranks add to the combat result: 1 for 5 to 9 models, 2 for 10 or more (F6)."""
    return sum(2 if size >= DOUBLE_RANK else 1 for size in sizes if size >= FULL_RANK)


def answer_ranks(table: Table, question: AskRanks) -> dict[str, Any]:
    """Tell the ranks of a unit, front first, and its bonus (F6); a horde has a bonus only (F7)."""
    if question.unit not in table.units:
        return written(Refused((unknown("unit", question.unit),)))
    unit = table.units[question.unit]
    standing = standing_models(table, question.unit)
    if unit.formation == "horde":
        return {"ranks": [], "bonus": len(standing) // PRESSING}
    if unit.formation != "ranks":
        return written(Refused((not_in_ranks(table, question.unit),)))
    sizes = [len(line) for line in lines_facing(standing.values(), facing_of(standing.values()))] if standing else []
    return {"ranks": sizes, "bonus": 0 if unit.flanked_by else ranks_bonus(sizes)}
