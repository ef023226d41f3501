"""Wounds and casualties (C2): a model with none left is removed at once, and stays in the table as such."""

import msgspec

from rules.events import Event
from rules.scrollhammer.table import Table


class ModelWounded(Event, frozen=True, kw_only=True, tag="model_wounded"):
    """A model lost or regained wounds; with none left it is a casualty (C2)."""

    model: str
    left: int

    def apply(self, table: Table) -> Table:
        """Write down what is left."""
        model = table.models[self.model]
        hurt = msgspec.structs.replace(model, wounds=self.left, removed=model.removed or self.left == 0)
        return msgspec.structs.replace(table, models={**table.models, self.model: hurt})
