"""Turns in initiative order, what ends with a round, and how a fight ends (G1, G7)."""

import msgspec

from rules.commands import Seat
from rules.ending import conceded_by
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Ruling, certain, refuse
from rules.wasteland.burning import burnt_down
from rules.wasteland.commands import Concede, EndTurn
from rules.wasteland.hits import with_creature
from rules.wasteland.table import Creature, Table, living


class TurnEnded(Event, frozen=True, kw_only=True, tag="turn_ended"):
    """A creature's turn ended and another's began, in this round or the next."""

    creature: str
    round: int

    def apply(self, table: Table) -> Table:
        """Go to the next creature, rested; at the end of a round fires burn down (W3)."""
        if self.round > table.turn.round:
            table = burnt_down(table)
        turn = msgspec.structs.replace(table.turn, creature=self.creature, round=self.round)
        table = msgspec.structs.replace(table, turn=turn)
        rested = msgspec.structs.replace(table.creatures[self.creature], moved=0, spent=0)
        return with_creature(table, self.creature, rested)


class GameEnded(Event, frozen=True, kw_only=True, tag="game_ended"):
    """The fight is over (G7)."""

    reason: str

    def apply(self, table: Table) -> Table:
        """Nothing changes any more."""
        turn = msgspec.structs.replace(table.turn, over=True, pending=())
        return msgspec.structs.replace(table, turn=turn)


def initiative_order(creatures: dict[str, Creature]) -> list[str]:
    """Name the creatures by initiative, the highest first; of equals the first in the table file."""
    return sorted(creatures, key=lambda name: -creatures[name].initiative)


def judge_end_turn(table: Table, command: EndTurn, seat: Seat) -> Ruling:
    """End the turn of the creature whose turn it is; refused when nobody is left to follow."""
    if not living(table.creatures):
        text = "0 creatures are left standing and a turn needs 1; concede to end the fight."
        return refuse(Refusal(code="turn/nobody", text=text, measured=0, limit=1))
    creature, number = _next(table)
    return certain(TurnEnded(creature=creature, round=number), creature=creature, round=number)


def judge_concede(table: Table, command: Concede, seat: Seat) -> Ruling:
    """Give the fight up (G7)."""
    return certain(GameEnded(reason=f"{seat} concedes"), **conceded_by(seat))


def _next(table: Table) -> tuple[str, int]:
    """The next that lives in the order; past its end a new round begins."""
    order, standing = initiative_order(table.creatures), living(table.creatures)
    place = order.index(table.turn.creature) if table.turn.creature is not None else -1
    later = [name for name in order[place + 1 :] if name in standing]
    if later:
        return later[0], table.turn.round
    return next(name for name in order if name in standing), table.turn.round + 1
