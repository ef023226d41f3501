"""The version of a directory of files, told by their content."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_LENGTH: Final = 12


def version_of(directory: Path) -> str:
    """Name the version of everything in a directory: one changed letter makes another address of all files."""
    digest = hashlib.sha256()
    for path in files_of(directory):
        digest.update(str(path.relative_to(directory)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:_LENGTH]


def files_of(directory: Path) -> Iterator[Path]:
    """List every file in a directory and below, by name."""
    return (path for path in sorted(directory.rglob("*")) if path.is_file())
