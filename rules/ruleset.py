"""A ruleset is data: what a table holds, what may be ordered and asked, and who judges it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from rules.commands import Command, Question, Seat
from rules.dice import Dice
from rules.events import Event
from rules.refusals import Nearest, Refusal
from rules.summary import Summary, plain_summary
from rules.table import Pending
from rules.wire import read


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an allowed command does: its events in order and what the answer tells."""

    events: tuple[Event, ...]
    result: dict[str, Any] = field(default_factory=dict)
    let_pass: tuple[Refusal, ...] = ()
    """Reasons against that the players agreed to let pass (G5)."""
    concerns: tuple[str, ...] = ()
    """What its dice were rolled for beside what it changes, as `models.s1` (D3)."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A judge's word: the reasons against, what would happen all the same, and how far it may go.

    `outcome` rolls the dice and is called only for a command that is carried out; None when nothing
    could be carried out even if both players wished it.
    """

    refusals: tuple[Refusal, ...] = ()
    outcome: Callable[[Dice], Outcome] | None = None
    nearest: Callable[[], Nearest | None] | None = None


Judge = Callable[[Any, Any, Seat], Ruling]
Decider = Callable[[Any, Pending, bool | str], Ruling]
Answer = Callable[[Any, Any], dict[str, Any]]
Aims = Callable[[Any], tuple[str | None, ...]]
Gate = Callable[[Any, Command, Seat | None], "Gated"]


@dataclass(frozen=True, slots=True)
class Gated:
    """What the gate found before any judge looked.

    `open`: the players may agree to let it pass. `firm`: nobody may (not your turn, not your unit).
    `shut`: there is nothing to judge (no such unit, the game is over).
    """

    refusals: tuple[Refusal, ...] = ()
    state: Literal["open", "firm", "shut"] = "open"


def refuse(*refusals: Refusal) -> Ruling:
    """Rule against a command that cannot be carried out at all."""
    return Ruling(refusals=refusals)


def certain(*events: Event, **result: Any) -> Ruling:
    """Rule that a command is allowed and what it does needs no dice."""
    return Ruling(outcome=lambda dice: Outcome(events, result))


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything the core needs to know of a game; the core names none."""

    name: str
    table: type[Any]
    judges: Mapping[type[Command], Judge]
    deciders: Mapping[str, Decider]
    """Who judges each kind of pending decision, beside the core's own `override`."""
    answers: Mapping[type[Question], Answer]
    events: tuple[type[Event], ...]
    gate: Gate
    check: Callable[[Any], Any]
    """Finish a table just read: give it back with what it left out, or raise `Unreadable`."""
    aims: Mapping[type[Command], Aims] = field(default_factory=dict)
    """The orders a hand holds over the table before they are given, and whom each names as its own."""
    measures: Mapping[str, Any] = field(default_factory=dict)
    """Lengths in inches a page may draw and never judges by."""
    summary: Callable[[Any], Summary] = plain_summary
    """Tell a game in one line of a list."""
    look_over: Callable[[Any], object] = lambda table: None
    """Work out what any command will ask of a table first; it is only kept, and nothing hangs on it."""

    def reread(self, raw: dict[str, Any]) -> Command:
        """Read back a command that was kept as it is written."""
        kind = next(kind for kind in self.judges if kind.__struct_config__.tag == raw["do"])
        return read(raw, kind, "command")
