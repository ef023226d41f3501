"""How many watch a game, written down for the lobby by the rooms' keepers: seldom, and old news is nobody."""

from datetime import timedelta
from typing import Final

from django.utils import timezone

from vtt.games.models import Attendance, Game

OFTEN: Final = timedelta(seconds=5)
"""The least time between two notes of one game, however many come and go."""
SELDOM: Final = timedelta(seconds=20)
"""The most, though nobody comes or goes."""
STALE: Final = timedelta(seconds=45)


def note(game_id: str, watching: int) -> None:
    """Write down how many watch, if that is due; nothing of a game that is gone."""
    now = timezone.now()
    last = Attendance.objects.filter(pk=game_id).first()
    if last is not None and now - last.at < (SELDOM if last.watching == watching else OFTEN):
        return
    if Game.objects.filter(pk=game_id).exists():
        Attendance.objects.update_or_create(game_id=game_id, defaults={"watching": watching, "at": now})


def watching(games: list[str]) -> dict[str, int]:
    """Tell how many watch each of these games now."""
    fresh = Attendance.objects.filter(pk__in=games, at__gt=timezone.now() - STALE)
    return dict(fresh.values_list("pk", "watching"))
