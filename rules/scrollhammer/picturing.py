"""A look as it is drawn: the model's-eye view and the side elevation, written for the page (S5)."""

from typing import Any

from rules.geometry.bases import Polygon
from rules.geometry.sight_looks import Eye
from rules.geometry.sight_view import Crossing, View, view_of
from rules.scrollhammer.scene import excused_by, scene_of
from rules.scrollhammer.sight import Glimpse
from rules.scrollhammer.sightlines import card_of
from rules.scrollhammer.table import Table


def picture(table: Table, found: Glimpse) -> dict[str, Any] | None:
    """Write what a glimpse looks like, and from where to where; None where a closed room leaves nothing to draw.

    Inches throughout, to 0.0001": to the right of the card's middle, above the mat, along the look from the eye.
    """
    body = card_of(table, found.target)
    if found.eye is None or body is None:
        return None
    view = view_of(scene_of(table), found.eye, body, excused_by(table, found.viewer))
    at = [body.footprint.x, body.footprint.y]
    return {"height": table.models[found.viewer].height, "at": at} | _written(found.eye, view)


def _written(eye: Eye, view: View) -> dict[str, Any]:
    return {
        "eye": [eye.x, eye.y, eye.z],
        "inches": view.inches,
        "card": view.card._asdict(),
        "frame": view.frame._asdict(),
        "panes": [{"by": pane.name, "outline": _ring(pane.outline)} for pane in view.panes],
        "left": [_ring(ring) for ring in view.left],
        "crossings": [_crossing(crossing) for crossing in view.crossings],
    }


def _ring(outline: Polygon) -> list[list[float]]:
    return [[round(x, 4), round(y, 4)] for x, y in outline]


def _crossing(crossing: Crossing) -> dict[str, Any]:
    fields = crossing._asdict()
    return {"by": fields.pop("name")} | {name: round(value, 4) for name, value in fields.items()}
