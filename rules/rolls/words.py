"""The players' own words in the dice: given before the first roll, they take part in every draw from the seed."""

from typing import Any

import msgspec

from rules.commands import Seat
from rules.events import Event
from rules.refusals import Refusal
from rules.rolls.orders import GiveWords
from rules.ruleset import Ruling, certain, refuse


class WordsGiven(Event, frozen=True, kw_only=True, tag="words_given"):
    """A player's words take part in the dice; those given before are replaced."""

    seat: Seat
    text: str

    def apply(self, table: Any) -> Any:
        """Keep the words."""
        words = {**table.memory.words, self.seat: self.text}
        memory = msgspec.structs.replace(table.memory, words=words)
        return msgspec.structs.replace(table, memory=memory)


def judge_words(table: Any, command: GiveWords, seat: Seat) -> Ruling:
    """Let a player's words take part in the dice; refused with `words/late` once dice have fallen."""
    if table.memory.rolls:
        first = min(table.memory.rolls)
        text = f"Dice have fallen since command {first}; words take part only when given before the first roll."
        return refuse(Refusal(code="words/late", text=text))
    return certain(WordsGiven(seat=seat, text=command.text))
