"""Who somebody is: the account he is logged in to, else his browser. One name for games, seats and library alike."""

import hashlib
import secrets
from importlib import import_module
from typing import Final

from django.conf import settings
from django.contrib.auth import get_user
from django.contrib.sessions.backends.base import SessionBase
from django.http import HttpRequest

BROWSER: Final = "browser"
ACCOUNT: Final = "account-"


def person_of(session: SessionBase) -> str:
    """Name the person a session speaks for, an empty word for a browser that keeps nothing yet."""
    request = HttpRequest()
    request.session = session
    account = get_user(request)
    if account.pk is not None:
        return account_name(account.pk)
    return guest_name(session[BROWSER]) if session.get(BROWSER) else ""


def known_person(request: HttpRequest) -> str:
    """Name the person a request speaks for, now and whenever he comes again."""
    if not person_of(request.session):
        request.session[BROWSER] = secrets.token_hex(16)
    return person_of(request.session)


def account_name(key: int) -> str:
    """Name the person of an account."""
    return f"{ACCOUNT}{key}"


def account_of(person: str) -> int | None:
    """Give the key of the account a person's name stands for, None for a guest."""
    return int(person.removeprefix(ACCOUNT)) if person.startswith(ACCOUNT) else None


def guest_name(browser: str) -> str:
    """Name the person of a browser without an account, hashed, so that the database opens nobody's games."""
    return hashlib.sha256(browser.encode()).hexdigest()


def session_of(cookies: dict[str, str]) -> SessionBase:
    """Open the session a socket's cookie names; an expired or forged one is empty."""
    engine = import_module(settings.SESSION_ENGINE)
    session: SessionBase = engine.SessionStore(cookies.get(settings.SESSION_COOKIE_NAME))
    return session
