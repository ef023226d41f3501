"""What lasts until the end of a phase (C2, effects)."""

from rules.commands import Seat
from rules.scrollhammer.table import PHASES, Until


def is_past(until: Until, ended: Until, first: Seat) -> bool:
    """Tell whether something is over once a phase has ended."""
    return _order(until, first) <= _order(ended, first)


def _order(until: Until, first: Seat) -> tuple[int, int, int]:
    order: dict[str, int] = {"setup": -1, **{phase: i for i, phase in enumerate(PHASES)}, "over": 9}
    return until.number, int(until.seat != first), order[until.phase]
