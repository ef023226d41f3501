"""Who sees whom, and how much of them (S1-S5, H1, G6)."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.geometry.sight import Sighting, sighting
from rules.geometry.sight_looks import Eye
from rules.scrollhammer.scene import excused_by, eyes_of, room_of, scene_of
from rules.scrollhammer.sightlines import card_of, sightlines_of
from rules.scrollhammer.standing import living, standings
from rules.scrollhammer.table import Table


class Glimpse(NamedTuple):
    """The best sight a viewer has of a target, and the eye it has it from; None without an eye or a card."""

    viewer: str
    target: str
    sighting: Sighting
    eye: Eye | None


def glimpse(table: Table, viewer: str, target: str) -> Glimpse:
    """How one model sees another, from the best of its eyes; who is in a closed room is not seen (S3)."""
    body, eyes = card_of(table, target), eyes_of(table, viewer)
    if body is None or not eyes:
        return Glimpse(viewer, target, Sighting(False, 1.0, _walls_about(table, viewer, target)), None)
    excused = excused_by(table, viewer)
    seen = [(sighting(scene_of(table), eye, body, excused), eye) for eye in eyes]
    return Glimpse(viewer, target, *min(seen, key=lambda found: found[0].obscured))


def best_glimpse(table: Table, viewers: Sequence[str], targets: Sequence[str]) -> Glimpse | None:
    """The glimpse with the least obscured, of equals the first in table order (S4); None when there is nobody."""
    if not viewers or not targets:
        return None
    best = sightlines_of(table, targets).best(viewers)
    if best is None:
        return glimpse(table, viewers[0], targets[0])
    return Glimpse(best.viewer, best.target, best.look.sighting, best.look.eye)


def seen_by(table: Table, viewers: Sequence[str], targets: Sequence[str]) -> dict[str, list[str]]:
    """For each viewer the targets it sees, all pairs at once (S3, S4)."""
    seen = sightlines_of(table, targets).seen(viewers)
    return {name: [target for target in targets if target in seen[name]] for name in viewers}


def unit_sees(table: Table, unit: str, other: str) -> bool:
    """Whether any model of a unit sees any model of another (S4); the first that does settles it."""
    lines, viewers = sightlines_of(table, _present(table, other)), _present(table, unit)
    return any(line.look.visible for some in (viewers[:1], viewers[1:]) for line in lines.of(some))


def models_named(table: Table, name: str) -> list[str]:
    """The models on the mat or in a room that a model's or unit's id names, in table order."""
    if name not in table.models:
        return _present(table, name)
    return [name] if _is_present(table, name) else []


def _walls_about(table: Table, *models: str) -> tuple[str, ...]:
    """The buildings in whose closed rooms models are, sorted."""
    rooms = (table.models[name].room for name in models if room_of(table, name) is not None)
    return tuple(sorted({room.partition("/")[0] for room in rooms if room is not None}))


def _present(table: Table, unit: str) -> list[str]:
    return [name for name in living(table, unit) if _is_present(table, name)]


def _is_present(table: Table, name: str) -> bool:
    return name in standings(table) or room_of(table, name) is not None
