"""How models see some targets: worked out for each viewer once, as far as anybody asks (S3, S4)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rules.geometry.sight_blockers import Body
from rules.geometry.sight_prospects import ALIKE, Prospect, best_of, prospects
from rules.identity import by_identity
from rules.scrollhammer.scene import body_of, excused_by, eyes_of, scene_of
from rules.scrollhammer.standing import standings
from rules.scrollhammer.table import Model, Table, Unit
from rules.scrollhammer.terrain_file import Piece

MOST_KEPT: Final = 4
"""Sets of targets a table remembers looks at: a shot asks about one set again and again."""


class Sightline(NamedTuple):
    """A look from one of a viewer's eyes at a target."""

    viewer: str
    target: str
    look: Prospect


class Sightlines:
    """What any viewers see of some targets on a table that does not change."""

    def __init__(self, table: Table, targets: Sequence[str]) -> None:
        self._table = table
        self._bodies = [body for name in targets if (body := card_of(table, name)) is not None]
        self._by_viewer: dict[str, list[Sightline]] = {}

    def of(self, viewers: Sequence[str]) -> Iterator[Sightline]:
        """Every look at every target, viewer by viewer; nothing from or to who is in a closed room (S3)."""
        self._look(viewers)
        return (line for name in viewers for line in self._by_viewer[name])

    def seen(self, viewers: Sequence[str]) -> dict[str, set[str]]:
        """For each viewer the targets it sees."""
        self._look(viewers)
        return {name: {line.target for line in self._by_viewer[name] if line.look.visible} for name in viewers}

    def best(self, viewers: Sequence[str]) -> Sightline | None:
        """The look with the least obscured, of equals the first; None when everything is hidden."""
        lines = list(self.of(viewers))
        if not lines:
            return None
        found = lines[best_of([line.look for line in lines])]
        return found if found.look.obscured < 1 - ALIKE else None

    def _look(self, viewers: Sequence[str]) -> None:
        """Look from all eyes that have not looked yet, together, since together they cost least."""
        by_excused: dict[frozenset[str], list[str]] = {}
        for name in viewers:
            if name not in self._by_viewer:
                by_excused.setdefault(excused_by(self._table, name), []).append(name)
        for excused, names in by_excused.items():
            self._by_viewer.update(self._looked(names, excused))

    def _looked(self, viewers: Sequence[str], excused: frozenset[str]) -> dict[str, list[Sightline]]:
        eyes = [(name, eye) for name in viewers for eye in eyes_of(self._table, name)]
        rows = prospects(scene_of(self._table), [eye for _, eye in eyes], self._bodies, excused)
        by_viewer: dict[str, list[list[Prospect]]] = {name: [] for name in viewers}
        for (name, _), row in zip(eyes, rows, strict=True):
            by_viewer[name].append(row)
        return {name: list(self._target_by_target(name, own)) for name, own in by_viewer.items()}

    def _target_by_target(self, viewer: str, rows: list[list[Prospect]]) -> Iterator[Sightline]:
        """A viewer's looks in table order of the targets, whichever eye they are from."""
        for body, looks in zip(self._bodies, zip(*rows, strict=True), strict=bool(rows)):
            yield from (Sightline(viewer, body.name, look) for look in looks)


def sightlines_of(table: Table, targets: Iterable[str]) -> Sightlines:
    """The looks at some targets on a table; asked again of the same table, what was found out is still there."""
    kept = _kept(table.models, table.units, table.terrain)
    names = tuple(targets)
    found = kept.get(names)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[names] = Sightlines(table, names)
    return found


def card_of(table: Table, target: str) -> Body | None:
    """The card a model shows to whoever looks at it; None while it is in a closed room (S1)."""
    standing = standings(table).get(target)
    return body_of(standing) if standing is not None else None


@by_identity(8)
def _kept(
    models: dict[str, Model], units: dict[str, Unit], terrain: dict[str, Piece]
) -> dict[tuple[str, ...], Sightlines]:
    return {}
