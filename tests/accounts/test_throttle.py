"""Guessing passwords: slow, told in one sentence, and nobody else's trouble."""

from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client, RequestFactory

from tests.accounts.conftest import PASSWORD, logged_in
from vtt.accounts.throttle import address_of

pytestmark = pytest.mark.django_db

SENTENCE = "This name had too many wrong passwords from here; wait 15 minutes, then try again."


def guess(name: str = "ann", password: str = "guess", **headers: str) -> Any:
    """Try a password."""
    return Client().post("/account/log-in/", {"username": name, "password": password}, headers=headers)


def test_a_wrong_password_is_said_by_its_field_and_does_not_tell_who_has_an_account(ann: User) -> None:
    known, unknown = guess("ann"), guess("nobody")
    for answer in (known, unknown):
        assert 'id="id_password_error"' in answer.content.decode()
        assert b"do not belong together" in answer.content


def test_after_five_wrong_ones_the_right_one_is_not_looked_at(ann: User) -> None:
    answers = [guess().status_code for _ in range(5)]
    assert answers == [200, 200, 200, 200, 429]
    locked = guess(password=PASSWORD)
    assert locked.status_code == 429
    assert SENTENCE in locked.content.decode()


def test_the_case_of_a_name_gives_no_more_tries(ann: User) -> None:
    for name in ("ann", "Ann", "ANN", "ａnn", "aNN"):
        guess(name)
    assert guess("Ann", PASSWORD).status_code == 429


def test_the_right_one_forgives_the_wrong_ones(ann: User) -> None:
    for _ in range(2):
        for _ in range(4):
            guess()
        logged_in()


def test_whoever_guesses_locks_out_himself_alone(ann: User) -> None:
    for _ in range(6):
        guess(**{"x-forwarded-for": "203.0.113.9"})
    assert guess(password=PASSWORD, **{"x-forwarded-for": "203.0.113.9"}).status_code == 429
    assert guess(password=PASSWORD, **{"x-forwarded-for": "198.51.100.7"}).status_code == 302


def test_the_lock_opens_by_itself(ann: User, settings: Any) -> None:
    for _ in range(6):
        guess()
    settings.AXES_COOLOFF_TIME = timedelta(0)
    assert guess(password=PASSWORD).status_code == 302


def test_the_admins_log_in_is_held_to_the_same(ann: User) -> None:
    for _ in range(5):
        guess()
    answer = Client().post("/admin/login/", {"username": "Ann", "password": PASSWORD})
    assert answer.status_code == 429
    assert SENTENCE in answer.content.decode()


@pytest.mark.parametrize(
    ("other_end", "said", "address"),
    [
        ("127.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", "6.6.6.6, 203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "nonsense", "127.0.0.1"),
        ("203.0.113.9", "6.6.6.6", "203.0.113.9"),
        ("::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "", "2001:db8:1:2::"),
    ],
)
def test_an_address_is_taken_from_the_proxy_here_and_from_nobody_else(
    other_end: str, said: str, address: str
) -> None:
    request = RequestFactory().get("/", REMOTE_ADDR=other_end, headers={"x-forwarded-for": said} if said else {})
    assert address_of(request) == address
