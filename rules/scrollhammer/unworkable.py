"""What no move may leave behind, even if both players wished it: such a table could not be read again."""

from collections.abc import Iterator

from rules.refusals import Refusal
from rules.scrollhammer.ground import level_at
from rules.scrollhammer.motion import Motion


def is_workable(motion: Motion) -> bool:
    """Tell whether every model ends on a floor that is there (R1), and a unit in ranks with one facing (F1)."""
    ends = [course.end for course in motion.courses.values() if course.missing]
    stands = all(level_at(motion.table.terrain, *end.place, end.level.floor) for end in ends)
    return stands and next(facing_refusals(motion), None) is None


def facing_refusals(motion: Motion) -> Iterator[Refusal]:
    """Refuse several facings in a unit in ranks (F1)."""
    if motion.unit.formation != "ranks":
        return
    facings = [standing.foot.bearing for standing in motion.after.values()]
    other = next((s for s in motion.after.values() if s.foot.bearing != facings[0]), None)
    if other is not None:
        text = f"{other.title} would face {other.foot.bearing:g}°, others {facings[0]:g}°; ranks share one facing."
        yield Refusal(code="move/formation", model=other.id, at=other.place, text=text)
