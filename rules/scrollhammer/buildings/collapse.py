"""Total collapse: the building is rubble at once, and every unit in it must flee 8 inches out (P8)."""

from collections.abc import Iterator
from typing import Final

import msgspec

from rules.commands import Command
from rules.decisions import DecisionMade, DecisionOpened
from rules.events import Event
from rules.scrollhammer.buildings.rooms import inside
from rules.scrollhammer.commands import FleeBuilding
from rules.scrollhammer.table import Table
from rules.scrollhammer.terrain_file import Piece
from rules.table import Pending

FLIGHT: Final = "flee_building"
"""The decision that stands over the table for each unit that must flee a fallen building."""

FLIGHT_INCHES: Final = 8.0

RUBBLE_HEIGHT: Final = 1.0
"""Inches a heap of rubble blocks sight to, or as high as the building was where that is less."""


class BuildingFell(Event, frozen=True, kw_only=True, tag="building_fell"):
    """A building collapsed: difficult and dangerous area terrain, a ruin of one floor."""

    building: str

    def apply(self, table: Table) -> Table:
        """Turn it into rubble; its rooms stay known until nobody is left to flee from them."""
        piece = table.terrain[self.building]
        rubble = msgspec.structs.replace(
            piece,
            kind="ruin",
            difficult=True,
            dangerous=True,
            area=True,
            impassable=False,
            lethal=False,
            height=min(piece.height, RUBBLE_HEIGHT),
            walls=(),
            solids=(),
            floors=(),
        )
        fallen = msgspec.structs.replace(table, terrain={**table.terrain, self.building: rubble})
        return fallen if units_inside(table, self.building) else _cleared(fallen, self.building)


class RubbleSettled(Event, frozen=True, kw_only=True, tag="rubble_settled"):
    """Nobody is left to flee from a fallen building; its rooms are no more."""

    building: str

    def apply(self, table: Table) -> Table:
        """Forget rooms and sections; who died inside lies in no room any more."""
        return _cleared(table, self.building)


class FlightOpened(Event, frozen=True, kw_only=True, tag="flight_opened"):
    """A unit must flee; unlike a player's choice this also follows when a blow is re-rolled into a collapse (D3)."""

    pending: Pending

    def apply(self, table: Table) -> Table:
        """Let it stand over the table until it is carried out."""
        opened: Table = DecisionOpened(pending=self.pending).apply(table)
        return opened


def fall(table: Table, building: str) -> Iterator[Event]:
    """Let a building fall, and open the flight of every unit inside for its owner to carry out (P8, G1)."""
    yield BuildingFell(building=building)
    for unit in units_inside(table, building):
        seat = table.units[unit].seat
        about = {"unit": unit, "building": building, "distance": FLIGHT_INCHES}
        name = f"{FLIGHT}-{table.memory.seq + 1}-{unit}"
        yield FlightOpened(pending=Pending(id=name, decision=FLIGHT, seat=seat, about=about))


def settle(table: Table) -> Iterator[Event]:
    """Close the flights of units that are out or dead, and clear what nobody is left to flee from."""
    for pending in table.turn.pending:
        if pending.decision == FLIGHT and not _must_flee(table, pending.about["unit"], pending.about["building"]):
            yield DecisionMade(id=pending.id, decision=FLIGHT, choice="done")
    for name, piece in table.terrain.items():
        if has_fallen(piece) and not units_inside(table, name):
            yield RubbleSettled(building=name)


def has_fallen(piece: Piece) -> bool:
    """Tell whether a piece is a fallen building that units have still to flee from."""
    return piece.kind == "ruin" and bool(piece.rooms)


def is_due_flight(table: Table, command: Command) -> bool:
    """Tell whether an order carries out a flight that is pending."""
    return isinstance(command, FleeBuilding) and any(
        pending.decision == FLIGHT and pending.about["unit"] == command.unit for pending in table.turn.pending
    )


def units_inside(table: Table, building: str) -> tuple[str, ...]:
    """The units in a building, its battlements included, in table order."""
    found = {
        unit for room, units in inside(table.models).items() if room.partition("/")[0] == building for unit in units
    }
    return tuple(unit for unit in table.units if unit in found)


def _must_flee(table: Table, unit: str, building: str) -> bool:
    return unit in units_inside(table, building)


def _cleared(table: Table, building: str) -> Table:
    piece = msgspec.structs.replace(table.terrain[building], rooms={}, sections={}, material=None)
    dead = {
        name: msgspec.structs.replace(model, room=None)
        for name, model in table.models.items()
        if model.room is not None and model.room.partition("/")[0] == building
    }
    terrain = {**table.terrain, building: piece}
    return msgspec.structs.replace(table, terrain=terrain, models=table.models | dead)
