"""What no move may leave behind, even if both players wished it: such a table could not be read again."""

from collections.abc import Iterator

from rules.refusals import Refusal
from rules.scrollhammer.commands import ChargeMove, Move
from rules.scrollhammer.motion import Motion, strays_of


def unworkable(motion: Motion, command: Move | ChargeMove) -> tuple[Refusal, ...]:
    """Refuse models that are not there to move, and several facings in a unit in ranks (F1)."""
    return (*strays_of(motion, command), *facing_refusals(motion))


def facing_refusals(motion: Motion) -> Iterator[Refusal]:
    """Refuse several facings in a unit in ranks (F1)."""
    if motion.unit.formation != "ranks":
        return
    facings = [standing.foot.bearing for standing in motion.after.values()]
    other = next((s for s in motion.after.values() if s.foot.bearing != facings[0]), None)
    if other is not None:
        text = f"{other.title} would face {other.foot.bearing:g}°, others {facings[0]:g}°; ranks share one facing."
        yield Refusal(code="move/formation", model=other.id, at=other.place, text=text)
