"""What must be decided before an army can be placed: bases and moves of models, formations of units."""

from dataclasses import dataclass

from vtt.library.document import Army, Kind, Unit


@dataclass(frozen=True, slots=True)
class Matters:
    """What is open in an army; a base is asked for once a name."""

    bases: tuple[str, ...]
    moves: tuple[tuple[Unit, Kind], ...]
    formations: tuple[Unit, ...]

    @property
    def count(self) -> int:
        """How many things are open."""
        return len(self.bases) + len(self.moves) + len(self.formations)

    @property
    def sentences(self) -> tuple[str, ...]:
        """Everything that is open, a sentence each."""
        return (
            *(f"“{name}” has no base yet." for name in self.bases),
            *(f"“{kind.name}” in “{unit.name}” has no move yet." for unit, kind in self.moves),
            *(f"“{unit.name}” has no formation yet." for unit in self.formations),
        )


def matters_of(army: Army) -> Matters:
    """Find what is open in an army."""
    pairs = [(unit, kind) for unit in army.units for kind in unit.kinds]
    return Matters(
        bases=tuple(dict.fromkeys(kind.name for _, kind in pairs if kind.base is None)),
        moves=tuple((unit, kind) for unit, kind in pairs if kind.profile.move is None),
        formations=tuple(unit for unit in army.units if unit.formation is None),
    )
