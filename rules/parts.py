"""The parts of a table by name: `models.s1`, `turn`, and the decisions that stand over it, `pending`."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args

import msgspec

from rules.table import Pending
from rules.wire import read

PENDING: Final = "pending"
"""The name of the pending decisions, which come and go without the turn going on."""


def changed_parts(before: Any, after: Any) -> Iterator[tuple[str, Any]]:
    """Tell the parts that differ between two tables, each as it was before, None where it was not there."""
    for name in after.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old is new or name == "memory":
            continue
        if name == "turn":
            yield from _changed_turn(old, new)
        elif isinstance(new, dict):
            keys = [*old, *(key for key in new if key not in old)]
            yield from ((f"{name}.{key}", old.get(key)) for key in keys if old.get(key) is not new.get(key))
        else:
            yield name, old


def restored(table: Any, parts: Mapping[str, Any]) -> Any:
    """Give the table with some parts as they are written."""
    for name, raw in parts.items():
        table = _restored_part(table, name, raw)
    return table


def _changed_turn(old: Any, new: Any) -> Iterator[tuple[str, Any]]:
    if old.pending != new.pending:
        yield PENDING, old.pending
    if msgspec.structs.replace(old, pending=()) != msgspec.structs.replace(new, pending=()):
        yield "turn", old


def _restored_part(table: Any, part: str, raw: Any) -> Any:
    name, _, key = part.partition(".")
    if name == PENDING:
        turn = msgspec.structs.replace(table.turn, pending=read(raw, tuple[Pending, ...], part))
        return msgspec.structs.replace(table, turn=turn)
    kind = next(field.type for field in msgspec.structs.fields(table) if field.name == name)
    if not key:
        return msgspec.structs.replace(table, **{name: read(raw, kind, part)})
    entries = dict(getattr(table, name))
    if raw is None:
        entries.pop(key, None)
    else:
        entries[key] = read(raw, get_args(kind)[1], part)
    return msgspec.structs.replace(table, **{name: entries})
