"""What a person keeps across browsers, and what a browser made as a guest."""

from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from tests.accounts.conftest import PASSWORD, logged_in, signed_up
from tests.cast import table_file
from vtt.games import access
from vtt.games.models import Admission, Game
from vtt.games.persons import account_name, person_of
from vtt.library.models import Army, Choice, Import, Picture
from vtt.library.pictures import files

pytestmark = pytest.mark.django_db


def made_game(browser: Client, name: str = "Bridge", visibility: str = "private") -> Game:
    """Have a browser make a game; it has all seats."""
    file = SimpleUploadedFile("table.json", table_file())
    answer = browser.post("/games/new/", {"table": file, "name": name, "visibility": visibility})
    assert answer.status_code == 200
    return Game.objects.get(name=name)


def made_army(browser: Client) -> None:
    """Have a browser keep an army."""
    assert browser.post("/armies/new/", {"name": "River host"}).status_code == 303


def test_who_signs_up_keeps_what_the_browser_made_as_a_guest() -> None:
    browser = Client()
    game = made_game(browser)
    made_army(browser)
    signed_up(browser=browser)
    assert browser.get(f"/games/{game.pk}/red/").status_code == 200
    assert b"River host" in browser.get("/armies/").content


def test_an_account_has_the_same_games_seats_and_armies_in_another_browser() -> None:
    browser = signed_up()
    game = made_game(browser)
    made_army(browser)
    other = logged_in()
    assert b"Bridge" in other.get("/").content
    assert other.get(f"/games/{game.pk}/blue/").status_code == 200
    assert b"River host" in other.get("/armies/").content
    assert other.post(f"/games/{game.pk}/red/new-link/").status_code == 200


def test_a_seat_taken_by_link_while_logged_in_is_the_accounts() -> None:
    game = made_game(Client())
    secret = access.new_link(game, "blue")
    signed_up().post(f"/join/{game.pk}/", {"secret": secret})
    assert logged_in().get(f"/games/{game.pk}/blue/").status_code == 200


def test_after_logging_out_the_browser_has_nothing_of_the_account() -> None:
    browser = Client()
    game = made_game(browser)
    signed_up(browser=browser)
    browser.post("/account/log-out/")
    assert browser.get(f"/games/{game.pk}/red/").status_code == 403
    assert b"Bridge" not in browser.get("/").content


def test_what_a_guest_makes_after_logging_out_is_not_the_accounts_before_it_logs_in_again() -> None:
    browser = signed_up()
    browser.post("/account/log-out/")
    made_game(browser, "Ford")
    other = logged_in()
    assert b"Ford" not in other.get("/").content
    logged_in(browser=browser)
    assert b"Ford" in other.get("/").content


def test_one_persons_things_never_go_to_the_next_who_logs_in_here(ann: User) -> None:
    browser = signed_up("Bob")
    made_game(browser)
    browser.post("/account/log-in/", {"username": "Ann", "password": PASSWORD})
    browser.post("/account/log-out/")
    logged_in("Ann", browser)
    assert b"Bridge" not in browser.get("/").content


def test_a_seat_both_had_is_had_once(ann: User) -> None:
    game = made_game(Client())
    secret = access.new_link(game, "red")
    guest = Client()
    for browser in (guest, logged_in()):
        browser.post(f"/join/{game.pk}/", {"secret": secret})
    logged_in(browser=guest)
    assert Admission.objects.get(link__seat="red").person == account_name(ann.pk)


def test_of_what_a_person_has_one_of_the_guests_is_kept(ann: User, tmp_path: Path, settings: Any) -> None:
    settings.VAR = tmp_path
    guest, account = Client(), account_name(ann.pk)
    made_army(guest)
    owner, digest = person_of(guest.session), files.keep(b"RIFF")
    for holder, value in ((account, "25"), (owner, "32")):
        Import.objects.create(owner=holder, file_name=value, draft="{}")
        Choice.objects.create(owner=holder, about="base", name="orc", value=value)
        Picture.objects.create(owner=holder, large=digest, small=digest, width=1, height=1, size=4)
    logged_in(browser=guest)
    assert (Import.objects.get().file_name, Choice.objects.get(name="orc").value) == ("32", "32")
    assert {
        thing.owner for thing in (Import.objects.get(), Choice.objects.get(name="orc"), Picture.objects.get())
    } == {account}
    assert files.path_of(digest).exists()


def test_a_deleted_account_takes_its_own_along_and_leaves_the_others_their_games() -> None:
    browser = signed_up()
    alone, shared = made_game(browser, "Alone"), made_game(browser, "Shared")
    guest = Client()
    guest.post(f"/join/{shared.pk}/", {"secret": access.new_link(shared, "blue")})
    made_army(browser)
    assert browser.post("/account/delete/", {"delete-current": PASSWORD}).status_code == 303
    assert not Game.objects.filter(pk=alone.pk).exists()
    assert not User.objects.exists()
    assert not Army.objects.exists()
    assert guest.get(f"/games/{shared.pk}/blue/").status_code == 200
    assert browser.get(f"/games/{shared.pk}/red/").status_code == 403
    assert Game.objects.get().creator == ""


def test_nobody_deletes_an_account_without_its_password(ann: User) -> None:
    answer = logged_in().post("/account/delete/", {"delete-current": "guess"})
    assert answer.status_code == 400
    assert b"This is not your password" in answer.content
    assert User.objects.exists()


def test_a_changed_password_logs_every_other_browser_out(ann: User) -> None:
    here, there = logged_in(), logged_in()
    new = "a long walk by the lake"
    form = {"current": PASSWORD, "password": new, "again": new}
    assert here.post("/account/password/", form).status_code == 200
    assert here.get("/account/").status_code == 200
    assert there.get("/account/").status_code == 302


def test_nobody_changes_a_password_without_the_old_one(ann: User) -> None:
    new = "a long walk by the lake"
    answer = logged_in().post("/account/password/", {"current": "guess", "password": new, "again": new})
    assert answer.status_code == 400
    logged_in()


def test_the_library_of_an_account_is_hidden_from_every_other(ann: User) -> None:
    made_army(logged_in())
    army = Army.objects.get()
    assert signed_up("Bob").get(f"/armies/{army.pk}/").status_code == 404
