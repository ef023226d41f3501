"""Uploaded table files: what is said to somebody who takes the export of a game for one."""

import re
from typing import Final

from django.core.files.uploadedfile import UploadedFile

IS_EXPORT: Final = (
    "This is the export of a whole game; a table file is wanted,"
    " as “Export the table” in the menu of a game saves it."
)
_HEAD: Final = re.compile(rb'(?:\xef\xbb\xbf)?\s*\{\s*"format"\s*:\s*"warmat-game/')
_LONGEST_HEAD: Final = 200


def is_export(head: bytes) -> bool:
    """Tell by its first bytes whether a file is a game's export, which names its format first."""
    return _HEAD.match(head) is not None


def is_uploaded_export(file: "UploadedFile[bytes]") -> bool:
    """Tell whether an upload is a game's export, however large it is."""
    head = file.read(_LONGEST_HEAD)
    file.seek(0)
    return is_export(head)
