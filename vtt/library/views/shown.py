"""What the pages show of an army: bases with where they come from, numbers as they are written."""

from dataclasses import dataclass
from functools import cached_property

from vtt.library import sizes
from vtt.library.document import CHARACTERISTICS, Army, Kind, Unit, decoded
from vtt.library.forms.fields import number_text, values_text
from vtt.library.gaps import gaps_of
from vtt.library.matters import Matters, matters_of
from vtt.library.models import Army as Kept


@dataclass(frozen=True, slots=True)
class ShownKind:
    """A kind of model as a page shows it."""

    kind: Kind

    @property
    def base(self) -> str:
        """The base, with a word when nobody chose it here."""
        if self.kind.base is None:
            return ""
        size = sizes.size_of(self.kind.base)
        return size if self.kind.base_from == "chosen" else f"{size} ({self.kind.base_from})"

    @property
    def shape(self) -> str:
        """The outline its picture is cut to."""
        return sizes.code_of(self.kind.base).partition("-")[0] or "round"

    @property
    def numbers(self) -> list[tuple[str, str]]:
        """The characteristics, and the move before them."""
        move = number_text(self.kind.profile.move)
        values = [(name, values_text(getattr(self.kind.profile, name))) for name in CHARACTERISTICS]
        return [("M", f"{move}″" if move else "?"), *values]

    @property
    def type(self) -> str:
        """What it is, in words."""
        profile = self.kind.profile
        words = [profile.type, "flies" if profile.flyer else "", "character" if profile.character else ""]
        return ", ".join(word for word in words if word)

    @property
    def weapons(self) -> list[str]:
        """The weapons, a line each."""
        return [_weapon(weapon.name, weapon.range, weapon.S, weapon.AP, weapon.shots) for weapon in self.kind.weapons]


@dataclass(frozen=True, slots=True)
class ShownUnit:
    """A unit as a page shows it."""

    unit: Unit

    @property
    def kinds(self) -> list[ShownKind]:
        """Its kinds of models."""
        return [ShownKind(kind) for kind in self.unit.kinds]

    @property
    def points(self) -> str:
        """What it costs."""
        return number_text(self.unit.points)

    @property
    def formation(self) -> str:
        """Its formation, with a word when it was remembered."""
        if self.unit.formation is None:
            return ""
        return self.unit.formation if self.unit.formation_from == "chosen" else f"{self.unit.formation} (remembered)"


@dataclass
class ShownArmy:
    """An army as a page shows it."""

    kept: Kept

    @cached_property
    def content(self) -> Army:
        """Its document."""
        return decoded(self.kept.document)

    @cached_property
    def matters(self) -> Matters:
        """What is open in it."""
        return matters_of(self.content)

    @cached_property
    def gaps(self) -> tuple[str, ...]:
        """What it lacks for a fight."""
        return gaps_of(self.content)

    @property
    def units(self) -> list[ShownUnit]:
        """Its units."""
        return shown_units(self.content)

    @property
    def points(self) -> str:
        """What it costs."""
        return number_text(self.content.points) if self.content.points else ""


def shown_units(army: Army) -> list[ShownUnit]:
    """Show every unit of an army."""
    return [ShownUnit(unit) for unit in army.units]


def _weapon(name: str, reach: float, strength: int | None, piercing: int | None, shots: int) -> str:
    parts = [f"{reach:g}″" if reach else "close combat"]
    parts += [f"S {strength}"] if strength is not None else []
    parts += [f"AP {piercing}"] if piercing is not None else []
    parts += [f"{shots} shots"] if shots != 1 else []
    return f"{name}: {', '.join(parts)}"
