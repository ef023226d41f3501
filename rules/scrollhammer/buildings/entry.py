"""A unit on its way into a room: who of it comes from where, along which paths (P2)."""

from dataclasses import dataclass
from functools import cached_property

from rules.scrollhammer.buildings.battlements import lands
from rules.scrollhammer.buildings.poses import flying_up
from rules.scrollhammer.buildings.rooms import Place, place_at
from rules.scrollhammer.commands import Enter
from rules.scrollhammer.motion import Motion, motion_of
from rules.scrollhammer.standing import living
from rules.scrollhammer.table import Table


@dataclass(frozen=True)
class Entry:
    """A unit on its way into a room: who goes, through which rooms, along which paths."""

    table: Table
    command: Enter
    place: Place
    via: tuple[Place, ...]

    @cached_property
    def models(self) -> tuple[str, ...]:
        """All that are not casualties, in reserve or in the tray."""
        found = living(self.table, self.command.unit).items()
        return tuple(name for name, model in found if model.off is None)

    @cached_property
    def outside(self) -> tuple[str, ...]:
        """Those that come from the mat."""
        return tuple(name for name in self.models if self.table.models[name].room is None)

    @cached_property
    def origins(self) -> tuple[Place, ...]:
        """The rooms the others come from."""
        rooms = {self.table.models[name].room: None for name in self.models}
        found = (place_at(self.table, room) for room in rooms if room is not None)
        return tuple(place for place in found if place is not None)

    @cached_property
    def motion(self) -> Motion:
        """The ways to the door, or onto the battlements through the air."""
        if self.flies:
            places = {name: self.command.places[name] for name in self.models if name in self.command.places}
            return flying_up(self.table, self.command.unit, self.place, places)
        paths = {name: path for name, path in self.command.paths.items() if name in self.outside}
        return motion_of(self.table, self.command.unit, paths, None)

    @cached_property
    def flies(self) -> bool:
        """Tell whether the unit lands on battlements from the air."""
        return lands(self.table, self.models, self.place)
