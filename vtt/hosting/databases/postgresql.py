"""PostgreSQL: pg_dump and psql, on the snapshot whose rows are counted."""

import os
import subprocess
from pathlib import Path
from typing import Final

from django.db import connection, transaction
from django.db.backends.postgresql.client import DatabaseClient

from vtt.hosting.manifest import BackupRefused

MISSING = "{program} is not there; install it: apt-get install postgresql-client."
FAILED = "{program} failed, the database is as it was: {why}"
USED = "{count} other connections to the database are open; stop every Warmat process, then restore again."
EMPTY: Final = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"


def save(path: Path) -> dict[str, int]:
    """Dump the database of one moment as SQL; gives the rows of each table at that moment."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        cursor.execute("SELECT pg_export_snapshot()")
        (snapshot,) = cursor.fetchone()
        _run("pg_dump", "--no-owner", "--no-privileges", f"--snapshot={snapshot}", f"--file={path}")
        return {name: _count(name) for name in sorted(connection.introspection.table_names(cursor))}


def refuse_while_used() -> None:
    """Raise `BackupRefused` when anybody else is connected, on this machine or another."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
        (count,) = cursor.fetchone()
    if count:
        raise BackupRefused(USED.format(count=count))


def load(path: Path, rows: dict[str, int]) -> None:
    """Empty the database, run the dump, and count the rows, in one transaction; raises `BackupRefused`."""
    connection.close()
    counting = (f"--command={_check(name, count)}" for name, count in rows.items())
    strictly = ("--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1")
    _run("psql", *strictly, f"--command={EMPTY}", f"--file={path}", *counting)


def _count(table: str) -> int:
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT count(*) FROM {connection.ops.quote_name(table)}")
        return int(cursor.fetchone()[0])


def _check(table: str, count: int) -> str:
    """Write SQL that fails unless a table has these rows."""
    name = connection.ops.quote_name(table).replace("'", "''")
    found = f"(SELECT count(*) FROM public.{name})"
    return f"DO $check$ BEGIN ASSERT {found} = {count}, 'other rows than counted'; END $check$"


def _run(program: str, *arguments: str) -> None:
    """Run one of PostgreSQL's programs on the database; a password goes by the environment, which none can read."""
    line, environment = DatabaseClient.settings_to_cmd_args_env(connection.settings_dict, list(arguments))
    try:
        done = subprocess.run(
            [program, *line[1:]], env=os.environ | (environment or {}), capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        raise BackupRefused(MISSING.format(program=program)) from None
    if done.returncode:
        raise BackupRefused(FAILED.format(program=program, why=" ".join(done.stderr.split()) or "no word why"))
