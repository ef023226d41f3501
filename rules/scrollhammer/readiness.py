"""Being ready: an army is deployed, and when both are the game begins (G4)."""

from collections.abc import Iterator

import msgspec

from rules.commands import SEATS, Seat, other_seat
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Outcome, Ruling
from rules.scrollhammer.commands import Ready
from rules.scrollhammer.deploying import incoherent, place_refusals
from rules.scrollhammer.setup import unaccepted
from rules.scrollhammer.standing import living, standings
from rules.scrollhammer.table import Table
from rules.scrollhammer.turn import ended_phase


class SeatReady(Event, frozen=True, kw_only=True, tag="seat_ready"):
    """A player has deployed."""

    seat: Seat

    def apply(self, table: Table) -> Table:
        """Note who is ready."""
        ready = tuple(seat for seat in SEATS if seat == self.seat or seat in table.setup.ready)
        return msgspec.structs.replace(table, setup=msgspec.structs.replace(table.setup, ready=ready))


def judge_ready(table: Table, command: Ready, seat: Seat) -> Ruling:
    """Be ready to begin (G4); when the other is too, the movement phase of the first turn begins.

    Refused with `accept/missing` before both have accepted the terms as they stand, `ready/tray` while models
    wait in the tray, and with what stands against a place or a unit (V4, V5, V6, V9) where the ground changed since.
    """
    return Ruling(tuple(_refusals(table, seat)), lambda dice: _ready(table, seat))


def _refusals(table: Table, seat: Seat) -> Iterator[Refusal]:
    missing = unaccepted(table)
    if missing is not None:
        yield missing
    for name, unit in table.units.items():
        if unit.seat == seat:
            yield from _waiting(table, name)
            yield from incoherent(table, name)
    for standing in standings(table).values():
        if standing.seat == seat:
            yield from place_refusals(table, standing)


def _waiting(table: Table, unit: str) -> Iterator[Refusal]:
    waiting = [name for name, model in living(table, unit).items() if model.off == "tray"]
    if waiting:
        count = "1 model waits" if len(waiting) == 1 else f"{len(waiting)} models wait"
        text = f"{table.units[unit].name or unit}: {count} in the tray; place or keep in reserve."
        yield Refusal(code="ready/tray", model=waiting[0], measured=len(waiting), limit=0, text=text)


def _ready(table: Table, seat: Seat) -> Outcome:
    event = SeatReady(seat=seat)
    if other_seat(seat) not in table.setup.ready:
        return Outcome((event,), {"begins": False})
    begun = ended_phase(event.apply(table))
    return Outcome((event, *begun.events), {"begins": True, **begun.result})
