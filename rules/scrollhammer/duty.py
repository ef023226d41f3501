"""The duty to close up: units that began out of coherency must move and restore it (V6)."""

from rules.commands import Seat
from rules.scrollhammer.table import Table


def owing_units(table: Table, seat: Seat) -> tuple[str, ...]:
    """The units of a seat that are out of coherency, have not moved and can come nearer to it."""
    return ()
