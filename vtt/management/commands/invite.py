"""`python manage.py invite`: a link that lets one person sign up, once."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

from vtt.accounts.invitations import invite, link_of

HERE = "http://localhost:8000"


class Command(BaseCommand):
    """Invite somebody."""

    help = "Print a link that lets one person sign up, once."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take for whom it is."""
        parser.add_argument("note", nargs="?", default="", help="for whom it is, kept with it")

    def handle(self, *args: Any, **options: Any) -> None:
        """Make the invitation and print its link, this once."""
        site = settings.ORIGINS[0] if settings.ORIGINS else HERE
        self.stdout.write(link_of(site, invite(options["note"][:80])))
