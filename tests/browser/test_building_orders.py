"""Orders given from the plan of a building: what is refused and why, what the opponent lets pass, shapes, wings."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.mill import mill
from tests.browser.plans import attack, bar, card, close, look, place, plan
from tests.browser.seats import Seat

RED_SHOOTS = {"number": 1, "seat": "red", "phase": "shooting"}
RED_FIGHTS = {"number": 1, "seat": "red", "phase": "combat"}
BEFORE_THE_DOOR = [(17.4, 13.7), (17.4, 15), (17.4, 16.3)]
CROWD = [(13 + 1.4 * (index // 4), 12.5 + 1.4 * (index % 4)) for index in range(11)]


def ask(seat: Seat, reason: str) -> None:
    """Ask the opponent to let a refused order pass."""
    seat.press("Ask to allow it…")
    seat.page.get_by_role("textbox", name="Reason").fill(reason)
    seat.page.get_by_role("button", name="Ask", exact=True).click()
    seat.wait("s.table.turn.pending.length === 1")


REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "too many": ({"spears": ("red", "man", CROWD)}, "hall", "The hall holds 10; this unit has 11."),
    "of the wrong kind": (
        {"riders": ("red", "rider", BEFORE_THE_DOOR)},
        "hall",
        "Riders 1 is cavalry; only infantry and beasts go into buildings.",
    ),
    "held by others": (
        {"spears": ("red", "man", ["gallery"]), "orcs": ("blue", "man", ["hall"])},
        "hall",
        "The hall is held by Orcs; a room takes one unit.",
    ),
    "behind no door": ({"spears": ("red", "man", BEFORE_THE_DOOR)}, "attic", "The attic has no access point"),
    "too far": ({"spears": ("red", "man", [(4, 15)])}, "hall", "6"),
    "without a way out": (
        {"spears": ("red", "man", ["gallery"])},
        "gallery",
        "The gallery has no access point; go to a room that has one.",
    ),
}


@pytest.mark.parametrize(("units", "name", "words"), REFUSED.values(), ids=REFUSED.keys())
def test_a_room_says_why_it_is_shut(make: Make, units: dict[str, Any], name: str, words: str) -> None:
    red = make(mill(units)).sit("Red")
    look(red, name, next(iter(units)).capitalize())
    expect(card(red, name)).to_contain_text(words)
    expect(card(red, name).get_by_role("button", name="Ask to allow it…")).to_be_visible()


def test_a_refused_way_in_is_let_pass_by_the_opponent(make: Make) -> None:
    game = make(mill({"spears": ("red", "man", CROWD)}))
    red, blue = game.sit("Red"), game.sit("Blue")
    look(red, "hall", "Spears")
    ask(red, "they squeeze in")
    expect(blue.page.locator("#pending")).to_contain_text("The hall holds 10; this unit has 11.")
    expect(blue.page.locator("#pending")).to_contain_text("they squeeze in")
    blue.press("Allow it")
    red.wait("Object.values(s.table.models).every((m) => m.room === 'mill/hall')")


def test_a_reason_half_written_stays_while_the_plan_is_drawn_anew(make: Make) -> None:
    game = make(mill({"spears": ("red", "man", CROWD), "orcs": ("blue", "man", [(40, 15)])}))
    red, blue = game.sit("Red"), game.sit("Blue")
    look(red, "hall", "Spears")
    red.press("Ask to allow it…")
    red.page.get_by_role("textbox", name="Reason").fill("they squ")
    blue.page.get_by_role("tab", name="Dice").click()
    blue.press("3D6")
    red.wait("s.log.at(-1)?.command.do === 'roll'")
    expect(red.page.get_by_role("textbox", name="Reason")).to_have_value("they squ")
    expect(red.page.get_by_role("textbox", name="Reason")).to_be_focused()


def test_a_refused_way_out_is_let_pass_by_the_opponent(make: Make) -> None:
    game = make(mill({"spears": ("red", "man", ["hall"])}))
    red, blue = game.sit("Red"), game.sit("Blue")
    look(red, "hall", "Spears")
    card(red, "hall").get_by_role("button", name="Leave by its door…").click()
    red.wait("s.placing.answer?.legal")
    red.page.mouse.click(*red.at(10, 15))
    expect(bar(red)).to_contain_text("not allowed as it stands")
    ask(red, "it runs")
    blue.press("Allow it")
    red.wait("s.table.models.s0.room === null && s.table.models.s0.x < 11")


def test_a_refused_charge_at_a_room_is_let_pass_by_the_opponent(make: Make) -> None:
    units = {"spears": ("red", "man", ["gate"]), "orcs": ("blue", "man", ["gallery"])}
    game = make(mill(units, turn=RED_FIGHTS))
    red, blue = game.sit("Red"), game.sit("Blue")
    look(red, "gallery", "Spears")
    expect(card(red, "gallery").get_by_role("button", name="Charge Orcs")).to_be_disabled()
    ask(red, "through the ceiling")
    blue.press("Allow it")
    red.wait("s.table.units.spears.charged !== null")


def test_a_refused_blow_is_let_pass_by_the_opponent(make: Make) -> None:
    document = mill({"spears": ("red", "man", BEFORE_THE_DOOR)}, turn=RED_SHOOTS)
    document["options"]["attack_empty"] = False
    game = make(document)
    red, blue = game.sit("Red"), game.sit("Blue")
    attack(red, "hall")
    expect(card(red, "hall")).to_contain_text("The mill is empty, and empty buildings are not attacked here.")
    expect(card(red, "hall").get_by_role("button", name="Roll S + die against AV")).to_be_disabled()
    ask(red, "for practice")
    blue.press("Allow it")
    expect(plan(red).get_by_role("list", name="Blows")).to_contain_text("against AV 13")


def test_a_template_is_laid_at_a_room_from_its_plan(make: Make) -> None:
    units = {"spears": ("red", "man", BEFORE_THE_DOOR), "orcs": ("blue", "man", ["hall"] * 4)}
    game = make(mill(units, turn=RED_SHOOTS))
    red, blue = game.sit("Red"), game.sit("Blue")
    attack(red, "hall")
    card(red, "hall").get_by_role("button", name="Lay a template at the hall…").click()
    held = red.page.get_by_role("group", name="Held over the mat")
    expect(held).to_contain_text("At the hall: D6 hits on Orcs inside; S3 + D6 against AV 13 of the west section")
    held.get_by_role("button", name="Lay the template").click()
    for seat in (red, blue):
        expect(seat.page.get_by_role("group", name="Hits")).to_contain_text("on Orcs inside")
    result = red.state("log")[-1]["result"]
    assert result["unit"] == "orcs"
    assert 1 <= result["count"] <= 6
    assert result["building"]["total"] == 3 + result["building"]["face"]


def test_a_template_out_of_reach_of_a_room_says_how_far_it_is(make: Make) -> None:
    units = {"spears": ("red", "man", [(8, 15)]), "orcs": ("blue", "man", ["hall"])}
    red = make(mill(units, turn=RED_SHOOTS)).sit("Red")
    attack(red, "hall")
    card(red, "hall").get_by_role("button", name="Lay a template at the hall…").click()
    held = red.page.get_by_role("group", name="Held over the mat")
    expect(held).to_contain_text('the template is 8" long')


def test_flyers_leave_battlements_by_air(make: Make) -> None:
    hawks = [(22, 14, "tower"), (23.5, 14, "tower")]
    red = make(mill({"hawks": ("red", "hawk", hawks)})).sit("Red")
    look(red, "tower", "Hawks")
    card(red, "tower").get_by_role("button", name="Fly off the tower…").click()
    expect(bar(red)).to_contain_text("flying off")
    place(red, "Fly there")
    assert [red.model(name)["room"] for name in ("h0", "h1")] == [None, None]


def test_who_cannot_fly_is_sent_down_from_battlements(make: Make) -> None:
    red = make(mill({"spears": ("red", "man", [(22, 14, "tower")])})).sit("Red")
    look(red, "tower", "Spears")
    expect(card(red, "tower")).to_contain_text("The tower has no access point; go to a room that has one.")


def test_out_of_turn_a_plan_says_when_rooms_are_entered(make: Make) -> None:
    blue = make(mill({"orcs": ("blue", "man", [(35, 15)])})).sit("Blue")
    look(blue, "gate", "Orcs")
    expect(card(blue, "gate")).to_contain_text("Rooms are entered and left in your movement phase")
    close(blue)
