"""What the categories of a list say about a unit: its type, whether it flies, whether it is a character."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

from vtt.library.document import Profile, UnitType

TYPES: Final[Mapping[str, UnitType]] = {
    "infantry": "infantry",
    "cavalry": "cavalry", "mounted": "cavalry",
    "monster": "monstrous", "monstrous": "monstrous", "behemoth": "monstrous",
    "beast": "beast", "beasts": "beast",
    "war machine": "artillery", "artillery": "artillery",
    "swarm": "swarm", "swarms": "swarm",
}  # fmt: skip
FLIERS: Final = frozenset({"fly", "flyer", "flying"})
CHARACTERS: Final = frozenset({"character", "hero"})


@dataclass(frozen=True, slots=True)
class Traits:
    """What the words of a unit's categories come to; a type of None is not given."""

    type: UnitType | None
    flyer: bool
    character: bool

    def applied(self, profile: Profile) -> Profile:
        """Write these into a profile; a type that is not given stays infantry."""
        return msgspec.structs.replace(
            profile, type=self.type or profile.type, flyer=self.flyer, character=self.character
        )


def traits_of(categories: tuple[str, ...]) -> Traits:
    """Read a unit's categories; two types in them give none."""
    words = {category.lower() for category in categories}
    types = {TYPES[word] for word in words if word in TYPES}
    return Traits(
        type=types.pop() if len(types) == 1 else None,
        flyer=bool(words & FLIERS),
        character=bool(words & CHARACTERS),
    )
