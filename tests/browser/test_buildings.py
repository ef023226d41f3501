"""Buildings as players meet them: plans, doors, fire points, fights from room to room, blows, flights over rubble."""

from typing import Any

import pytest
from playwright.sync_api import expect

import rules
from tests.browser.conftest import Make
from tests.browser.mill import mill
from tests.browser.plans import bar, card, close, drag_rooms, end, look, place, plan, real_dice, roll, room, strike
from tests.browser.seats import AMBER, PHONE, Seat

GOLD = (217, 180, 91)
ARCHERS = ("red", "man", ["gallery"] * 4)
BEFORE_THE_DOOR = [(17.4, 13.7), (17.4, 15), (17.4, 16.3)]
BLUE_MOVES = {"number": 1, "seat": "blue", "phase": "movement"}
RED_SHOOTS = {"number": 1, "seat": "red", "phase": "shooting"}
RED_FIGHTS = {"number": 1, "seat": "red", "phase": "combat"}


def test_a_click_opens_a_building_as_a_plan_of_its_rooms_for_spectators_too(make: Make) -> None:
    watcher = make(mill({"archers": ARCHERS, "orcs": ("blue", "man", ["gate"] * 5)})).sit("Spectators")
    watcher.page.mouse.click(*watcher.at(31, 17))
    expect(room(watcher, "gallery")).to_have_accessible_name("gallery, floor 1, 4 Archers")
    expect(room(watcher, "gate")).to_have_accessible_name("gate, ground floor, 5 Orcs")
    expect(room(watcher, "attic")).to_have_accessible_name("attic, floor 1, empty")
    expect(plan(watcher).get_by_role("list", name="Sections")).to_contain_text("west AV 13")
    room(watcher, "gate").click()
    expect(card(watcher, "gate")).to_contain_text("Orcs · 5 of 10")
    expect(plan(watcher).get_by_role("combobox", name="Orders for")).to_have_count(0)


def test_a_plan_is_opened_and_read_by_the_keyboard_alone(make: Make) -> None:
    red = make(mill({"archers": ARCHERS})).sit("Red")
    red.page.get_by_role("region", name="Ground").get_by_role("button", name="The mill").press("Enter")
    expect(card(red, "gallery")).to_contain_text("Archers · 4 of 10")
    room(red, "hall").press("Enter")
    enter = card(red, "hall").get_by_role("button", name="Enter the hall")
    expect(enter).to_be_enabled()
    enter.press("Enter")
    red.wait("s.table.models.a0.room === 'mill/hall'")
    red.page.keyboard.press("Escape")
    expect(plan(red)).to_be_hidden()


def test_a_door_lights_up_under_ghosts_the_referee_would_let_in(make: Make) -> None:
    red = make(mill({"spears": ("red", "man", BEFORE_THE_DOOR)})).sit("Red")
    red.take_unit("s1")
    red.lift("s1", (3.2, 0))
    red.wait("s.draft.door?.room === 'mill/hall' && s.draft.answer?.legal")
    red.painted(20, 15, 20, GOLD, 100)
    red.page.mouse.up()
    red.press("Enter the hall")
    red.wait("Object.values(s.table.models).every((m) => m.room === 'mill/hall')")
    expect(red.page.get_by_role("list", name="Latest")).to_contain_text("Spears enters the hall of The mill")


def test_a_unit_too_large_for_a_room_is_told_so_at_the_door(make: Make) -> None:
    spots = [(13 + 1.4 * (index // 4), 12.5 + 1.4 * (index % 4)) for index in range(11)]
    red = make(mill({"spears": ("red", "man", spots)})).sit("Red")
    red.take_unit("s9")
    red.drag("s9", (20.6 - spots[9][0], 15 - spots[9][1]))
    expect(red.page.get_by_role("group", name="Refused")).to_contain_text("The hall holds 10; this unit has 11.")
    red.painted(20, 15, 20, AMBER, 60)


def test_a_move_that_ends_before_a_door_stays_a_move(make: Make) -> None:
    red = make(mill({"spears": ("red", "man", [(17, 15)])})).sit("Red")
    red.tap("s0")
    red.drag("s0", (2.3, 0))
    red.judged()
    expect(red.button("Confirm move")).to_be_enabled()


def test_a_unit_is_dragged_from_room_to_room_in_the_plan(make: Make) -> None:
    red = make(mill({"archers": ARCHERS, "orcs": ("blue", "man", ["gate"] * 5)})).sit("Red")
    look(red, "gallery")
    drag_rooms(red, "gallery", "gate", "shut")
    red.expect_words("The gate is held by Orcs; a room takes one unit.")
    drag_rooms(red, "gallery", "hall", "open")
    red.wait("s.table.models.a0.room === 'mill/hall'")


def test_on_battlements_models_are_placed_and_stand_on_the_mat(make: Make) -> None:
    red = make(mill({"archers": ("red", "man", ["gallery"] * 3)})).sit("Red")
    look(red, "tower", "Archers")
    card(red, "tower").get_by_role("button", name="Go up to the tower…").click()
    place(red, "Go up to the tower")
    model = red.model("a0")
    assert (model["room"], model["floor"]) == ("mill/tower", 2)
    assert 20 < model["x"] < 26


def test_a_unit_comes_out_to_places_that_may_be_changed_by_hand(make: Make) -> None:
    red = make(mill({"spears": ("red", "man", ["hall"] * 3)})).sit("Red")
    look(red, "hall")
    card(red, "hall").get_by_role("button", name="Leave by its door…").click()
    expect(bar(red)).to_contain_text("3 of 3")
    expect(bar(red)).to_contain_text("allowed")
    red.wait("s.placing.answer?.legal")
    x, y = red.state("placing.places.s0")
    red.page.mouse.move(*red.at(x, y))
    red.page.mouse.down()
    red.page.mouse.move(*red.at(8, 15), steps=5)
    red.page.mouse.up()
    expect(bar(red)).to_contain_text("not allowed as it stands")
    bar(red).get_by_role("button", name="Offer places").click()
    place(red, "Come out here")
    assert red.model("s0")["room"] is None


def test_who_shoots_from_fire_points_and_who_is_silent_is_told_with_the_reason(make: Make) -> None:
    units = {"archers": ("red", "man", ["gate"] * 3), "orcs": ("blue", "man", [(42, 14)])}
    red = make(mill(units, turn=RED_SHOOTS)).sit("Red")
    look(red, "gate")
    card(red, "gate").get_by_role("combobox", name="Shoot from the fire points at").select_option(label="Orcs")
    who = card(red, "gate").get_by_role("list", name="Who shoots")
    expect(who.get_by_role("listitem").nth(2)).to_contain_text("silent: has no fire point")
    expect(card(red, "gate")).to_contain_text("2 of 3 shoot")
    card(red, "gate").get_by_role("button", name="Shoot", exact=True).click()
    red.wait("s.log.at(-1)?.command.do === 'fire'")


def test_a_blow_is_told_with_strength_die_armour_and_what_the_chart_says(make: Make) -> None:
    units = {"spears": ("red", "man", [(10, 15)]), "orcs": ("blue", "man", ["hall"] * 4)}
    game = make(mill(units, turn=RED_SHOOTS))
    red, blue = game.sit("Red"), game.sit("Blue")
    real_dice(red)
    strike(red, "hall", 8, "4")
    blows = plan(red).get_by_role("list", name="Blows")
    expect(blows).to_contain_text("S 8 + 4 = 12 against AV 13: it holds.")
    strike(red, "hall", 10, "5 4 3 4 5")
    expect(blows).to_contain_text("S 10 + 5 = 15 against AV 13: damaged.")
    expect(blows).to_contain_text("Structural damage: hits on everybody in the section; armour value 13 → 10")
    expect(blows).to_contain_text("7 on Orcs · S6 AP0 · ignores cover")
    look(blue, "hall")
    expect(plan(blue).get_by_role("list", name="Sections")).to_contain_text("west AV 10")


def test_a_room_emptied_by_a_charge_may_be_held(make: Make) -> None:
    units = {
        "spears": ("red", "man", ["hall"] * 3),
        "orcs": ("blue", "man", ["gate"]),
    }
    game = make(mill(units, turn=RED_FIGHTS))
    red, blue = game.sit("Red"), game.sit("Blue")
    look(red, "gate", "Spears")
    card(red, "gate").get_by_role("button", name="Charge Orcs").click()
    red.wait("s.table.units.spears.charged !== null")
    look(blue, "gate")
    blue.page.get_by_role("list", name="Units of Blue").get_by_role("button", name="Orcs").click()
    blue.page.get_by_role("button", name="Remove", exact=True).click()
    red.wait("s.table.models.o0.removed")
    close(red)
    end(red)
    red.press("Hold the gate")
    red.wait("s.table.models.s0.room === 'mill/gate'")


def test_on_a_phone_a_plan_is_a_sheet_and_every_order_is_a_tap(make: Make) -> None:
    red = make(mill({"spears": ("red", "man", BEFORE_THE_DOOR)})).sit("Red", **PHONE)
    red.page.touchscreen.tap(*red.at(31, 17))
    room(red, "hall").tap()
    plan(red).get_by_role("combobox", name="Orders for").select_option(label="Spears")
    card(red, "hall").get_by_role("button", name="Enter the hall").tap()
    red.wait("s.table.models.s0.room === 'mill/hall'")
    assert red.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.fixture
def seats(make: Make) -> tuple[Seat, Seat, Seat]:
    units: dict[str, Any] = {
        "spears": ("red", "zealot", BEFORE_THE_DOOR),
        "orcs": ("blue", "man", [(35, 13.6), (35, 15), (35, 16.4)]),
        "goblins": ("blue", "man", [(22, 14, "tower"), (23.5, 14, "tower")]),
        "wargs": ("blue", "man", [(6, 15), (6, 17)]),
    }
    document = mill(units)
    document["units"]["goblins"]["fleeing"] = True
    game = make(document)
    red, blue, watcher = game.sit("Red"), game.sit("Blue"), game.sit("Spectators")
    real_dice(blue)
    return red, blue, watcher


def test_a_mill_is_held_stormed_shaken_brought_down_and_left_over_its_rubble(seats: tuple[Seat, Seat, Seat]) -> None:
    red, blue, watcher = seats
    enter_and_shoot(red)
    storm(red, blue)
    shake(red, blue)
    bring_down(red, blue, watcher)
    cross_the_rubble(red, blue)
    replays(red)


def enter_and_shoot(red: Seat) -> None:
    red.take_unit("s1")
    red.drag("s1", (3.2, 0))
    red.wait("s.draft.door?.room === 'mill/hall' && s.draft.answer?.legal")
    red.press("Enter the hall")
    red.wait("s.table.models.s0.room === 'mill/hall'")
    end(red)
    look(red, "hall")
    card(red, "hall").get_by_role("combobox", name="Shoot from the fire points at").select_option(label="Wargs")
    card(red, "hall").get_by_role("combobox", name="Fire point of Spears 3").select_option(label="point 1")
    for name in ("Spears 1", "Spears 2"):
        card(red, "hall").get_by_role("combobox", name=f"Fire point of {name}").select_option(label="point 2")
    who = card(red, "hall").get_by_role("list", name="Who shoots")
    expect(who.get_by_role("listitem").nth(2)).to_contain_text("silent: sees nobody of the target")
    card(red, "hall").get_by_role("button", name="Shoot", exact=True).click()
    red.wait("s.log.at(-1).command.do === 'fire'")
    close(red)
    end(red)
    end(red)


def storm(red: Seat, blue: Seat) -> None:
    look(blue, "hall", "Orcs")
    expect(card(blue, "hall")).to_contain_text("The hall is held by Spears; a room takes one unit.")
    look(blue, "gate")
    card(blue, "gate").get_by_role("button", name="Enter the gate").click()
    blue.wait("s.table.models.o0.room === 'mill/gate'")
    close(blue)
    end(blue)
    end(blue)
    look(blue, "hall", "Orcs")
    card(blue, "hall").get_by_role("button", name="Charge Spears").click()
    blue.wait("s.table.units.orcs.charged !== null")
    expect(red.page.get_by_role("list", name="Latest")).to_contain_text("Orcs charges Spears in the next room")
    close(blue)
    end(blue)


def shake(red: Seat, blue: Seat) -> None:
    for seat in (red, red, red, blue):
        end(seat)
    strike(blue, "hall", 10, "4 2 5")
    expect(plan(blue).get_by_role("list", name="Blows")).to_contain_text("Tremor: −3 to hit for those inside")
    expect(card(blue, "hall")).to_contain_text("Tremor −3 · until turn 3, Red, combat ends")
    close(blue)
    end(blue)
    end(blue)
    look(red, "hall")
    card(red, "hall").get_by_role("button", name="Leave by its door…").click()
    red.wait("s.placing.answer?.legal")
    assert all(((x - 20) ** 2 + (y - 15) ** 2) ** 0.5 <= 3.001 for x, y in red.state("placing.places").values())
    bar(red).get_by_role("button", name="Cancel").click()
    close(red)
    end(red)
    look(red, "hall")
    card(red, "hall").get_by_role("combobox", name="Shoot from the fire points at").select_option(label="Wargs")
    expect(card(red, "hall")).to_contain_text("−3 to hit")
    close(red)
    end(red)
    end(red)
    look(red, "hall")
    expect(card(red, "hall")).not_to_contain_text("Tremor")
    close(red)


def bring_down(red: Seat, blue: Seat, watcher: Seat) -> None:
    end(blue)
    strike(blue, "hall", 10, "5 6 3 4")
    expect(watcher.page.locator("#pending")).to_contain_text("7 at S6 and 1 at S9: roll them in the plan")
    expect(watcher.page.locator("#pending")).to_contain_text("Then Spears flees 8″ out of The mill")
    assert watcher.state("table.terrain.mill")["kind"] == "ruin"
    plan(blue).get_by_role("list", name="Hits").get_by_role("button", name="To wound").first.click()
    roll(blue, "1 1 1 1 1 1 1")
    red.wait("s.log.at(-1).result.faces?.length === 7")
    red.press("Put the 3 models outside")
    place(red, "Flee there")
    for count in (2, 3):
        blue.press(f"Put the {count} models outside")
        place(blue, "Flee there")
    for seat in (red, watcher):
        seat.wait("s.table.turn.pending.length === 0")
    assert (red.state("table.units.spears.fleeing"), red.state("table.units.goblins.fleeing")) == (False, True)
    assert red.state("table.terrain.mill")["rooms"] == {}
    assert [name for name, model in red.state("table.models").items() if model["room"]] == []


def cross_the_rubble(red: Seat, blue: Seat) -> None:
    end(blue)
    end(blue)
    sees_over_the_rubble(red)
    real_dice(red)
    x, _ = red.where("s0")
    red.take_unit("s0")
    red.drag("s0", (22.5 - x, 0))
    red.wait("s.draft.answer?.refusals?.some((one) => one.code === 'move/needs_terrain_test')")
    red.press("Take the terrain test")
    roll(red, "1 2")
    red.wait("s.table.units.spears.terrain_test === 2")
    red.wait("s.draft.answer?.refusals?.some((one) => one.code === 'move/terrain_allowance')")
    expect(red.page.get_by_role("group", name="Refused")).to_contain_text("difficult")
    red.page.get_by_role("button", name="As far as it may go").click()
    red.wait("s.draft.answer?.legal")
    red.press("Confirm move")
    red.wait("s.draft === null && s.table.units.spears.moved")
    wounded_by_the_rubble(red)


def sees_over_the_rubble(red: Seat) -> None:
    red.press("Sight, key L")
    red.page.get_by_role("combobox", name="Viewer").select_option("s0")
    red.page.get_by_role("combobox", name="Target").select_option("o0")
    expect(red.page.get_by_role("list", name="In the way")).to_contain_text("The mill")
    assert red.state("sight.look.visible")
    red.page.get_by_role("button", name="Close sight").click()


def wounded_by_the_rubble(red: Seat) -> None:
    faces = red.state("log")[-1]["result"]["dangerous"]["mill"]
    assert faces
    assert faces.keys() <= {"s0", "s1", "s2"}
    removed = {name for name in ("s0", "s1", "s2") if red.model(name)["removed"]}
    assert removed == {name for name, face in faces.items() if face == 1}


def replays(red: Seat) -> None:
    export = red.page.context.request.get(red.page.url.rstrip("/") + "/export.json").json()
    follows, words = rules.replay(export)
    assert follows, words
    assert export["end"]["models"] == red.state("table.models")
    assert export["end"]["terrain"] == red.state("table.terrain")
    shown = red.state("table")
    red.reload()
    assert red.state("table") == shown
