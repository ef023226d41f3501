"""Who may watch: whoever has a link, whoever knows the address, anybody; as whoever made the game chooses."""

import re

import pytest
from django.test import Client

from tests.cast import table_file
from tests.lobby.conftest import made_game
from vtt.games.making import make_game
from vtt.games.models import Game

FILES = ["", "table.json", "export.json", "dice.json"]

pytestmark = pytest.mark.django_db


def show_to(browser: Client, game: Game, visibility: str) -> int:
    """Choose who may watch."""
    return browser.post(f"/games/{game.pk}/visibility/", {"visibility": visibility}).status_code


@pytest.mark.parametrize("visibility", ["unlisted", "public"])
@pytest.mark.parametrize("file", FILES)
def test_an_open_game_is_watched_by_anybody_who_knows_its_address(visibility: str, file: str) -> None:
    game = made_game(Client(), visibility=visibility)
    assert Client().get(f"/games/{game.pk}/watch/{file}").status_code == 200


@pytest.mark.parametrize("place", ["red", "blue"])
@pytest.mark.parametrize("file", FILES)
def test_the_seats_of_an_open_game_are_not(place: str, file: str) -> None:
    game = made_game(Client())
    assert Client().get(f"/games/{game.pk}/{place}/{file}").status_code == 403


def test_both_forms_of_a_new_game_offer_the_same_visibility_first() -> None:
    browser = Client()
    first = [
        re.search(r'<option value="(\w+)" selected', browser.get("/").content.decode()),
        re.search(r'name="visibility" value="(\w+)"[^>]* checked', browser.get("/games/set-up/").content.decode()),
    ]
    assert [found and found[1] for found in first] == ["unlisted", "unlisted"]


def test_a_private_game_is_watched_by_link_alone() -> None:
    game = made_game(Client(), visibility="private")
    assert Client().get(f"/games/{game.pk}/watch/").status_code == 403


def test_whoever_made_a_game_changes_who_may_watch() -> None:
    maker = Client()
    game = made_game(maker, visibility="private")
    assert show_to(maker, game, "public") == 303
    assert Client().get(f"/games/{game.pk}/watch/").status_code == 200
    assert show_to(maker, game, "private") == 303
    assert Client().get(f"/games/{game.pk}/watch/").status_code == 403


def test_nobody_else_does() -> None:
    game = made_game(Client(), visibility="private")
    assert show_to(Client(), game, "public") == 404
    assert Client().get(f"/games/{game.pk}/watch/").status_code == 403


def test_a_word_that_is_none_of_the_three_changes_nothing() -> None:
    maker = Client()
    game = made_game(maker, visibility="unlisted")
    show_to(maker, game, "everybody")
    game.refresh_from_db()
    assert game.visibility == "unlisted"


def test_the_first_who_sits_down_as_red_keeps_a_game_nobody_made() -> None:
    made, first, second = make_game(table_file(), "Demo", creator=""), Client(), Client()
    for browser, place in ((second, "blue"), (first, "red"), (second, "red")):
        browser.post(f"/join/{made.game.pk}/", {"secret": made.secrets[place]})
    assert b"New links" in first.get("/").content
    assert second.post(f"/games/{made.game.pk}/red/new-link/").status_code == 404
    assert first.post(f"/games/{made.game.pk}/red/new-link/").status_code == 200


def test_nobody_who_never_was_here_has_made_a_game_nobody_made() -> None:
    made = make_game(table_file(), "Demo", creator="")
    assert show_to(Client(), made.game, "public") == 404
