"""Who sees whom, as the page shows it: in words, on the mat, from the eye and from the side."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.looks import BLUE, COUNT_SEEN, GREEN, INK, SCENES, answered, choose, expect_words, sit, wall, wood
from tests.browser.seats import Seat
from tests.browser.tables import Document, model, table


@pytest.mark.parametrize("scene", SCENES)
def test_the_hidden_pixels_of_the_card_are_what_is_obscured(make: Make, scene: str) -> None:
    red = sit(make, more=SCENES[scene])
    obscured = choose(red, "s1", "o1")["obscured"]
    assert 1 - red.page.evaluate(COUNT_SEEN, [BLUE]) == pytest.approx(obscured, abs=0.02)


def test_the_scenes_are_as_hidden_as_they_are_called(make: Make) -> None:
    red = sit(make, more=SCENES["exactly grazing"])
    assert choose(red, "s1", "o1")["obscured"] == pytest.approx(0, abs=1e-9)
    red = sit(make, more=SCENES["from a floor's edge"])
    assert 0.1 < choose(red, "s1", "o1")["obscured"] < 0.9
    red = sit(make, more=SCENES["inside a wood"])
    assert 0.1 < choose(red, "s1", "o1")["obscured"] < 0.9


def test_two_taps_tell_what_is_seen_hidden_by_what_and_with_which_cover(make: Make) -> None:
    red = sit(make, more=SCENES["a third over a wall"])
    red.tap("s1")
    red.tap("o1")
    answered(red)
    expect_words(
        red, "First spears 1 sees Orcs 1 at 10.7″, obscured 33 % by Old wall; cover 4+ because Old wall hides it."
    )


def test_area_terrain_is_named_as_the_reason_for_cover(make: Make) -> None:
    red = sit(make, more={"terrain": {"t": wood()}})
    choose(red, "s1", "o1")
    expect_words(red, "nothing in between; cover 4+ because it stands in area terrain.")


LONGEST_STROKE = """([from, to, colour]) => {
  const canvas = document.querySelector('canvas[data-layer="live"]');
  const box = canvas.getBoundingClientRect();
  const [left, top] = warmat.toScreen(...from);
  const width = Math.round(warmat.toScreen(...to)[0] - left);
  const corner = [left - box.left, top - box.top].map(Math.round);
  const { data } = canvas.getContext("2d").getImageData(...corner, width, 1);
  const alike = (at) => colour.every((part, k) => Math.abs(data[at * 4 + k] - part) < 40) && data[at * 4 + 3] > 200;
  let [longest, run] = [0, 0];
  for (let at = 0; at < width; at += 1) {
    run = alike(at) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest / width;
}"""


@pytest.mark.parametrize(
    ("scene", "colour", "least", "most"),
    [("clear", GREEN, 1, 1), ("a third over a wall", INK, 0.12, 0.35), ("hidden", INK, 0.01, 0.1)],
)
def test_the_line_is_whole_for_clear_dashed_for_partly_and_dotted_for_hidden(
    make: Make, scene: str, colour: tuple[int, int, int], least: float, most: float
) -> None:
    red = sit(make, more=SCENES[scene])
    choose(red, "s1", "o1")
    assert least <= red.page.evaluate(LONGEST_STROKE, [[12, 11], [15, 11], list(colour)]) <= most


def test_what_hides_the_target_is_ringed(make: Make) -> None:
    red = sit(make, more={"terrain": {"t": wood((19, 11.2))}})
    choose(red, "s1", "o1")
    assert red.paint(27, 14, 8, INK) > 5
    red = sit(make, more=SCENES["another model"])
    choose(red, "s1", "o1")
    assert red.paint(19, 11.5, 24, INK) > 30


def test_the_pointer_over_a_model_is_enough_to_look_at_it(make: Make) -> None:
    red = sit(make)
    red.tap("s1")
    red.page.mouse.move(*red.at(22, 14))
    answered(red)
    expect_words(red, "First spears 1 sees Orcs 2")
    red.page.mouse.move(*red.at(30, 30))
    expect_words(red, "At whom?")


def test_the_key_held_down_looks_and_let_go_puts_the_former_tool_back(make: Make) -> None:
    red = make(table()).sit("Red")
    red.tap("s1")
    red.page.mouse.move(*red.at(22, 11))
    red.page.keyboard.down("l")
    red.page.mouse.move(*red.at(22, 11.1))
    answered(red)
    expect_words(red, "First spears 1 sees Orcs 1")
    red.page.wait_for_timeout(300)
    red.page.keyboard.up("l")
    assert red.state("view.tool") == "move"
    expect(red.page.get_by_role("region", name="Sight")).to_be_hidden()


def test_the_key_pressed_shortly_keeps_the_tool_in_hand(make: Make) -> None:
    red = make(table()).sit("Red")
    red.page.keyboard.press("l")
    assert red.state("view.tool") == "sight"


def test_escape_lets_go_of_the_target_then_of_the_viewer(make: Make) -> None:
    red = sit(make)
    red.tap("s1")
    red.tap("o1")
    red.page.keyboard.press("Escape")
    assert (red.state("sight.from"), red.state("sight.to")) == ("s1", None)
    red.page.keyboard.press("Escape")
    assert red.state("sight.from") is None


def test_a_pinned_look_follows_the_ghost_that_is_dragged(make: Make) -> None:
    red = sit(make, more=SCENES["half beside a wall"])
    choose(red, "s1", "o1")
    red.page.get_by_role("button", name="Pin", exact=True).click()
    red.press("Move, key V")
    red.lift("s1", (2, 2))
    red.wait("s.sight.look && s.sight.look.obscured === 0 && Math.abs(s.sight.look.picture.eye[1] - 13) < 0.05")
    expect_words(red, "nothing in between")
    red.page.keyboard.press("Escape")
    red.wait("s.sight.look && s.sight.look.obscured > 0.4")
    assert red.model("s1")["y"] == 11


def test_without_the_pin_the_look_goes_with_its_tool(make: Make) -> None:
    red = sit(make)
    choose(red, "s1", "o1")
    red.press("Move, key V")
    expect(red.page.get_by_role("region", name="Sight")).to_be_hidden()
    assert red.state("sight.from") is None


def test_a_look_is_asked_again_when_a_model_has_moved(make: Make) -> None:
    game = make(table(terrain={"w": wall(0, 11, 9)}))
    watcher, red = game.sit("Spectators"), game.sit("Red")
    watcher.press("Sight, key L")
    assert choose(watcher, "s1", "o1")["obscured"] == pytest.approx(0.5)
    red.drag("s1", (2, 2))
    red.judged()
    red.press("Confirm move")
    watcher.wait("s.sight.look && s.sight.look.obscured === 0")


def test_what_is_not_seen_is_shaded_and_the_shade_follows_the_ghost(make: Make) -> None:
    red = sit(make, more=SCENES["hidden"])
    red.page.get_by_role("combobox", name="Viewer").select_option("s1")
    red.wait("s.sight.outlook")
    red.until(lambda: shade(red, 30, 14) > 100)
    assert shade(red, 13, 20) == 0
    red.page.get_by_role("button", name="Pin", exact=True).click()
    red.press("Move, key V")
    red.lift("s1", (-1, 12))
    red.wait("s.sight.outlook && s.draft")
    red.until(lambda: shade(red, 30, 26) == 0)


def test_the_shade_can_be_put_away(make: Make) -> None:
    red = sit(make, more=SCENES["hidden"])
    red.page.get_by_role("combobox", name="Viewer").select_option("s1")
    red.wait("s.sight.outlook")
    red.press("Shade")
    red.until(lambda: shade(red, 30, 14) == 0)


def test_of_a_unit_one_model_shades_the_mat_and_is_named(make: Make) -> None:
    red = sit(make, more=SCENES["hidden"])
    red.page.get_by_role("combobox", name="Viewer").select_option("spears")
    red.wait("s.sight.outlook")
    panel = red.page.get_by_role("region", name="Sight")
    expect(panel.get_by_text("The shade is what First spears 1 alone does not see.")).to_be_visible()
    red.until(lambda: shade(red, 30, 14) > 100)
    red.page.get_by_role("combobox", name="Viewer").select_option("s1")
    expect(panel.get_by_text("alone does not see")).to_have_count(0)
    red.until(lambda: shade(red, 30, 14) > 100)


def shade(seat: Seat, x: float, y: float) -> int:
    """How strongly the live layer covers a point of the mat, 0 to 255."""
    strength: int = seat.page.evaluate(
        """([x, y]) => {
      const canvas = document.querySelector('canvas[data-layer="live"]');
      const box = canvas.getBoundingClientRect();
      const [left, top] = warmat.toScreen(x, y);
      const at = [left - box.left, top - box.top].map((part) => Math.round((part * canvas.width) / box.width));
      return canvas.getContext("2d").getImageData(at[0], at[1], 1, 1).data[3];
    }""",
        [x, y],
    )
    return strength


def test_units_show_who_of_them_sees_whom(make: Make) -> None:
    red = sit(make, more={"terrain": {"w": wall(0, 12.5, 9)}})
    look = choose(red, "spears", "orcs")
    assert look["targets"] == ["o1", "o2", "o3"]
    expect(red.page.get_by_text("3 of 3 in First spears see someone")).to_be_visible()
    row = red.page.get_by_role("row", name="1").filter(has=red.page.get_by_role("rowheader", name="1"))
    expect(row.get_by_text("does not see")).to_have_count(
        sum(name not in look["sees"]["s1"] for name in look["targets"])
    )


def test_the_elevation_is_told_in_words_too(make: Make) -> None:
    red = sit(make, more=SCENES["a third over a wall"])
    choose(red, "s1", "o1")
    told = red.page.get_by_role("list", name="Along the look")
    expect(told).to_have_text("Old wall at 6.0″, 1.0″ high; the look passes at 0.8 to 1.5″")


def test_a_spectator_looks_by_keyboard_alone(make: Make) -> None:
    watcher = make(table()).sit("Spectators")
    watcher.page.keyboard.press("l")
    watcher.page.get_by_role("combobox", name="Viewer").focus()
    watcher.page.keyboard.type("Orcs 2")
    watcher.page.keyboard.press("Tab")
    watcher.page.get_by_role("combobox", name="Target").focus()
    watcher.page.keyboard.type("First spears 3")
    answered(watcher)
    expect_words(watcher, "Orcs 2 sees First spears 3")


def test_fingers_reach_it_and_switch_between_the_pictures(make: Make) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    seat = make(table()).sit("Red", **phone)
    seat.page.get_by_role("button", name="Sight, key L").tap()
    choose(seat, "s1", "o1")
    expect(seat.page.locator("canvas.eye")).to_be_visible()
    expect(seat.page.locator("canvas.side")).to_be_hidden()
    seat.page.get_by_role("button", name="From the side").tap()
    expect(seat.page.locator("canvas.side")).to_be_visible()


def test_a_large_unit_makes_the_panel_no_wider_than_it_is(make: Make) -> None:
    many = {f"o{n}": model("orcs", "orc", 14 + 1.4 * (n % 10), 4 + 1.4 * (n // 10)) for n in range(1, 31)}
    red = sit(make, more={"models": many})
    choose(red, "spears", "orcs")
    wider = "panel => panel.scrollWidth - panel.clientWidth"
    assert red.page.get_by_role("region", name="Sight").evaluate(wider) == 0


def test_on_a_phone_the_mat_makes_room_for_the_panel_beside_the_line(make: Make) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    places: Document = {
        "s1": model("spears", "spear", 24, 20),
        "o1": model("orcs", "orc", 24, 4),
    }
    seat = make(table(models=places)).sit("Red", **phone)
    seat.page.get_by_role("button", name="Sight, key L").tap()
    choose(seat, "s1", "o1")
    expect(seat.page.locator("canvas.eye")).to_be_visible()
    box = seat.page.get_by_role("region", name="Sight").bounding_box()
    assert box
    assert not [end for end in (4, 20) if box["y"] < seat.at(24, end)[1] < box["y"] + box["height"]]
