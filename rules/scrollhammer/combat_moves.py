"""What holds of every move outside the movement phase: so many inches, and no step nearer to a foe (V11)."""

from collections.abc import Iterator
from typing import Final

from rules.refusals import Refusal
from rules.scrollhammer.commands import Move
from rules.scrollhammer.duty import coherency_refusals
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.placing import off_table_refusals, overlap_refusals
from rules.scrollhammer.terms import Reasons, Terms
from rules.scrollhammer.unworkable import facing_refusals
from rules.scrollhammer.ways import NOBODY, Limits, lasting_refusals, passage_refusals

USUAL: Final = 3.0
"""Inches of a pile-in, a consolidation or a rally unless told otherwise (V11)."""


def inches_of(command: Move) -> float:
    """The inches a command gives, else the usual ones."""
    return USUAL if command.distance is None else command.distance


def limits_of(motion: Motion, inches: float) -> Limits:
    """The same inches for every model."""
    return dict.fromkeys(motion.before, inches)


def terms_within(inches: float, ending: Reasons, spared: frozenset[str] = NOBODY) -> Terms:
    """The terms of a move of so many inches; `ending` judges how it ends, enemies in `spared` may be touched."""

    def reasons(motion: Motion) -> Iterator[Refusal]:
        yield from passage_refusals(motion, limits_of(motion, inches), spared)
        yield from off_table_refusals(motion)
        yield from overlap_refusals(motion)
        yield from ending(motion)

    def stops(motion: Motion) -> Iterator[Refusal]:
        yield from lasting_refusals(motion, limits_of(motion, inches), spared)

    return Terms(reasons, stops)


def coherent_end(inches: float) -> Reasons:
    """Judge that a move ends in coherency (V6), a unit in ranks with one facing (F1)."""

    def reasons(motion: Motion) -> Iterator[Refusal]:
        yield from facing_refusals(motion)
        yield from coherency_refusals(motion, limits_of(motion, inches))

    return reasons
