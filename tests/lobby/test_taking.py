"""A seat taken in the lobby: by the first who asks, and by him alone."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import close_old_connections, connection
from django.test import Client

from tests.lobby.conftest import join, made_game
from vtt.games import access
from vtt.games.models import Admission, Game
from vtt.games.seats import take_seat

pytestmark = pytest.mark.django_db
QUICKER = b"Somebody was quicker"


def take(browser: Client, game: Game, seat: str = "blue") -> int:
    """Press the button."""
    return browser.post(f"/games/{game.pk}/{seat}/take/").status_code


def test_who_takes_a_seat_sits_at_it() -> None:
    game, taker = made_game(Client()), Client()
    answer = taker.post(f"/games/{game.pk}/blue/take/")
    assert (answer.status_code, answer["Location"]) == (303, f"/games/{game.pk}/blue/")
    assert taker.get(answer["Location"]).status_code == 200


def test_who_takes_a_seat_has_it_alone() -> None:
    maker = Client()
    game = made_game(maker)
    secret = access.new_link(game, "blue")
    join(maker, game, "blue", secret)
    assert take(Client(), game) == 303
    assert maker.get(f"/games/{game.pk}/blue/").status_code == 403
    assert Client().post(f"/join/{game.pk}/", {"secret": secret}).status_code == 403
    assert maker.get(f"/games/{game.pk}/red/").status_code == 200


def test_the_second_is_told_so_in_one_sentence() -> None:
    game, late = made_game(Client()), Client()
    assert take(Client(), game) == 303
    answer = late.post(f"/games/{game.pk}/blue/take/")
    assert answer.status_code == 409
    assert QUICKER in answer.content
    assert late.get(f"/games/{game.pk}/blue/").status_code == 403


@pytest.mark.parametrize("seat", ["red", "watch"])
def test_the_makers_seat_is_not_to_be_had(seat: str) -> None:
    assert take(Client(), made_game(Client()), seat) == 409


@pytest.mark.parametrize("visibility", ["private", "unlisted"])
def test_no_seat_of_a_game_that_is_not_public_is_to_be_had(visibility: str) -> None:
    assert take(Client(), made_game(Client(), visibility=visibility)) == 409


def test_nobody_plays_against_himself_by_the_lobby() -> None:
    maker = Client()
    game = made_game(maker)
    assert take(maker, game) == 409


def test_a_seat_that_was_taken_by_link_is_not_to_be_had() -> None:
    game = made_game(Client())
    join(Client(), game, "blue", access.new_link(game, "blue"))
    assert take(Client(), game) == 409


def test_a_seat_whose_link_was_replaced_waits_again() -> None:
    maker = Client()
    game = made_game(maker)
    assert take(Client(), game) == 303
    maker.post(f"/games/{game.pk}/blue/new-link/")
    assert take(Client(), game) == 303


@pytest.mark.django_db(transaction=True)
def test_of_eight_who_press_at_once_one_gets_the_seat() -> None:
    game, together = made_game(Client()), Barrier(8)

    def press(person: str) -> bool:
        close_old_connections()
        together.wait()
        try:
            return take_seat(game.pk, "blue", person)
        finally:
            connection.close()

    with ThreadPoolExecutor(8) as people:
        got = list(people.map(press, [f"person {number}" for number in range(8)]))
    assert got.count(True) == 1
    assert Admission.objects.filter(link__seat="blue", link__game=game).count() == 1
