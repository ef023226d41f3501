"""Restoring a backup: everything in it is checked before anything here is touched, and the database comes last."""

import os
import shutil
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

from django.conf import settings
from django.db import Error, connection
from django.db.migrations.loader import MigrationLoader

from vtt.alone import claim
from vtt.hosting import databases, manifest
from vtt.hosting.manifest import BackupRefused, Content, Manifest

UNREADABLE = "{path} is no archive that can be read ({why}); take another backup."
INCOMPLETE = "{name} is missing from this backup; take another backup."
CHANGED = "{name} in this backup is not what was put into it; take another backup."
OTHER_ENGINE = "This backup is of {theirs} and the database here is {ours}; set DATABASE_URL to one of {theirs}."
NEWER = "This backup was made by a newer Warmat ({names} is unknown here); install that one first."
RUNNING = "A Warmat server runs here; stop every one of them, then restore."


def restore(path: Path) -> Manifest:
    """Put a backup in place of what is here; raises `BackupRefused`, and `OSError` when there is no room."""
    lock = _stand_alone()
    with lock, TemporaryDirectory(dir=settings.VAR, prefix="restore-") as name:
        held = Path(name)
        found = _unpack(path, held)
        _check_fits(found)
        databases.refuse_while_used()
        _put(held, [name for name in found.files if name.startswith("pictures/")])
        databases.load(held / "database", found.rows)
        _put(held, [name for name in found.files if not name.startswith("pictures/") and name != "database"])
    return found


def holds_games() -> bool:
    """Tell whether there is anything here that a restored backup would take away."""
    try:
        with connection.cursor() as cursor:
            tables = connection.introspection.table_names(cursor)
            if "games_game" not in tables:
                return False
            cursor.execute("SELECT count(*) FROM games_game")
            return bool(cursor.fetchone()[0])
    except Error as error:
        raise BackupRefused(f"The database does not answer: {str(error).strip()}.") from None


def _stand_alone() -> IO[bytes]:
    try:
        return claim(settings.VAR)
    except SystemExit:
        raise BackupRefused(RUNNING) from None


def _unpack(path: Path, held: Path) -> Manifest:
    try:
        with tarfile.open(path, "r:gz") as archive:
            found = manifest.read(_member(archive, manifest.NAME).read())
            for name, content in found.files.items():
                _extract(_member(archive, name), held / name, content)
    except (tarfile.TarError, EOFError, OSError) as error:
        raise BackupRefused(UNREADABLE.format(path=path, why=error)) from None
    return found


def _member(archive: tarfile.TarFile, name: str) -> IO[bytes]:
    try:
        file = archive.extractfile(name)
    except KeyError:
        file = None
    if file is None:
        raise BackupRefused(INCOMPLETE.format(name=name))
    return file


def _extract(file: IO[bytes], to: Path, content: Content) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    with to.open("wb") as target:
        shutil.copyfileobj(file, target)
    if manifest.content_of(to) != content:
        raise BackupRefused(CHANGED.format(name=to.name))


def _check_fits(found: Manifest) -> None:
    if found.engine != manifest.engine_in_use():
        raise BackupRefused(OTHER_ENGINE.format(theirs=found.engine, ours=manifest.engine_in_use()))
    known = {f"{app}.{name}" for app, name in MigrationLoader(None).disk_migrations}
    unknown = sorted(set(found.migrations) - known)
    if unknown:
        raise BackupRefused(NEWER.format(names=", ".join(unknown)))


def _put(held: Path, names: list[str]) -> None:
    """Move files to their places; pictures may be read by a proxy, the rest by this user alone."""
    for name in names:
        place = settings.VAR / name
        place.parent.mkdir(parents=True, exist_ok=True)
        os.chmod(held / name, 0o644 if name.startswith("pictures/") else 0o600)
        os.replace(held / name, place)
