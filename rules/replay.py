"""Judging an exported game again: every event must follow from its command and its recorded dice."""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from rules import door
from rules.commands import Seat
from rules.dice import Dice, ScriptedDice, SeededDice
from rules.past import given
from rules.refusals import Refused
from rules.table import Table
from rules.wire import Unreadable, encoded, read


class Sources(msgspec.Struct, forbid_unknown_fields=True):
    """Where the dice came from: the seed's SHA-256, the seed of a finished game, both players' words."""

    commitment: str
    seed: str | None = None
    words: dict[str, str] = {}


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """One accepted command with the faces it drew and the events it made."""

    seq: int
    seat: Seat
    id: str
    command: dict[str, Any]
    dice: tuple[int, ...]
    events: tuple[dict[str, Any], ...]
    at: str


class Export(msgspec.Struct, forbid_unknown_fields=True):
    """A game as it is exported (table-format.md, 3)."""

    format: str
    rules: str
    start: dict[str, Any]
    dice: Sources
    log: tuple[Entry, ...]
    end: dict[str, Any]


class Differs(Exception):
    """The first place where the recorded game does not follow."""


def replay(raw: Any) -> tuple[bool, str]:
    """Judge an export again; tells whether all follow and says the first difference or how many events follow."""
    export = read(raw, Export, "export")
    if export.format != "warmat-game/1":
        raise Unreadable("export.format", "expected warmat-game/1")
    try:
        return True, f"{_events(export)} events, all follow"
    except Differs as error:
        return False, str(error)


def words_of(words: Mapping[Any, str]) -> str:
    """Join both players' words as the dice use them."""
    return f"{words.get('red', '')}\n{words.get('blue', '')}"


def _events(export: Export) -> int:
    table, drawn = door.load(export.start, "export.start"), 0
    _check_commitment(export.dice)
    for place, entry in enumerate(export.log):
        if entry.seq != table.memory.seq + 1:
            raise Differs(f"log[{place}]: number {entry.seq} where {table.memory.seq + 1} was due")
        table = _judged(table, entry, _dice_of(export.dice, entry, drawn), place)
        drawn += 0 if _by_hand(entry) else len(entry.dice)
    _check_words(export.dice, table)
    if _plain(door.dump(table)) != _plain(door.dump(door.load(export.end, "export.end"))):
        raise Differs("end: the table at the end is not the one the log leads to")
    return sum(len(entry.events) for entry in export.log)


def _judged(table: Table, entry: Entry, dice: Dice, place: int) -> Table:
    command = door.read_command(table, entry.command, f"log[{place}].command")
    verdict = door.judge(table, command, entry.seat, dice)
    if isinstance(verdict, Refused):
        raise Differs(f"seq {entry.seq}: the command is refused, {verdict.refusals[0].code}")
    if tuple(dice.faces) != entry.dice and not _by_hand(entry):
        raise Differs(f"seq {entry.seq}: recorded dice {list(entry.dice)}, followed {dice.faces}")
    if encoded(verdict.events) != msgspec.json.encode(entry.events):
        raise Differs(f"seq {entry.seq}: the events are not those the command leads to")
    return door.advance(table, verdict.events, given(entry.seat, entry.command))


def _dice_of(sources: Sources, entry: Entry, drawn: int) -> Dice:
    """Draw again from a revealed seed; before that, and for real dice, take the faces as recorded."""
    if sources.seed is None or _by_hand(entry):
        return ScriptedDice(entry.dice, f"seq {entry.seq}: dice")
    return SeededDice(_bytes(sources.seed), words_of(sources.words), drawn)


def _plain(written: dict[str, Any]) -> Any:
    """A table as a file gives it back: what a pending decision is about may hold tuples until then."""
    return msgspec.json.decode(msgspec.json.encode(written))


def _by_hand(entry: Entry) -> bool:
    return entry.command.get("faces") is not None


def _check_commitment(sources: Sources) -> None:
    if sources.seed is None:
        return
    if hashlib.sha256(_bytes(sources.seed)).hexdigest() != sources.commitment:
        raise Differs("dice: the seed is not the one that was promised")


def _check_words(sources: Sources, table: Table) -> None:
    """Words given in the log are those the dice were drawn with."""
    for seat, text in table.memory.words.items():
        if sources.words.get(seat) != text:
            raise Differs(f"dice: {seat}'s words are not those given in the log")


def _bytes(seed: str) -> bytes:
    try:
        return bytes.fromhex(seed)
    except ValueError:
        raise Unreadable("export.dice.seed", "expected hexadecimal digits") from None
