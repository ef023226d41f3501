"""Numbers of models held against the rules, before they are kept."""

from dataclasses import dataclass

import msgspec

import rules
from vtt.library.document import Profile
from vtt.library.table_parts import TableParts


@dataclass(frozen=True, slots=True)
class Problem:
    """A number the rules do not allow: which, and why."""

    field: str
    reason: str


def problem_of(profile: Profile) -> Problem | None:
    """Ask the referee's own reader whether a profile can be; a move not known yet is no problem."""
    moving = msgspec.structs.replace(profile, move=profile.move or 0.0)
    parts = TableParts(profiles={"models": msgspec.to_builtins(moving)})
    try:
        rules.load(parts.document())
    except rules.Unreadable as error:
        return Problem(error.place.rpartition(".")[2], error.reason)
    return None
