"""`python manage.py doctor`: is everything well here, and if not, what to do."""

from typing import Any, Final

from django.core.management.base import BaseCommand, CommandError, CommandParser

from vtt.hosting.doctor import findings

SIGNS: Final = {"well": "ok   ", "mind": "note ", "wrong": "WRONG"}


class Command(BaseCommand):
    """Look at everything and tell."""

    help = "Look at the database, Redis, keys, addresses, disk, clock, files and workers, and say what to do."
    # What Django's checks would raise, the doctor says in its own words.
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the workers' ports."""
        parser.add_argument("--ports", type=int, nargs="*", default=[], help="ask the workers on these ports")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print a line for each finding; leave with 1 when something is wrong."""
        found = list(findings(options["ports"]))
        for finding in found:
            self.stdout.write(f"{SIGNS[finding.weight]} {finding.about}: {finding.text}")
        ill = sum(finding.weight == "wrong" for finding in found)
        if ill:
            raise CommandError(f"{ill} of {len(found)} things {'is' if ill == 1 else 'are'} wrong here.")
