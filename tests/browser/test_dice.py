"""The dice page: thrown once a press, seen and said once, counted, rolled again, typed in by hand, checked."""

import hashlib

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Make
from tests.browser.seats import Seat
from tests.browser.tables import model, table

REAL = {"options": {"real_dice": True}}
SAID = """() => {
  window.said = [];
  ["polite", "urgent"].map((id) => document.getElementById(id)).forEach((region) => {
    new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
  });
}"""


def dice(seat: Seat) -> Locator:
    """Open the dice page."""
    seat.page.keyboard.press("d")
    page = seat.page.get_by_role("tabpanel", name="Dice")
    expect(page).to_be_visible()
    return page


def roll_pool(seat: Seat, count: int, least: int = 4) -> None:
    page = dice(seat)
    page.get_by_role("spinbutton", name="How many D6").fill(str(count))
    page.get_by_role("spinbutton", name="Count from").fill(str(least))
    page.get_by_role("button", name="Roll pool").click()
    seat.wait("s.log.length && s.outbox.length === 0")


def last(seat: Seat) -> dict[str, object]:
    return dict(seat.state("log")[-1])


def test_a_double_click_rolls_once(make: Make) -> None:
    red = make(table()).sit("Red")
    dice(red).get_by_role("button", name="2D6", exact=True).dblclick()
    red.wait("s.seq === 1 && s.outbox.length === 0")
    red.page.wait_for_timeout(700)
    assert red.state("seq") == 1


def test_a_button_waits_for_the_answer_to_its_press(make: Make) -> None:
    red = make(table()).sit("Red")
    button = dice(red).get_by_role("button", name="D6", exact=True)
    red.page.evaluate("() => { window.send = WebSocket.prototype.send; WebSocket.prototype.send = () => undefined; }")
    button.click()
    expect(button).to_have_attribute("aria-disabled", "true")
    red.page.wait_for_timeout(600)
    button.click(force=True)
    assert len(red.state("outbox")) == 1
    expect(button).to_be_focused()


def test_a_roll_is_told_to_screen_readers_once(make: Make) -> None:
    game = make(table())
    red, watcher = game.sit("Red"), game.sit("Spectators")
    watcher.page.evaluate(SAID)
    roll_pool(red, 20)
    watcher.wait("s.seq === 1")
    watcher.page.wait_for_timeout(900)
    count = sum(face >= 4 for face in last(watcher)["result"]["faces"])  # type: ignore[index]
    assert watcher.page.evaluate("said") == [f"red: 20D6: {count} of 20 show 4+"]


def test_dice_fall_over_the_mat_for_everybody_and_are_gone(make: Make) -> None:
    game = make(table())
    red, watcher = game.sit("Red"), game.sit("Spectators")
    dice(red).get_by_role("button", name="3D6", exact=True).click()
    thrown = watcher.page.locator("#throw")
    expect(thrown).to_contain_text("3D6")
    total = sum(last(red)["result"]["faces"]) if red.wait("s.seq === 1") is None else 0  # type: ignore[index]
    expect(thrown.locator("strong")).to_have_text(str(total))
    expect(thrown).to_be_hidden(timeout=6000)


def test_dice_lie_at_once_for_a_reader_who_wants_no_motion(make: Make) -> None:
    red = make(table()).sit("Red", reduced_motion="reduce")
    dice(red).get_by_role("button", name="D6", exact=True).click()
    expect(red.page.locator("#throw strong")).not_to_have_text("…", timeout=400)


def showing(faces: list[int], face: int) -> str:
    """Name the button of the dice that show a face."""
    count = faces.count(face)
    return f"1 die shows {face}" if count == 1 else f"{count} dice show {face}"


def test_sixty_dice_are_grouped_by_face_and_counted_from_any_number(make: Make) -> None:
    red = make(table()).sit("Red")
    roll_pool(red, 60)
    page = dice(red)
    faces = last(red)["result"]["faces"]  # type: ignore[index]
    assert len(faces) == 60
    for face in set(faces):
        expect(page.get_by_role("button", name=showing(faces, face))).to_be_visible()
    page.get_by_role("group", name="Count from").get_by_role("button", name="5+").click()
    expect(page.get_by_text(f"{sum(face >= 5 for face in faces)} of 60 at 5+")).to_be_visible()


def test_more_than_sixty_dice_are_refused_in_a_sentence(make: Make) -> None:
    red = make(table()).sit("Red")
    page = dice(red)
    page.get_by_role("textbox", name="Dice").fill("61D6")
    page.get_by_role("button", name="Roll", exact=True).click()
    red.expect_words("'61D6' is no roll")
    assert red.state("seq") == 0


def test_selected_dice_of_a_pool_are_rolled_again_and_then_stand(make: Make) -> None:
    red = make(table()).sit("Red")
    roll_pool(red, 10)
    page = dice(red)
    before = last(red)["result"]["faces"]  # type: ignore[index]
    lowest = min(before)
    page.get_by_role("button", name=showing(before, lowest)).click()
    page.get_by_role("button", name=f"Re-roll {before.count(lowest)} selected").click()
    red.wait("s.seq === 2")
    after = last(red)["result"]["faces"]  # type: ignore[index]
    assert [face for face, old in zip(after, before, strict=True) if old != lowest] == [
        f for f in before if f != lowest
    ]
    stands = [
        page.get_by_role("button", name=f"Die {i + 1} shows") for i, face in enumerate(before) if face == lowest
    ]
    for die in stands:
        expect(die).to_be_disabled()


def test_some_dice_of_a_sum_are_rolled_again_by_a_named_rule_only(make: Make) -> None:
    red = make(table()).sit("Red")
    page = dice(red)
    page.get_by_role("button", name="3D6", exact=True).click()
    page.get_by_role("button", name="Die 1 shows").click()
    page.get_by_role("textbox", name="Rule that allows it").fill("lucky coin")
    page.get_by_role("button", name="Re-roll 1 selected").click()
    red.wait("s.seq === 2")
    assert last(red)["command"] == {"do": "reroll", "roll": 1, "dice": [0], "rule": "lucky coin"}


def test_the_history_shows_earlier_dice_again(make: Make) -> None:
    red = make(table()).sit("Red")
    page = dice(red)
    page.get_by_role("textbox", name="Dice").fill("2D6")
    page.get_by_role("textbox", name="For").fill("charge")
    page.get_by_role("button", name="Roll", exact=True).click()
    red.wait("s.seq === 1")
    page.get_by_role("button", name="D20", exact=True).click()
    red.wait("s.seq === 2")
    expect(page.get_by_role("heading", name="D20")).to_be_visible()
    page.get_by_role("list", name="Rolls").get_by_role("button", name="charge").click()
    expect(page.get_by_role("heading", name="2D6 · charge")).to_be_visible()


def test_a_roll_off_a_pick_and_a_dispute_are_settled_for_all(make: Make) -> None:
    game = make(table())
    red, blue = game.sit("Red"), game.sit("Blue")
    page = dice(red)
    page.get_by_text("Roll-off", exact=True).click()
    page.get_by_role("spinbutton", name="Red adds").fill("1")
    page.get_by_role("button", name="Roll off").click()
    blue.wait("s.seq === 1")
    assert last(blue)["result"]["winner"] in ("red", "blue")  # type: ignore[index]
    page.get_by_text("Pick at random").click()
    page.get_by_role("textbox", name="Among").fill("left, right")
    page.get_by_role("button", name="Pick one").click()
    blue.wait("s.seq === 2")
    assert last(blue)["result"]["picked"] in ("left", "right")  # type: ignore[index]
    page.get_by_text("Dispute", exact=True).click()
    page.get_by_role("textbox", name="My claim").fill("it was within 12″")
    page.get_by_role("button", name="Call it").click()
    blue.wait("s.seq === 3")
    result = last(blue)["result"]
    assert result["upheld"] == (result["face"] >= 4)  # type: ignore[index]


def test_a_test_is_taken_from_the_units_card_with_value_and_reason(make: Make) -> None:
    game = make(table())
    red, blue = game.sit("Red"), game.sit("Blue")
    red.tap("s1")
    red.press("Test…")
    form = red.page.get_by_role("dialog", name="Test of First spears")
    form.get_by_role("combobox", name="Characteristic").select_option(label="Ld 8")
    form.get_by_role("spinbutton", name="Modifier").fill("-1")
    form.get_by_role("textbox", name="Reason").fill("panic")
    form.get_by_role("combobox", name="Who tests").select_option(label="the unit, by its highest value")
    form.get_by_role("button", name="Roll the test").click()
    blue.wait("s.seq === 1")
    passed = "passed" if last(blue)["result"]["passed"] else "failed"  # type: ignore[index]
    latest = blue.page.get_by_role("list", name="Latest")
    expect(latest).to_contain_text("Ld test of First spears for panic")
    expect(latest).to_contain_text(f"against 8 −1: {passed}")


def test_nobody_orders_the_opponents_units(make: Make) -> None:
    red = make(table()).sit("Red")
    red.tap("o1")
    expect(red.page.get_by_role("tabpanel", name="Units").get_by_role("button", name="Orcs 1,")).to_be_visible()
    expect(red.button("Test…")).to_have_count(0)


def test_real_dice_are_typed_in_and_marked_by_hand_for_ever(make: Make) -> None:
    game = make(table(**REAL))
    red, blue = game.sit("Red"), game.sit("Blue")
    page = dice(red)
    page.get_by_role("checkbox", name="I roll real dice").check()
    page.get_by_role("button", name="2D6", exact=True).click()
    typed = red.page.get_by_role("dialog", name="What do your dice show?")
    typed.get_by_role("button", name="Add a 6").click()
    typed.get_by_role("button", name="Add a 5").click()
    typed.get_by_role("button", name="Enter them").click()
    blue.wait("s.seq === 1")
    assert last(blue)["result"]["total"] == 11  # type: ignore[index]
    blue.page.reload()
    blue.page.get_by_role("tab", name="Log").click()
    expect(blue.page.get_by_role("tabpanel", name="Log")).to_contain_text("by hand")


def test_the_opponent_calls_real_dice_cocked_and_they_are_rolled_again(make: Make) -> None:
    game = make(table(**REAL))
    red, blue = game.sit("Red"), game.sit("Blue")
    page = dice(red)
    page.get_by_role("checkbox", name="I roll real dice").check()
    page.get_by_role("button", name="D6", exact=True).click()
    typed = red.page.get_by_role("dialog", name="What do your dice show?")
    typed.get_by_role("textbox", name="What the dice show").fill("6")
    typed.get_by_role("button", name="Enter them").click()
    blue.wait("s.seq === 1")
    dice(blue).get_by_role("button", name="Cocked: roll it again").click()
    red.press("Roll it again")
    typed.get_by_role("textbox", name="What the dice show").fill("2")
    typed.get_by_role("button", name="Enter them").click()
    blue.wait("s.seq === 3")
    expect(dice(blue).get_by_role("list", name="Rolls")).to_contain_text("by hand2")


def test_too_few_typed_faces_are_refused_and_nothing_is_rolled(make: Make) -> None:
    red = make(table(**REAL)).sit("Red")
    page = dice(red)
    page.get_by_role("checkbox", name="I roll real dice").check()
    page.get_by_role("button", name="3D6", exact=True).click()
    typed = red.page.get_by_role("dialog", name="What do your dice show?")
    typed.get_by_role("textbox", name="What the dice show").fill("3 5")
    typed.get_by_role("button", name="Enter them").click()
    red.expect_words("2 faces were typed in")
    assert red.state("seq") == 0


def test_without_agreement_no_real_dice_are_offered(make: Make) -> None:
    red = make(table()).sit("Red")
    expect(dice(red).get_by_role("checkbox", name="I roll real dice")).to_be_hidden()


def test_words_are_given_before_the_first_roll_and_the_fingerprint_is_shown(make: Make) -> None:
    game = make(table())
    red, blue = game.sit("Red"), game.sit("Blue")
    page = dice(red)
    page.get_by_role("textbox", name="Your words").fill("tide and tinder")
    page.get_by_role("button", name="Give").click()
    blue.wait("s.seq === 1")
    blues = dice(blue)
    expect(blues).to_contain_text("“tide and tinder”")
    expect(blues).to_contain_text(blue.state("promise.commitment"))
    blues.get_by_role("button", name="D6", exact=True).click()
    expect(page.get_by_role("textbox", name="Your words")).to_be_hidden()


def test_once_the_game_is_over_the_seed_is_shown_to_all_and_keeps_the_promise(make: Make) -> None:
    game = make(table(turn={"number": 1, "seat": "blue", "phase": "combat", "last": 1}))
    blue, watcher = game.sit("Blue"), game.sit("Spectators")
    blue.press("End combat")
    watcher.wait("s.promise.seed !== null")
    seed = watcher.state("promise.seed")
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == watcher.state("promise.commitment")
    page = dice(watcher)
    page.get_by_text("Dice that can be checked").click()
    expect(page).to_contain_text(seed)


def test_a_spectator_sees_the_dice_and_throws_none(make: Make) -> None:
    game = make(table())
    red, watcher = game.sit("Red"), game.sit("Spectators")
    roll_pool(red, 5)
    page = dice(watcher)
    expect(page.get_by_role("list", name="Rolls")).to_contain_text("5D6")
    expect(page.get_by_role("button", name="2D6", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Re-roll")).to_have_count(0)


def test_the_whole_dice_page_fits_a_phone(make: Make) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    red = make(table()).sit("Red", **phone)
    red.page.get_by_role("tab", name="Dice").tap()
    red.page.get_by_role("button", name="2D6", exact=True).tap()
    red.wait("s.seq === 1")
    assert red.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    box = red.page.get_by_role("button", name="2D6", exact=True).bounding_box()
    assert box is not None
    assert box["height"] >= 40


def test_wounds_healing_and_effects_are_ordered_from_the_card(make: Make) -> None:
    tough = {"s1": model("spears", "orc", 10, 11, 90)}
    game = make(table(models=tough))
    red, blue = game.sit("Red"), game.sit("Blue")
    red.tap("s1")
    red.page.get_by_role("button", name="Wound", exact=True).click()
    blue.wait("s.table.models.s1.wounds === 1")
    red.page.get_by_role("button", name="Heal", exact=True).click()
    blue.wait("s.table.models.s1.wounds === 2")
    red.press("Effect…")
    form = red.page.get_by_role("dialog", name="Effect on First spears")
    form.get_by_role("textbox", name="Name").fill("immobile")
    form.get_by_role("combobox", name="Lasts").select_option(label="to the end of Blue’s next turn")
    form.get_by_role("button", name="Put it on").click()
    blue.tap("s1")
    expect(blue.page.get_by_role("list", name="Effects")).to_contain_text("immobile · until turn 1, Blue, combat")
    red.press("End immobile")
    blue.wait("s.table.units.spears.effects.length === 0")


def test_a_characteristic_is_altered_until_it_ends(make: Make) -> None:
    red = make(table()).sit("Red")
    red.tap("s2")
    red.press("Alter…")
    form = red.page.get_by_role("dialog", name="Alter First spears 2")
    form.get_by_role("combobox", name="Characteristic").select_option("T")
    form.get_by_role("spinbutton", name="New value").fill("5")
    form.get_by_role("combobox", name="Lasts").select_option(label="to the end of this phase")
    form.get_by_role("button", name="Alter").click()
    red.wait("s.table.models.s2.changes.T === 5")
    expect(red.page.get_by_role("tabpanel", name="Units").locator(".changed")).to_have_text("5T")


def test_a_casualty_is_put_back_from_the_tray_by_agreement(make: Make) -> None:
    game = make(table())
    red, blue = game.sit("Red"), game.sit("Blue")
    red.tap("s1")
    red.page.get_by_role("button", name="Remove", exact=True).click()
    red.wait("s.table.models.s1.removed")
    red.press("Put First spears 1 back")
    red.page.mouse.click(*red.at(8, 14))
    red.page.get_by_role("textbox", name="Reason").fill("a slip of the hand")
    red.press("Ask Blue")
    expect(blue.page.get_by_role("status").filter(has_text="a slip of the hand")).to_be_visible()
    blue.press("Allow it")
    red.wait("!s.table.models.s1.removed && s.table.models.s1.wounds === 1")
    assert abs(red.model("s1")["x"] - 8) < 0.05
    assert red.state("aim") is None
