"""Making a backup: the database of one moment, the pictures it names and the keys, in one archive."""

import io
import os
import tarfile
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from django.conf import settings

from vtt.hosting import databases, manifest
from vtt.hosting.manifest import BackupRefused, Manifest

TAKEN = "{path} is there already; name another file."


def make(path: Path) -> Manifest:
    """Write an archive, whole or not at all, readable by this user alone; raises `BackupRefused`."""
    if path.exists():
        raise BackupRefused(TAKEN.format(path=path))
    path.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=settings.VAR, prefix="backup-") as name:
        made = _gather(Path(name))
        _pack(Path(name), made, path)
    return made


def file_name() -> str:
    """Name a backup made now."""
    return f"warmat-{datetime.now(UTC):%Y%m%d-%H%M%S}.tar.gz"


def drop_older(path: Path, keep: int) -> None:
    """Delete all but the newest `keep` backups beside one of them."""
    for old in sorted(path.parent.glob("warmat-*.tar.gz"))[:-keep]:
        old.unlink()


def _gather(holder: Path) -> Manifest:
    """Put everything into a directory; pictures are held before and after, lest one come or go meanwhile."""
    _link_files(holder)
    rows = databases.save(holder / "database")
    _link_files(holder)
    files = sorted(path for path in holder.rglob("*") if path.is_file())
    return Manifest(
        format=manifest.FORMAT,
        made_at=datetime.now(UTC).isoformat(timespec="seconds"),
        engine=manifest.engine_in_use(),
        migrations=manifest.migrations_of(),
        rows=rows,
        files={str(path.relative_to(holder)): manifest.content_of(path) for path in files},
    )


def _link_files(holder: Path) -> None:
    """Link what does not change in place: a file that is deleted afterwards is still here."""
    kept = [settings.VAR / "secret_key", *settings.VAR.glob("demo-*.json"), *settings.VAR.glob("pictures/*/*.webp")]
    for path in kept:
        link = holder / path.relative_to(settings.VAR)
        link.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileNotFoundError, FileExistsError):
            os.link(path, link)


def _pack(holder: Path, made: Manifest, path: Path) -> None:
    partial = path.with_name(path.name + ".partial")
    partial.unlink(missing_ok=True)
    descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        with tarfile.open(fileobj=file, mode="w:gz", compresslevel=6) as archive:
            _add(archive, manifest.NAME, manifest.write(made))
            for name in made.files:
                archive.add(holder / name, name)
        file.flush()
        os.fsync(file.fileno())
    os.replace(partial, path)


def _add(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    member = tarfile.TarInfo(name)
    member.size = len(content)
    archive.addfile(member, io.BytesIO(content))
