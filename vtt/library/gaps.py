"""Numbers a fight will ask for and an army does not have: they hinder no placing, but nobody should be surprised."""

from collections.abc import Iterator
from typing import Final

from vtt.library.document import Army, Characteristic, Kind

ALWAYS: Final[tuple[Characteristic, ...]] = ("WS", "S", "T", "Ld")


def gaps_of(army: Army) -> tuple[str, ...]:
    """Say of each kind of model, once a name, which numbers it lacks; empty when it can fight as it is."""
    found = {kind.name: missing for unit in army.units for kind in unit.kinds if (missing := tuple(_missing(kind)))}
    return tuple(f"“{name}” has no {', '.join(missing)}." for name, missing in found.items())


def _missing(kind: Kind) -> Iterator[Characteristic]:
    """Skill with the bow counts for those alone who carry one."""
    shoots = any(weapon.range > 0 and weapon.kind == "weapon" for weapon in kind.weapons)
    for name in (*ALWAYS, *(("BS",) if shoots else ())):
        if getattr(kind.profile, name) is None:
            yield name
