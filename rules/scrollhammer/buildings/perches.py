"""Places side by side on battlements, for units that get there without a move of their own (P3, P6)."""

from collections.abc import Iterator, Sequence

from rules.geometry.bases import Point
from rules.geometry.ground import box_of, within
from rules.scrollhammer.buildings.poses import standing_at
from rules.scrollhammer.buildings.rooms import Place
from rules.scrollhammer.table import Table
from rules.units import rounded


def perches(table: Table, models: Sequence[str], place: Place) -> dict[str, Point]:
    """Places for models on battlements, row by row, base to base; who does not fit is left out."""
    radius = max(standing_at(table, name, (0.0, 0.0), place.level).foot.radius for name in models)
    spots, found = _spots(place, 2 * radius), {}
    for name in models:
        spot = next((s for s in spots if within(standing_at(table, name, s, place.level).foot, place.outline)), None)
        if spot is not None:
            found[name] = spot
    return found


def _spots(place: Place, pitch: float) -> Iterator[Point]:
    left, top, right, bottom = box_of((place.outline,))
    for row in range(int((bottom - top) / pitch)):
        for column in range(int((right - left) / pitch)):
            yield rounded(left + (column + 0.5) * pitch), rounded(top + (row + 0.5) * pitch)
