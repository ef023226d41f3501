"""SQLite: its backup API, which knows of the write-ahead log, both ways."""

import sqlite3
from contextlib import closing
from pathlib import Path

from django.db import connection

from vtt.hosting.manifest import BackupRefused

BROKEN = "The database in this backup is broken ({why}); take an older backup."
BUSY = "The database here cannot be written ({why}); stop what uses it, or move a broken one away, and try again."


def save(path: Path) -> dict[str, int]:
    """Copy the database of one moment into a file of its own; gives the rows of each table."""
    with closing(sqlite3.connect(path)) as copy:
        _live().backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        _check(copy)
        return _rows(copy)


def refuse_while_used() -> None:
    """Raise `BackupRefused` when another program writes to the database."""
    try:
        _live().execute("BEGIN EXCLUSIVE")
        _live().execute("ROLLBACK")
    except sqlite3.DatabaseError as error:
        raise BackupRefused(BUSY.format(why=error)) from None


def load(path: Path, rows: dict[str, int]) -> None:
    """Check a file and copy it over the database; raises `BackupRefused` when it is unsound."""
    with closing(sqlite3.connect(path)) as copy:
        _check(copy)
        if _rows(copy) != rows:
            raise BackupRefused(BROKEN.format(why="its tables have other rows than its manifest says"))
        copy.backup(_live())
    connection.close()


def _live() -> sqlite3.Connection:
    connection.ensure_connection()
    live: sqlite3.Connection = connection.connection
    return live


def _check(copy: sqlite3.Connection) -> None:
    try:
        (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        raise BackupRefused(BROKEN.format(why=found))


def _rows(copy: sqlite3.Connection) -> dict[str, int]:
    named = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
    names = [name for (name,) in copy.execute(named)]
    return {name: copy.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in sorted(names)}
