"""Which reader a file is for: its content decides, after its name was one of an army list's."""

from typing import Any, Final

from vtt.games.table_files import IS_EXPORT
from vtt.library.drafts import ArmyDraft
from vtt.library.reading import own, plain, shape, table_file, unpacking
from vtt.library.reading.gathering import draft_of
from vtt.library.reading.refusing import ListRefused
from vtt.library.reading.roster import roster_of

ENDINGS: Final = (".ros", ".rosz", ".json")
LARGEST: Final = 5 * 1024 * 1024
"""Bytes of the largest list, packed or not."""

WRONG_NAME = "Choose a .ros, .rosz or .json file; this one is called something else."
TOO_LARGE = "An army list may have 5 MB; this one is larger."
EMPTY = "This file is empty; export the list once more."
UNKNOWN = "This is neither a roster nor an army file; export the list as .ros, .rosz or .json."


def read_list(name: str, data: bytes) -> ArmyDraft:
    """Read an army list under the name it was uploaded by; raises `ListRefused`."""
    if not name.lower().endswith(ENDINGS):
        raise ListRefused(WRONG_NAME)
    if len(data) > LARGEST:
        raise ListRefused(TOO_LARGE)
    text = unpacking.unpacked(data, LARGEST)
    start = text.removeprefix(b"\xef\xbb\xbf").lstrip()[:1]
    if not start:
        raise ListRefused(EMPTY)
    if start == b"{":
        return _from_json(plain.parsed(text))
    if start == b"<" or text[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return draft_of(roster_of(shape.shaped(text)))
    raise ListRefused(UNKNOWN)


def _from_json(raw: dict[str, Any]) -> ArmyDraft:
    if "roster" in raw:
        return draft_of(roster_of(raw))
    written = str(raw.get("format", ""))
    if written.startswith("warmat-army/"):
        return own.draft_of(raw)
    if written.startswith("warmat/"):
        return table_file.draft_of(raw)
    if written.startswith("warmat-game/"):
        raise ListRefused(IS_EXPORT)
    raise ListRefused(UNKNOWN)
