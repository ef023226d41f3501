"""Who gets in: links, browsers, places."""

import hashlib

import pytest
from django.test import Client

from tests.cast import SCORE, Cast, Member, command
from vtt.games import access
from vtt.games.models import Admission, Game, Link
from vtt.games.persons import person_of
from vtt.threads import in_thread

FILES = ["", "table.json", "export.json"]


def test_looking_at_a_join_page_consumes_nothing(cast: Cast) -> None:
    robot = Client()
    page = robot.get(f"/join/{cast.game.pk}/")
    assert page.status_code == 200
    assert Admission.objects.count() == 3
    assert Member(cast.game, "red").join(cast.secrets["red"]).status_code == 303


def test_a_link_works_again_on_a_second_device(cast: Cast) -> None:
    phone = Member(cast.game, "red")
    joined = phone.join(cast.secrets["red"])
    assert joined["Location"] == f"/games/{cast.game.pk}/red/"
    assert phone.browser.get(joined["Location"]).status_code == 200


def test_a_wrong_secret_lets_nobody_in(cast: Cast) -> None:
    assert cast.stranger.join("guess").status_code == 403
    assert cast.stranger.browser.get(f"/games/{cast.game.pk}/red/").status_code == 403


def test_a_secret_of_another_game_lets_nobody_in(cast: Cast) -> None:
    other = Game.objects.create(name="Other", ruleset="scrollhammer", creator="", start=b"", state=b"")
    secret = access.new_link(other, "red")
    assert cast.stranger.join(secret).status_code == 403
    other.delete()


def test_one_browser_holds_red_blue_and_watch(cast: Cast) -> None:
    everything = Member(cast.game, "red")
    for place in access.PLACES:
        everything.join(cast.secrets[place])
    pages = [everything.browser.get(f"/games/{cast.game.pk}/{place}/") for place in access.PLACES]
    assert [page.status_code for page in pages] == [200, 200, 200]


@pytest.mark.parametrize("file", FILES)
def test_a_stranger_sees_no_page_and_no_file(cast: Cast, file: str) -> None:
    answer = cast.stranger.browser.get(f"/games/{cast.game.pk}/red/{file}")
    assert answer.status_code == 403
    assert b"Spears" not in answer.content


@pytest.mark.parametrize("file", FILES)
def test_red_does_not_see_the_page_of_blue(cast: Cast, file: str) -> None:
    assert cast.red.browser.get(f"/games/{cast.game.pk}/blue/{file}").status_code == 403


def test_a_game_that_does_not_exist_is_not_found(cast: Cast) -> None:
    assert cast.red.browser.get("/games/nothing-here/red/").status_code == 404


def test_the_database_holds_no_secret(cast: Cast) -> None:
    digests = set(Link.objects.values_list("digest", flat=True))
    assert digests == {hashlib.sha256(secret.encode()).hexdigest() for secret in cast.secrets.values()}


async def test_a_strangers_socket_gets_the_reason_and_nothing_else(cast: Cast) -> None:
    stranger = await cast.stranger.knock()
    assert await stranger.closing() == 4401
    assert stranger.frames == [{"kind": "closed", "reason": "no_seat"}]


async def test_red_cannot_open_the_socket_of_blue(cast: Cast) -> None:
    cast.red.place = "blue"
    assert await (await cast.red.knock()).closing() == 4401


async def test_a_seat_in_one_game_opens_no_socket_of_another(cast: Cast) -> None:
    assert await (await cast.red.knock(game="another-game")).closing() == 4401


async def test_replacing_a_link_closes_the_sockets_that_came_in_by_it_and_no_others(cast: Cast) -> None:
    red, blue = await cast.red.open(), await cast.blue.open()
    await in_thread(access.new_link, cast.game, "red")
    assert await red.closing() == 4403
    assert red.frames[-1] == {"kind": "closed", "reason": "link_replaced"}
    assert (await blue.ask(command(SCORE), "events"))["seq"] == 1


def test_after_a_link_is_replaced_the_old_browser_is_out_and_the_new_secret_opens(cast: Cast) -> None:
    secret = access.new_link(cast.game, "red")
    assert cast.red.browser.get(f"/games/{cast.game.pk}/red/").status_code == 403
    assert cast.red.join(cast.secrets["red"]).status_code == 403
    assert cast.red.join(secret).status_code == 303


def test_only_the_creator_replaces_links(cast: Cast) -> None:
    assert cast.red.browser.post(f"/games/{cast.game.pk}/blue/new-link/").status_code == 404
    assert cast.blue.browser.get(f"/games/{cast.game.pk}/blue/").status_code == 200


def test_the_creator_is_shown_the_new_link(cast: Cast) -> None:
    Game.objects.filter(pk=cast.game.pk).update(creator=person_of(cast.red.browser.session))
    shown = cast.red.browser.post(f"/games/{cast.game.pk}/blue/new-link/")
    assert f"/join/{cast.game.pk}/#".encode() in shown.content
    assert cast.blue.browser.get(f"/games/{cast.game.pk}/blue/").status_code == 403


def test_no_secret_is_logged(cast: Cast, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(0):
        cast.red.join(cast.secrets["red"])
        cast.stranger.join("wrong-secret")
    assert cast.secrets["red"] not in caplog.text
    assert "wrong-secret" not in caplog.text
