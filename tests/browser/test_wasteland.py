"""A fight on the tile grid, in two browsers and before a spectator: steps, attacks on their tiles, results, fire."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.fights import fight, tap
from tests.browser.seats import PHONE, Table


@pytest.fixture
def table(make: Make) -> Table:
    """A fight about to begin."""
    return make(fight())


def test_steps_are_seen_live_judged_and_walked_on_all_three_screens(table: Table) -> None:
    red, blue, watcher = table.sit("Red"), table.sit("Blue"), table.sit("Spectators")
    tap(red, 4, 5)
    red.wait("s.walk?.answer?.legal === true")
    blue.wait("s.hands.red.ghosts?.places.ash[0] === 4.5")
    expect(red.page.get_by_role("group", name="Steps in hand")).to_contain_text("2 of 4 tiles")
    red.press("Walk")
    for seat in (red, blue, watcher):
        seat.wait("s.seq === 1")
        assert seat.state("table.creatures.ash.tile") == [4, 5]
    assert red.state("walk") is None
    expect(watcher.page.get_by_role("list", name="Latest")).to_contain_text("Ash moves 2 tiles")


def test_a_path_through_a_crate_is_refused_with_the_way_out(table: Table) -> None:
    red = table.sit("Red")
    for row in (5, 6, 7):
        tap(red, 2, row)
    red.expect_words("Crate bars the way")
    red.press("As far as it may go · 1 tile")
    red.wait("s.walk?.tiles.length === 1 && s.walk.answer?.legal")


def test_a_creature_is_dragged_along_tiles_and_back(table: Table) -> None:
    red = table.sit("Red")
    red.page.mouse.move(*red.at(2.5, 4.5))
    red.page.mouse.down()
    for column in (3, 4, 5, 4):
        red.page.mouse.move(*red.at(column + 0.5, 3.5))
    red.page.mouse.up()
    assert red.state("walk.tiles") == [[3, 3], [4, 3]]


def test_nobody_else_may_be_moved_by_this_seat(table: Table) -> None:
    blue = table.sit("Blue")
    tap(blue, 5, 5)
    assert blue.state("walk") is None
    expect(blue.button("Red’s turn · Ash")).to_be_disabled()


def test_turns_pass_in_initiative_order(table: Table) -> None:
    red, blue = table.sit("Red"), table.sit("Blue")
    red.press("End turn of Ash")
    blue.wait("s.table.turn.creature === 'grit'")
    order = blue.page.get_by_role("list", name="Initiative order").get_by_role("listitem")
    expect(order).to_have_text(["Ash", "Grit", "Rat"])
    expect(blue.button("End turn of Grit")).to_be_enabled()
    expect(red.button("Blue’s turn · Grit")).to_be_disabled()


def test_a_fight_without_a_turn_is_begun_by_a_player(make: Make) -> None:
    blue = make(fight(turn={"round": 1})).sit("Blue")
    blue.press("Begin the fight")
    blue.wait("s.table.turn.creature === 'ash'")


def test_the_card_shows_limbs_and_loads_and_reloads(table: Table) -> None:
    red = table.sit("Red")
    tap(red, 2, 4)
    card = red.page.locator(".creature-card")
    expect(card).to_contain_text("left arm")
    expect(card).to_contain_text("Scatter · Spread 50 %")
    red.press("Load shotgun with dragon's breath")
    red.wait("s.table.creatures.ash.weapons.shotgun.load === `dragon's breath`")


def test_a_creature_is_moved_and_a_target_chosen_by_keys_alone(table: Table) -> None:
    red = table.sit("Red")
    red.page.keyboard.press("ArrowRight")
    red.page.keyboard.press("n")
    red.wait("s.walk?.tiles.length === 2 && s.walk.answer?.legal")
    red.page.keyboard.press("Enter")
    red.wait("s.seq === 1")
    assert red.state("table.creatures.ash.tile") == [4, 5]
    red.page.keyboard.press("s")
    red.page.keyboard.press("ArrowRight")
    red.wait("s.attack?.target === 'grit'")


def test_everything_on_the_mat_stands_in_the_list_for_screen_readers(make: Make) -> None:
    seat = make(fight(burning=[{"tile": [1, 1], "rounds": 3}])).sit("Spectators")
    mirror = seat.page.get_by_role("region", name="Creatures, cover and fire")
    expect(mirror).to_contain_text("Ash, red, 60 HP, tile [2, 4], its turn")
    expect(mirror).to_contain_text("Crate, [2, 6], solid, flammable, hardness 4, energy resistance 0")
    expect(mirror).to_contain_text("[1, 1] burns 3 rounds more")


def test_tiles_are_measured_as_the_referee_counts_them(table: Table) -> None:
    watcher = table.sit("Spectators")
    watcher.page.keyboard.press("m")
    tap(watcher, 1, 1)
    tap(watcher, 5, 3)
    watcher.wait("s.tape.tiles === 4")


def test_a_fight_fits_a_phone_and_is_played_by_touch(table: Table) -> None:
    red = table.sit("Red", **PHONE)
    assert red.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert red.page.evaluate("warmat.scale()") >= 22
    red.page.touchscreen.tap(*red.at(3.5, 4.5))
    red.wait("s.walk?.answer?.legal")
    red.press("Walk")
    red.wait("s.seq === 1")
