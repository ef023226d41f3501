"""Where a game stands: the table as the database has it, folded forward from the last one this process knew."""

import threading
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import msgspec

import rules
from vtt.games.models import Entry, Game

KEPT: Final = 64


@dataclass(frozen=True)
class Standing:
    """A game's table of the moment and what its next die is drawn from; `drawn` counts the dice so far."""

    game_id: str
    table: rules.Table
    seed: bytes
    drawn: int

    @property
    def seq(self) -> int:
        """How many commands were accepted."""
        return self.table.memory.seq

    @cached_property
    def written(self) -> bytes:
        """The table file as JSON, written once however many browsers ask for it."""
        return msgspec.json.encode(rules.dump(self.table))

    def dice(self) -> rules.SeededDice:
        """Give the dice, standing where the game's last roll left them."""
        return rules.SeededDice(self.seed, rules.words_of(self.table.memory.words), self.drawn)

    def after(self, events: tuple[rules.Event, ...], drawn: int, given: rules.Given | None) -> "Standing":
        """Give the standing after one accepted command, and who gave it."""
        return replace(self, table=rules.advance(self.table, events, given), drawn=drawn)


_known: OrderedDict[str, Standing] = OrderedDict()
_turn = threading.Lock()


def last_known(game_id: str) -> Standing:
    """Give the last standing this process knows, which another worker may have passed; raises `Game.DoesNotExist`."""
    return at_hand(game_id) or today(game_id)


def at_hand(game_id: str) -> Standing | None:
    """Give the last standing this process knows without asking the database."""
    return _known.get(game_id)


def today(game_id: str) -> Standing:
    """Load where a game stands now; raises `Game.DoesNotExist`."""
    seq, drawn = Game.objects.values_list("seq", "drawn").get(pk=game_id)
    known = _known.get(game_id) or _thawed(game_id)
    if known.seq < seq:
        known = replace(_folded(known, seq), drawn=drawn)
    keep(known)
    return known


def keep(standing: Standing) -> None:
    """Remember a standing unless a later one is known; the longest unused is forgotten."""
    with _turn:
        known = _known.get(standing.game_id)
        if known is None or known.seq < standing.seq:
            _known[standing.game_id] = standing
        _known.move_to_end(standing.game_id)
        while len(_known) > KEPT:
            _known.popitem(last=False)


def forget(game_id: str) -> None:
    """Drop what this process knows of a game, so that it is read anew."""
    _known.pop(game_id, None)


def _thawed(game_id: str) -> Standing:
    game = Game.objects.get(pk=game_id)
    return Standing(game_id, rules.thaw(bytes(game.state)), bytes(game.seed), game.drawn)


def _folded(standing: Standing, seq: int) -> Standing:
    """Fold the log's events from the standing's number to `seq`."""
    missed = Entry.objects.filter(game_id=standing.game_id, seq__gt=standing.seq, seq__lte=seq).order_by("seq")
    for events, seat, command in missed.values_list("events", "seat", "command"):
        given = rules.given(seat, msgspec.json.decode(command))
        standing = standing.after(events_of(standing.table, events), standing.drawn, given)
    return standing


def events_of(table: rules.Table, text: str) -> tuple[rules.Event, ...]:
    """Read the events of one log entry."""
    return tuple(rules.read_event(table, raw) for raw in msgspec.json.decode(text))
