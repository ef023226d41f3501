"""Before the game: the options, terrain, zones, mat and turns that both players accept (G4, G7)."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from rules.commands import SEATS, Seat
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Ruling, certain, refuse
from rules.scrollhammer.commands import Accept, Set
from rules.scrollhammer.reading import check_places, checked_terrain
from rules.scrollhammer.reading_mat import check_mat
from rules.scrollhammer.reading_terrain import check_outline
from rules.scrollhammer.table import Mat, Options, RolledFor, Setup, Table
from rules.scrollhammer.terrain_file import Outline, Piece
from rules.wire import Unreadable, read, write


class TermsSet(Event, frozen=True, kw_only=True, tag="terms_set"):
    """What both players agree on was changed; it carries what the change was about, both must accept anew (G4)."""

    version: int
    options: Options | UnsetType = UNSET
    terrain: dict[str, Piece] | UnsetType = UNSET
    zones: dict[Seat, Outline] | UnsetType = UNSET
    mat: Mat | UnsetType = UNSET
    turns: int | UnsetType | None = UNSET

    def apply(self, table: Table) -> Table:
        """Put the new terms on the table, accepted by nobody yet; new ground opens the choice of sides again."""
        given = {name: getattr(self, name) for name in ("options", "terrain", "zones", "mat")}
        changed = {name: value for name, value in given.items() if value is not UNSET}
        turn = table.turn if self.turns is UNSET else msgspec.structs.replace(table.turn, last=self.turns)
        settled = _without_sides(table.setup) if set(changed) - {"options"} else table.setup.settled
        setup = Setup(version=self.version, settled=settled)
        return msgspec.structs.replace(table, **changed, turn=turn, setup=setup)


class TermsAccepted(Event, frozen=True, kw_only=True, tag="terms_accepted"):
    """A player accepted the terms as they stand (G4)."""

    seat: Seat
    version: int

    def apply(self, table: Table) -> Table:
        """Note who accepted."""
        accepted = tuple(seat for seat in SEATS if seat == self.seat or seat in table.setup.accepted)
        setup = msgspec.structs.replace(table.setup, version=self.version, accepted=accepted)
        return msgspec.structs.replace(table, setup=setup)


def judge_set(table: Table, command: Set, seat: Seat) -> Ruling:
    """Change options, terrain, zones, mat or turns (G4); refused with the place of what is wrong."""
    event = TermsSet(version=table.setup.version + 1, turns=command.turns)
    try:
        event = _with_new_terms(table, command, event)
        after = event.apply(table)
        check_places(after)
        if command.mat is not None:
            check_mat(after)
    except Unreadable as error:
        return refuse(Refusal(code="set/unreadable", text=f"{error.place}: {error.reason}."))
    return certain(event, version=event.version)


def judge_accept(table: Table, command: Accept, seat: Seat) -> Ruling:
    """Accept the terms; refused when they are no longer the version the player saw (G4)."""
    version = table.setup.version
    if command.version != version:
        text = f"The terms are at version {version}, not {command.version}; look again and accept that."
        return refuse(Refusal(code="accept/version", measured=command.version, limit=version, text=text))
    return certain(TermsAccepted(seat=seat, version=version), version=version)


def unaccepted(table: Table) -> Refusal | None:
    """Refuse to begin before both players have accepted the terms that stand (G4)."""
    missing = [seat for seat in SEATS if seat not in table.setup.accepted]
    if not missing:
        return None
    text = f"{' and '.join(missing)} must first accept version {table.setup.version} of options and terrain."
    return Refusal(code="accept/missing", text=text)


def unready(table: Table, seat: Seat) -> Setup:
    """The setup with a seat's readiness taken back: something of its army stands elsewhere than it was (G4)."""
    if seat not in table.setup.ready:
        return table.setup
    return msgspec.structs.replace(table.setup, ready=tuple(other for other in table.setup.ready if other != seat))


def _with_new_terms(table: Table, command: Set, event: TermsSet) -> TermsSet:
    changed: dict[str, Any] = {}
    if command.options is not None:
        changed["options"] = read(write(table.options) | command.options, Options, "options")
    if command.terrain is not None:
        pieces = table.terrain | command.terrain
        changed["terrain"] = checked_terrain({name: piece for name, piece in pieces.items() if piece is not None})
    if command.zones is not None:
        for seat, zone in command.zones.items():
            check_outline(f"zones.{seat}", zone)
        changed["zones"] = table.zones | command.zones
    if command.mat is not None:
        changed["mat"] = command.mat
    return msgspec.structs.replace(event, **changed)


def _without_sides(setup: Setup) -> tuple[RolledFor, ...]:
    return tuple(what for what in setup.settled if what != "sides")
