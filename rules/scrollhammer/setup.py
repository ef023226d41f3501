"""Before the game: options, terrain and zones both players accept (G4), and models put on the mat."""

from collections.abc import Iterator
from typing import Any

import msgspec

from rules.commands import SEATS, Seat
from rules.events import Event
from rules.geometry.ground import within
from rules.refusals import Refusal
from rules.ruleset import Ruling, certain, refuse
from rules.scrollhammer.buildings.posting import posting_refusals
from rules.scrollhammer.buildings.roofs import battlements_under
from rules.scrollhammer.climbing import may_stand_above
from rules.scrollhammer.commands import Accept, Place, Set
from rules.scrollhammer.ground import Level, level_at
from rules.scrollhammer.reading import check_places, checked_terrain
from rules.scrollhammer.reading_terrain import check_outline
from rules.scrollhammer.resting import resting_refusals
from rules.scrollhammer.standing import Standing, footprint, standing_models, title_of
from rules.scrollhammer.table import Model, Options, Table
from rules.scrollhammer.terrain_file import Outline, Piece
from rules.table import Terms
from rules.units import bearing_rounded, rounded
from rules.wire import Unreadable, read, write

_BACK_WITH = 1
"""Wounds left of a casualty that comes back."""


class TermsSet(Event, frozen=True, kw_only=True, tag="terms_set"):
    """Options, terrain or zones were changed; both players must accept the new version (G4)."""

    version: int
    options: Options
    terrain: dict[str, Piece]
    zones: dict[Seat, Outline]

    def apply(self, table: Table) -> Table:
        """Put the new terms on the table, accepted by nobody yet."""
        memory = msgspec.structs.replace(table.memory, terms=Terms(version=self.version))
        return msgspec.structs.replace(
            table, options=self.options, terrain=self.terrain, zones=self.zones, memory=memory
        )


class TermsAccepted(Event, frozen=True, kw_only=True, tag="terms_accepted"):
    """A player accepted the terms as they stand (G4)."""

    seat: Seat
    version: int

    def apply(self, table: Table) -> Table:
        """Note who accepted."""
        accepted = tuple(seat for seat in SEATS if seat == self.seat or seat in table.memory.terms.accepted)
        memory = msgspec.structs.replace(table.memory, terms=Terms(version=self.version, accepted=accepted))
        return msgspec.structs.replace(table, memory=memory)


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
        """Stand the model there, on battlements in their room; a casualty is none any more."""
        placed = msgspec.structs.replace(
            table.models[self.model],
            x=self.x, y=self.y, facing=self.facing, floor=self.floor, off=None, room=self.room,
            wounds=self.wounds, removed=False,
        )  # fmt: skip
        return msgspec.structs.replace(table, models={**table.models, self.model: placed})


def judge_set(table: Table, command: Set, seat: Seat) -> Ruling:
    """Change options, terrain or zones (G4); refused with the place of what is wrong."""
    try:
        options, terrain, zones = _new_terms(table, command)
        check_places(msgspec.structs.replace(table, terrain=terrain))
    except Unreadable as error:
        return refuse(Refusal(code="set/unreadable", text=f"{error.place}: {error.reason}."))
    version = table.memory.terms.version + 1
    event = TermsSet(version=version, options=options, terrain=terrain, zones=zones)
    return certain(event, version=version)


def judge_accept(table: Table, command: Accept, seat: Seat) -> Ruling:
    """Accept the terms; refused when they are no longer the version the player saw (G4)."""
    version = table.memory.terms.version
    if command.version != version:
        text = f"The terms are at version {version}, not {command.version}; look again and accept that."
        return refuse(Refusal(code="accept/version", measured=command.version, limit=version, text=text))
    return certain(TermsAccepted(seat=seat, version=version), version=version)


def judge_place(table: Table, command: Place, seat: Seat) -> Ruling:
    """Put a model on the mat, judged as the end of a move (V4, V5, V9, R1, R2) and by its zone.

    Refused with `model/removed` for a casualty; put back all the same by agreement (G5), it has 1 wound.
    """
    model = table.models[command.model]
    facing = model.facing if command.facing is None else bearing_rounded(command.facing)
    level = level_at(table.terrain, command.x, command.y, command.floor)
    foot = footprint(model.base, command.x, command.y, facing)
    standing = Standing(
        command.model, model, seat, foot, level or Level(command.floor, None, 0.0), title_of(table, command.model)
    )
    battlements = battlements_under(table.terrain, standing)
    event = ModelPlaced(
        model=command.model,
        x=rounded(command.x),
        y=rounded(command.y),
        facing=facing,
        floor=command.floor,
        wounds=_BACK_WITH if model.removed else model.wounds or 0,
        room=None if battlements is None else battlements.reference,
    )
    return Ruling(tuple(_place_refusals(table, standing, level)), certain(event).outcome)


def unaccepted(table: Table) -> Refusal | None:
    """Refuse to begin before both players have accepted the terms that were set (G4)."""
    terms = table.memory.terms
    missing = [seat for seat in SEATS if seat not in terms.accepted]
    if terms.version == 0 or not missing:
        return None
    text = f"{' and '.join(missing)} must first accept version {terms.version} of options and terrain."
    return Refusal(code="accept/missing", text=text)


def _new_terms(table: Table, command: Set) -> tuple[Options, dict[str, Piece], dict[Seat, Outline]]:
    options = read(write(table.options) | (command.options or {}), Options, "options")
    terrain: dict[str, Any] = table.terrain | dict(command.terrain or {})
    pieces = {name: piece for name, piece in terrain.items() if piece is not None}
    for seat, zone in (command.zones or {}).items():
        check_outline(f"zones.{seat}", zone)
    return options, checked_terrain(pieces), table.zones | dict(command.zones or {})


def _place_refusals(table: Table, standing: Standing, level: Level | None) -> Iterator[Refusal]:
    yield from _casualty(standing)
    yield from _phase(table, standing.model)
    yield from _floor(table, standing, level)
    yield from resting_refusals(table, standing)
    yield from posting_refusals(table, standing)
    yield from _zone(table, standing)
    yield from _facing(table, standing)


def _casualty(standing: Standing) -> Iterator[Refusal]:
    if standing.model.removed:
        text = f"{standing.title} is a casualty; put back by agreement (override), it has {_BACK_WITH} wound."
        yield Refusal(code="model/removed", model=standing.id, text=text)


def _phase(table: Table, model: Model) -> Iterator[Refusal]:
    if table.turn.phase != "setup":
        text = "Models are placed during setup; later, out of reserve, both players must agree (override)."
        yield Refusal(code="turn/phase", text=text)


def _floor(table: Table, standing: Standing, level: Level | None) -> Iterator[Refusal]:
    at, title = standing.place, standing.title
    if level is None:
        text = f"There is no floor {standing.level.floor} under {title} at ({at[0]:.2f}, {at[1]:.2f})."
        yield Refusal(code="move/floor", model=standing.id, at=at, text=text)
    if standing.level.floor > 0 and not may_stand_above(table, standing):
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
    mates = (m for name, m in standing_models(table, standing.model.unit).items() if name != standing.id)
    other = next((mate for mate in mates if mate.foot.bearing != standing.foot.bearing), None)
    if other is not None:
        text = f"{standing.title} must face {other.foot.bearing:g}° like its unit, which fights in ranks."
        yield Refusal(code="place/facing", model=standing.id, limit=other.foot.bearing, text=text)
