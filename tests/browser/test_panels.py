"""What stands beside the mat: units, log, dice, the end of a phase, files."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.tables import model, table


def test_the_card_of_an_enemy_shows_its_profile_as_altered(make: Make) -> None:
    altered = {"o1": model("orcs", "orc", 22, 11, 270, changes={"T": 2})}
    red = make(table(models=altered)).sit("Red")
    red.tap("o1")
    units = red.page.get_by_role("tabpanel", name="Units")
    expect(units.get_by_role("button", name="Orcs 1, not moved, 2 of 2 wounds left")).to_be_visible()
    expect(units.locator(".changed")).to_have_text("2T")


def test_a_weapons_reach_is_drawn_on_demand(make: Make) -> None:
    red = make(table()).sit("Red")
    red.tap("s1")
    red.press("bow 24″")
    assert {ring["range"] for ring in red.state("view.rings")} == {24}
    red.press("bow 24″")
    assert red.state("view.rings") == []


def test_ending_a_phase_warns_of_units_left_behind(make: Make) -> None:
    torn = {"s3": model("spears", "spear", 10, 30, moved=True)}
    red = make(table(models=torn)).sit("Red")
    red.press("End movement")
    dialog = red.page.get_by_role("dialog", name="End movement?")
    expect(dialog).to_contain_text("1 unit has not moved: First spears.")
    expect(dialog).to_contain_text("1 unit is out of coherency: First spears.")
    dialog.get_by_role("button", name="Go on moving").click()
    assert red.state("seq") == 0


def test_the_phase_ends_for_everybody(make: Make) -> None:
    game = make(table())
    red, blue = game.sit("Red"), game.sit("Blue")
    expect(blue.button("Red’s movement")).to_be_disabled()
    red.press("End movement")
    red.page.get_by_role("dialog").get_by_role("button", name="End it").click()
    blue.wait("s.table.turn.phase === 'shooting'")
    expect(blue.page.get_by_role("list", name="Phases").locator("[aria-current]")).to_have_text("Shooting")


def test_dice_are_rolled_for_all_and_pools_are_counted(make: Make) -> None:
    game = make(table())
    red, blue = game.sit("Red"), game.sit("Blue")
    red.press("Dice")
    red.page.get_by_role("textbox", name="Dice").fill("2d6+1")
    red.page.get_by_role("textbox", name="For").fill("charge")
    red.page.get_by_role("button", name="Roll", exact=True).click()
    blue.wait("s.seq === 1")
    entry = blue.state("log")[0]
    assert sum(entry["result"]["faces"]) + 1 == entry["result"]["total"]
    red.page.get_by_role("spinbutton", name="How many D6").fill("20")
    red.press("Roll pool")
    blue.wait("s.seq === 2")
    result = blue.state("log")[1]["result"]
    assert result["count"] == sum(face >= 4 for face in result["faces"])
    expect(blue.page.locator("#polite")).to_contain_text("of 20 show 4+")


def test_a_bad_expression_is_said_in_one_sentence_and_rolls_nothing(make: Make) -> None:
    red = make(table()).sit("Red")
    red.press("Dice")
    red.page.get_by_role("textbox", name="Dice").fill("999D6")
    red.page.get_by_role("button", name="Roll", exact=True).click()
    red.wait("s.outbox.length === 0 && s.notice !== null")
    assert red.state("seq") == 0


def test_the_table_is_exported_as_it_stands(make: Make) -> None:
    red = make(table()).sit("Red")
    red.page.get_by_label("Menu").click()
    with red.page.expect_download() as download:
        red.page.get_by_role("link", name="Export the table").click()
    exported = json.loads(download.value.path().read_text())
    assert exported["format"] == "warmat/1"
    assert exported["models"]["s1"]["x"] == 10


def test_help_opens_at_its_top_however_far_it_was_read_before(make: Make) -> None:
    red = make(table()).sit("Red", viewport={"width": 390, "height": 600})
    help_dialog, heading = red.page.get_by_role("dialog", name="Help"), red.page.get_by_role("heading", name="Help")
    for _ in range(2):
        red.page.locator("#stage").focus()
        red.page.keyboard.press("?")
        expect(heading).to_be_focused()
        expect(heading).to_be_in_viewport()
        assert help_dialog.evaluate("dialog => dialog.scrollTop") == 0
        help_dialog.get_by_role("button", name="Back to the table").click()


def test_help_names_the_keys_and_gives_the_focus_back(make: Make) -> None:
    red = make(table()).sit("Red")
    red.page.keyboard.press("?")
    dialog = red.page.get_by_role("dialog", name="Help")
    expect(dialog).to_contain_text("set a waypoint")
    dialog.get_by_role("button", name="Back to the table").click()
    expect(dialog).to_be_hidden()


def test_the_theme_is_kept(make: Make) -> None:
    red = make(table()).sit("Red")
    red.page.get_by_label("Menu").click()
    red.page.get_by_role("combobox", name="Theme").select_option("light")
    red.page.reload()
    assert red.page.evaluate("document.documentElement.dataset.theme") == "light"


def test_everything_that_can_be_pressed_has_a_name(make: Make) -> None:
    red = make(table()).sit("Red")
    red.tap("s1")
    nameless = red.page.evaluate(
        """[...document.querySelectorAll("button, a, input, select, summary")]
        .filter((part) => part.type !== "hidden")
        .filter((part) => !(part.ariaLabel || part.textContent.trim() || part.labels?.length))
        .map((part) => part.outerHTML)"""
    )
    assert nameless == []


def test_the_score_is_counted_and_a_game_conceded_after_a_question(make: Make) -> None:
    game = make(table())
    red, blue = game.sit("Red"), game.sit("Blue")
    score = red.page.get_by_role("region", name="Score")
    score.get_by_role("button", name="One more point for Red").click()
    blue.wait("s.table.score.red === 1")
    expect(blue.page.get_by_role("region", name="Score")).to_contain_text("Red1")
    score.get_by_role("button", name="Concede the game").click()
    asked = red.page.get_by_role("dialog", name="Concede the game?")
    expect(asked).to_contain_text("it cannot be taken back")
    expect(asked.get_by_role("button", name="Cancel")).to_be_focused()
    asked.get_by_role("button", name="Concede", exact=True).click()
    blue.wait("s.table.turn.phase === 'over'")
    for seat in (red, blue):
        expect(seat.page.get_by_role("region", name="Score")).to_contain_text("Blue wins: Red conceded")


def test_a_whole_unit_is_removed_only_after_a_question(make: Make) -> None:
    red = make(table()).sit("Red")
    red.take_unit("s2")
    red.button("Remove").click()
    asked = red.page.get_by_role("dialog", name="Remove 3 models as casualties?")
    asked.get_by_role("button", name="Cancel").click()
    assert red.state("seq") == 0
    red.button("Remove").click()
    asked.get_by_role("button", name="Remove them").click()
    red.wait("['s1', 's2', 's3'].every(id => s.table.models[id].removed)")


def test_the_log_opens_at_its_newest_line(make: Make) -> None:
    red = make(table()).sit("Red")
    for number in range(25):
        red.page.get_by_role("region", name="Score").get_by_role("button", name="One more point for Red").click()
        red.wait("s.seq > a", number)
    red.page.get_by_role("tab", name="Log").click()
    expect(red.page.get_by_role("list", name="Log").get_by_role("listitem").last).to_be_in_viewport()
