"""Flyers that charge a unit on battlements come down beside it, by no door (P3)."""

from collections.abc import Iterator

from rules.scrollhammer.buildings.entering import RoomEntered, entered
from rules.scrollhammer.buildings.roofs import battlements_under
from rules.scrollhammer.buildings.rooms import Place
from rules.scrollhammer.motion import Motion


def landed(motion: Motion) -> Iterator[RoomEntered]:
    """What follows for models that end on battlements: they are in that room now."""
    onto: dict[str, Place] = {}
    for name, end in motion.after.items():
        place = battlements_under(motion.table.terrain, end)
        if place is not None and end.model.room != place.reference:
            onto[name] = place
    for place in {place.reference: place for place in onto.values()}.values():
        models = tuple(name for name, other in onto.items() if other.reference == place.reference)
        yield entered(motion.name, models, place, {name: motion.after[name].place for name in models})
