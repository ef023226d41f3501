"""An army file of our own."""

from typing import Any

import msgspec

from vtt.library.document import Army, crowding
from vtt.library.drafts import ArmyDraft
from vtt.library.reading.refusing import ListRefused

SOURCE = "Warmat army"
TWICE = "This army file has two parts with the id “{key}”."


def draft_of(raw: dict[str, Any]) -> ArmyDraft:
    """Read an army file strictly; raises `ListRefused` naming the place that is wrong."""
    try:
        army = msgspec.convert(raw, Army)
    except msgspec.ValidationError as error:
        raise ListRefused(f"This army file cannot be read: {_sentence(str(error))}.") from None
    _check_ids(army)
    if problem := crowding(army):
        raise ListRefused(problem)
    return ArmyDraft(source=SOURCE, army=army)


def _sentence(message: str) -> str:
    reason, _, place = message.partition(" - at ")
    where = place.strip("`").removeprefix("$").removeprefix(".")
    return f"{where}: {reason}" if where else reason


def _check_ids(army: Army) -> None:
    for keys in ([unit.id for unit in army.units], *([kind.id for kind in unit.kinds] for unit in army.units)):
        twice = next((key for key in keys if keys.count(key) > 1), None)
        if twice is not None:
            raise ListRefused(TWICE.format(key=twice))
