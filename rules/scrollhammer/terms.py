"""What a kind of move is held to, and the ruling on a move by those terms."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rules.dice import Dice
from rules.refusals import Nearest, Refusal
from rules.ruleset import Outcome, Ruling
from rules.scrollhammer.commands import ChargeMove, Move
from rules.scrollhammer.motion import Motion, motion_of
from rules.scrollhammer.nearest import farthest_motion, nearest_of
from rules.scrollhammer.unworkable import is_workable

Reasons = Callable[[Motion], Iterable[Refusal]]


@dataclass(frozen=True, slots=True)
class Terms:
    """The reasons against a kind of move: all of them, and those that going on cannot mend."""

    reasons: Reasons
    stops: Reasons

    def is_legal(self, motion: Motion) -> bool:
        """Tell whether nothing stands against a motion."""
        return next(iter(self.reasons(motion)), None) is None

    def is_open(self, motion: Motion) -> bool:
        """Tell whether nothing on the way stops a motion for good."""
        return next(iter(self.stops(motion)), None) is None


def ruling_on(motion: Motion, command: Move | ChargeMove, terms: Terms, outcome: Callable[[Dice], Outcome]) -> Ruling:
    """Rule on a motion: all the reasons against it, what it does if it can be done, and how far it may go."""
    done = outcome if is_workable(motion) else None
    reasons = tuple(terms.reasons(motion))
    return Ruling(reasons, done, lambda: _nearest(motion, command, terms, reasons))


def _nearest(
    motion: Motion, command: Move | ChargeMove, terms: Terms, reasons: tuple[Refusal, ...]
) -> Nearest | None:
    """As far as a motion may go by its terms; a block that breaks up does so from the first step on."""
    if any(refusal.code == "move/formation" for refusal in reasons):
        return None
    return nearest_of(motion, command.paths, command.facing, terms.is_open, terms.is_legal)


def farthest_by(motion: Motion, command: Move, terms: Terms) -> Motion:
    """As much of a motion as its terms allow, perhaps none of it."""
    if terms.is_legal(motion):
        return motion
    found = farthest_motion(motion, command.paths, command.facing, terms.is_open, terms.is_legal)
    return motion_of(motion.table, motion.name, {}, None) if found is None else found[0]
