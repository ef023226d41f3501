"""Who sees whom, and how much of them (S1-S5, H1, G6)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rules.geometry.sight import Sighting, sighting, who_sees
from rules.geometry.sight_blockers import Body
from rules.geometry.sight_looks import Eye
from rules.scrollhammer.scene import body_of, excused_by, eyes_of, room_of, scene_of
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


def best_glimpse(table: Table, viewers: Iterable[str], targets: Sequence[str]) -> Glimpse | None:
    """The glimpse with the least obscured, of equals the first in table order (S4); None when there is nobody."""
    best: Glimpse | None = None
    for viewer in viewers:
        for target in targets:
            found = glimpse(table, viewer, target)
            if best is None or found.sighting.obscured < best.sighting.obscured:
                best = found
            if best.sighting.obscured == 0:
                return best
    return best


def seen_by(table: Table, viewers: Sequence[str], targets: Sequence[str]) -> dict[str, list[str]]:
    """For each viewer of one unit the targets it sees, all pairs at once (S3, S4)."""
    bodies = [body for name in targets if (body := card_of(table, name)) is not None]
    eyes = [(name, eye) for name in viewers for eye in eyes_of(table, name)]
    seen: dict[str, set[str]] = {name: set() for name in viewers}
    if eyes and bodies:
        excused = excused_by(table, viewers[0])
        rows = who_sees(scene_of(table), [eye for _, eye in eyes], bodies, excused)
        for (name, _), row in zip(eyes, rows, strict=True):
            seen[name].update(body.name for body, is_seen in zip(bodies, row, strict=True) if is_seen)
    return {name: [target for target in targets if target in seen[name]] for name in viewers}


def unit_sees(table: Table, unit: str, other: str) -> bool:
    """Whether any model of a unit sees any model of another (S4); the first that does settles it."""
    targets = _present(table, other)
    return any(seen_by(table, [viewer], targets)[viewer] for viewer in _present(table, unit))


def models_named(table: Table, name: str) -> list[str]:
    """The models on the mat or in a room that a model's or unit's id names, in table order."""
    if name not in table.models:
        return _present(table, name)
    return [name] if _is_present(table, name) else []


def card_of(table: Table, target: str) -> Body | None:
    """The card a model shows to whoever looks at it; None while it is in a closed room (S1)."""
    standing = standings(table).get(target)
    return body_of(standing) if standing is not None else None


def _walls_about(table: Table, *models: str) -> tuple[str, ...]:
    """The buildings in whose closed rooms models are, sorted."""
    rooms = (table.models[name].room for name in models if room_of(table, name) is not None)
    return tuple(sorted({room.partition("/")[0] for room in rooms if room is not None}))


def _present(table: Table, unit: str) -> list[str]:
    return [name for name in living(table, unit) if _is_present(table, name)]


def _is_present(table: Table, name: str) -> bool:
    return name in standings(table) or room_of(table, name) is not None
