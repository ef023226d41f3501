"""Whose name and password these are: Django's own answer, whatever the case of the name."""

from typing import Any

from django.contrib.auth.backends import ModelBackend
from django.contrib.auth.models import User
from django.http import HttpRequest

from vtt.accounts.names import key_of


class NameBackend(ModelBackend):
    """Finds accounts by the key of a name."""

    def authenticate(
        self, request: HttpRequest | None, username: str | None = None, password: str | None = None, **kwargs: Any
    ) -> User | None:
        """Give the account a name and a password open, None when they open none."""
        name = None if username is None else key_of(username)
        return super().authenticate(request, username=name, password=password, **kwargs)
