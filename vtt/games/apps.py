"""The games application."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    """Games, their logs, their links."""

    name = "vtt.games"
    label = "games"
