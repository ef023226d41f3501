"""The door to the referee: read a table, judge a command, fold its events, ask a question, replay a game."""

from rules.commands import SEATS, Command, Question, Seat
from rules.dice import Dice, ScriptedDice, SeededDice, SystemDice
from rules.door import (
    RULESETS,
    advance,
    aimed_with,
    ask,
    changes,
    dump,
    freeze,
    judge,
    load,
    look_over,
    may,
    read_command,
    read_event,
    read_question,
    ruleset_of,
    summary,
    thaw,
)
from rules.events import Event
from rules.past import given
from rules.referee import Allowed
from rules.refusals import Nearest, Refusal, Refused
from rules.replay import replay, words_of
from rules.ruleset import Ruleset
from rules.summary import Casualties, Summary
from rules.table import Given, Table
from rules.wire import Unreadable, encoded, parse, write

__all__ = [
    "RULESETS",
    "SEATS",
    "Allowed",
    "Casualties",
    "Command",
    "Dice",
    "Event",
    "Given",
    "Nearest",
    "Question",
    "Refusal",
    "Refused",
    "Ruleset",
    "ScriptedDice",
    "Seat",
    "SeededDice",
    "Summary",
    "SystemDice",
    "Table",
    "Unreadable",
    "advance",
    "aimed_with",
    "ask",
    "changes",
    "dump",
    "encoded",
    "freeze",
    "given",
    "judge",
    "load",
    "look_over",
    "may",
    "parse",
    "read_command",
    "read_event",
    "read_question",
    "replay",
    "ruleset_of",
    "summary",
    "thaw",
    "words_of",
    "write",
]
