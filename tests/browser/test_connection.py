"""Cuts, reloads and gaps: the page comes back by itself, and what was ordered goes out once and in order."""

from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Make
from tests.browser.seats import APART, Seat
from tests.browser.tables import model, table

TWO_UNITS: dict[str, Any] = {
    "units": {"riders": {"name": "Riders", "seat": "red", "formation": "horde"}},
    "models": {"k1": model("riders", "spear", 10, 30)},
}


def send_move(seat: Seat, name: str, by: tuple[float, float]) -> None:
    seat.tap(name)
    seat.drag(name, by)
    seat.press("Confirm move")


def test_a_reload_shows_the_table_as_it_is(make: Make) -> None:
    game = make(table())
    red = game.sit("Red")
    send_move(red, "s1", (1, 0))
    red.wait("s.seq === 1")
    red.page.reload()
    red.wait("s.connection === 'online'")
    assert red.state("seq") == 1
    assert abs(red.model("s1")["x"] - 11) < 0.05


def test_a_cut_is_unmistakable_within_five_seconds_and_heals(make: Make) -> None:
    game = make(table())
    red, blue = game.sit("Red"), game.sit("Blue")
    blue.page.context.set_offline(True)
    bar = blue.page.get_by_role("status").filter(has_text="Offline")
    expect(bar).to_be_visible(timeout=5000)
    send_move(red, "s1", (1, 0))
    red.wait("s.seq === 1")
    assert blue.state("seq") == 0
    blue.page.context.set_offline(False)
    blue.wait("s.connection === 'online' && s.seq === 1")
    expect(bar).to_be_hidden()
    assert blue.model("s1") == red.model("s1")


def test_a_line_that_went_dead_without_a_word_is_noticed_within_five_seconds(make: Make) -> None:
    game = make(table())
    red = game.sit("Red", **APART)
    silent: list[bool] = []
    pass_unless(red, silent)
    red.reload()
    silent.append(True)
    expect(red.page.get_by_role("status").filter(has_text="Offline")).to_be_visible(timeout=5500)


def pass_unless(seat: Seat, silent: list[bool]) -> None:
    """Stand between the page and the server; once `silent` holds something, swallow everything."""

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: None if silent else server.send(text))
        server.on_message(lambda text: None if silent else page.send(text))

    seat.page.route_web_socket("**/ws/games/**", between)


def test_orders_made_offline_are_shown_and_sent_in_order_each_after_the_one_before(make: Make) -> None:
    red = make(table(**TWO_UNITS)).sit("Red")
    red.page.context.set_offline(True)
    red.wait("s.connection === 'offline'")
    send_move(red, "s1", (1, 0))
    bar = red.page.get_by_role("status").filter(has_text="Not sent: move First spears")
    expect(bar).to_be_visible()
    red.page.get_by_role("button", name="Dice").click()
    red.page.get_by_role("button", name="2D6", exact=True).click()
    expect(red.page.get_by_role("status").filter(has_text="then roll")).to_be_visible()
    red.page.context.set_offline(False)
    red.wait("s.seq === 2 && s.outbox.length === 0")
    assert [entry["command"]["do"] for entry in red.state("log")] == ["move", "roll"]


def test_what_follows_a_refused_order_is_dropped_and_said(make: Make) -> None:
    red = make(table()).sit("Red")
    red.page.context.set_offline(True)
    red.wait("s.connection === 'offline'")
    send_move(red, "s1", (-9, 0))
    red.page.get_by_role("button", name="Dice").click()
    red.page.get_by_role("button", name="D6", exact=True).click()
    red.page.context.set_offline(False)
    red.wait("s.connection === 'online' && s.outbox.length === 0")
    assert red.state("seq") == 0
    red.expect_words("The order made after it was not sent.")


def test_a_lost_frame_is_asked_for_again(make: Make) -> None:
    game = make(table(**TWO_UNITS))
    red, blue = game.sit("Red"), game.sit("Blue", **APART)
    swallow_first_events(blue)
    blue.page.reload()
    blue.wait("s.connection === 'online'")
    send_move(red, "s1", (1, 0))
    red.wait("s.seq === 1")
    send_move(red, "k1", (1, 0))
    red.wait("s.seq === 2")
    blue.wait("s.seq === 2")
    assert blue.state("table.models") == red.state("table.models")


def swallow_first_events(seat: Seat) -> None:
    """Stand between the page and the server, and lose the first accepted command."""
    lost: list[str] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def answer(text: Any) -> None:
            if '"kind":"events"' in text and not lost:
                lost.append(text)
            else:
                page.send(text)

        server.on_message(answer)

    seat.page.route_web_socket("**/ws/games/**", between)


def test_a_double_click_on_roll_rolls_what_was_pressed_and_nothing_twice(make: Make) -> None:
    red = make(table()).sit("Red")
    red.page.get_by_role("button", name="Dice").click()
    red.page.get_by_role("button", name="3D6", exact=True).dblclick(delay=5)
    red.wait("s.outbox.length === 0 && s.seq >= 1")
    ids = [entry["id"] for entry in red.state("log")]
    assert len(ids) == len(set(ids))
