"""A game in one line of a list: how far it is, whose turn it is, how it stands."""

from typing import Any

import msgspec

from rules.commands import Seat


class Casualties(msgspec.Struct, frozen=True):
    """How many of how many a side has lost."""

    lost: int
    of: int


class Summary(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a list of games tells of one; a part left out is nothing this game has. Without a seat it is over."""

    stage: str = ""
    """How far it is, in a word or two."""
    seat: Seat | None = None
    preparing: bool = False
    """Whether its players are still setting it up, so that it is nobody's turn."""
    score: dict[Seat, int] = {}
    casualties: dict[Seat, Casualties] = {}


def plain_summary(table: Any) -> Summary:
    """Tell whose turn it is, which every game has."""
    return Summary(seat=table.active_seat())
