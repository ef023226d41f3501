"""Scattering a marker: an objective or counter that lies on the mat (B3)."""

from typing import Any

import msgspec

from rules.commands import Seat
from rules.dice import Dice, Expression
from rules.events import Event
from rules.refusals import not_yours, unknown
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.commands import Scatter
from rules.scrollhammer.scatter_die import Scattered, roll_scatter
from rules.scrollhammer.table import Marker, Table
from rules.units import EPS, inches, rounded
from rules.wire import write


class MarkerScattered(Event, frozen=True, kw_only=True, tag="marker_scattered"):
    """A marker came to lie where it scattered to, in inches, or stays where it was."""

    marker: str
    scatter: Scattered
    x: float
    y: float

    def apply(self, table: Table) -> Table:
        """Lay the marker there."""
        marker = msgspec.structs.replace(table.markers[self.marker], x=self.x, y=self.y)
        return msgspec.structs.replace(table, markers={**table.markers, self.marker: marker})


def judge_marker_scatter(table: Table, name: str, command: Scatter, distance: Expression, seat: Seat) -> Ruling:
    """Scatter a marker (B3); one that would leave the mat stays. Refused for the opponent's."""
    if name not in table.markers:
        return refuse(unknown("marker", name))
    marker = table.markers[name]
    if marker.seat is not None and marker.seat != seat:
        return refuse(not_yours(marker.seat))
    return Ruling(outcome=lambda dice: _scattered(table, name, command, distance, dice))


def _scattered(table: Table, name: str, command: Scatter, distance: Expression, dice: Dice) -> Outcome:
    marker = table.markers[name]
    rolled = roll_scatter(distance, table.options.scatter_hits, dice)
    x, y = rolled.moved((rounded(command.x), rounded(command.y)))
    end = (rounded(x), rounded(y))
    nearest = _on_mat(table, marker, *end)
    off = max(abs(nearest[0] - end[0]), abs(nearest[1] - end[1])) > EPS
    stays = (marker.x, marker.y) if off else end
    event = MarkerScattered(marker=name, scatter=rolled, x=stays[0], y=stays[1])
    impossible = {name: {"code": "move/off_table", "nearest": list(nearest)}} if off else {}
    placed = {} if off else {name: list(end)}
    result: dict[str, Any] = {"scatter": write(rolled), "placed": placed, "impossible": impossible}
    return Outcome((event,), result)


def _on_mat(table: Table, marker: Marker, x: float, y: float) -> tuple[float, float]:
    """The place nearest to a point where the whole marker is on the mat."""
    radius = inches(marker.diameter) / 2
    across = min(max(x, radius), table.mat.width - radius)
    down = min(max(y, radius), table.mat.depth - radius)
    return rounded(across), rounded(down)
