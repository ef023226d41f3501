"""Folding events: what follows from what happened, and what of the table became new by it."""

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from rules.events import Event
from rules.parts import changed_parts
from rules.past import remembered
from rules.table import Done, Given, Memory, Rolled, Table
from rules.wire import write

T = TypeVar("T", bound=Table)


def apply(table: T, event: Event) -> T:
    """Give the table after one event."""
    return event.apply(table)  # type: ignore[no-any-return]


def advance(table: T, events: Iterable[Event], given: Given | None = None) -> T:
    """Give the table after one accepted command: its events in order, and the sequence number one up.

    Without who gave it, it can be taken back only by its number.
    """
    after = table
    for event in events:
        after = apply(after, event)
    number = table.memory.seq + 1
    old = dict(changed_parts(table, after))
    done = Done(number=number, turn=table.memory.turns, given=given, before=old)
    memory = msgspec.structs.replace(
        remembered(table, after, done),
        touched={**after.memory.touched, **dict.fromkeys(old, number)},
        rolls=_with_before(after.memory, number, old, _opened(table, after)),
    )
    return msgspec.structs.replace(after, memory=memory)


def changes(before: Table, after: Table) -> dict[str, Any]:
    """Tell what became new, entity by entity, as it now is; None stands for what is gone."""
    found: dict[str, Any] = {}
    for name in after.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old is new or name == "memory":
            continue
        found[name] = _entries(old, new) if isinstance(new, dict) else new
    return {name: change for name, change in found.items() if change != {}}


def _entries(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    fresh = {key: value for key, value in new.items() if old.get(key) is not value}
    return fresh | {key: None for key in old if key not in new}


def _with_before(memory: Memory, number: int, old: dict[str, Any], opened: list[str]) -> dict[int, Rolled]:
    """Let the roll this command made remember what it changed; a roll made again keeps what was before the first."""
    roll = memory.rerolls.get(number, number)
    rolled = memory.rolls.get(roll)
    if rolled is None or rolled.made != number:
        return memory.rolls
    before = {**write(old), **rolled.before}
    return {**memory.rolls, roll: msgspec.structs.replace(rolled, before=before, opened=(*rolled.opened, *opened))}


def _opened(before: Any, after: Any) -> list[str]:
    """The kinds of decisions that stand over a table since a command."""
    return [pending.decision for pending in after.turn.pending if pending not in before.turn.pending]
