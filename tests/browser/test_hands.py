"""Mouse, touch and keys: what counts as a drag, what lets go, what a key does and when it does nothing."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.seats import PHONE, Seat
from tests.browser.tables import model, table


def test_a_press_with_three_pixels_of_jitter_is_a_tap_and_moves_nothing(make: Make) -> None:
    red = make(table()).sit("Red")
    x, y = red.at(*red.where("s1"))
    red.page.mouse.move(x, y)
    red.page.mouse.down()
    red.page.mouse.move(x + 2, y + 2)
    red.page.mouse.up()
    assert red.state("view.selected") == ["s1"]
    assert red.state("draft") is None


def test_a_lost_pointer_lets_go_and_puts_the_ghost_back(make: Make) -> None:
    red = make(table()).sit("Red")
    red.lift("s1", (3, 0))
    red.page.evaluate("document.getElementById('stage').dispatchEvent(new PointerEvent('pointercancel'))")
    assert red.ghost("s1")["x"] == 10
    red.page.mouse.up()
    red.tap("s2")
    assert red.state("view.selected") == ["s2"]
    assert red.state("seq") == 0


def test_losing_the_window_lets_go(make: Make) -> None:
    red = make(table()).sit("Red")
    red.lift("s1", (3, 0))
    red.page.evaluate("dispatchEvent(new Event('blur'))")
    assert red.ghost("s1")["x"] == 10


def test_escape_lets_go_of_a_drag_and_keeps_the_rest(make: Make) -> None:
    red = make(table()).sit("Red")
    red.drag("s1", (1, 0))
    red.lift("s2", (1, 0))
    red.page.keyboard.press("Escape")
    assert red.ghost("s2")["x"] == 10
    assert abs(red.ghost("s1")["x"] - 11) < 0.05


def test_no_key_does_anything_while_a_field_is_written_in(make: Make) -> None:
    red = make(table()).sit("Red")
    red.tap("s1")
    red.page.get_by_role("tab", name="Chat").click()
    field = red.page.get_by_role("textbox", name="Say to")
    field.click()
    field.press_sequentially("mqe")
    assert field.input_value() == "mqe"
    assert red.state("view.tool") == "move"
    assert red.state("draft") is None


def test_a_whole_move_can_be_made_from_the_keyboard(make: Make) -> None:
    red = make(table()).sit("Red")
    first = red.page.get_by_role("button", name="First spears 1, not moved, 10.0 across")
    first.focus()
    red.page.keyboard.press("Space")
    for _ in range(2):
        red.page.keyboard.press("ArrowRight")
    red.page.keyboard.press("Shift+ArrowLeft")
    red.page.keyboard.press("e")
    assert abs(red.ghost("s1")["x"] - 10.9) < 0.001
    assert red.ghost("s1")["facing"] == 105
    red.judged()
    red.page.keyboard.press("Enter")
    red.wait("s.seq === 1")
    assert abs(red.model("s1")["x"] - 10.9) < 0.001


def test_tab_goes_from_model_to_model_of_the_own_units(make: Make) -> None:
    red = make(table()).sit("Red")
    red.page.get_by_role("button", name="First spears 1").focus()
    red.page.keyboard.press("Tab")
    assert red.state("view.focused") == "s2"
    red.page.keyboard.press("Tab")
    red.page.keyboard.press("Tab")
    assert red.state("view.focused") is None


def test_a_box_and_a_lasso_take_models_in_hand_and_shift_adds(make: Make) -> None:
    red = make(table()).sit("Red")
    red.page.keyboard.press("s")
    sweep(red, (8, 9), (12, 15.5))
    assert sorted(red.state("view.selected")) == ["s1", "s2"]
    red.page.keyboard.press("o")
    red.page.keyboard.down("Shift")
    sweep(red, (8, 15.6), (8, 19), (12, 19), (12, 15.6))
    red.page.keyboard.up("Shift")
    assert sorted(red.state("view.selected")) == ["s1", "s2", "s3"]


def sweep(seat: Seat, start: tuple[float, float], *through: tuple[float, float]) -> None:
    seat.page.mouse.move(*seat.at(*start))
    seat.page.mouse.down()
    for point in through:
        seat.page.mouse.move(*seat.at(*point), steps=3)
    seat.page.mouse.up()


def test_taps_go_through_what_is_stacked_on_one_spot(make: Make) -> None:
    ruin = {
        "kind": "ruin",
        "outline": [[28, 20], [36, 20], [36, 28], [28, 28]],
        "floors": [{"number": 1, "z": 3}, {"number": 2, "z": 6}],
    }
    stack = {f"s{i}": model("spears", "spear", 32, 24, floor=i - 1) for i in (1, 2, 3)}
    red = make(table(terrain={"mill": ruin}, models=stack)).sit("Red")
    taken = []
    for _ in range(3):
        red.tap("s1")
        red.page.wait_for_timeout(400)
        taken += red.state("view.selected")
    assert sorted(taken) == ["s1", "s2", "s3"]


@pytest.mark.parametrize("ratio", [1, 1.25, 1.5, 3])
def test_a_click_lands_where_it_is_aimed_at_any_pixel_ratio(make: Make, ratio: float) -> None:
    red = make(table()).sit("Red", device_scale_factor=ratio)
    scale = red.page.evaluate("warmat.scale()")
    red.page.mouse.move(*red.at(*red.where("s1")))
    red.page.mouse.wheel(0, -600)
    red.page.wait_for_function("s => warmat.scale() > s * 1.1", arg=scale)
    x, y = red.where("s1")
    edge = 0.62992
    red.page.mouse.click(*red.at(x + edge - 0.02, y))
    assert red.state("view.selected") == ["s1"]
    width = red.page.evaluate("document.querySelector('canvas').width / document.querySelector('canvas').clientWidth")
    assert abs(width - ratio) < 0.01


def test_the_backing_store_never_outgrows_a_tablet(make: Make) -> None:
    red = make(table()).sit("Red", viewport={"width": 2400, "height": 1800}, device_scale_factor=3)
    pixels = red.page.evaluate("(() => { const c = document.querySelector('canvas'); return c.width * c.height; })()")
    assert 10_000_000 < pixels <= 16_700_000


def test_the_wheel_zooms_about_the_pointer(make: Make) -> None:
    red = make(table()).sit("Red")
    before, scale = red.at(10, 11), red.page.evaluate("warmat.scale()")
    red.page.mouse.move(*before)
    red.page.mouse.wheel(0, -400)
    red.until(lambda: red.page.evaluate("warmat.scale()") > scale)
    after = red.at(10, 11)
    assert max(abs(before[0] - after[0]), abs(before[1] - after[1])) < 0.5


def touches(seat: Seat, *steps: tuple[str, list[tuple[float, float]]]) -> None:
    """Put fingers on the glass: each step is what happens, and where the fingers are then."""
    session = seat.page.context.new_cdp_session(seat.page)
    for kind, points in steps:
        fingers = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def test_a_second_finger_sets_a_waypoint_while_a_model_is_carried(make: Make) -> None:
    red = make(table()).sit("Red", **PHONE)
    start, corner, end = red.at(10, 14), red.at(12, 14), red.at(12, 15)
    touches(
        red,
        ("touchStart", [start]),
        ("touchMove", [corner]),
        ("touchStart", [corner, (200, 300)]),
        ("touchMove", [corner]),
        ("touchMove", [end]),
        ("touchEnd", []),
    )
    track = red.state("draft.tracks")["s2"]
    assert len(track["fixed"]) == 1
    assert abs(track["to"]["y"] - 15) < 0.1


def test_two_fingers_zoom_and_move_nothing(make: Make) -> None:
    red = make(table()).sit("Red", **PHONE)
    before = red.page.evaluate("warmat.scale()")
    touches(
        red,
        ("touchStart", [(150, 300)]),
        ("touchStart", [(150, 300), (240, 300)]),
        ("touchMove", [(120, 300), (270, 300)]),
        ("touchMove", [(90, 300), (300, 300)]),
        ("touchEnd", []),
    )
    assert red.page.evaluate("warmat.scale()") > before * 1.5
    assert red.state("draft") is None


def test_on_a_phone_a_finger_moves_a_model_and_the_panel_is_a_sheet(make: Make) -> None:
    red = make(table()).sit("Red", **PHONE)
    start, end = red.at(*red.where("s2")), red.at(12, 14)
    touches(red, ("touchStart", [start]), ("touchMove", [end]), ("touchEnd", []))
    assert abs(red.ghost("s2")["x"] - 12) < 0.1
    expect(red.page.get_by_role("tabpanel", name="Units")).to_be_hidden()
    red.page.get_by_role("tab", name="Units").tap()
    expect(red.page.get_by_role("tabpanel", name="Units")).to_be_visible()
    overflow = red.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
