"""`python manage.py serve`: the server of a club, behind its proxy."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from vtt.server import serve


class Command(BaseCommand):
    """Serve what the database holds."""

    help = "Serve the tables in the database; several of these need REDIS_URL."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the address to listen on."""
        parser.add_argument("--host", default="127.0.0.1")
        parser.add_argument("--port", type=int, default=8000)

    def handle(self, *args: Any, **options: Any) -> None:
        """Serve until interrupted."""
        from vtt.asgi import application

        try:
            serve(application, options["host"], options["port"])
        except OSError as error:
            raise CommandError(str(error)) from None
