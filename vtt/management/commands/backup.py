"""`python manage.py backup`: everything a club would miss, in one file, while the server runs."""

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import Error

from vtt.hosting import backup
from vtt.hosting.manifest import BackupRefused

KEY_ELSEWHERE = "The secret key stands in WARMAT_SECRET_KEY and not in the backup: keep it too."


class Command(BaseCommand):
    """Save the database, the pictures and the keys."""

    help = "Write the database, the pictures and the keys into one archive; the server may run."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the file to write, and how many older ones stay."""
        parser.add_argument("file", type=Path, nargs="?", default=settings.VAR / "backups" / backup.file_name())
        parser.add_argument("--keep", type=int, help="delete all but the newest KEEP backups beside this one")

    def handle(self, *args: Any, **options: Any) -> None:
        """Write the archive and say what is in it."""
        path, keep = options["file"], options["keep"]
        if keep is not None and keep < 1:
            raise CommandError("--keep must be 1 or more.")
        try:
            made = backup.make(path)
        except (BackupRefused, Error, OSError) as error:
            raise CommandError(f"No backup was made. {error}") from None
        if keep is not None:
            backup.drop_older(path, keep)
        self.stdout.write(f"{path}: {made.in_words}, {path.stat().st_size / 1e6:.1f} MB.")
        if "secret_key" not in made.files:
            self.stdout.write(KEY_ELSEWHERE)
