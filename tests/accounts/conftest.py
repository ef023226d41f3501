"""Accounts with passwords that are hashed quickly."""

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

PASSWORD = "a long walk by the sea"


@pytest.fixture(autouse=True)
def quick_hashes(settings: Any) -> None:
    """Hash passwords quickly."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture
def ann(db: None) -> User:
    """Ann's account."""
    return User.objects.create_user("Ann", password=PASSWORD)


def logged_in(name: str = "Ann", browser: Client | None = None) -> Client:
    """Log in with the test's password, in a new browser unless one is given."""
    browser = browser or Client()
    answer = browser.post("/account/log-in/", {"username": name, "password": PASSWORD})
    assert answer.status_code == 302
    return browser


def signed_up(name: str = "Ann", browser: Client | None = None, **more: str) -> Client:
    """Sign up with the test's password, in a new browser unless one is given."""
    browser = browser or Client()
    form = {"name": name, "password": PASSWORD, "again": PASSWORD} | more
    assert browser.post("/account/sign-up/", form).status_code == 303
    return browser
