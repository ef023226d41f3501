"""Putting models on the mat: one by one, or those of a unit together, each judged as the end of a move."""

from collections.abc import Iterable, Iterator

import msgspec

from rules.commands import Seat, Waypoint
from rules.events import Event
from rules.geometry.ground import within
from rules.refusals import Refusal, not_yours, unknown
from rules.ruleset import Outcome, Ruling, certain, refuse
from rules.scrollhammer.buildings.posting import posting_refusals
from rules.scrollhammer.buildings.roofs import battlements_under
from rules.scrollhammer.climbing import may_stand_above
from rules.scrollhammer.coherency import groups
from rules.scrollhammer.commands import Place, PlaceUnit
from rules.scrollhammer.ground import Level, level_at
from rules.scrollhammer.resting import resting_refusals
from rules.scrollhammer.setup import unready
from rules.scrollhammer.standing import Standing, footprint, standing_models, title_of
from rules.scrollhammer.table import Table
from rules.units import bearing_rounded, rounded

_BACK_WITH = 1
"""Wounds left of a casualty that comes back."""


class ModelPlaced(Event, frozen=True, kw_only=True, tag="model_placed"):
    """A model was put on the mat with so many wounds left; inches and degrees."""

    model: str
    x: float
    y: float
    facing: float
    floor: int
    wounds: int
    room: str | None = None

    def apply(self, table: Table) -> Table:
        """Stand the model there, on battlements in their room; a casualty is none any more, its seat not ready."""
        placed = msgspec.structs.replace(
            table.models[self.model],
            x=self.x, y=self.y, facing=self.facing, floor=self.floor, off=None, room=self.room,
            wounds=self.wounds, removed=False,
        )  # fmt: skip
        setup = unready(table, table.units[placed.unit].seat)
        return msgspec.structs.replace(table, models={**table.models, self.model: placed}, setup=setup)


def judge_place(table: Table, command: Place, seat: Seat) -> Ruling:
    """Put a model on the mat, judged as the end of a move (V4, V5, V9, R1, R2) and by its zone.

    Refused with `model/removed` for a casualty; put back all the same by agreement (G5), it has 1 wound.
    """
    place = Waypoint(command.x, command.y, command.floor, command.facing)
    standing = _standing_at(table, command.model, place)
    refusals = (*_casualty(standing), *_phase(table), *place_refusals(table, standing))
    return Ruling(refusals, certain(_placed(table, standing)).outcome)


def judge_place_unit(table: Table, command: PlaceUnit, seat: Seat) -> Ruling:
    """Put models of a unit on the mat together: each like one alone, and the whole unit coherent (V6).

    They are judged against each other at their new places, and all the reasons are given.
    """
    stray = tuple(_strays(table, command))
    if stray:
        return refuse(*stray)
    standings = [_standing_at(table, name, _turned(command, name, at)) for name, at in command.places.items()]
    events = tuple(_placed(table, standing) for standing in standings)
    after = table
    for event in events:
        after = event.apply(after)
    refusals = (
        *_phase(table),
        *(refusal for standing in standings for refusal in _casualty(standing)),
        *_together(after, standings),
        *incoherent(after, command.unit),
    )
    return Ruling(refusals, lambda dice: Outcome(events))


def place_refusals(table: Table, standing: Standing) -> Iterator[Refusal]:
    """Refuse a place by its ground and neighbours (V4, V5, V9, R1, R2), its zone and its unit's facing (F1)."""
    yield from _floor(table, standing)
    yield from resting_refusals(table, standing)
    yield from posting_refusals(table, standing)
    yield from _zone(table, standing)
    yield from _facing(table, standing)


def incoherent(table: Table, unit: str) -> Iterator[Refusal]:
    """Refuse to leave the models of a unit that stand on the mat in several groups (V6)."""
    models = list(standing_models(table, unit).values())
    found = groups(table, models)
    if len(found) > 1:
        title = table.units[unit].name or unit
        text = f"{title} would stand in {len(found)} groups; its models form one chain."
        yield Refusal(code="move/coherency", model=found[1][0], measured=len(found), limit=1, text=text)


def _strays(table: Table, command: PlaceUnit) -> Iterator[Refusal]:
    for name in command.places:
        if name not in table.models:
            yield unknown("model", name)
        elif table.models[name].unit != command.unit:
            owner = table.units[table.models[name].unit]
            if owner.seat != table.units[command.unit].seat:
                yield not_yours(owner.seat, name)
            else:
                text = f"{title_of(table, name)} belongs to another unit; place it with that."
                yield Refusal(code="place/unit", model=name, text=text)


def _turned(command: PlaceUnit, name: str, at: Waypoint) -> Waypoint:
    """A facing given with the place comes before that of the whole unit."""
    if at.facing is not None:
        return at
    facing = command.facing.get(name) if isinstance(command.facing, dict) else command.facing
    return Waypoint(at.x, at.y, at.floor, facing)


def _standing_at(table: Table, name: str, at: Waypoint) -> Standing:
    model = table.models[name]
    facing = model.facing if at.facing is None else bearing_rounded(at.facing)
    level = level_at(table.terrain, at.x, at.y, at.floor or 0) or Level(at.floor or 0, None, 0.0)
    foot = footprint(model.base, at.x, at.y, facing)
    return Standing(name, model, table.units[model.unit].seat, foot, level, title_of(table, name))


def _placed(table: Table, standing: Standing) -> ModelPlaced:
    battlements = battlements_under(table.terrain, standing)
    return ModelPlaced(
        model=standing.id,
        x=rounded(standing.foot.x),
        y=rounded(standing.foot.y),
        facing=standing.foot.bearing,
        floor=standing.level.floor,
        wounds=_BACK_WITH if standing.model.removed else standing.model.wounds or 0,
        room=None if battlements is None else battlements.reference,
    )


def _together(after: Table, standings: list[Standing]) -> Iterator[Refusal]:
    """What stands against each, a pair of bases sunk into each other told once."""
    seen: set[frozenset[str]] = set()
    for standing in standings:
        for refusal in place_refusals(after, standing):
            pair = frozenset(filter(None, (refusal.model, refusal.other)))
            if refusal.other is None or pair not in seen:
                yield refusal
            if refusal.other is not None:
                seen.add(pair)


def _casualty(standing: Standing) -> Iterator[Refusal]:
    if standing.model.removed:
        text = f"{standing.title} is a casualty; put back by agreement (override), it has {_BACK_WITH} wound."
        yield Refusal(code="model/removed", model=standing.id, text=text)


def _phase(table: Table) -> Iterable[Refusal]:
    if table.turn.phase == "setup":
        return ()
    text = "Models are placed during setup; later, out of reserve, both players must agree (override)."
    return (Refusal(code="turn/phase", text=text),)


def _floor(table: Table, standing: Standing) -> Iterator[Refusal]:
    at, title, floor = standing.place, standing.title, standing.level.floor
    if level_at(table.terrain, *at, floor) is None:
        text = f"There is no floor {floor} under {title} at ({at[0]:.2f}, {at[1]:.2f})."
        yield Refusal(code="move/floor", model=standing.id, at=at, text=text)
    if floor > 0 and not may_stand_above(table, standing):
        text = f"{title} may not stand above the ground."
        yield Refusal(code="move/climb_type", model=standing.id, at=at, text=text)


def _zone(table: Table, standing: Standing) -> Iterator[Refusal]:
    zone = table.zones.get(standing.seat)
    if zone is not None and not within(standing.foot, zone):
        text = f"{standing.title} must stand wholly inside {standing.seat}'s deployment zone."
        yield Refusal(code="place/zone", model=standing.id, at=standing.place, text=text)


def _facing(table: Table, standing: Standing) -> Iterator[Refusal]:
    """A unit in ranks shares one facing (F1)."""
    if table.units[standing.model.unit].formation != "ranks":
        return
    mates: Iterable[tuple[str, Standing]] = standing_models(table, standing.model.unit).items()
    other = next((m for name, m in mates if name != standing.id and m.foot.bearing != standing.foot.bearing), None)
    if other is not None:
        text = f"{standing.title} must face {other.foot.bearing:g}° like its unit, which fights in ranks."
        yield Refusal(code="place/facing", model=standing.id, limit=other.foot.bearing, text=text)
