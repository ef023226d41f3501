"""What the referee keeps of the last commands, so that they can be taken back: those of two turns."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from rules.commands import SEATS
from rules.table import Done, Given, Memory, Table

_KEPT: Final = 200
"""Commands kept at most, however long two turns are."""
_TURNS: Final = 1
"""Player turns kept besides the current one."""
_SHORT: Final = 100


def given(by: str | None, command: Mapping[str, Any]) -> Given | None:
    """Put in short who gave a command: its short words, as `do`, `unit` and `manner`; None but for a seat."""
    words = {key: word for key, word in command.items() if isinstance(word, str) and len(word) <= _SHORT}
    return next((Given(seat, words) for seat in SEATS if seat == by), None)


def remembered(before: Table, after: Table, done: Done) -> Memory:
    """Give the memory after a command, with what it changed; what is too far back is forgotten."""
    turns = _turns(before, after)
    past = (*after.memory.past, done)[-_KEPT:]
    first = next(place for place, one in enumerate(past) if one.turn >= turns - _TURNS or one is done)
    return msgspec.structs.replace(after.memory, seq=done.number, turns=turns, past=past[first:])


def _turns(before: Table, after: Table) -> int:
    """Count one player turn more when another seat is to act; an event that goes back says itself which it is."""
    if after.memory.turns != before.memory.turns or before.active_seat() == after.active_seat():
        return after.memory.turns
    return after.memory.turns + 1
