"""Reading army lists of other programs, and our own: bytes in, an `ArmyDraft` out, or one sentence why not."""

from vtt.library.reading.door import read_list
from vtt.library.reading.refusing import ListRefused

__all__ = ["ListRefused", "read_list"]
