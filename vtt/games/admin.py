"""Games and their logs in Django's admin, to look at: nothing is edited past the referee."""

from django.contrib import admin
from django.http import HttpRequest

from vtt.games.models import Chat, Entry, Game


class ReadOnly(admin.ModelAdmin):  # type: ignore[type-arg]
    """Shows and never edits."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Nobody adds here."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: object = None) -> bool:
        """Nobody edits here."""
        return False


@admin.register(Game)
class GameAdmin(ReadOnly):
    """Games; their dice's seeds are not shown."""

    list_display = ("id", "name", "ruleset", "seq", "created_at")
    exclude = ("seed", "state", "start")


@admin.register(Entry)
class EntryAdmin(ReadOnly):
    """The log."""

    list_display = ("game", "seq", "seat", "at", "marked")
    list_filter = ("marked",)


@admin.register(Chat)
class ChatAdmin(ReadOnly):
    """What was said."""

    list_display = ("game", "room", "seat", "at", "text")
