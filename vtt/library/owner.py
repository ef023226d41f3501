"""Whose library it is: the person's, by the name that marks his games and seats."""

from django.http import HttpRequest

from vtt.games.persons import known_person, person_of


def owner_of(request: HttpRequest) -> str:
    """Name the owner a request speaks for, an empty word for a browser that keeps nothing yet."""
    return person_of(request.session)


def settled_owner(request: HttpRequest) -> str:
    """Name the owner a request speaks for, and have the browser known from now on."""
    return known_person(request)
