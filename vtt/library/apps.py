"""The library application."""

from django.apps import AppConfig


class LibraryConfig(AppConfig):
    """Armies and pictures."""

    name = "vtt.library"
    label = "library"
