"""Signing up: open, by invitation, closed."""

import re
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.test import Client

from tests.accounts.conftest import PASSWORD, logged_in, signed_up
from vtt.accounts.invitations import invite
from vtt.accounts.models import Invitation

pytestmark = pytest.mark.django_db


def tried(**wrong: str) -> Any:
    """Try to sign up with something wrong in the form."""
    form = {"name": "Ann", "password": PASSWORD, "again": PASSWORD} | wrong
    return Client().post("/account/sign-up/", form)


def said_by(answer: Any, field: str) -> str:
    """Read what a page says by a field."""
    found = re.search(rf'id="id_{field}_error"[^>]*>([^<]+)', answer.content.decode())
    return found[1] if found else ""


def test_who_signs_up_is_logged_in_under_his_name() -> None:
    page = signed_up("Ann Smith").get("/").content.decode()
    assert "Ann Smith" in page


@pytest.mark.parametrize("taken", ["ANN", "ａnn", " Ann "])
def test_a_name_belongs_to_one_person_whatever_its_case(ann: User, taken: str) -> None:
    answer = tried(name=taken)
    assert (answer.status_code, said_by(answer, "name")) == (400, "Somebody has this name already; choose another.")
    assert User.objects.count() == 1


def test_the_database_itself_keeps_a_name_from_a_second_person(ann: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vtt.accounts.forms.SignUpForm.clean_name", lambda form: "Ann")
    assert "Somebody has this name" in said_by(tried(), "name")
    assert User.objects.count() == 1


@pytest.mark.parametrize(
    ("field", "wrong", "words"),
    [
        ("name", {"name": "Ann\u202e"}, "letters, digits"),
        ("password", {"password": "short", "again": "short"}, "too short"),
        ("password", {"password": "password1", "again": "password1"}, "too common"),
        ("password", {"name": "Annabella", "password": "annabella", "again": "annabella"}, "too similar"),
        ("again", {"again": "a long walk by the lake"}, "not the same"),
        ("password", {"password": "x" * 129, "again": "x" * 129}, "at most 128"),
    ],
)
def test_what_is_wrong_is_said_by_its_field(field: str, wrong: dict[str, str], words: str) -> None:
    answer = tried(**wrong)
    assert answer.status_code == 400
    assert words in said_by(answer, field)
    assert not User.objects.exists()


def test_where_it_is_closed_nobody_signs_up(settings: Any) -> None:
    settings.SIGN_UP = "closed"
    assert Client().get("/account/sign-up/").status_code == 403
    answer = tried()
    assert answer.status_code == 403
    assert b"Nobody can sign up here" in answer.content
    assert not User.objects.exists()


def test_an_invitation_lets_one_person_sign_up_once(settings: Any) -> None:
    settings.SIGN_UP = "invited"
    secret = invite("Ann")
    signed_up("Ann", invitation=secret)
    answer = tried(name="Bob", invitation=secret)
    assert answer.status_code == 400
    assert b"This invitation is spent" in answer.content
    assert [user.username for user in User.objects.all()] == ["ann"]
    assert Invitation.objects.get().used_by == User.objects.get()


@pytest.mark.parametrize("secret", ["", "guess"])
def test_where_invitations_are_needed_nobody_comes_without(settings: Any, secret: str) -> None:
    settings.SIGN_UP = "invited"
    assert tried(invitation=secret).status_code == 400
    assert not User.objects.exists()


def test_an_invitation_is_kept_for_who_failed_to_use_it(settings: Any, ann: User) -> None:
    settings.SIGN_UP = "invited"
    secret = invite("")
    assert tried(name="ann", invitation=secret).status_code == 400
    signed_up("Bob", invitation=secret)


def test_the_command_prints_a_link_whose_secret_the_database_does_not_hold(capsys: Any) -> None:
    call_command("invite", "Ann")
    link = capsys.readouterr().out.strip()
    secret = link.partition("/account/sign-up/#")[2]
    assert len(secret) == 32
    assert secret not in str(Invitation.objects.values())
    assert Invitation.objects.get().note == "Ann"


def test_staff_makes_an_invitation_in_the_admin_and_sees_its_link_once(settings: Any) -> None:
    settings.SIGN_UP = "invited"
    staff = Client()
    staff.force_login(User.objects.create_superuser("Admin"))
    made = staff.post("/admin/accounts/invitation/add/", {"note": "Bob"}, follow=True).content.decode()
    found = re.search(r"/account/sign-up/#([\w-]{32})", made)
    assert found is not None
    assert found[1] not in staff.get("/admin/accounts/invitation/").content.decode()
    signed_up("Bob", invitation=found[1])


def test_an_account_made_elsewhere_goes_by_the_key_of_its_name_too() -> None:
    User.objects.create_superuser("Grace Admin", password=PASSWORD)
    assert "Grace Admin" in logged_in("GRACE admin").get("/").content.decode()
