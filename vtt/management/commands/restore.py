"""`python manage.py restore`: a backup in place of what is here, while no server runs."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import Error

from vtt.hosting import restore
from vtt.hosting.manifest import BackupRefused

IN_USE = "There are games here that this backup would take the place of; say --replace if that is meant."


class Command(BaseCommand):
    """Restore what `backup` wrote."""

    help = "Put a backup in place of what is here; refused while a server runs."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the file, and leave to replace what is here."""
        parser.add_argument("file", type=Path)
        parser.add_argument("--replace", action="store_true", help="the games that are here now may go")

    def handle(self, *args: Any, **options: Any) -> None:
        """Restore and say what is there now."""
        try:
            if not options["replace"] and restore.holds_games():
                raise CommandError(IN_USE)
            found = restore.restore(options["file"])
        except (BackupRefused, Error, OSError) as error:
            raise CommandError(f"Nothing was restored. {error}") from None
        self.stdout.write(f"Restored the backup of {found.made_at}: {found.in_words}.")
        self.stdout.write("Now run `manage.py migrate`, then start the server; open pages reload by themselves.")
