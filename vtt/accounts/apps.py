"""The accounts application."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """Accounts, invitations, and what follows when somebody comes or goes."""

    name = "vtt.accounts"
    label = "accounts"

    def ready(self) -> None:
        """Listen for people coming and going."""
        from vtt.accounts import events  # noqa: F401
