"""What stands in which list of the lobby, for whom."""

import re
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from tests.cast import SCORE
from tests.lobby.conftest import join, made_game
from vtt.games import access, frames
from vtt.games.models import Attendance, Game
from vtt.games.orders import Order
from vtt.games.submit import decide
from vtt.lobby.lists import A_PAGE

pytestmark = pytest.mark.django_db


def list_of(browser: Client, name: str, query: str = "") -> list[str]:
    """Read the games in a list, as a page shows it."""
    text = browser.get(f"/lobby/{query}").content.decode()
    found = re.search(rf'<h2 id="list-{name}">.*?</section>', text, re.DOTALL)
    return re.findall(r"<h3>([^<]+)</h3>", found[0]) if found else []


def row_of(browser: Client, game: Game) -> str:
    """Read a game's row as words."""
    text = browser.get("/lobby/").content.decode()
    row = next(row for row in text.split('<li class="game') if f"<h3>{game.name}</h3>" in row)
    return " ".join(re.sub(r"<[^>]+>", " ", row).split())


def play_turn(game: Game) -> None:
    """End every phase of a game turn, red's and blue's."""
    for seat in ("red", "blue"):
        for _ in range(3):
            order(game, {"do": "end_phase"}, seat)


def order(game: Game, command: dict[str, object], seat: frames.SeatName = "red") -> None:
    """Give a command."""
    sent = frames.Command(id=f"c{game.entries.count()}", seq=0, command=command)
    assert decide(Order(game.pk, seat, sent)).seq is not None


def test_a_public_game_with_a_free_seat_waits_and_a_third_sees_it() -> None:
    made_game(Client())
    assert list_of(Client(), "waiting") == ["Bridge"]
    assert list_of(Client(), "running") == []


@pytest.mark.parametrize("visibility", ["private", "unlisted"])
def test_a_game_that_is_not_public_is_listed_to_its_own_people_alone(visibility: str) -> None:
    maker = Client()
    made_game(maker, visibility=visibility)
    assert [list_of(Client(), name) for name in ("waiting", "running", "finished")] == [[], [], []]
    assert list_of(maker, "mine") == ["Bridge"]


def test_ones_own_game_stands_under_my_games_and_nowhere_else() -> None:
    maker = Client()
    made_game(maker)
    assert [list_of(maker, name) for name in ("mine", "waiting", "running")] == [["Bridge"], [], []]


def test_a_game_whose_both_seats_are_taken_runs() -> None:
    maker, opponent = Client(), Client()
    game = made_game(maker)
    join(opponent, game, "blue", access.new_link(game, "blue"))
    assert (list_of(Client(), "waiting"), list_of(Client(), "running")) == ([], ["Bridge"])
    assert list_of(opponent, "mine") == ["Bridge"]


def test_where_a_friend_took_red_its_maker_plays_blue() -> None:
    maker, friend = Client(), Client()
    game = made_game(maker)
    join(friend, game, "red", access.new_link(game, "red"))
    assert (list_of(Client(), "waiting"), list_of(Client(), "running")) == ([], ["Bridge"])


def test_a_finished_game_is_listed_as_finished_and_nowhere_else() -> None:
    maker = Client()
    game = made_game(maker)
    order(game, {"do": "concede"})
    assert [list_of(Client(), name) for name in ("waiting", "running", "finished")] == [[], [], ["Bridge"]]
    assert [list_of(maker, name) for name in ("mine", "finished")] == [[], ["Bridge"]]


def test_a_row_tells_ruleset_turn_phase_and_score_as_they_are_now() -> None:
    game = made_game(Client())
    order(game, SCORE)
    assert "Scrollhammer · Turn 1, movement" in row_of(Client(), game)
    assert re.search(r"Red: a guest 1 point ◂? ?to move", row_of(Client(), game))
    order(game, {"do": "end_phase"})
    assert "Turn 1, shooting" in row_of(Client(), game)


def test_a_row_tells_who_has_lost_how_many() -> None:
    game = made_game(Client())
    order(game, {"do": "wound", "model": "s0", "wounds": 1})
    assert "1 of 3 lost" in row_of(Client(), game)


def test_a_row_tells_whose_turn_it_is() -> None:
    maker = Client()
    game = made_game(maker)
    assert "Red: You 0 points your turn" in row_of(maker, game)
    for _ in range(3):
        order(game, {"do": "end_phase"})
    assert "Blue: nobody yet 0 points to move" in row_of(maker, game)


def test_a_game_that_is_being_set_up_is_nobodys_move() -> None:
    maker = Client()
    game = made_game(maker, turn={"phase": "setup"})
    row = row_of(maker, game)
    assert "Scrollhammer · being set up" in row
    assert "your turn" not in row
    assert "to move" not in row_of(Client(), game)


def test_a_row_names_the_winner_and_the_score_of_a_game_played_to_its_end() -> None:
    game = made_game(Client(), turn={"last": 1})
    order(game, SCORE)
    play_turn(game)
    assert "Red wins · Red 1, Blue 0" in row_of(Client(), game)


def test_a_row_tells_a_draw() -> None:
    game = made_game(Client(), turn={"last": 1})
    play_turn(game)
    assert "A draw · Red 0, Blue 0" in row_of(Client(), game)


def test_a_row_tells_who_conceded_whatever_the_score() -> None:
    game = made_game(Client())
    order(game, SCORE)
    order(game, {"do": "concede"})
    assert "Blue wins: Red conceded · Red 1, Blue 0" in row_of(Client(), game)


def test_a_winner_with_an_account_is_named_by_it() -> None:
    maker = Client()
    maker.force_login(User.objects.create_user("anna", first_name="Anna"))
    game = made_game(maker)
    game.links.get(seat="blue").admissions.all().delete()
    order(game, {"do": "concede"}, seat="blue")
    assert "Anna (Red) wins: Blue conceded" in row_of(Client(), game)


def test_a_row_tells_who_watches_now_and_forgets_old_news() -> None:
    game = made_game(Client())
    Attendance.objects.create(game=game, watching=23, at=timezone.now())
    assert "23 watching" in row_of(Client(), game)
    Attendance.objects.update(at=timezone.now() - timedelta(minutes=2))
    assert "watching" not in row_of(Client(), game)


def test_a_name_in_a_list_is_never_markup() -> None:
    made_game(Client(), name="<b>Bridge</b>")
    assert b"<b>Bridge" not in Client().get("/").content


def test_a_list_is_shown_in_pages() -> None:
    maker = Client()
    for number in range(A_PAGE + 1):
        made_game(maker, name=f"Game {number:02}")
    assert list_of(maker, "mine") == [f"Game {number:02}" for number in range(A_PAGE, 0, -1)]
    assert list_of(maker, "mine", "?mine=2") == ["Game 00"]
    assert b"?mine=2#list-mine" in maker.get("/").content


@pytest.mark.parametrize("asked", ["0", "-1", "x", "9" * 30, "²", "99999"])
def test_a_page_that_is_none_is_answered_all_the_same(asked: str) -> None:
    assert Client().get(f"/lobby/?mine={asked}&waiting={asked}").status_code == 200


def test_a_lobby_asks_the_database_no_more_for_many_games_than_for_one() -> None:
    maker, looker = Client(), Client()
    made_game(maker, name="First")
    with CaptureQueriesContext(
        connection,
    ) as one:
        looker.get("/lobby/")
    for number in range(5):
        made_game(maker, name=f"Game {number}")
    with CaptureQueriesContext(connection) as many:
        looker.get("/lobby/")
    assert len(many) == len(one)
    assert not [query for query in many.captured_queries if '"state"' in query["sql"] or '"seed"' in query["sql"]]
