"""Independent characters join units and leave them; they share their room (P1)."""

from collections.abc import Iterator

import msgspec

from rules.commands import Seat
from rules.events import Event
from rules.refusals import Refusal, unknown
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.buildings.rooms import place_of
from rules.scrollhammer.commands import Join
from rules.scrollhammer.profiles import profile_of
from rules.scrollhammer.standing import living, title_of
from rules.scrollhammer.table import Table


class UnitJoined(Event, frozen=True, kw_only=True, tag="unit_joined"):
    """A character's unit joined another, or left it."""

    unit: str
    to: str | None

    def apply(self, table: Table) -> Table:
        """Write down whom it is with."""
        unit = msgspec.structs.replace(table.units[self.unit], joined=self.to)
        return msgspec.structs.replace(table, units={**table.units, self.unit: unit})


def judge_join(table: Table, command: Join, seat: Seat) -> Ruling:
    """Let a character's unit join another of its side, or leave it.

    Refused with `join/character` for others than characters, `join/unit` where there is nothing to join or
    leave, and `room/occupied` to leave a unit whose room it shares (P1).
    """
    if command.to is not None and command.to not in table.units:
        return refuse(unknown("unit", command.to))
    refusals = tuple(_refusals(table, command.unit, command.to))
    joined = UnitJoined(unit=command.unit, to=command.to)
    return Ruling(refusals, lambda dice: Outcome((joined,), {"joined": command.to}))


def _refusals(table: Table, unit: str, to: str | None) -> Iterator[Refusal]:
    return _leave_refusals(table, unit) if to is None else _join_refusals(table, unit, to)


def _join_refusals(table: Table, unit: str, to: str) -> Iterator[Refusal]:
    title, host = table.units[unit].name or unit, table.units[to].name or to
    for name, model in living(table, unit).items():
        if not profile_of(table, model).character:
            text = f"{title_of(table, name)} is no character; only independent characters join a unit."
            yield Refusal(code="join/character", model=name, text=text)
    if table.units[to].seat != table.units[unit].seat:
        yield Refusal(code="join/unit", other=to, text=f"{host} is on the other side; join a unit of your own.")
    if to == unit or table.units[to].joined is not None:
        text = f"{title} cannot join {host}; name a unit that is with no other."
        yield Refusal(code="join/unit", other=to, text=text)


def _leave_refusals(table: Table, unit: str) -> Iterator[Refusal]:
    title, host = table.units[unit].name or unit, table.units[unit].joined
    if host is None:
        yield Refusal(code="join/unit", text=f"{title} is with no unit; there is none to leave.")
        return
    own, others = place_of(table, unit), place_of(table, host)
    if own is not None and others is not None and own.reference == others.reference:
        text = f"{title} shares {own.title} with {table.units[host].name or host}; a room takes one unit."
        yield Refusal(code="room/occupied", other=host, text=text)
