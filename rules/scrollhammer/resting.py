"""Whether a model may be put at a place outright, however it comes there: placed, landed, scattered."""

from collections.abc import Iterator

from rules.refusals import Refusal
from rules.scrollhammer.barriers import bars, closed_pieces, closed_to, is_inside
from rules.scrollhammer.measuring import near_models
from rules.scrollhammer.placing import off_table, overhang, overlap, overlaps, sunk
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.table import Table
from rules.units import EPS


def resting_refusals(table: Table, standing: Standing) -> Iterator[Refusal]:
    """Refuse a place off the mat (V4), in closed ground (V9) or on another base (V5), in this order."""
    out = overhang(table.mat, standing.foot)
    if out > EPS:
        yield off_table(standing, out, standing.place)
    for name, piece in closed_pieces(table.terrain).items():
        on_ground = standing.level.floor == 0 and is_inside(standing.foot, piece)
        if on_ground and bars(table, standing, piece):
            yield closed_to(standing, name, piece, standing.place)
    for _, other in near_models(table, {standing.id: standing}, 0.0):
        depth = overlap(standing, other)
        if other.id != standing.id and overlaps(depth):
            yield sunk(standing, other, depth)
