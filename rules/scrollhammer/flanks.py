"""Who is flanked by whom, and when that ends: when they part, or the block faces its foe (F5)."""

from collections.abc import Iterator, Mapping

import msgspec

from rules.events import Event
from rules.scrollhammer.arcs import arc_holding
from rules.scrollhammer.measuring import in_contact, locked_with
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.standing import Standing, standing_models
from rules.scrollhammer.table import Table


class FlanksChanged(Event, frozen=True, kw_only=True, tag="flanks_changed"):
    """By whom a unit is flanked from now on (F5)."""

    unit: str
    flanked_by: tuple[str, ...]

    def apply(self, table: Table) -> Table:
        """Write it down."""
        unit = msgspec.structs.replace(table.units[self.unit], flanked_by=self.flanked_by)
        return msgspec.structs.replace(table, units={**table.units, self.unit: unit})


def flank_events(motion: Motion) -> Iterator[FlanksChanged]:
    """The flanks a motion ends: of the unit that moved, and of those it flanked."""
    for name, unit in motion.table.units.items():
        if name == motion.name:
            left = tuple(foe for foe in unit.flanked_by if _still_flanks(motion, foe))
        else:
            left = tuple(foe for foe in unit.flanked_by if foe != motion.name or _still_meets(motion, name))
        if left != unit.flanked_by:
            yield FlanksChanged(unit=name, flanked_by=left)


def ended_flanks(table: Table) -> Iterator[FlanksChanged]:
    """The flanks that are over because the units are in contact no more."""
    for name, unit in table.units.items():
        met = locked_with(table, name) if unit.flanked_by else ()
        left = tuple(foe for foe in unit.flanked_by if foe in met)
        if left != unit.flanked_by:
            yield FlanksChanged(unit=name, flanked_by=left)


def _still_flanks(motion: Motion, foe: str) -> bool:
    others = standing_models(motion.table, foe)
    if not _meet(motion.after, others):
        return False
    return arc_holding(motion.after.values(), others.values()) != "front"


def _still_meets(motion: Motion, other: str) -> bool:
    return _meet(motion.after, standing_models(motion.table, other))


def _meet(ones: Mapping[str, Standing], others: Mapping[str, Standing]) -> bool:
    return any(in_contact(one, other) for one in ones.values() for other in others.values())
