"""Wasteland's attacks on the page: shots, lines and explosions, aimed, refused, told and put away."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.fights import SHOTGUN, fight, tap
from tests.browser.seats import Seat, Table


@pytest.fixture
def table(make: Make) -> Table:
    """A fight about to begin."""
    return make(fight())


def test_a_shot_shows_who_stands_around_and_what_cover_takes_before_it_is_fired(table: Table) -> None:
    red = table.sit("Red")
    red.page.keyboard.press("s")
    tap(red, 6, 4)
    red.wait("s.attack?.preview && s.attack?.verdict?.legal")
    assert red.state("attack.preview.shelter") == 2
    assert len(red.state("attack.preview.tiles")) == 9
    bar = red.page.get_by_role("group", name="Attack in hand")
    expect(bar).to_contain_text("Ash at Grit, Evasion 0 · 4 tiles · cover takes 2")
    expect(bar).to_contain_text("Rat")


def test_a_shot_is_told_creature_by_creature_to_everybody(table: Table) -> None:
    red, blue, watcher = table.sit("Red"), table.sit("Blue"), table.sit("Spectators")
    red.page.keyboard.press("s")
    tap(red, 6, 4)
    red.wait("s.attack?.verdict?.legal")
    red.page.keyboard.press("Enter")
    for seat in (red, blue, watcher):
        seat.wait("s.seq === 1")
        card = seat.page.get_by_role("group", name="Result")
        for words in ("against 0: hit", "7 → 6", "spread", "3 → 2", "scatter", "glancing"):
            expect(card).to_contain_text(words)
    assert red.state("table.creatures.grit.hp") == 60 - 6 - 2
    assert red.state("table.creatures.ash.weapons.shotgun.rounds") == 5


def test_a_line_is_drawn_before_it_burns_the_ground_and_suppresses(make: Make) -> None:
    table = make(fight())
    red, watcher = table.sit("Red"), table.sit("Spectators")
    red.page.keyboard.press("s")
    red.page.get_by_role("combobox", name="Load").select_option("dragon's breath")
    red.wait("s.attack?.kind === 'line'")
    tap(red, 9, 4)
    red.wait("s.attack?.preview?.tiles.length === 5")
    assert set(red.state("attack.preview.creatures")) == {"grit", "rat"}
    assert len(red.state("attack.preview.suppression")) == 15
    red.press("Fire the line")
    watcher.wait("s.table.burning.length === 5 && s.table.objects.brush.burning === 2")
    watcher.wait("s.outcome?.suppression.length === 15")
    assert watcher.state("table.burning")[0]["rounds"] == 2


def test_an_explosion_shows_its_tiles_and_tells_what_it_did(table: Table) -> None:
    red = table.sit("Red")
    red.page.keyboard.press("t")
    tap(red, 6, 3)
    red.wait("s.attack?.preview?.tiles.length === 25")
    red.page.get_by_label("Thrown").uncheck()
    red.page.get_by_label("Damage", exact=True).fill("12")
    red.page.keyboard.press("Tab")
    red.wait("s.attack?.verdict?.legal")
    red.press("Set it off")
    red.wait("s.seq === 1")
    card = red.page.get_by_role("group", name="Result")
    expect(card).to_contain_text("a sixth to each limb, never glancing")
    rat = card.get_by_role("listitem").filter(has_text="Rat")
    expect(rat).to_contain_text("HP12 → 11")
    for limb in ("head", "torso", "left arm", "right arm", "left leg", "right leg"):
        expect(rat.get_by_role("row", name=f"{limb} 2 → 1 1 of 10")).to_be_visible()


def aim(red: Seat, kind: str) -> None:
    """Hold a shot at Grit, a line to the east or an explosion beside Grit."""
    red.page.keyboard.press("t" if kind == "explode" else "s")
    if kind == "line":
        red.page.get_by_role("combobox", name="Load").select_option("dragon's breath")
        red.wait("s.attack?.kind === 'line'")
    tap(red, *((6, 3) if kind == "explode" else (6, 4)))


@pytest.mark.parametrize(("kind", "tiles"), [("shoot", 9), ("line", 5), ("explode", 25)])
def test_an_attack_is_seen_by_all_while_it_is_aimed(table: Table, kind: str, tiles: int) -> None:
    red, *others = table.sit("Red"), table.sit("Blue"), table.sit("Spectators")
    aim(red, kind)
    for other in others:
        other.wait("s.hands.red.aim?.command.do === a", kind)
        other.wait("s.hands.red.aim?.told?.tiles.length === a", tiles)
        assert other.state("hands.red.aim.told.creatures") == red.state("attack.preview.creatures")
    red.press("Put away")
    for other in others:
        other.wait("s.hands.red.aim === undefined")


def test_an_aim_ends_with_the_turn(table: Table) -> None:
    red, blue = table.sit("Red"), table.sit("Blue")
    aim(red, "shoot")
    blue.wait("s.hands.red.aim?.command")
    red.press("End turn of Ash")
    blue.wait("s.table.turn.creature === 'grit' && s.hands.red.aim === undefined")


def test_an_attack_without_a_weapon_says_itself_what_it_does(table: Table) -> None:
    red = table.sit("Red")
    red.page.keyboard.press("s")
    red.page.get_by_role("combobox", name="Weapon").select_option("no weapon")
    fill(red, "Damage", "14")
    red.page.get_by_role("combobox", name="Type").select_option("energy")
    red.page.get_by_role("checkbox", name="Scatter").check()
    fill(red, "Spread %", "50")
    tap(red, 6, 4)
    red.wait("s.attack?.verdict?.legal")
    red.press("Shoot")
    red.wait("s.seq === 1")
    command = red.state("log")[0]["command"]
    assert {name: command[name] for name in ("damage", "damage_type", "scatter", "spread")} == {
        "damage": 14, "damage_type": "energy", "scatter": True, "spread": 50,
    }  # fmt: skip
    assert "weapon" not in command
    card = red.page.get_by_role("group", name="Result")
    for words in ("12 → 12", "spread", "6 → 6", "scatter, never a CRIT"):
        expect(card).to_contain_text(words)


def test_a_line_without_a_weapon_is_as_long_as_it_says(table: Table) -> None:
    red = table.sit("Red")
    red.page.keyboard.press("s")
    red.page.get_by_role("combobox", name="Weapon").select_option("no weapon")
    red.page.get_by_role("combobox", name="As").select_option("a line of tiles")
    fill(red, "Length", "3")
    fill(red, "Ignite", "2")
    tap(red, 9, 4)
    red.wait("s.attack?.verdict?.legal && s.attack?.preview?.tiles.length === 3")
    red.press("Fire the line")
    red.wait("s.table.burning.length === 3 && s.table.burning[0].rounds === 2")
    expect(red.page.get_by_role("group", name="Result")).to_contain_text("3 tiles on fire · Dry brush on fire")


def fill(seat: Seat, name: str, words: str) -> None:
    """Write into a field of the attack bar, and leave it."""
    field = seat.page.get_by_label(name, exact=True)
    field.fill(words)
    field.press("Tab")


def test_a_refused_attack_is_carried_out_when_the_other_player_allows_it(make: Make) -> None:
    empty = {**fight()["creatures"]["ash"], "weapons": {"shotgun": {**SHOTGUN, "rounds": 0}}}
    table = make(fight(creatures={**fight()["creatures"], "ash": empty}))
    red, blue = table.sit("Red"), table.sit("Blue")
    aim(red, "shoot")
    bar = red.page.get_by_role("group", name="Attack in hand")
    expect(bar).to_contain_text("shotgun has 0 rounds left")
    bar.get_by_role("button", name="Ask to allow it…").click()
    bar.get_by_role("textbox", name="Reason").fill("one was left on the floor")
    bar.get_by_role("button", name="Ask", exact=True).click()
    blue.wait("s.table.turn.pending.length === 1")
    expect(blue.page.get_by_role("status").filter(has_text="one was left")).to_be_visible()
    blue.press("Allow")
    red.wait("s.seq === 2 && s.table.creatures.grit.hp < 60")
    for seat in (red, blue):
        expect(seat.page.get_by_role("group", name="Result")).to_contain_text("Ash at Grit")
    latest = blue.page.get_by_role("list", name="Latest")
    expect(latest).to_contain_text("Allows it · Ash shoots at Grit with shotgun: Grit")
    expect(latest).to_contain_text("by agreement: shotgun has 0 rounds left")


def test_a_result_put_away_is_shown_again_from_the_log(table: Table) -> None:
    red = table.sit("Red")
    aim(red, "shoot")
    red.wait("s.attack?.verdict?.legal")
    red.press("Shoot")
    card = red.page.get_by_role("group", name="Result")
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()
    red.page.get_by_role("list", name="Latest").get_by_role("button", name="Ash shoots at Grit").click()
    expect(card).to_contain_text("Ash at Grit")


def test_a_shot_rolled_again_shows_what_came_of_it_now(make: Make) -> None:
    creatures = {**fight()["creatures"], "grit": {**fight()["creatures"]["grit"], "evasion": 40}}
    red = make(fight(creatures=creatures)).sit("Red")
    aim(red, "shoot")
    red.wait("s.attack?.verdict?.legal")
    red.press("Shoot")
    red.wait("s.seq === 1")
    red.page.keyboard.press("d")
    dice = red.page.get_by_role("tabpanel", name="Dice")
    dice.get_by_role("button", name="Re-roll").click()
    red.wait("s.seq === 2 && s.outcome?.seq === 2")
    card = red.page.get_by_role("group", name="Result")
    expect(card).to_contain_text("Ash at Grit")
    expect(card).to_contain_text("against 40: miss")


def test_cover_tells_what_it_takes_and_what_was_agreed_stands_beside_it(table: Table) -> None:
    watcher = table.sit("Spectators")
    for title in ("Cover", "Agreed"):
        watcher.page.get_by_role("tabpanel", name="Creatures").get_by_text(title, exact=True).click()
    crate = (
        watcher.page.get_by_role("list", name="Cover").last.get_by_role("listitem").filter(has_text="Crate [2, 6]")
    )
    expect(crate).to_contain_text("solid, flammable, hardness 4, energy resistance 0")
    crate.hover()
    watcher.wait("s.view.hovered === 'crate'")
    expect(watcher.page.get_by_role("list", name="Agreed")).to_contain_text("head 1–2, torso 3–9")


def test_a_shot_beyond_close_range_shows_no_tiles_around(make: Make) -> None:
    creatures = {**fight()["creatures"], "grit": {**fight()["creatures"]["grit"], "tile": [18, 4]}}
    red = make(fight(creatures=creatures, mat={"columns": 20, "rows": 10})).sit("Red")
    red.page.keyboard.press("s")
    tap(red, 18, 4)
    red.wait("s.attack?.preview")
    assert red.state("attack.preview.tiles") == [[18, 4]]


def test_spectators_are_offered_no_attack(table: Table) -> None:
    tools = table.sit("Spectators").page.get_by_role("toolbar", name="Tools")
    expect(tools.get_by_role("button", name="Measure")).to_be_visible()
    expect(tools.get_by_role("button", name="Attack")).to_have_count(0)


def test_fire_goes_out_round_by_round(make: Make) -> None:
    table = make(fight(burning=[{"tile": [1, 1], "rounds": 2}, {"tile": [1, 2], "rounds": 1}]))
    red, blue = table.sit("Red"), table.sit("Blue")
    burning = red.page.get_by_role("tabpanel", name="Creatures").get_by_text("Burning ground")
    burning.click()
    for name, seat in (("Ash", red), ("Grit", blue), ("Rat", blue)):
        seat.press(f"End turn of {name}")
    red.wait("s.table.turn.round === 2")
    expect(
        red.page.get_by_role("tabpanel", name="Creatures").get_by_role("list", name="Burning ground")
    ).to_have_text("[1, 1]1 round left")


def test_nobody_is_asked_for_what_no_agreement_lifts(table: Table) -> None:
    red = table.sit("Red")
    red.page.keyboard.press("t")
    tap(red, 6, 3)
    fill(red, "Damage", "7D7")
    bar = red.page.get_by_role("group", name="Attack in hand")
    expect(bar).to_contain_text("7D7")
    red.wait("s.attack?.verdict?.legal === false")
    expect(bar.get_by_role("button", name="Ask to allow it…")).to_have_count(0)


def test_who_stands_in_the_way_is_told_with_the_window(make: Make) -> None:
    creatures = {**fight()["creatures"], "grit": {**fight()["creatures"]["grit"], "evasion": 40}}
    creatures["ash"] = {**creatures["ash"], "tile": [9, 4]}
    red = make(fight(creatures=creatures, objects={})).sit("Red")
    red.page.keyboard.press("s")
    tap(red, 6, 4)
    fill(red, "Window", "40")
    red.wait("s.attack?.verdict?.legal")
    red.press("Shoot")
    red.wait("s.seq === 1")
    card = red.page.get_by_role("group", name="Result")
    expect(card).to_contain_text("in the way of Grit")
    expect(card).to_contain_text("against 40: misses Grit within the window")
