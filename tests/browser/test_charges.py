"""Charges and what follows them: declared, shot at, dragged into contact, broken, fled off the mat; and shooting."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.seats import Seat
from tests.browser.tables import Document, model, table

COMBAT = {"number": 1, "seat": "red", "phase": "combat"}
SHOOTING = {"number": 1, "seat": "red", "phase": "shooting"}
NEAR = {f"o{i}": model("orcs", "orc", 13, 8 + 3 * i, 270) for i in (1, 2, 3)}
"""Orcs 1.74 inches off: any roll of two dice reaches them."""
ARCHERS = {
    "orc": {
        "type": "infantry",
        "move": 6,
        "BS": 3,
        "Ld": 10,
        "T": 4,
        "W": 2,
        "weapons": [{"name": "bow", "range": 24}],
    }
}
BLOCK = {f"o{i}": model("orcs", "orc", 13, 12.72 + 1.26 * i, 270) for i in (1, 2, 3)}
RANKS = {"orcs": {"name": "Orcs", "seat": "blue", "formation": "ranks"}}


def declared(seat: Seat) -> None:
    """Declare a charge of the spears at the orcs and wait for the dice."""
    seat.take_unit("s2")
    seat.press("Charge…")
    seat.page.get_by_role("button", name="Orcs").and_(seat.page.locator(".target")).click()
    seat.press("Declare and roll")
    seat.wait("s.table.units.spears.charged && s.table.units.spears.charged.range")


def test_the_reach_and_who_is_in_it_are_shown_with_the_reasons(make: Make) -> None:
    far = {
        "units": {"far": {"name": "Far orcs", "seat": "blue", "formation": "horde"}},
        "models": {"f1": model("far", "orc", 40, 30)},
    }
    red = make(table(turn=COMBAT, units=far["units"], models=far["models"])).sit("Red")
    red.take_unit("s2")
    red.press("Charge…")
    card = red.page.get_by_role("group", name="Charge or shoot")
    expect(card.get_by_role("button", name="Orcs 10.7″")).to_be_enabled()
    expect(card.get_by_role("button", name="Far orcs")).to_be_disabled()
    expect(card).to_contain_text('12" is the most for a charge')
    gold = (217, 180, 91)
    ring = [red.paint(10 + 0.63 + 12, 14 + y, 4, gold) for y in (-0.9, -0.5, 0, 0.5, 0.9)]
    assert max(ring) > 0


def test_a_charge_from_the_rear_is_shown_before_it_is_declared(make: Make) -> None:
    block = {name: {**entity, "facing": 90} for name, entity in BLOCK.items()}
    red = make(table(turn=COMBAT, units=RANKS, models=block)).sit("Red")
    red.take_unit("s2")
    red.press("Charge…")
    expect(red.page.get_by_role("group", name="Charge or shoot")).to_contain_text("from its rear: flanked")


def test_tapping_enemies_chooses_targets_and_escape_puts_the_charge_away(make: Make) -> None:
    red = make(table(turn=COMBAT)).sit("Red")
    red.take_unit("s2")
    red.press("Charge…")
    red.wait("s.engagement.reach")
    red.tap("o1")
    assert red.state("engagement.targets") == ["orcs"]
    red.page.keyboard.press("Escape")
    assert red.state("engagement") is None
    assert red.state("view.tool") == "move"


def test_a_charge_dragged_near_an_enemy_snaps_into_contact(make: Make) -> None:
    red = make(table(turn=COMBAT, models=NEAR)).sit("Red")
    declared(red)
    red.drag("s2", (1.55, 0))
    assert red.judged()["legal"]
    assert abs(red.ghost("s2")["x"] - (13 - 32 / 25.4)) < 0.01
    red.press("Confirm charge")
    red.wait("s.table.units.spears.charged.range === null")
    expect(red.page.get_by_role("list", name="How it stands")).to_contain_text("Locked with Orcs, 3 engaged")


def test_a_charge_dragged_too_far_stops_at_the_enemy(make: Make) -> None:
    red = make(table(turn=COMBAT, models=NEAR)).sit("Red")
    declared(red)
    red.drag("s2", (2.6, 0))
    assert red.judged()["legal"]
    assert abs(red.ghost("s2")["x"] - (13 - 32 / 25.4)) < 0.01


def test_a_charge_that_fails_moves_nobody(make: Make) -> None:
    red = make(table(turn=COMBAT)).sit("Red")
    declared(red)
    red.press("The charge fails")
    red.wait("s.seq === 2 && s.draft === null")
    assert red.model("s2")["x"] == 10
    expect(red.page.get_by_role("list", name="Latest")).to_contain_text("First spears fails its charge")


def test_the_charged_block_is_asked_to_stand_and_shoot(make: Make) -> None:
    game = make(table(turn=COMBAT, profiles=ARCHERS, units=RANKS, models=BLOCK))
    red, blue = game.sit("Red"), game.sit("Blue")
    declared(red)
    expect(red.page.get_by_text("Blue decides:")).to_be_visible()
    expect(blue.page.get_by_text("To stand and shoot it needs 2D6 of 10 or less.")).to_be_visible()
    blue.press("Hold")
    red.wait("s.table.turn.pending.length === 0")
    red.press("Straight into contact")
    red.press("Confirm charge")
    red.wait("s.table.units.spears.charged.range === null")


def test_after_the_shots_the_charge_goes_on(make: Make) -> None:
    sure = {"orc": {**ARCHERS["orc"], "Ld": 10}}
    game = make(table(turn=COMBAT, profiles=sure, units=RANKS, models=BLOCK))
    red, blue = game.sit("Red"), game.sit("Blue")
    declared(red)
    blue.press("Stand and shoot")
    blue.wait("s.seq === 2")
    if blue.state("table.turn.pending"):
        expect(blue.page.get_by_text("3 may, -1 to hit")).to_be_visible()
        blue.press("The shots are done")
    red.wait("s.table.turn.pending.length === 0")


def test_a_melee_from_the_charge_to_a_broken_unit_leaving_the_mat(make: Make) -> None:
    at_edge = {f"o{i}": model("orcs", "orc", 45, 8 + 3 * i, 270) for i in (1, 2, 3)}
    spears = {f"s{i}": model("spears", "spear", 42, 8 + 3 * i, 90) for i in (1, 2, 3)}
    game = make(table(turn=COMBAT, models={**at_edge, **spears}))
    red, blue = game.sit("Red"), game.sit("Blue")
    declared(red)
    red.press("Straight into contact")
    assert red.judged()["legal"]
    red.press("Confirm charge")
    red.wait("s.table.units.spears.charged.range === null")

    fought(blue, "o1")
    flees(blue)
    red.wait("s.table.models.o2.removed && s.table.models.o3.removed")
    assert red.state("table.units.orcs.fleeing") is True

    red.press("Consolidate…")
    red.page.get_by_role("button", name="Draw the move").click()
    red.drag("s2", (0.5, 0))
    assert red.judged()["legal"]
    red.press("Confirm consolidation")
    red.wait("s.draft === null && s.outbox.length === 0")
    red.press("End combat")
    red.wait("s.table.turn.seat === 'blue'")


def fought(seat: Seat, fallen: str) -> None:
    """Blows are the players' dice: one orc falls."""
    seat.tap(fallen)
    seat.page.get_by_role("button", name="Remove", exact=True).click()
    seat.wait("s.table.models.o1.removed")


def flees(seat: Seat) -> None:
    """The orcs flee straight to the edge, 9 inches told."""
    seat.take_unit("o2")
    seat.press("Flee…")
    seat.page.get_by_role("spinbutton", name="Inches").fill("9")
    seat.press("Draw the move")
    seat.lift("o2", (2.9, 0))
    seat.page.mouse.move(*seat.at(47.9, 14))
    seat.page.mouse.up()
    for _ in range(3):
        seat.page.keyboard.press("ArrowRight")
    seat.judged()
    seat.press("Confirm flight")


def test_a_volley_names_who_may_shoot_and_who_may_not(make: Make) -> None:
    far: Document = {"models": {"s3": model("spears", "spear", 1, 30, 90)}}
    profiles = {"spear": {"type": "infantry", "move": 6, "BS": 4, "Ld": 8, "weapons": [{"name": "bow", "range": 14}]}}
    red = make(table(turn=SHOOTING, profiles=profiles, **far)).sit("Red")
    red.take_unit("s2")
    red.press("Shoot…")
    card = red.page.get_by_role("group", name="Charge or shoot")
    expect(card.get_by_role("list", name="May shoot", exact=True)).to_contain_text("First spears 1")
    expect(card.get_by_role("list", name="May not shoot")).to_contain_text("First spears 3no weapon reaches")
    card.get_by_role("button", name="Shoot", exact=True).click()
    red.wait("s.seq === 1")
    card.get_by_role("spinbutton", name="Each needs").fill("3")
    card.get_by_role("button", name="Roll to hit").click()
    red.wait("s.seq === 2")
    rolled: Any = red.state("log")[-1]
    assert rolled["command"]["dice"] == "2D6"
    assert rolled["command"]["at_least"] == 3


def test_a_unit_with_no_enemy_in_sight_or_reach_is_told_why_it_cannot_shoot(make: Make) -> None:
    profiles = {"spear": {"type": "infantry", "move": 6, "BS": 4, "Ld": 8, "weapons": [{"name": "bow", "range": 6}]}}
    red = make(table(turn=SHOOTING, profiles=profiles)).sit("Red")
    red.take_unit("s2")
    red.press("Shoot…")
    card = red.page.get_by_role("group", name="Charge or shoot")
    expect(card).to_contain_text("has no weapon that reaches")
    expect(card.get_by_role("button", name="Shoot", exact=True)).to_be_disabled()


@pytest.mark.parametrize("words", ["Pile in…", "Rally…", "Hit and run…"])
def test_moves_after_a_melee_say_how_far_they_go(make: Make, words: str) -> None:
    red = make(table(turn=COMBAT)).sit("Red")
    red.take_unit("s2")
    red.press(words)
    red.page.get_by_role("spinbutton", name="Inches").fill("2")
    red.press("Draw the move")
    expect(red.page.get_by_role("group", name="Move being made")).to_contain_text("up to 2.0″")


def test_a_move_directly_towards_is_drawn_by_the_referee(make: Make) -> None:
    red = make(table(turn=COMBAT)).sit("Red")
    red.take_unit("s2")
    red.press("Directly towards…")
    red.page.get_by_role("combobox", name="Towards").select_option("orcs")
    red.page.get_by_role("spinbutton", name="Inches").fill("4")
    red.page.get_by_role("button", name="Move", exact=True).click()
    red.wait("s.seq === 1")
    assert abs(red.model("s2")["x"] - 14) < 0.01


def test_a_charge_is_made_from_the_keyboard(make: Make) -> None:
    red = make(table(turn=COMBAT, models=NEAR)).sit("Red")
    red.page.get_by_role("button", name="First spears 1, not moved").focus()
    red.page.keyboard.press("Space")
    red.button("Charge…").focus()
    red.page.keyboard.press("Enter")
    target = red.page.get_by_role("group", name="Charge or shoot").get_by_role("button", name="Orcs")
    target.focus()
    red.page.keyboard.press("Enter")
    expect(red.button("Declare and roll")).to_be_enabled()
    red.settled()
    red.button("Declare and roll").focus()
    red.page.keyboard.press("Enter")
    red.wait("s.draft && s.draft.manner === 'charge'")
    red.button("Straight into contact").focus()
    red.page.keyboard.press("Enter")
    assert red.judged()["legal"]


def test_contact_is_declared_in_a_ruin_where_nobody_fits(make: Make) -> None:
    square = [[12, 12], [16, 12], [16, 16], [12, 16]]
    ledge = [[13.2, 13.2], [14.8, 13.2], [14.8, 14.8], [13.2, 14.8]]
    ruin = {"kind": "ruin", "outline": square, "floors": [{"number": 1, "outline": ledge}]}
    tested = {"name": "First spears", "seat": "red", "formation": "skirmish", "terrain_test": 6}
    models = {**dict.fromkeys(("s1", "s3", "o2", "o3")), "o1": model("orcs", "orc", 14, 14, floor=1)}
    red = make(table(turn=COMBAT, terrain={"mill": ruin}, units={"spears": tested}, models=models)).sit("Red")
    declared(red)
    red.drag("s2", (1.5, 0))
    assert [refusal["code"] for refusal in red.judged()["refusals"]] == ["charge/contact"]
    red.press("Keep dragging")
    red.press("Declare contact…")
    red.page.get_by_role("button", name="Declare", exact=True).click()
    red.wait("s.draft.answer && s.draft.answer.legal")
    red.press("Confirm charge")
    red.wait("s.table.units.spears.contacts && s.table.units.spears.contacts.s2 === 'o1'")
