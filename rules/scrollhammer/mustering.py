"""Bringing an army to the table: a seat's own units, models and profiles, all in its tray (G4)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from rules.commands import Seat
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Ruling, certain, refuse
from rules.scrollhammer.commands import Muster
from rules.scrollhammer.reading import finish
from rules.scrollhammer.table import Model, Profile, Setup, Table, Unit
from rules.wire import Unreadable


class ArmyMustered(Event, frozen=True, kw_only=True, tag="army_mustered"):
    """An army came into a seat's tray in place of the one it had; both players must accept anew (G4)."""

    seat: Seat
    version: int
    profiles: dict[str, Profile]
    units: dict[str, Unit]
    models: dict[str, Model]

    def apply(self, table: Table) -> Table:
        """Take the seat's old army off the table and put the new one into its tray."""
        left = _without_army(table, self.seat)
        parts = {name: left[name] | getattr(self, name) for name in left}
        setup = Setup(version=self.version, settled=table.setup.settled)
        return msgspec.structs.replace(table, **parts, setup=setup)


def judge_muster(table: Table, command: Muster, seat: Seat) -> Ruling:
    """Put a seat's own army into its tray (G4).

    Refused with `muster/owner` for a unit of the other seat, `muster/taken` for an id the other army has,
    `muster/placed` for a model that is not in the tray, `muster/unreadable` for what a table file may not say.
    """
    refusals = tuple(_refusals(table, command, seat))
    if refusals:
        return refuse(*refusals)
    try:
        army = _finished(table, command)
    except Unreadable as error:
        return refuse(Refusal(code="muster/unreadable", text=f"{error.place}: {error.reason}."))
    version = table.setup.version + 1
    event = ArmyMustered(seat=seat, version=version, profiles=army.profiles, units=army.units, models=army.models)
    return certain(event, version=version, units=len(army.units), models=len(army.models))


def _refusals(table: Table, command: Muster, seat: Seat) -> Iterator[Refusal]:
    for name, unit in command.units.items():
        if unit.seat != seat:
            yield Refusal(code="muster/owner", text=f"Unit {name} is {unit.seat}'s; {seat} brings its own army only.")
    left = _without_army(table, seat)
    for kind, entries in left.items():
        for name in getattr(command, kind):
            if name in entries:
                text = f"The other army has something called {name!r} in its {kind}; give it another id."
                yield Refusal(code="muster/taken", text=text)
    for name, model in command.models.items():
        if model.off != "tray":
            text = f"Model {name} must be in the tray; it is placed once it is there."
            yield Refusal(code="muster/placed", model=name, text=text)


def _finished(table: Table, command: Muster) -> Table:
    """The army alone, as a table file that holds nothing else is finished; raises `Unreadable`."""
    return finish(
        Table(
            format=table.format, ruleset=table.ruleset, mat=table.mat,
            profiles=command.profiles, units=command.units, models=command.models,
        )
    )  # fmt: skip


def _without_army(table: Table, seat: Seat) -> dict[str, dict[str, Any]]:
    """Profiles, units and models of the other seat."""
    units = {name: unit for name, unit in table.units.items() if unit.seat != seat}
    models = {name: model for name, model in table.models.items() if model.unit in units}
    used = {model.profile for model in models.values()}
    profiles = {name: profile for name, profile in table.profiles.items() if name in used}
    return {"profiles": profiles, "units": units, "models": models}
