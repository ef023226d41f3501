"""`python manage.py play`: a demo game and its three links, in one command."""

from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError, CommandParser

from vtt.games.access import PLACES
from vtt.games.demo import DEMOS, FIRST, demo_game
from vtt.games.links import shown
from vtt.server import serve

KEEPER = "\nWhoever opens Red first keeps the game: it stands under My games there, and its links can be replaced."
REPLACED = "\nThe other links were replaced under My games, by whoever opened Red first."


class Command(BaseCommand):
    """Make the database, the demo game and its links, then serve."""

    help = "Start a demo game and print its links; started again, the game is still there."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the address to listen on and the game to play."""
        parser.add_argument("--host", default="127.0.0.1")
        parser.add_argument("--port", type=int, default=8000)
        parser.add_argument("--ruleset", choices=sorted(DEMOS), default=FIRST)

    def handle(self, *args: Any, **options: Any) -> None:
        """Play until interrupted."""
        from vtt.asgi import application

        call_command("migrate", verbosity=0)
        host, port = options["host"], options["port"]
        _let_in(host)
        self._show_links(host, port, options["ruleset"])
        try:
            serve(application, host, port)
        except OSError as error:
            raise CommandError(str(error)) from None

    def _show_links(self, host: str, port: int, ruleset: str) -> None:
        made = demo_game(ruleset, settings.VAR)
        site = settings.ORIGINS[0] if settings.ORIGINS else f"http://{_name_of(host)}:{port}"
        self.stdout.write(f"\n{made.game.name}\n")
        for link in shown(site, made.game.pk, made.secrets):
            self.stdout.write(f"  {link.name:<11} {link.url}")
        self.stdout.write(REPLACED if len(made.secrets) < len(PLACES) else KEEPER)
        self.stdout.write("\nCtrl-C stops the server; the game is kept.\n")


def _let_in(host: str) -> None:
    """Answer pages that were addressed to the host this server listens on."""
    if host in ("0.0.0.0", "::") and not settings.ORIGINS:
        raise CommandError("Give the address the others use, --host 192.168.1.5, or set WARMAT_ORIGINS to it.")
    settings.ALLOWED_HOSTS = [*settings.ALLOWED_HOSTS, host]


def _name_of(host: str) -> str:
    """Name the address as a browser on this machine would."""
    return "localhost" if host == "127.0.0.1" else host
