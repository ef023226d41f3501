"""How far one model may go straight towards another, by itself (V6, M5)."""

from itertools import chain
from math import hypot

from rules.commands import Waypoint
from rules.scrollhammer.difficult import slow_refusals
from rules.scrollhammer.motion import Motion, motion_of
from rules.scrollhammer.nearest import EXACT, farthest
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.table import Table
from rules.scrollhammer.ways import NOBODY, Limits, lasting_refusals, way_refusals


def farthest_towards(
    table: Table, stray: Standing, goal: Standing, limit: float, spared: frozenset[str] = NOBODY
) -> Standing:
    """Send a model straight towards another as far as it may in so many inches, coherency apart."""
    (x, y), (goal_x, goal_y) = stray.place, goal.place
    length = hypot(goal_x - x, goal_y - y)
    if length <= EXACT:
        return stray

    def at(share: float) -> Motion:
        waypoint = Waypoint(x + (goal_x - x) * share, y + (goal_y - y) * share)
        return motion_of(table, stray.model.unit, {stray.id: (waypoint,)}, None)

    exact = EXACT / length
    limits = {stray.id: limit}
    most = farthest([1.0, 0.0], lambda share: _is_open(at(share), limits, spared), exact)
    share = farthest([most, 0.0], lambda share: _is_free(at(share), limits, spared), exact)
    return at(share).after[stray.id] if share > exact else stray


def _is_open(motion: Motion, limits: Limits, spared: frozenset[str]) -> bool:
    return next(chain(slow_refusals(motion), lasting_refusals(motion, limits, spared)), None) is None


def _is_free(motion: Motion, limits: Limits, spared: frozenset[str]) -> bool:
    return next(way_refusals(motion, limits, spared), None) is None
