"""What a backup holds, written down in it: every file with its checksum, every table with its rows."""

import hashlib
from pathlib import Path
from typing import IO, Annotated, Final, Literal

import msgspec
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder

FORMAT: Final = "warmat-backup/1"
NAME: Final = "manifest.json"
CHUNK: Final = 1024 * 1024

Engine = Literal["sqlite", "postgresql"]
FileName = Annotated[
    str,
    msgspec.Meta(pattern=r"^(database|secret_key|demo-[a-z]+\.json|pictures/[0-9a-f]{2}/[0-9a-f]{64}\.webp)\Z"),
]
"""The names a backup may hold, so that nothing is ever written anywhere else."""


class BackupRefused(Exception):
    """A backup cannot be made, or is none that can be restored; `str()` is one sentence with the remedy."""


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file: its size in bytes and its SHA-256."""

    size: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole backup; `rows` counts every table of the database, `migrations` are those it went through."""

    format: Literal["warmat-backup/1"]
    made_at: str
    engine: Engine
    migrations: list[str]
    rows: dict[str, int]
    files: dict[FileName, Content]

    @property
    def in_words(self) -> str:
        """Say how much it is."""
        pictures = sum(name.startswith("pictures/") for name in self.files)
        return f"{sum(self.rows.values())} rows in {len(self.rows)} tables, {pictures} picture files"


def read(text: bytes) -> Manifest:
    """Read a manifest; raises `BackupRefused`."""
    try:
        return msgspec.json.decode(text, type=Manifest)
    except msgspec.DecodeError as error:
        raise BackupRefused(f"This is no backup of Warmat that can be read: its manifest says {error}.") from None


def write(manifest: Manifest) -> bytes:
    """Write a manifest for people to read too."""
    return msgspec.json.format(msgspec.json.encode(manifest), indent=1)


def content_of(path: Path) -> Content:
    """Weigh a file and take its checksum."""
    with path.open("rb") as file:
        return Content(path.stat().st_size, _digest_of(file))


def engine_in_use() -> Engine:
    """Name the engine of the database that is set."""
    return "sqlite" if connection.vendor == "sqlite" else "postgresql"


def migrations_of() -> list[str]:
    """List the migrations the database went through."""
    applied = MigrationRecorder(connection).applied_migrations()
    return sorted(f"{app}.{name}" for app, name in applied)


def _digest_of(file: IO[bytes]) -> str:
    digest = hashlib.sha256()
    while chunk := file.read(CHUNK):
        digest.update(chunk)
    return digest.hexdigest()
