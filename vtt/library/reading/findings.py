"""What a reader comes upon beside the army itself: doubts to decide and things left out."""

from dataclasses import dataclass, field

from vtt.library.drafts import Doubt, Note

MOST_NAMES = 200


@dataclass
class Findings:
    """Collects doubts and notes; a note made twice only gains names."""

    doubts: list[Doubt] = field(default_factory=list)
    _notes: dict[str, dict[str, None]] = field(default_factory=dict)

    def note(self, text: str, name: str = "") -> None:
        """Remember a sentence about something, and what it is about."""
        names = self._notes.setdefault(text, {})
        if name:
            names[name] = None

    @property
    def notes(self) -> tuple[Note, ...]:
        """All notes in the order they were first made."""
        return tuple(Note(text=text, names=tuple(names)[:MOST_NAMES]) for text, names in self._notes.items())
