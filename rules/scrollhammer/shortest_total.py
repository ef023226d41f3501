"""All ways of a reform together, against the shortest that lead to the same places (F2)."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from rules.geometry.assignment import least_total
from rules.geometry.bases import Point
from rules.geometry.distance import points_gap
from rules.refusals import Refusal
from rules.scrollhammer.detours import SPARE, free_table
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.table import Base, Table
from rules.units import at_most

APART: Final = 1e4
"""Inches that stand for a place that cannot be reached."""

Inches = Callable[[list[Standing], list[Point]], list[list[float]]]


def total_refusals(motion: Motion) -> Iterator[Refusal]:
    """Refuse ways together longer than 1.05 times the shortest that lead to the same places (F2)."""
    total = sum(course.travelled for course in motion.moving)
    if at_most(total, SPARE * _least(motion, _straight_inches)):
        return
    least = _least(motion, partial(_free_inches, motion.table))
    if not at_most(total, SPARE * least):
        title = motion.unit.name or motion.name
        text = f'{title} would go {total:.2f}" in all where {least:.2f}" do; send to each place who is near it.'
        yield Refusal(code="move/formation", measured=total, limit=SPARE * least, text=text)


def _least(motion: Motion, inches: Inches) -> float:
    """The least total to the same places; models with like bases may take each other's."""
    kinds: dict[Base, list[str]] = {}
    for name, standing in motion.before.items():
        kinds.setdefault(standing.model.base, []).append(name)
    return sum(
        least_total(inches([motion.before[n] for n in names], [motion.after[n].place for n in names]))
        for names in kinds.values()
    )


def _straight_inches(starts: list[Standing], ends: list[Point]) -> list[list[float]]:
    return [[points_gap(start.place, end) for end in ends] for start in starts]


def _free_inches(table: Table, starts: list[Standing], ends: list[Point]) -> list[list[float]]:
    free = free_table(table, starts[0], [start.place for start in starts], ends)
    return [[min(APART, float(length)) for length in row] for row in free]
