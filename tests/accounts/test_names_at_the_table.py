"""Account names at a table: of whoever holds a seat, as the server knows them."""

import json
import re

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.accounts.conftest import signed_up
from tests.accounts.test_keeping import made_game
from vtt.games import access
from vtt.games.models import Game

pytestmark = pytest.mark.django_db


def names_in_page(browser: Client, game: Game, place: str) -> dict[str, str]:
    """Read the names a table page carries."""
    text = browser.get(f"/games/{game.pk}/{place}/").content.decode()
    found = re.search(r'<script id="snapshot" type="application/json">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    names: dict[str, str] = json.loads(found[1])["players"]
    return names


def test_a_page_names_the_account_that_holds_a_seat_and_nobody_where_a_guest_sits() -> None:
    maker, guest = signed_up(), Client()
    game = made_game(maker)
    guest.post(f"/join/{game.pk}/", {"secret": access.new_link(game, "blue")})
    assert names_in_page(guest, game, "blue") == {"red": "Ann", "blue": ""}


def test_a_maker_who_may_sit_at_both_seats_is_named_at_one_until_somebody_joins() -> None:
    maker = signed_up()
    game = made_game(maker)
    assert names_in_page(maker, game, "red") == {"red": "Ann", "blue": ""}
    signed_up("Bob").post(f"/join/{game.pk}/", {"secret": access.new_link(game, "blue")})
    answer = maker.get(f"/games/{game.pk}/red/players.json")
    assert answer.json() == {"red": "Ann", "blue": "Bob"}


def test_what_cannot_be_seen_in_a_name_does_not_come_to_the_table() -> None:
    maker = signed_up()
    User.objects.update(first_name="An\u202en\n")
    assert names_in_page(maker, made_game(maker), "red")["red"] == "Ann"
