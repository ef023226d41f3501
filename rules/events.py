"""What happened. Events carry outcomes, so applying them measures nothing, rolls nothing and refuses nothing."""

from typing import Any

import msgspec

from rules.table import Rolled


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", forbid_unknown_fields=True):
    """One outcome of an accepted command."""

    def apply(self, table: Any) -> Any:
        """Give the table as it is after this event."""
        raise NotImplementedError


class DiceRolled(Event, frozen=True, kw_only=True, tag="dice_rolled"):
    """Dice fell: remembered under the number of the command that rolled them."""

    roll: int
    rolled: Rolled

    def apply(self, table: Any) -> Any:
        """Remember the roll."""
        memory = msgspec.structs.replace(table.memory, rolls={**table.memory.rolls, self.roll: self.rolled})
        return msgspec.structs.replace(table, memory=memory)
