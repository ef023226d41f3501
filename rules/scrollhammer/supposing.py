"""Models stood elsewhere in thought: what is asked about ghosts, before anything moves."""

from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from rules.commands import Reference, Waypoint
from rules.refusals import Refusal, unknown
from rules.scrollhammer.ground import level_at
from rules.scrollhammer.table import Model, Table

Places = Annotated[dict[Reference, Waypoint], Meta(max_length=500)]
"""Where models are supposed to stand; without floor or facing each keeps its own."""


def supposed(table: Table, places: Places) -> Table:
    """The table as it were with models at other places; they may be anybody's, nothing is judged."""
    if not places:
        return table
    moved = {name: _stood(table.models[name], place) for name, place in places.items()}
    return msgspec.structs.replace(table, models=table.models | moved)


def misplaced(table: Table, places: Places) -> Iterator[Refusal]:
    """Refuse to suppose models that are not there, or on floors that are not there (`move/floor`)."""
    for name, place in places.items():
        if name not in table.models:
            yield unknown("model", name)
        elif place.floor is not None and level_at(table.terrain, place.x, place.y, place.floor) is None:
            text = f"There is no floor {place.floor} at ({place.x:.2f}, {place.y:.2f}); name one that is there."
            yield Refusal(code="move/floor", model=name, at=(place.x, place.y), text=text)


def _stood(model: Model, place: Waypoint) -> Model:
    return msgspec.structs.replace(
        model,
        x=place.x,
        y=place.y,
        floor=model.floor if place.floor is None else place.floor,
        facing=model.facing if place.facing is None else place.facing,
        room=None,
        off=None,
    )
