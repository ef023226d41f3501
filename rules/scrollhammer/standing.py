"""What stands where: every model on the mat with its base in inches, its floor and its height."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import msgspec

from rules.commands import Seat
from rules.geometry.bases import Footprint
from rules.identity import by_identity
from rules.scrollhammer.ground import Level, level_at
from rules.scrollhammer.table import Base, Model, RectBase, RoundBase, Table, Unit
from rules.scrollhammer.terrain_file import Piece
from rules.units import inches


class Standing(msgspec.Struct, frozen=True):
    """A model as it stands on the mat; z is the height of its base, in inches above the mat."""

    id: str
    model: Model
    seat: Seat
    foot: Footprint
    level: Level
    title: str
    """What players call it."""

    @property
    def z(self) -> float:
        """Inches of its base above the mat."""
        return self.level.z

    @property
    def head(self) -> float:
        """Inches of its head above the mat."""
        return self.level.z + self.model.height

    @property
    def place(self) -> tuple[float, float]:
        """The centre of its base."""
        return self.foot.x, self.foot.y

    def at(self, x: float, y: float, facing: float, level: Level) -> "Standing":
        """The same model standing elsewhere."""
        base = self.foot
        foot = Footprint(base.shape, x, y, facing, base.half_length, base.half_width)
        return Standing(self.id, self.model, self.seat, foot, level, self.title)


def standings(table: Table) -> dict[str, Standing]:
    """Every model that stands on the mat, in table order."""
    return _standings(table.models, table)


def standing_models(table: Table, unit: str) -> dict[str, Standing]:
    """The models of a unit that stand on the mat, in table order."""
    return {name: s for name, s in standings(table).items() if s.model.unit == unit}


def enemies_of(table: Table, seat: Seat) -> Iterator[Standing]:
    """The models of the other seat that stand on the mat."""
    return (s for s in standings(table).values() if s.seat != seat)


def footprint(base: Base, x: float, y: float, facing: float) -> Footprint:
    """Put a base of the file on the mat, in inches (N1)."""
    if isinstance(base, RoundBase):
        radius = inches(base.diameter) / 2
        return Footprint("round", x, y, facing, radius, radius)
    shape: Literal["rect", "oval"] = "rect" if isinstance(base, RectBase) else "oval"
    return Footprint(shape, x, y, facing, inches(base.length) / 2, inches(base.width) / 2)


def living(table: Table, unit: str) -> dict[str, Model]:
    """The models of a unit that are not casualties, wherever they are."""
    return {name: model for name, model in table.models.items() if model.unit == unit and not model.removed}


def title_of(table: Table, name: str) -> str:
    """What players call a model: its name, else its unit's with its number in the unit."""
    return table.models[name].name or _titles(table.models, table.units)[name]


@by_identity(32)
def _titles(models: dict[str, Model], units: dict[str, Unit]) -> dict[str, str]:
    sizes, numbers = Counter(model.unit for model in models.values()), Counter[str]()
    titles = {}
    for name, model in models.items():
        unit = units[model.unit].name or model.unit
        numbers[model.unit] += 1
        titles[name] = unit if sizes[model.unit] == 1 else f"{unit} {numbers[model.unit]}"
    return titles


@by_identity(32)
def _standings(models: dict[str, Model], table: Table) -> dict[str, Standing]:
    """Whoever is as he was in the last standings on this ground stands as he stood there."""
    latest, roster = _latest(table.terrain), _roster(models, table.units)
    before = latest.standings_of(roster)
    found = {}
    for name, model in models.items():
        standing = before.get(name)
        if standing is None or standing.model is not model:
            title = standing.title if standing is not None and standing.model.name == model.name else None
            standing = _standing(name, model, table, title)
        if standing is not None:
            found[name] = standing
    latest.kept = (roster, found)
    return found


_Roster = tuple[object, ...]


@dataclass(slots=True)
class _Latest:
    """The last standings found on some ground; kept as one pair, since several threads look."""

    kept: tuple[_Roster, dict[str, Standing]]

    def standings_of(self, roster: _Roster) -> dict[str, Standing]:
        kept_for, found = self.kept
        return found if kept_for == roster else {}


@by_identity(32)
def _latest(terrain: dict[str, Piece]) -> _Latest:
    return _Latest(((), {}))


def _roster(models: dict[str, Model], units: dict[str, Unit]) -> _Roster:
    """Everything that titles and seats come from."""
    return (*(model.unit for model in models.values()), *((name, u.seat, u.name) for name, u in units.items()))


def _standing(name: str, model: Model, table: Table, title: str | None) -> Standing | None:
    """Put a model on the mat under the title it had, or under the one it has among all."""
    if model.removed or model.x is None or model.y is None:
        return None
    foot, level = _stand(model, table.terrain)
    return Standing(name, model, table.units[model.unit].seat, foot, level, title or title_of(table, name))


@by_identity(4096)
def _stand(model: Model, terrain: dict[str, Piece]) -> tuple[Footprint, Level]:
    """Where a model stands; kept while neither it nor the terrain changes."""
    x, y = model.x or 0.0, model.y or 0.0
    level = _battlement(model, terrain) or level_at(terrain, x, y, model.floor) or Level(model.floor, None, 0.0)
    return footprint(model.base, x, y, model.facing), level


def _battlement(model: Model, terrain: dict[str, Piece]) -> Level | None:
    """A model on battlements stands at its room's height (P3)."""
    if model.room is None:
        return None
    building, _, room = model.room.partition("/")
    piece = terrain[building]
    return Level(piece.rooms[room].floor, building, piece.ground + (piece.rooms[room].z or 0.0))
