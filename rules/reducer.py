"""Folding events: what follows from what happened, and what of the table became new by it."""

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from rules.events import Event
from rules.table import Table
from rules.wire import write

T = TypeVar("T", bound=Table)


def apply(table: T, event: Event) -> T:
    """Give the table after one event."""
    return event.apply(table)  # type: ignore[no-any-return]


def advance(table: T, events: Iterable[Event]) -> T:
    """Give the table after one accepted command: its events in order, and the sequence number one up."""
    for event in events:
        table = apply(table, event)
    memory = msgspec.structs.replace(table.memory, seq=table.memory.seq + 1)
    return msgspec.structs.replace(table, memory=memory)


def changes(before: Table, after: Table) -> dict[str, Any]:
    """Tell what became new, entity by entity, as it now is; None stands for what is gone."""
    found: dict[str, Any] = {}
    for name in after.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old is new or name == "memory":
            continue
        found[name] = _entries(old, new) if isinstance(new, dict) else write(new)
    return {name: change for name, change in found.items() if change != {}}


def _entries(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    fresh = {key: write(value) for key, value in new.items() if old.get(key) is not value}
    return fresh | {key: None for key in old if key not in new}
