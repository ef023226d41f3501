"""The machine: room on the disk, the directory, the clock, the workers."""

import shutil
from datetime import UTC, datetime, timedelta
from http.client import HTTPException
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from django.conf import settings
from django.db import Error, connection

from vtt.alone import claim
from vtt.games.models import Entry
from vtt.hosting.findings import Finding, mind, well, wrong
from vtt.library.models import Picture
from vtt.library.pictures import files

LITTLE: Final = 1_000_000_000
"""Bytes below which the disk is nearly full."""
DRIFT: Final = timedelta(seconds=5)
ANSWERS_WITHIN: Final = 5.0


def disk() -> Finding:
    """Look for room."""
    free = shutil.disk_usage(settings.VAR).free
    text = f"{free / 1e9:.1f} GB are free where {settings.VAR} is"
    if free < LITTLE:
        return wrong("disk", f"{text}; make room, or moves can no longer be stored.")
    return well("disk", text)


def directory() -> Finding:
    """Look whether files can be written, and whether every picture the database names is there."""
    try:
        with TemporaryFile(dir=settings.VAR):
            missing = [digest for digest in _named_pictures() if not files.path_of(digest).is_file()]
    except OSError as error:
        return wrong("files", f"{settings.VAR} cannot be written ({error.strerror}); give it to the server's user.")
    except Error:
        return mind("files", "the database could not be asked which pictures should be here")
    if missing:
        return wrong("files", f"{len(missing)} picture files are gone from {settings.VAR}; restore a backup.")
    return well("files", f"{settings.VAR} can be written, and every picture is there")


def clock() -> Finding:
    """Compare this machine's clock with the log's last entry and with the database's clock."""
    now = datetime.now(UTC)
    try:
        others = [*_last_entry(), *_database_clock()]
    except Error:
        return mind("clock", "the database could not be asked what time it is")
    if any(other - now > DRIFT for other in others):
        ahead = max(others) - now
        return wrong("clock", f"the clock is {ahead.total_seconds():.0f} s behind the database; install chrony.")
    return well("clock", f"{now:%Y-%m-%d %H:%M:%S} UTC, which agrees with the database")


def workers(ports: list[int]) -> Finding:
    """Ask each worker, on the port it should have, whether it is well; without ports, whether any serves."""
    silent = [str(port) for port in ports if not _is_well(f"http://127.0.0.1:{port}/healthz")]
    if silent:
        return wrong("workers", f"none is well on port {', '.join(silent)}; look at: journalctl -u 'warmat@*'")
    if ports:
        return well("workers", f"{len(ports)} are well")
    if _is_served(settings.VAR):
        return well("workers", "at least one runs; name their ports with --ports to have each one asked")
    return mind("workers", f"none runs from {settings.VAR}; start one")


def _named_pictures() -> set[str]:
    return {digest for pair in Picture.objects.values_list("large", "small") for digest in pair}


def _last_entry() -> list[datetime]:
    at = Entry.objects.order_by("-pk").values_list("at", flat=True).first()
    return [datetime.fromisoformat(at)] if at else []


def _database_clock() -> list[datetime]:
    if connection.vendor == "sqlite":
        return []
    with connection.cursor() as cursor:
        cursor.execute("SELECT clock_timestamp()")
        return [cursor.fetchone()[0]]


def _is_well(address: str) -> bool:
    try:
        with urlopen(address, timeout=ANSWERS_WITHIN) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError, HTTPException):
        return False


def _is_served(var: Path) -> bool:
    try:
        claim(var).close()
    except SystemExit:
        return True
    return False
