"""Blocks in ranks: moved as one, their arcs drawn, reshaped by a corner or by keys, turned by the shortest ways."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.seats import Seat
from tests.browser.tables import Document, model, table

RECT = {"shape": "rect", "length": 25.4, "width": 25.4}
GOLD = (217, 180, 91)
NEAR = "Math.hypot(t.to.x - t.from.x, t.to.y - t.from.y) < 0.02"


def block(models: int, files: int, facing: float = 0) -> Document:
    """Red models in ranks, the front left one at 20, 20 when facing the top edge."""
    stand = [model("guard", "spear", 20 + i % files, 20 + i // files, facing) for i in range(models)]
    placed = {f"g{i}": {**one, "base": RECT} for i, one in enumerate(stand)}
    away = {f"o{i}": model("orcs", "orc", 44, 8 + 3 * i, 270) for i in (1, 2, 3)}
    guard = {"guard": {"name": "Old guard", "seat": "red", "formation": "ranks"}}
    return table(units=guard, models={**placed, **away})


def poses(seat: Seat) -> list[tuple[float, float]]:
    tracks = seat.state("draft.tracks")
    return sorted((round(track["to"]["x"], 2), round(track["to"]["y"], 2)) for track in tracks.values())


def test_a_block_is_dragged_as_one_and_keeps_its_shape(make: Make) -> None:
    red = make(block(10, 5)).sit("Red")
    red.drag("g2", (0.5, -3))
    assert red.judged()["legal"]
    assert poses(red) == sorted((20.5 + i % 5, 17.0 + i // 5) for i in range(10))


def test_sideways_the_referee_tells_half_the_inches_while_it_is_dragged(make: Make) -> None:
    red = make(block(10, 5)).sit("Red")
    red.lift("g2", (2, 0))
    red.wait("s.way && s.way.models.g2 && s.way.models.g2.limit === 3")
    red.page.mouse.up()


def test_the_card_tells_ranks_and_bonus(make: Make) -> None:
    red = make(block(13, 5)).sit("Red")
    red.tap("g2")
    expect(red.page.get_by_role("list", name="How it stands")).to_contain_text("Ranks 5 · 5 · 3, combat bonus +2")


def test_the_front_of_a_block_in_hand_is_drawn(make: Make) -> None:
    red = make(block(10, 5)).sit("Red")
    before = red.paint(22, 19.5, 8, GOLD)
    red.tap("g7")
    red.until(lambda: red.paint(22, 19.5, 8, GOLD) > before)


def test_dragging_a_corner_reforms_by_the_shortest_ways(make: Make) -> None:
    red = make(block(10, 5)).sit("Red")
    red.tap("g2")
    red.page.mouse.move(*red.at(24.9, 21.9))
    red.page.mouse.down()
    red.page.mouse.move(*red.at(21.9, 24.9), steps=6)
    red.wait("s.draft && s.draft.shape && s.draft.shape.files === 2")
    red.page.mouse.up()
    assert red.judged()["legal"]
    assert red.state("draft.manner") == "reform"
    assert len({x for x, _ in poses(red)}) == 2
    red.press("Confirm reform")
    red.wait("s.table.units.guard.reformed")


@pytest.mark.parametrize(("words", "files"), [("Narrower", 4), ("Wider", 6)])
def test_a_block_is_reformed_without_a_pointer(make: Make, words: str, files: int) -> None:
    red = make(block(12, 5)).sit("Red")
    red.tap("g2")
    red.button(words).focus()
    red.page.keyboard.press("Enter")
    red.wait("s.draft && s.draft.shape")
    assert red.state("draft.shape.files") == files
    assert red.judged()["legal"]


def test_a_block_that_turns_back_to_front_gives_each_place_to_who_is_nearest(make: Make) -> None:
    red = make(block(10, 5)).sit("Red")
    red.tap("g2")
    for _ in range(12):
        red.page.keyboard.press("e")
    red.wait(f"s.draft?.tracks.g0.to.facing === 180 && Object.values(s.draft.tracks).every(t => {NEAR})")
    assert red.judged()["legal"]


def test_many_small_turns_do_not_pull_a_block_apart(make: Make) -> None:
    red = make(block(9, 3)).sit("Red")
    red.tap("g2")
    for _ in range(45):
        red.page.keyboard.press("Shift+E")
    red.wait("s.draft?.answer?.legal && s.draft.tracks.g0.to.facing === 45")


def test_a_new_shape_too_far_to_reach_is_refused_with_its_reason(make: Make) -> None:
    red = make(block(16, 16)).sit("Red")
    red.tap("g2")
    red.page.mouse.move(*red.at(35.9, 20.9))
    red.page.mouse.down()
    red.page.mouse.move(*red.at(20.9, 35.4), steps=6)
    red.wait("s.draft && s.draft.shape && s.draft.shape.files === 1")
    red.page.mouse.up()
    assert "move/too_far" in [refusal["code"] for refusal in red.judged()["refusals"]]
