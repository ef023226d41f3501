"""Which games may be made by the form: one that its players prepare here, and others that start from their demo."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ruleset as the form offers it; `prepared` means its players choose ground, options and armies."""

    ruleset: str
    name: str
    about: str
    prepared: bool


@cache
def offers() -> tuple[Offer, ...]:
    """Every game on offer, the usual one first."""
    return msgspec.json.decode(Path(__file__).with_name("offers.json").read_bytes(), type=tuple[Offer, ...])


def prepared() -> Offer:
    """The game that is prepared by its players."""
    return next(offer for offer in offers() if offer.prepared)


def empty_table(width: float, depth: float) -> dict[str, Any]:
    """The smallest table file of the game that is prepared; inches."""
    return {"format": "warmat/1", "ruleset": prepared().ruleset, "mat": {"width": width, "depth": depth}}
