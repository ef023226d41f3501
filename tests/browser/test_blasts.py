"""Blasts, templates and scatter: asked about as they move, placed once, sent by the dice, their hits resolved."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Make
from tests.browser.seats import PHONE, Seat
from tests.browser.tables import Document, model, table

GOLD = (217, 180, 91)
SHOOTING = {"turn": {"number": 1, "seat": "red", "phase": "shooting"}}
SKILLED = {"spear": {"type": "infantry", "BS": 3, "Ld": 8, "T": 3, "S": 3}}
RUIN = {
    "name": "Mill",
    "kind": "ruin",
    "outline": [[18, 8], [27, 8], [27, 20], [18, 20]],
    "floors": [{"number": 1, "z": 3}],
}


def shooting(**more: Document) -> Document:
    return table(**SHOOTING, **more)


def held(seat: Seat) -> Locator:
    """Find the bar of what is held over the mat."""
    return seat.page.get_by_role("group", name="Held over the mat")


def hits(seat: Seat) -> Locator:
    """Find the card of what came to lie."""
    return seat.page.get_by_role("group", name="Hits")


def take(seat: Seat, tool: str) -> None:
    """Take a tool in hand."""
    seat.page.get_by_role("toolbar", name="Tools").get_by_role("button", name=tool).click()


def blast(seat: Seat, x: float, y: float, scatter: str = "") -> None:
    """Hold a large blast and set it down."""
    take(seat, "Blast")
    seat.page.mouse.click(*seat.at(x, y))
    held(seat).get_by_role("combobox", name="Scatter").fill(scatter)
    seat.wait("s.aim.answer && s.aim.set")


def place(seat: Seat) -> None:
    """Place what is held, and wait until it lies."""
    seat.settled()
    held(seat).get_by_role("button", name="Place the blast").click()
    seat.wait("s.aim === null")


def test_what_lies_under_a_moving_marker_lights_up_and_is_counted(make: Make) -> None:
    red = make(shooting()).sit("Red")
    take(red, "Blast")
    red.page.mouse.move(*red.at(22, 12.5))
    expect(held(red)).to_contain_text("Orcs2")
    assert red.paint(22, 11, 20, GOLD) > 60
    red.page.mouse.move(*red.at(30, 30))
    expect(held(red)).to_contain_text("Nobody under it")
    red.until(lambda: red.paint(22, 11, 20, GOLD) == 0)


def test_friends_under_the_marker_are_warned_about(make: Make) -> None:
    red = make(shooting()).sit("Red")
    blast(red, 10, 11)
    expect(held(red)).to_contain_text("First spears2yours")


def test_a_small_marker_covers_less(make: Make) -> None:
    red = make(shooting()).sit("Red")
    blast(red, 22, 12.5)
    expect(held(red)).to_contain_text("Orcs2")
    held(red).get_by_role("button", name="Small 3″").click()
    red.page.mouse.click(*red.at(22, 11))
    expect(held(red)).to_contain_text("Orcs1")


def test_a_blast_is_placed_for_all_and_its_hits_are_listed_with_strength_and_ap(make: Make) -> None:
    game = make(shooting())
    red, blue, watcher = game.sit("Red"), game.sit("Blue"), game.sit("Spectators")
    blast(red, 22, 12.5)
    held(red).get_by_role("spinbutton", name="S", exact=True).fill("4")
    held(red).get_by_role("spinbutton", name="AP", exact=True).fill("1")
    place(red)
    for seat in (red, blue, watcher):
        expect(hits(seat)).to_contain_text("Orcs 1")
        expect(hits(seat)).to_contain_text("S4 AP1")
    expect(watcher.page.get_by_role("list", name="Latest")).to_contain_text("Large blast: hits 2 Orcs")


def test_the_marker_slides_from_where_it_was_put_to_where_the_die_sends_it(make: Make) -> None:
    red = make(shooting()).sit("Red")
    for _ in range(20):
        blast(red, 30, 25, "2D6")
        place(red)
        scatter = red.state("log")[-1]["result"]["scatter"]
        if not scatter["hit"]:
            break
    assert red.state("slide.seq") == red.state("seq")
    expect(hits(red)).to_contain_text(f"{scatter['bearing']}° · {scatter['distance']}″")
    result = red.state("log")[-1]["result"]
    red.until(lambda: red.paint(result["x"], result["y"], 14, GOLD) > 20)


def test_nothing_slides_for_a_reader_who_wants_no_motion(make: Make) -> None:
    red = make(shooting()).sit("Red", reduced_motion="reduce")
    blast(red, 30, 25, "2D6")
    place(red)
    expect(hits(red).get_by_role("button", name="Re-roll")).to_be_visible()
    assert red.state("slide") is None


def test_the_attacker_rolls_to_wound_and_the_owner_removes(make: Make) -> None:
    game = make(shooting())
    red, blue = game.sit("Red"), game.sit("Blue")
    blast(red, 22, 12.5)
    place(red)
    hits(red).get_by_role("button", name="Roll to wound Orcs 1").click()
    blue.wait("s.seq === 2")
    face = blue.state("log")[-1]["result"]["faces"][0]
    expect(hits(blue).get_by_role("img", name=f"to wound {face}")).to_be_visible()
    expect(hits(red).get_by_role("button", name="Remove Orcs 1")).to_have_count(0)
    hits(blue).get_by_role("button", name="Wound Orcs 1").click()
    red.wait("s.table.models.o1.wounds === 1")
    hits(blue).get_by_role("button", name="Remove Orcs 1").click()
    red.wait("s.table.models.o1.removed")
    expect(hits(red)).to_contain_text("removed")


def test_all_hits_are_rolled_to_wound_by_one_press(make: Make) -> None:
    red = make(shooting()).sit("Red")
    blast(red, 22, 14)
    place(red)
    struck = len(red.state("log")[-1]["result"]["hits"])
    hits(red).get_by_role("button", name=f"Roll all {struck} to wound").click()
    red.wait("s.seq === 2")
    expect(hits(red).get_by_role("img", name="to wound")).to_have_count(struck)


def test_the_hits_survive_a_reload_until_they_are_put_away(make: Make) -> None:
    red = make(shooting()).sit("Red")
    blast(red, 22, 12.5)
    place(red)
    red.page.reload()
    expect(hits(red)).to_contain_text("Orcs 1")
    hits(red).get_by_role("button", name="Put the hits away").click()
    expect(hits(red)).to_be_hidden()


def test_two_blasts_are_resolved_one_at_a_time(make: Make) -> None:
    red = make(shooting()).sit("Red")
    for x in (22, 30):
        blast(red, x, 12.5)
        place(red)
    expect(hits(red)).to_contain_text("2 of 2")
    hits(red).get_by_role("button", name="The one before").click()
    expect(hits(red)).to_contain_text("Orcs · 2 hit")


def test_the_scatter_is_rolled_again_and_decides_the_hits_anew(make: Make) -> None:
    red = make(shooting()).sit("Red")
    blast(red, 30, 25, "D6")
    place(red)
    hits(red).get_by_role("button", name="Re-roll").click()
    red.wait("s.seq === 2")
    expect(hits(red)).not_to_contain_text("of 2")
    assert red.state("log")[-1]["command"]["do"] == "reroll"


def test_the_floor_looked_at_is_the_floor_struck(make: Make) -> None:
    upstairs = {"o1": model("orcs", "orc", 22, 11, 270, floor=1)}
    red = make(shooting(terrain={"mill": RUIN}, models=upstairs)).sit("Red")
    red.page.get_by_role("button", name="Floor 1", exact=True).click()
    blast(red, 22, 12.5)
    expect(held(red)).to_contain_text("on floor 1")
    expect(held(red)).to_contain_text("Orcs1")
    red.page.get_by_role("button", name="Ground", exact=True).click()
    expect(held(red)).to_contain_text("on the ground floor")


def test_a_firer_who_sees_nobody_is_refused_and_the_opponent_may_allow_it(make: Make) -> None:
    wall = {"kind": "impassable", "height": 6, "outline": [[15, 2], [16, 2], [16, 30], [15, 30]]}
    game = make(shooting(terrain={"wall": wall}, profiles=SKILLED))
    red, blue = game.sit("Red"), game.sit("Blue")
    red.tap("s1")
    blast(red, 22, 12.5)
    held(red).get_by_role("combobox", name="From").select_option(label="First spears 1")
    expect(held(red)).to_contain_text("sees no enemy under the marker")
    held(red).get_by_role("textbox", name="Reason").fill("through the window")
    held(red).get_by_role("button", name="Ask Blue").click()
    blue.press("Allow it")
    red.wait("s.aim === null && s.log.at(-1).marked")
    expect(hits(blue)).to_contain_text("Orcs 1")


def test_a_template_is_turned_about_the_base_of_its_firer(make: Make) -> None:
    red = make(shooting(models={"o1": model("orcs", "orc", 15, 11, 270)}, profiles=SKILLED)).sit("Red")
    red.tap("s1")
    take(red, "Template")
    red.page.mouse.move(*red.at(20, 11))
    expect(held(red)).to_contain_text("Orcs1")
    assert abs(red.state("aim.bearing") - 90) < 0.5
    red.page.keyboard.press("Shift+E")
    assert abs(red.state("aim.bearing") - 91) < 0.5
    red.page.mouse.wheel(0, 100)
    red.wait("Math.abs(s.aim.bearing - 96) < 0.6")
    held(red).get_by_role("button", name="Lay the template").click()
    red.wait("s.aim === null")
    assert red.state("log")[-1]["command"]["do"] == "template"


def test_a_template_without_a_firer_asks_for_one(make: Make) -> None:
    red = make(shooting()).sit("Red")
    take(red, "Template")
    expect(held(red)).to_contain_text("Tap the model that fires.")
    red.tap("s2")
    assert red.state("aim.model") == "s2"


def test_a_unit_scatters_and_who_cannot_stand_is_named(make: Make) -> None:
    red = make(shooting()).sit("Red")
    take(red, "Scatter")
    held(red).get_by_role("combobox", name="What").select_option(label="First spears")
    held(red).get_by_role("combobox", name="Distance").fill("D6-6")
    red.page.mouse.click(*red.at(22, 14))
    held(red).get_by_role("button", name="Scatter").click()
    red.wait("s.seq === 1")
    impossible = red.state("log")[-1]["result"]["impossible"]
    assert impossible
    expect(hits(red)).to_contain_text("Cannot stand there")
    expect(hits(red).get_by_role("button", name="Nearest place…").first).to_be_visible()


def test_a_marker_scatters(make: Make) -> None:
    red = make(shooting(markers={"well": {"name": "Well", "x": 30, "y": 20}})).sit("Red")
    take(red, "Scatter")
    held(red).get_by_role("combobox", name="What").select_option(label="Well")
    red.page.mouse.click(*red.at(30, 20))
    held(red).get_by_role("button", name="Scatter").click()
    red.wait("s.seq === 1")
    end = red.state("log")[-1]["result"]["placed"]["well"]
    assert [red.state("table.markers.well.x"), red.state("table.markers.well.y")] == end


def test_a_blast_can_be_placed_from_the_keyboard(make: Make) -> None:
    red = make(shooting()).sit("Red")
    red.page.keyboard.press("b")
    before = red.state("aim.at")
    red.page.keyboard.press("ArrowRight")
    red.page.keyboard.press("Shift+ArrowUp")
    assert red.state("aim.at") == pytest.approx([before[0] + 0.5, before[1] - 0.1])
    red.page.keyboard.press("Enter")
    red.wait("s.seq === 1 && s.aim === null")


def test_escape_puts_the_marker_away(make: Make) -> None:
    red = make(shooting()).sit("Red")
    red.page.keyboard.press("b")
    red.page.keyboard.press("Escape")
    assert red.state("aim") is None
    assert red.state("view.tool") == "move"


def test_a_second_press_places_nothing_more(make: Make) -> None:
    red = make(shooting()).sit("Red")
    blast(red, 22, 12.5)
    red.settled()
    held(red).get_by_role("button", name="Place the blast").dblclick(force=True)
    red.wait("s.aim === null")
    red.page.wait_for_timeout(500)
    assert red.state("seq") == 1


def test_who_may_not_shoot_may_still_look_under_a_marker(make: Make) -> None:
    watcher = make(shooting()).sit("Spectators")
    blast(watcher, 22, 12.5)
    expect(held(watcher)).to_contain_text("Orcs2")
    expect(held(watcher).get_by_role("button", name="Place the blast")).to_be_hidden()


def test_on_a_phone_a_finger_sets_the_marker_and_drags_it(make: Make) -> None:
    red = make(shooting()).sit("Red", **PHONE)
    red.page.get_by_role("button", name="Blast").tap()
    red.page.touchscreen.tap(*red.at(14, 12.5))
    red.wait("s.aim.set && Math.abs(s.aim.at[0] - 14) < 0.1")
    touch = red.page.context.new_cdp_session(red.page)
    for kind, points in (
        ("touchStart", [red.at(14, 12.5)]),
        ("touchMove", [red.at(13, 12.5)]),
        ("touchMove", [red.at(12, 12.5)]),
        ("touchEnd", []),
    ):
        marks = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": marks})
    red.wait("Math.abs(s.aim.at[0] - 12) < 0.1")
    expect(held(red)).to_contain_text("yours")
    assert red.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_on_a_phone_the_hits_make_room_for_what_is_in_the_hand(make: Make) -> None:
    red = make(shooting()).sit("Red", **PHONE)
    blast(red, 22, 12.5)
    place(red)
    expect(hits(red)).to_be_visible()
    take(red, "Blast")
    held(red).get_by_role("button", name="Cancel").click()
    expect(hits(red)).to_be_visible()
