"""The project as an application, for its management commands."""

from django.apps import AppConfig


class VttConfig(AppConfig):
    """Holds the commands that start the server."""

    name = "vtt"
