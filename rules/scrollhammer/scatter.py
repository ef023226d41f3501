"""Scattering models, a whole unit or a marker: put at a place, then moved by the scatter die (B3)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from rules.commands import Seat
from rules.dice import Dice, Expression
from rules.events import Event
from rules.geometry.bases import Point
from rules.refusals import Refusal, not_yours, unknown
from rules.rolls.expressions import bad_expression
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.commands import Scatter
from rules.scrollhammer.landing import Landing, land, nearest_place
from rules.scrollhammer.markers import judge_marker_scatter
from rules.scrollhammer.scatter_die import Scattered, roll_scatter
from rules.scrollhammer.standing import living, title_of
from rules.scrollhammer.table import Model, Table
from rules.scrollhammer.wounds import ModelWounded, casualty, nobody_left
from rules.units import rounded
from rules.wire import write


class ModelsScattered(Event, frozen=True, kw_only=True, tag="models_scattered"):
    """Models came down where they scattered to, in inches, on a floor, some on battlements; the others stay."""

    scatter: Scattered
    places: dict[str, tuple[float, float, int]]
    impossible: list[str]
    rooms: dict[str, str] = {}

    def apply(self, table: Table) -> Table:
        """Stand the models there."""
        models = {
            name: msgspec.structs.replace(
                table.models[name], x=x, y=y, floor=floor, off=None, room=self.rooms.get(name)
            )
            for name, (x, y, floor) in self.places.items()
        }
        return msgspec.structs.replace(table, models=table.models | models)


def judge_scatter(table: Table, command: Scatter, seat: Seat) -> Ruling:
    """Scatter models, a unit or a marker, all by one roll (B3).

    Refused with `roll/expression`, for casualties, and for what belongs to the opponent.
    """
    distance = Expression.parse(command.distance)
    if distance is None:
        return refuse(bad_expression(command.distance))
    if command.marker is not None:
        return judge_marker_scatter(table, command.marker, command, distance, seat)
    names = _named(table, command)
    if not names:
        return refuse(nobody_left(table, command.unit) if command.unit else _nothing_named())
    refusals = tuple(_refusals(table, names, seat))
    if refusals:
        return refuse(*refusals)
    starts = _starts(table, names, (rounded(command.x), rounded(command.y)))
    return Ruling(outcome=lambda dice: _scattered(table, starts, distance, dice))


def _nothing_named() -> Refusal:
    text = "Nothing was named to scatter; name models, a unit or a marker."
    return Refusal(code="model/unknown", text=text)


def _named(table: Table, command: Scatter) -> tuple[str, ...]:
    if command.models is not None:
        return tuple(dict.fromkeys(command.models))
    here = [name for name, model in living(table, command.unit or "").items() if model.x is not None]
    return tuple(here or living(table, command.unit or ""))


def _refusals(table: Table, names: tuple[str, ...], seat: Seat) -> Iterator[Refusal]:
    for name in names:
        if name not in table.models:
            yield unknown("model", name)
            continue
        model = table.models[name]
        owner = table.units[model.unit].seat
        if owner != seat:
            yield not_yours(owner, name)
        if model.removed:
            yield casualty(table, name)
        elif model.x is None and len(names) > 1:
            yield _nowhere(table, name)


def _nowhere(table: Table, name: str) -> Refusal:
    text = f"{title_of(table, name)} is not on the mat; put it there, or scatter it alone."
    return Refusal(code="model/removed", model=name, text=text)


def _starts(table: Table, names: tuple[str, ...], put: Point) -> dict[str, Point]:
    """Where each model is before the die falls: their mean centre at the place, or the only one there."""
    places = {name: _place(table.models[name], put) for name in names}
    x = put[0] - sum(place[0] for place in places.values()) / len(places)
    y = put[1] - sum(place[1] for place in places.values()) / len(places)
    return {name: (place[0] + x, place[1] + y) for name, place in places.items()}


def _place(model: Model, put: Point) -> Point:
    return put if model.x is None or model.y is None else (model.x, model.y)


def _scattered(table: Table, starts: dict[str, Point], distance: Expression, dice: Dice) -> Outcome:
    rolled = roll_scatter(distance, table.options.scatter_hits, dice)
    ends = {name: rolled.moved(start) for name, start in starts.items()}
    landing = land(table, ends)
    placed = {name: (model.x or 0.0, model.y or 0.0, model.floor) for name, model in landing.landed.items()}
    rooms = {name: model.room for name, model in landing.landed.items() if model.room is not None}
    event = ModelsScattered(scatter=rolled, places=placed, impossible=list(landing.impossible), rooms=rooms)
    lost = tuple(ModelWounded(model=name, left=0) for name in landing.lost)
    result: dict[str, Any] = {
        "scatter": write(rolled),
        "placed": {name: [x, y] for name, (x, y, _) in placed.items()},
        "impossible": _impossible(landing, ends),
        "removed": list(landing.lost),
    }
    concerns = tuple(f"models.{name}" for name in starts)
    return Outcome((event, *lost), result, concerns=concerns)


def _impossible(landing: Landing, ends: dict[str, Point]) -> dict[str, Any]:
    return {
        name: {"code": problem.code, "nearest": _rounded(nearest_place(landing.table, name, ends[name]))}
        for name, problem in landing.impossible.items()
    }


def _rounded(place: Point | None) -> list[float] | None:
    return None if place is None else [rounded(place[0]), rounded(place[1])]
