"""What a look from a model or unit at another tells: sight, cover, distance and the picture (S1-S5, K1)."""

from collections.abc import Iterable, Sequence
from typing import Any

from rules.refusals import Refusal, Refused, unknown, written
from rules.scrollhammer.cover import cover_from
from rules.scrollhammer.measuring import distance
from rules.scrollhammer.picturing import picture
from rules.scrollhammer.questions import AskSight
from rules.scrollhammer.sight import Glimpse, best_glimpse, models_named, seen_by
from rules.scrollhammer.standing import standings
from rules.scrollhammer.supposing import misplaced, supposed
from rules.scrollhammer.table import Table


def answer_sight(table: Table, question: AskSight) -> dict[str, Any]:
    """Tell whether and how much of a model or unit another sees, its cover, and the picture (S1-S5)."""
    names = (question.origin, question.to)
    strange = [unknown("model", name) for name in names if name not in table.models and name not in table.units]
    if refusals := (*strange, *misplaced(table, question.places)):
        return written(Refused(refusals))
    table = supposed(table, question.places)
    found = look(table, models_named(table, question.origin), models_named(table, question.to))
    if found is None:
        text = f"{question.origin} or {question.to} is not on the mat; there is nothing to see."
        return written(Refused((Refusal(code="model/removed", text=text),)))
    return found


def looks(table: Table, viewers: Sequence[str], units: Iterable[str]) -> list[dict[str, Any]]:
    """Write the best look at each of some units, as the log keeps it of a shot or charge (S5)."""
    found = (look(table, viewers, models_named(table, unit)) for unit in units)
    return [seen for seen in found if seen is not None]


def look(table: Table, viewers: Sequence[str], targets: Sequence[str]) -> dict[str, Any] | None:
    """Write the best look any of the viewers has at any of the targets; None when there is nobody.

    Everything it takes to show the look later is in it, so that a log may keep it (S5).
    """
    found = best_glimpse(table, viewers, targets)
    if found is None:
        return None
    cover = cover_from(table, found)
    return {
        "visible": found.sighting.visible,
        "obscured": found.sighting.obscured,
        "blocked_by": list(found.sighting.blocked_by),
        "pair": [found.viewer, found.target],
        "targets": list(targets),
        "sees": seen_by(table, viewers, targets),
        "inches": _inches(table, found),
        "cover": {"save": cover.save, "because": list(cover.because)},
        "picture": picture(table, found),
    }


def _inches(table: Table, found: Glimpse) -> float | None:
    """Inches from base to base (M2); None from or into a closed room."""
    standing = standings(table)
    if found.viewer not in standing or found.target not in standing:
        return None
    return distance(standing[found.viewer], standing[found.target])
