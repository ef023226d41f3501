"""Whose library it is: today a browser, by the key that marks its games; one place for accounts to take over."""

from django.http import HttpRequest

from vtt.games import access


def owner_of(request: HttpRequest) -> str:
    """Name the owner a request speaks for, an empty word for a browser that keeps nothing yet."""
    return access.creator_of(request.session) if access.BROWSER in request.session else ""


def settled_owner(request: HttpRequest) -> str:
    """Name the owner a request speaks for, and have the browser known from now on."""
    access.known_browser(request)
    return owner_of(request)
