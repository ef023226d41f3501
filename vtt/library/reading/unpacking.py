"""Taking the one roster out of a zip: in memory, with a hard cap, nothing by its name."""

import zipfile
import zlib
from io import BytesIO
from typing import Final

from vtt.library.reading.refusing import ListRefused

LARGEST_ZIP: Final = 2 * 1024 * 1024
"""Bytes of the largest zip; bounds how many entries its directory can hold."""
MOST_ENTRIES: Final = 20
SQUEEZED_AT_MOST: Final = 100
"""A roster packs about 10 : 1; what packs a hundred times was made to burst."""
PLAIN_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ENCRYPTED: Final = 0x1

BROKEN = "This zip is damaged or cut off; export the list once more."
TOO_LARGE = "A packed list may have 2 MB; this one is larger."
TOO_MANY = "A .rosz holds one roster; this zip has too many files in it."
PATHS = "This zip names folders; a .rosz holds one .ros file and nothing else."
NONE_IN_IT = "There is no .ros file in this zip."
TWO_IN_IT = "There are several .ros files in this zip; export one list at a time."
LOCKED = "This zip has a password; export the list without one."
METHOD = "This zip is packed in an unusual way; export the list once more."
BOMB = "What is in this zip is too large for an army list."


def unpacked(data: bytes, largest: int) -> bytes:
    """Give the roster in a zip, at most `largest` bytes; what is no zip comes back as it is. Raises `ListRefused`."""
    if not data.startswith(b"PK"):
        return data
    if len(data) > LARGEST_ZIP:
        raise ListRefused(TOO_LARGE)
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            return _roster_in(archive, largest)
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError) as error:
        if isinstance(error, ListRefused):
            raise
        raise ListRefused(BROKEN) from None


def _roster_in(archive: zipfile.ZipFile, largest: int) -> bytes:
    entry = _only_roster(archive.infolist())
    if entry.flag_bits & ENCRYPTED:
        raise ListRefused(LOCKED)
    if entry.compress_type not in PLAIN_METHODS:
        raise ListRefused(METHOD)
    if entry.file_size > min(largest, SQUEEZED_AT_MOST * max(entry.compress_size, 1)):
        raise ListRefused(BOMB)
    with archive.open(entry) as file:
        content = file.read(largest + 1)
    if len(content) > largest:
        raise ListRefused(BOMB)
    return content


def _only_roster(entries: list[zipfile.ZipInfo]) -> zipfile.ZipInfo:
    if len(entries) > MOST_ENTRIES:
        raise ListRefused(TOO_MANY)
    if any("/" in entry.filename or "\\" in entry.filename for entry in entries):
        raise ListRefused(PATHS)
    rosters = [entry for entry in entries if entry.filename.lower().endswith(".ros")]
    if not rosters:
        raise ListRefused(NONE_IN_IT)
    if len(rosters) > 1:
        raise ListRefused(TWO_IN_IT)
    return rosters[0]
