"""Who sees whom, and how much of them (S1-S5, H1, G6)."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from rules.geometry.sight import Sighting, sighting, who_sees
from rules.geometry.sight_blockers import Body
from rules.geometry.sight_looks import Eye
from rules.geometry.sight_view import View, view_of
from rules.refusals import Refusal, Refused, unknown, written
from rules.scrollhammer.questions import AskSight
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
    body, eyes = _card(table, target), eyes_of(table, viewer)
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
    bodies = [body for name in targets if (body := _card(table, name)) is not None]
    eyes = [(name, eye) for name in viewers for eye in eyes_of(table, name)]
    seen: dict[str, set[str]] = {name: set() for name in viewers}
    if eyes and bodies:
        excused = excused_by(table, viewers[0])
        rows = who_sees(scene_of(table), [eye for _, eye in eyes], bodies, excused)
        for (name, _), row in zip(eyes, rows, strict=True):
            seen[name].update(body.name for body, is_seen in zip(bodies, row, strict=True) if is_seen)
    return {name: [target for target in targets if target in seen[name]] for name in viewers}


def unit_sees(table: Table, unit: str, other: str) -> bool:
    """Whether any model of a unit sees any model of another (S4)."""
    return any(seen_by(table, _present(table, unit), _present(table, other)).values())


def answer_sight(table: Table, question: AskSight) -> dict[str, Any]:
    """Tell whether and how much of a model or unit another sees, with the picture (S1-S5)."""
    for name in (question.origin, question.to):
        if name not in table.models and name not in table.units:
            return written(Refused((unknown("model", name),)))
    viewers, targets = models_named(table, question.origin), models_named(table, question.to)
    found = best_glimpse(table, viewers, targets)
    if found is None:
        text = f"{question.origin} or {question.to} is not on the mat; there is nothing to see."
        return written(Refused((Refusal(code="model/removed", text=text),)))
    answer = _written(table, found)
    if question.origin in table.models and question.to in table.models:
        return answer
    return answer | {"pair": [found.viewer, found.target], "sees": seen_by(table, viewers, targets)}


def models_named(table: Table, name: str) -> list[str]:
    """The models on the mat or in a room that a model's or unit's id names, in table order."""
    if name not in table.models:
        return _present(table, name)
    return [name] if _is_present(table, name) else []


def picture(table: Table, found: Glimpse) -> dict[str, Any] | None:
    """The model's-eye view and the side elevation of a glimpse as they are written (S5)."""
    body = _card(table, found.target)
    if found.eye is None or body is None:
        return None
    excused = excused_by(table, found.viewer)
    return _written_view(found.eye, view_of(scene_of(table), found.eye, body, excused))


def _card(table: Table, target: str) -> Body | None:
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


def _written(table: Table, found: Glimpse) -> dict[str, Any]:
    return {
        "visible": found.sighting.visible,
        "obscured": found.sighting.obscured,
        "blocked_by": list(found.sighting.blocked_by),
        "picture": picture(table, found),
    }


def _written_view(eye: Eye, view: View) -> dict[str, Any]:
    """Inches throughout: to the right of the card's middle, above the mat, along the look from the eye."""
    return {
        "eye": [eye.x, eye.y, eye.z],
        "inches": view.inches,
        "card": view.card._asdict(),
        "frame": view.frame._asdict(),
        "panes": [{"by": pane.name, "outline": pane.outline} for pane in view.panes],
        "left": view.left,
        "crossings": [
            {"by": c.name, "near": c.near, "far": c.far, "bottom": c.bottom, "top": c.top} for c in view.crossings
        ],
    }
