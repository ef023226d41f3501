"""The two databases, each saved and loaded by its own means: one door for both."""

from pathlib import Path
from types import ModuleType

from vtt.hosting.databases import postgresql, sqlite
from vtt.hosting.manifest import engine_in_use


def save(path: Path) -> dict[str, int]:
    """Copy the database of one moment into a file while it is in use; gives the rows of each table."""
    rows: dict[str, int] = _means().save(path)
    return rows


def refuse_while_used() -> None:
    """Raise `BackupRefused` when another program holds the database."""
    _means().refuse_while_used()


def load(path: Path, rows: dict[str, int]) -> None:
    """Put a file's content in place of the database's, all or nothing; raises `BackupRefused` when it is unsound."""
    _means().load(path, rows)


def _means() -> ModuleType:
    return {"sqlite": sqlite, "postgresql": postgresql}[engine_in_use()]
