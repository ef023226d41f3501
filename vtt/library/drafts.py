"""What reading a list gives: the army as far as it was understood, what must be decided, what was left out."""

from typing import Literal

import msgspec

from vtt.library.document import Army, Key, Part


class Doubt(Part, frozen=True, kw_only=True):
    """A number the list does not give plainly: how many models a kind has, or how far it moves."""

    unit: Key
    kind: Key
    about: Literal["count", "move"]
    text: str


class Note(Part, frozen=True, kw_only=True):
    """Something that was left out or could not be read, and where."""

    text: str
    names: tuple[str, ...] = ()


class Total(Part, frozen=True, kw_only=True):
    """What the list says it costs, and what its units add up to."""

    name: str
    listed: float
    added: float


class ArmyDraft(Part, frozen=True, kw_only=True):
    """An army read from a file and not yet kept."""

    source: str
    army: Army
    doubts: tuple[Doubt, ...] = ()
    notes: tuple[Note, ...] = ()
    totals: tuple[Total, ...] = ()


def draft_from(text: str) -> ArmyDraft:
    """Read a draft as it was kept."""
    return msgspec.json.decode(text, type=ArmyDraft)
