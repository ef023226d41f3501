"""Rolling off before the game: who chooses the sides, and who chooses the first turn (G4, D4)."""

from collections.abc import Iterator
from typing import Final

import msgspec

from rules.commands import SEATS, Seat, other_seat
from rules.decisions import open_decision, wrong_choice
from rules.dice import Dice
from rules.events import Event, Noted
from rules.refusals import Refusal
from rules.rolls.choosing import judge_roll_off
from rules.rolls.orders import RollOff
from rules.ruleset import Decider, Outcome, Ruling, certain
from rules.scrollhammer.commands import RollFor
from rules.scrollhammer.standing import standings
from rules.scrollhammer.table import RolledFor, Setup, Table
from rules.table import Pending

SIDES: Final = "choose_sides"
FIRST: Final = "choose_first_turn"
"""What the winner of each roll-off decides."""

_DECISIONS: Final[dict[RolledFor, str]] = {"sides": SIDES, "first": FIRST}
_CHOICES: Final[dict[RolledFor, tuple[str, str]]] = {"sides": ("keep", "swap"), "first": ("take", "give")}


class SidesChosen(Event, frozen=True, kw_only=True, tag="sides_chosen"):
    """The winner kept the deployment zones as they are, or swapped them."""

    swapped: bool

    def apply(self, table: Table) -> Table:
        """Give each seat its zone."""
        zones = {seat: table.zones[other_seat(seat)] for seat in SEATS} if self.swapped else table.zones
        return msgspec.structs.replace(table, zones=zones, setup=_settled(table, "sides"))


class FirstTurnGiven(Event, frozen=True, kw_only=True, tag="first_turn_given"):
    """The winner took the first turn, or gave it to the other (G1)."""

    seat: Seat

    def apply(self, table: Table) -> Table:
        """Let that seat open every game turn."""
        turn = msgspec.structs.replace(table.turn, first=self.seat, seat=self.seat)
        return msgspec.structs.replace(table, turn=turn, setup=_settled(table, "first"))


class RolledOffFor(Noted, frozen=True, kw_only=True, tag="rolled_off_for"):
    """A roll-off before the game with all its rounds (D4)."""

    what: RolledFor
    rounds: list[dict[Seat, int]]
    winner: Seat


def judge_roll_for(table: Table, command: RollFor, seat: Seat) -> Ruling:
    """Roll off, red first, ties again (D4); the winner then decides (G1).

    Refused with `roll_for/settled` when it was chosen before, `roll_for/zones` without two zones to choose from,
    `roll_for/placed` for sides once models stand on the mat.
    """
    return Ruling(tuple(_refusals(table, command.what)), lambda dice: _rolled(table, command.what, seat, dice))


def decide_sides(table: Table, pending: Pending, choice: bool | str) -> Ruling:
    """Decide who deploys where: `keep` or `swap` the zones."""
    if choice not in _CHOICES["sides"] or not _has_two_zones(table):
        return wrong_choice(pending, *_CHOICES["sides"])
    return certain(SidesChosen(swapped=choice == "swap"))


def decide_first(table: Table, pending: Pending, choice: bool | str) -> Ruling:
    """Decide who has the first turn: `take` it or `give` it away."""
    if choice not in _CHOICES["first"]:
        return wrong_choice(pending, *_CHOICES["first"])
    first = pending.seat if choice == "take" else other_seat(pending.seat)
    return certain(FirstTurnGiven(seat=first), first=first)


DECIDERS: Final[dict[str, Decider]] = {SIDES: decide_sides, FIRST: decide_first}


def _refusals(table: Table, what: RolledFor) -> Iterator[Refusal]:
    if what in table.setup.settled:
        text = f"The {'sides' if what == 'sides' else 'first turn'} were rolled for and chosen; that stands."
        yield Refusal(code="roll_for/settled", text=text)
    if what == "first":
        return
    if not _has_two_zones(table):
        text = "There are no two deployment zones to choose from; choose a layout with zones first."
        yield Refusal(code="roll_for/zones", text=text)
    if standings(table):
        text = "Models stand on the mat; take them up first, sides are chosen before anybody deploys."
        yield Refusal(code="roll_for/placed", text=text)


def _rolled(table: Table, what: RolledFor, seat: Seat, dice: Dice) -> Outcome:
    rolling = judge_roll_off(table, RollOff(), seat).outcome
    assert rolling is not None
    result = rolling(dice).result
    winner: Seat = result["winner"]
    event = RolledOffFor(what=what, rounds=result["rounds"], winner=winner)
    opened = open_decision(table, _DECISIONS[what], winner, {"choices": list(_CHOICES[what])})
    return Outcome((event, opened), result | {"pending": opened.pending.id}, concerns=("setup",))


def _has_two_zones(table: Table) -> bool:
    return all(seat in table.zones for seat in SEATS)


def _settled(table: Table, what: RolledFor) -> Setup:
    return msgspec.structs.replace(table.setup, settled=(*table.setup.settled, what))
