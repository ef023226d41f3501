"""What a card offers: only what the turn still allows, else the reason; and how the log words what was done."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Make
from tests.browser.seats import Seat
from tests.browser.tables import model, table

COMBAT = {"number": 1, "seat": "red", "phase": "combat"}
SHOOTING = {"number": 1, "seat": "red", "phase": "shooting"}
NEAR = {f"o{i}": model("orcs", "orc", 13, 8 + 3 * i, 270) for i in (1, 2, 3)}
BLOCK = {f"s{i}": model("spears", "spear", 10, 8 + 1.26 * i, 90) for i in (1, 2, 3)}
MOVED = {"spears": {"name": "First spears", "seat": "red", "formation": "ranks", "moved": True}}
WOOD = {"kind": "forest", "name": "Wood", "outline": [[11, 6], [20, 6], [20, 22], [11, 22]]}


def deeds(seat: Seat) -> Locator:
    """Find what the open card offers to do."""
    return seat.page.get_by_role("group", name="What it does")


def log(seat: Seat) -> Locator:
    """Find the last lines of the log."""
    return seat.page.get_by_role("list", name="Latest")


def test_a_unit_that_has_charged_is_offered_no_second_charge(make: Make) -> None:
    red = make(table(turn=COMBAT, models=NEAR)).sit("Red")
    red.take_unit("s2")
    red.press("Charge…")
    red.page.get_by_role("group", name="Charge or shoot").get_by_role("button", name="Orcs").click()
    red.press("Declare and roll")
    red.wait("s.table.units.spears.charged && s.table.units.spears.charged.range")
    expect(deeds(red).get_by_role("button", name="Charge…")).to_be_disabled()
    expect(deeds(red)).to_contain_text("First spears has charged this turn; a unit charges once.")


def test_a_block_that_has_moved_is_offered_neither_test_nor_reform(make: Make) -> None:
    red = make(table(units=MOVED, models=BLOCK)).sit("Red")
    red.take_unit("s2")
    for name in ("Terrain test", "Narrower", "Wider"):
        expect(deeds(red).get_by_role("button", name=name)).to_be_disabled()
    expect(deeds(red)).to_contain_text("First spears has moved already this phase; a unit moves once.")


def test_a_block_that_may_still_move_is_offered_both(make: Make) -> None:
    units = {"spears": {**MOVED["spears"], "moved": False}}
    red = make(table(units=units, models=BLOCK)).sit("Red")
    red.take_unit("s2")
    red.wait("s.coherency.spears")
    for name in ("Terrain test", "Narrower", "Wider"):
        expect(deeds(red).get_by_role("button", name=name)).to_be_enabled()


def test_a_terrain_test_that_was_followed_by_a_move_stands(make: Make) -> None:
    red = make(table(terrain={"w": WOOD})).sit("Red")
    red.take_unit("s2")
    red.press("Terrain test")
    red.wait("s.table.units.spears.terrain_test !== null")
    red.page.get_by_role("tab", name="Dice").click()
    dice = red.page.get_by_role("tabpanel", name="Dice")
    expect(dice.get_by_role("button", name="Re-roll all")).to_be_visible()
    red.drag("s2", (-2, 0))
    red.wait("s.draft.answer?.legal")
    red.press("Confirm move")
    expect(dice).to_contain_text("Something has followed from roll 1")
    expect(dice.get_by_role("button", name="Re-roll all")).to_have_count(0)


def test_a_turn_on_the_spot_is_told_as_one(make: Make) -> None:
    red = make(table()).sit("Red")
    red.take_unit("s2")
    red.page.keyboard.press("e")
    red.wait("s.draft.answer?.legal")
    red.press("Confirm move")
    expect(log(red)).to_contain_text("First spears turns on the spot")


def test_a_volley_is_told_with_how_many_shoot(make: Make) -> None:
    red = make(table(turn=SHOOTING, profiles={"spear": {**table()["profiles"]["spear"], "BS": 3}})).sit("Red")
    red.take_unit("s2")
    red.press("Shoot…")
    red.page.get_by_role("group", name="Charge or shoot").get_by_role("button", name="Shoot", exact=True).click()
    expect(log(red)).to_contain_text("First spears shoots at Orcs with all 3 models")


def test_power_is_spent_on_what_it_is_for_and_what_is_left_is_told(make: Make) -> None:
    magi = {"spear": {"type": "infantry", "move": 6, "WS": 4, "Ld": 8, "T": 3, "Mg": 3}}
    red = make(table(profiles=magi)).sit("Red")
    red.tap("s1")
    red.press("Power 9…")
    order = red.page.get_by_role("dialog", name="Spend power dice")
    order.get_by_label("Dice").fill("2")
    order.get_by_label("Reason").fill("a ward")
    order.get_by_role("button", name="Spend").click()
    red.wait("s.table.models.s1.power === 1")
    expect(log(red)).to_contain_text("First spears 1 spends power for a ward")
    expect(log(red)).to_contain_text("1 left")


def test_a_model_is_withdrawn_to_reserve_and_to_the_tray(make: Make) -> None:
    red = make(table()).sit("Red")
    red.tap("s1")
    red.press("To reserve")
    red.wait("s.table.models.s1.off === 'reserve'")
    expect(log(red)).to_contain_text("First spears 1 goes to the reserve")
    red.tap("s2")
    red.press("To the tray")
    red.wait("s.table.models.s2.off === 'tray'")
    expect(log(red)).to_contain_text("First spears 2 goes to the tray")


def test_dice_that_fall_are_as_wide_as_high(make: Make) -> None:
    red = make(table(turn=SHOOTING, options={"scatter_hits": 5})).sit("Red")
    red.page.keyboard.press("b")
    red.page.mouse.click(*red.at(22, 12.5))
    red.press("Place the blast")
    red.wait("s.seq === 1")
    red.page.wait_for_function("() => document.querySelectorAll('#throw:not(.tumbling) .die').length === 3")
    boxes = red.page.evaluate(
        "[...document.querySelectorAll('#throw .die')].map((d) => [d.offsetWidth, d.offsetHeight])"
    )
    assert all(width == height for width, height in boxes)
