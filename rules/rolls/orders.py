"""Orders about dice as they are written, the same in every ruleset (table-format.md, 2)."""

from typing import Annotated

from msgspec import Meta

from rules.commands import Command, DiceText, Purpose, Reason, Seat
from rules.units import Count, Text, Whole

Words = Annotated[str, Meta(min_length=1, max_length=80)]


class Roll(Command, frozen=True, kw_only=True, tag="roll", rename={"purpose": "for"}):
    """Roll dice for all to see (D1)."""

    dice: DiceText
    purpose: Purpose = ""
    each: bool = False
    at_least: Whole | None = None


class Reroll(Command, frozen=True, kw_only=True, tag="reroll"):
    """Roll dice of an earlier roll again (D3)."""

    roll: Count
    dice: Annotated[tuple[Count, ...], Meta(min_length=1, max_length=200)] | None = None
    rule: Reason | None = None


class Cocked(Command, frozen=True, kw_only=True, tag="cocked"):
    """Call a real die cocked: the roll is made again (D7)."""

    roll: Count


class RollOff(Command, frozen=True, kw_only=True, tag="roll_off"):
    """Roll off between the players (D4)."""

    modifiers: dict[Seat, Whole] = {}


class Pick(Command, frozen=True, kw_only=True, tag="pick"):
    """Pick one of several at random (D5)."""

    among: Annotated[tuple[Text, ...], Meta(min_length=1, max_length=500)]


class Dispute(Command, frozen=True, kw_only=True, tag="dispute"):
    """Settle a claim by a D6 (G3)."""

    claim: Reason


class GiveWords(Command, frozen=True, kw_only=True, tag="words"):
    """Give words of one's own that take part in every die (before the first roll)."""

    text: Words
