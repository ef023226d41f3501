"""A fight in one line of a list."""

from rules.commands import SEATS, Seat
from rules.summary import Casualties, Summary
from rules.wasteland.table import Table, is_alive


def summary_of(table: Table) -> Summary:
    """Tell the round and who has lost how many creatures."""
    return Summary(
        stage=f"Round {table.turn.round}",
        seat=table.active_seat(),
        casualties={seat: _casualties(table, seat) for seat in SEATS},
    )


def _casualties(table: Table, seat: Seat) -> Casualties:
    creatures = [creature for creature in table.creatures.values() if creature.seat == seat]
    return Casualties(sum(not is_alive(creature) for creature in creatures), len(creatures))
