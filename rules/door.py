"""What the door is made of: finding the ruleset of a table and speaking to it."""

from functools import lru_cache, reduce
from operator import or_
from typing import Any

import msgspec

from rules import referee
from rules.commands import AskMay, Command, CommandQuestion, Question, Seat
from rules.deciding import check_pending
from rules.dice import Dice
from rules.events import Event
from rules.reducer import advance, changes
from rules.referee import Allowed
from rules.refusals import Refused
from rules.ruleset import Ruleset
from rules.rulesets import RULESETS
from rules.summary import Summary
from rules.table import Table
from rules.wire import Unreadable, encoded, parse, read, write

__all__ = [
    "RULESETS", "advance", "aimed_with", "ask", "changes", "dump", "freeze", "judge", "load", "look_over", "may",
    "read_command", "read_event", "read_question", "ruleset_of", "summary", "thaw",
]  # fmt: skip


def load(document: Any, place: str = "table") -> Table:
    """Read a table file from JSON text or parsed JSON; raises `Unreadable` naming what is wrong."""
    raw = parse(document, place) if isinstance(document, bytes | str) else document
    if isinstance(raw, dict) and "memory" in raw:
        raise Unreadable(f"{place}.memory", "unknown field")
    return _loaded(raw, place)


def dump(table: Table) -> dict[str, Any]:
    """Write the table file, every default written out."""
    written: dict[str, Any] = write(table)
    del written["memory"]
    return written


def freeze(table: Table) -> bytes:
    """Write the whole state, the referee's memory included, for storing."""
    return encoded(table)


def thaw(data: bytes) -> Table:
    """Read a stored state; it was checked when it was first read, and play may have bent it since (G5)."""
    raw = msgspec.json.decode(data)
    return read(raw, RULESETS[raw["ruleset"]].table, "state")  # type: ignore[no-any-return]


def ruleset_of(table: Table) -> Ruleset:
    """Find the ruleset a table is played by."""
    return RULESETS[table.ruleset]


def summary(table: Table) -> Summary:
    """Tell a game in one line of a list."""
    return ruleset_of(table).summary(table)


def read_command(table: Table, raw: Any, place: str = "command") -> Command:
    """Read a command of the table's ruleset from parsed JSON; raises `Unreadable`."""
    judges = ruleset_of(table).judges
    command: Command = _chosen(raw, "do", tuple(judges), place)
    return command


def aimed_with(table: Table, raw: Any, place: str = "command") -> tuple[str, ...]:
    """Name who is its owner's in a command that is aimed before it is given; raises `Unreadable` for any other."""
    command = read_command(table, raw, place)
    named = ruleset_of(table).aims.get(type(command))
    if named is None:
        raise Unreadable(f"{place}.do", "expected a command that is aimed over the table")
    if (command.seat, command.override, command.faces) != (None, None, None):
        raise Unreadable(place, "an aim says no seat, reason or faces")
    return tuple(name for name in named(command) if name is not None)


def read_question(table: Table, raw: Any, place: str = "question") -> Question:
    """Read a question of the table's ruleset from parsed JSON; raises `Unreadable`."""
    answers = ruleset_of(table).answers
    question: Question = _chosen(raw, "ask", (AskMay, *answers), place)
    if not isinstance(question, CommandQuestion):
        return question
    command = read_command(table, question.command, f"{place}.command")
    return msgspec.structs.replace(question, command=command)


def read_event(table: Table, raw: Any, place: str = "event") -> Event:
    """Read a logged event of the table's ruleset; raises `Unreadable`."""
    event: Event = _chosen(raw, "event", ruleset_of(table).events, place)
    return event


def judge(table: Table, command: Command, seat: Seat | None, dice: Dice) -> Allowed | Refused:
    """Judge a command of a seat, None for somebody without one; rolls what it needs, changes nothing."""
    return referee.judge(ruleset_of(table), table, command, seat, dice)


def look_over(table: Table) -> None:
    """Work out, while nobody waits, what the next command will ask of a table first."""
    ruleset_of(table).look_over(table)


def may(table: Table, command: Command, seat: Seat | None) -> Allowed | Refused:
    """Judge a command as if it were given, drawing no dice."""
    return referee.may(ruleset_of(table), table, command, seat)


def ask(table: Table, question: Question) -> dict[str, Any]:
    """Answer a question about the table (M1)."""
    return referee.ask(ruleset_of(table), table, question)


def _loaded(raw: Any, place: str) -> Table:
    if not isinstance(raw, dict):
        raise Unreadable(place, "expected an object")
    name = raw.get("ruleset")
    if not isinstance(name, str) or name not in RULESETS:
        known = ", ".join(sorted(RULESETS))
        raise Unreadable(f"{place}.ruleset", f"expected one of {known}")
    ruleset = RULESETS[name]
    try:
        table: Table = ruleset.check(read(raw, ruleset.table, place))
        check_pending(ruleset, table)
        return table
    except Unreadable as error:
        if error.place.startswith(place):
            raise
        raise Unreadable(f"{place}.{error.place}", error.reason) from None


def _chosen(raw: Any, tag: str, kinds: tuple[type[Any], ...], place: str) -> Any:
    if not isinstance(raw, dict):
        raise Unreadable(place, "expected an object")
    if not isinstance(raw.get(tag), str):
        raise Unreadable(f"{place}.{tag}", "expected a name")
    return read(raw, _by_name(kinds).get(raw[tag]) or reduce(or_, kinds), place)


@lru_cache
def _by_name(kinds: tuple[type[Any], ...]) -> dict[str, type[Any]]:
    """The kinds by what they are called when written: to read one of many as any of them costs ten times as much."""
    return {kind.__struct_config__.tag: kind for kind in kinds}
