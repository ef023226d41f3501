"""The ground on the page: what a piece does to the unit in hand, the test and what it allows, floors and climbs."""

from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.seats import PHONE, Seat
from tests.browser.tables import Document, model, patch, table

WOOD = {"wood": patch("forest", 13, 12)}
RUIN: Document = {
    "mill": {
        "name": "Old mill",
        "kind": "ruin",
        "outline": [[12, 10], [20, 10], [20, 18], [12, 18]],
        "floors": [{"number": 1, "z": 3}, {"number": 2, "z": 6}],
    }
}
TESTED = {"spears": {"name": "First spears", "seat": "red", "formation": "skirmish", "terrain_test": 6}}
AWAY = {f"o{i}": model("orcs", "orc", 44, 8 + 3 * i, 270) for i in (1, 2, 3)}
ALONE = {**AWAY, "s1": None, "s3": None}


def ground(seat: Seat):  # type: ignore[no-untyped-def]
    return seat.page.get_by_role("group", name="This ground")


def test_hovering_a_piece_says_what_it_does_to_the_unit_in_hand(make: Make) -> None:
    red = make(table(terrain=WOOD, models=AWAY)).sit("Red")
    red.take_unit("s2")
    red.page.mouse.move(*red.at(16.6, 15))
    expect(ground(red)).to_contain_text("For First spears")
    expect(ground(red)).to_contain_text("a terrain test first")
    expect(ground(red)).to_contain_text("Cover 4+ for skirmish in it")
    red.page.mouse.move(*red.at(30, 30))
    expect(ground(red)).to_be_hidden()


def test_without_a_unit_in_hand_the_ground_asks_for_one(make: Make) -> None:
    red = make(table(terrain=WOOD, models=AWAY)).sit("Red")
    red.page.mouse.move(*red.at(16.6, 15))
    expect(ground(red)).to_contain_text("Choose a unit")


def test_a_piece_is_focused_and_chosen_from_the_list_of_ground(make: Make) -> None:
    red = make(table(terrain=WOOD, models=AWAY)).sit("Red")
    red.take_unit("s2")
    piece = red.page.get_by_role("region", name="Ground").get_by_role("button", name="wood · difficult · area")
    piece.focus()
    expect(ground(red)).to_contain_text("Cover 4+")
    red.page.keyboard.press("Enter")
    assert red.state("ground.pinned") is True


def test_a_finger_reads_the_ground_and_keeps_the_unit_in_hand(make: Make) -> None:
    red = make(table(terrain=WOOD, models=AWAY)).sit("Red", **PHONE)
    red.page.touchscreen.tap(*red.at(*red.where("s2")))
    red.page.touchscreen.tap(*red.at(16.3, 15.3))
    expect(ground(red)).to_contain_text("For First spears")
    assert red.state("view.selected") == ["s2"]
    red.page.get_by_role("button", name="Close this ground").tap()
    expect(ground(red)).to_be_hidden()


def test_the_terrain_test_is_one_click_from_the_refusal_and_its_dice_lie_over_the_mat(make: Make) -> None:
    red = make(table(terrain=WOOD, models=AWAY)).sit("Red")
    red.take_unit("s2")
    red.drag("s2", (3.2, 0))
    assert [refusal["code"] for refusal in red.judged()["refusals"]] == ["move/needs_terrain_test"]
    red.press("Take the terrain test")
    red.wait("s.table.units.spears.terrain_test !== null")
    expect(red.page.locator("#throw")).to_contain_text("Terrain test")
    red.wait("s.draft.answer && !(s.draft.answer.refusals ?? []).some((r) => r.code === 'move/needs_terrain_test')")


def test_the_terrain_test_is_on_the_card_of_the_unit(make: Make) -> None:
    red = make(table(terrain=WOOD, models=AWAY)).sit("Red")
    red.take_unit("s2")
    red.press("Terrain test")
    red.wait("s.table.units.spears.terrain_test !== null")
    allowance = red.state("table.units.spears.terrain_test")
    expect(red.page.get_by_role("group", name="What it does")).to_contain_text(f"Terrain test: {allowance}″ inside")


def test_the_inches_inside_are_counted_down_while_a_model_is_dragged(make: Make) -> None:
    red = make(table(terrain=WOOD, units=TESTED, models=ALONE)).sit("Red")
    red.lift("s2", (4, 0))
    red.wait("s.way && s.way.models.s2 && s.way.models.s2.inside > 1.4")
    way = red.state("way")
    assert way["allowance"] == 6
    red.page.mouse.up()


def test_a_floor_is_chosen_by_key_while_dragging_and_the_climb_counts(make: Make) -> None:
    red = make(table(terrain=RUIN, units=TESTED, models=ALONE)).sit("Red")
    red.lift("s2", (2.8, 0))
    red.page.keyboard.press("]")
    red.wait("s.way && s.way.models.s2 && s.way.models.s2.climbed === 3")
    assert red.state("draft.tracks")["s2"]["fixed"][-1][2] == 1
    red.page.mouse.up()
    assert red.judged()["legal"]
    red.press("Confirm move")
    red.wait("s.table.models.s2.floor === 1")


def test_a_floor_is_climbed_to_by_the_switch(make: Make) -> None:
    red = make(table(terrain=RUIN, units=TESTED, models=ALONE)).sit("Red")
    red.page.get_by_role("group", name="Floor").get_by_role("button", name="Floor 1").click()
    red.drag("s2", (2.8, 0))
    assert red.ghost("s2")["floor"] == 1
    assert red.judged()["legal"]


def test_tapping_a_model_looks_at_its_floor(make: Make) -> None:
    up = {**ALONE, "s2": model("spears", "spear", 15, 14, floor=2)}
    red = make(table(terrain=RUIN, models=up)).sit("Red")
    red.tap("s2")
    assert red.state("view.floor") == 2


def test_tapping_a_ruin_again_looks_one_floor_up(make: Make) -> None:
    red = make(table(terrain=RUIN, models=ALONE)).sit("Red")
    floors = []
    for _ in range(4):
        red.page.mouse.click(*red.at(18, 16))
        red.page.wait_for_timeout(400)
        floors.append(red.state("view.floor"))
    assert floors == [0, 1, 2, 0]


def test_models_on_another_floor_than_the_one_looked_at_are_faded(make: Make) -> None:
    up = {**ALONE, "s2": model("spears", "spear", 15, 14, floor=1)}
    red = make(table(terrain=RUIN, models=up)).sit("Red")
    seat_red = (226, 97, 79)
    faded = red.paint(15, 14, 18, seat_red, layer="models")
    red.page.get_by_role("group", name="Floor").get_by_role("button", name="Floor 1").click()
    red.until(lambda: red.paint(15, 14, 18, seat_red, layer="models") > faded + 20)


def test_the_legend_tells_grounds_apart_by_pattern(make: Make) -> None:
    red = make(table(terrain=WOOD)).sit("Red")
    red.press("Legend")
    for words in ("slanted lines", "teeth", "crosses", "lattice", "dashed edge"):
        expect(red.page.get_by_text(words)).to_be_visible()


def test_the_owner_says_who_takes_the_wounds_of_dangerous_ground(make: Make) -> None:
    outline = [[11.5, 9], [14, 9], [14, 19], [11.5, 19]]
    swamp = {"swamp": {"kind": "swamp", "dangerous": True, "outline": outline}}
    tough = {"spear": {"type": "infantry", "move": 6, "Ld": 8, "T": 3, "W": 4}}
    red = make(table(terrain=swamp, units=TESTED, models=AWAY, profiles=tough)).sit("Red")
    red.take_unit("s2")
    red.drag("s2", (2, 0))
    red.press("Wounds to…")
    red.page.get_by_role("combobox", name="Go to").select_option("s3")
    red.press("Give them so")
    red.judged()
    red.press("Confirm move")
    red.wait("s.seq === 1")
    assert red.state("log")[-1]["command"]["wounds_to"] == ["s3"]
    assert sorted(red.state("log")[-1]["result"]["dangerous"]["swamp"]) == ["s1", "s2", "s3"]


def test_a_ghost_upstairs_wears_the_number_of_its_floor(make: Make) -> None:
    up = {**ALONE, "s2": model("spears", "spear", 15, 14, floor=1)}
    red = make(table(terrain=RUIN, units=TESTED, models=up)).sit("Red")
    label = (244, 239, 228)
    red.tap("s2")
    red.drag("s2", (1, 0))
    red.judged()
    with_number = red.paint(16.63, 13.37, 7, label)
    red.press("Cancel")
    red.until(lambda: with_number > red.paint(16.63, 13.37, 7, label))
