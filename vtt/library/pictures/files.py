"""The files of pictures: named by the digest of their content, never by anything a person sent."""

import hashlib
import os
import tempfile
from pathlib import Path

from django.conf import settings


def keep(content: bytes) -> str:
    """Write a file whole or not at all; gives its name."""
    digest = hashlib.sha256(content).hexdigest()
    path = path_of(digest)
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(content)
    os.chmod(file.name, 0o644)
    os.replace(file.name, path)
    return digest


def content_of(digest: str) -> bytes | None:
    """Read a file, None when there is none of that name."""
    path = path_of(digest)
    return path.read_bytes() if path.is_file() else None


def drop(digest: str) -> None:
    """Delete a file, if it is there."""
    path_of(digest).unlink(missing_ok=True)


def path_of(digest: str) -> Path:
    """Where the file of a digest lies; `digest` is 64 hexadecimal digits."""
    root: Path = settings.VAR / "pictures"
    return root / digest[:2] / f"{digest}.webp"
