"""People with a browser each, and games they made."""

from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from tests.cast import table_file
from vtt.games.models import Game


def made_game(browser: Client, name: str = "Bridge", visibility: str = "public", **table: object) -> Game:
    """Have a browser make a game; it has all seats."""
    file = SimpleUploadedFile("table.json", table_file(**table))
    answer = browser.post("/games/new/", {"table": file, "name": name, "visibility": visibility})
    assert answer.status_code == 200
    return Game.objects.get(name=name)


def join(browser: Client, game: Game, place: str, secret: str) -> None:
    """Have a browser come in by a link."""
    answer = browser.post(f"/join/{game.pk}/", {"secret": secret})
    assert answer["Location"] == f"/games/{game.pk}/{place}/"
