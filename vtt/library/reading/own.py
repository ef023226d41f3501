"""An army file of our own."""

from typing import Any

import msgspec

from vtt.library.document import Army, crowding, renumbered
from vtt.library.drafts import ArmyDraft
from vtt.library.reading.refusing import ListRefused

SOURCE = "Warmat army"


def draft_of(raw: dict[str, Any]) -> ArmyDraft:
    """Read an army file strictly; raises `ListRefused` naming the place that is wrong."""
    try:
        army = renumbered(msgspec.convert(raw, Army))
    except msgspec.ValidationError as error:
        raise ListRefused(f"This army file cannot be read: {_sentence(str(error))}.") from None
    if problem := crowding(army):
        raise ListRefused(problem)
    return ArmyDraft(source=SOURCE, army=army)


def _sentence(message: str) -> str:
    reason, _, place = message.partition(" - at ")
    where = place.strip("`").removeprefix("$").removeprefix(".")
    return f"{where}: {reason}" if where else reason
