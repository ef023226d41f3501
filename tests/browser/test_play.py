"""A move from one hand to every screen: seen while it is made up, judged, and carried out."""

from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.tables import table


def test_a_legal_move_is_seen_by_all_three(make: Make) -> None:
    game = make(table())
    red, blue, watcher = game.sit("Red"), game.sit("Blue"), game.sit("Spectators")
    red.take_unit("s2")
    red.drag("s2", (4, 0))
    assert red.judged()["legal"]
    red.press("Confirm move")
    for seat in (red, blue, watcher):
        seat.wait("s.seq === 1")
        assert abs(seat.model("s2")["x"] - 14) < 0.05
        assert seat.model("s2") == red.model("s2")
    expect(watcher.page.get_by_role("list", name="Latest")).to_contain_text("First spears moves 4.0″")


def test_ghosts_are_seen_live_by_the_others_before_anything_is_confirmed(make: Make) -> None:
    game = make(table())
    red, blue, watcher = game.sit("Red"), game.sit("Blue"), game.sit("Spectators")
    red.take_unit("s1")
    red.lift("s1", (3, 1))
    for seat in (blue, watcher):
        seat.wait("s.hands.red.ghosts && Math.abs(s.hands.red.ghosts.places.s1[0] - 13) < 0.1")
        assert seat.state("seq") == 0
        assert seat.model("s1")["x"] == 10
    red.page.mouse.up()
    red.press("Cancel")
    blue.wait("!s.hands.red.ghosts")


def test_a_move_waits_for_the_answer_and_nothing_moves_before(make: Make) -> None:
    red = make(table()).sit("Red")
    red.drag("s1", (1, 0))
    red.judged()
    assert red.model("s1")["x"] == 10
    red.press("Confirm move")
    red.wait("s.seq === 1 && s.draft === null")
    assert abs(red.model("s1")["x"] - 11) < 0.05


def test_every_model_keeps_a_path_of_its_own_with_waypoints(make: Make) -> None:
    red = make(table()).sit("Red")
    red.lift("s1", (1.5, 0))
    red.page.keyboard.press("w")
    x, y = red.where("s1")
    red.page.mouse.move(*red.at(x, y + 0.5))
    red.page.mouse.up()
    red.wait("s.draft.tracks.s1.fixed.length === 1 && s.draft.tracks.s2.fixed.length === 0")
    red.judged()
    red.press("Confirm move")
    red.wait("s.seq === 1")
    assert abs(red.state("log")[0]["result"]["moved"]["s1"] - 2) < 0.1


def test_ghosts_go_back_to_their_start_and_may_be_moved_again(make: Make) -> None:
    red = make(table()).sit("Red")
    red.take_unit("s1")
    red.drag("s1", (3, 0))
    red.press("Back to start")
    assert red.ghost("s1")["x"] == 10
    red.drag("s1", (2, 0))
    assert abs(red.ghost("s3")["x"] - 12) < 0.05


def test_ranks_are_dragged_as_one_block(make: Make) -> None:
    square = {"shape": "rect", "length": 25.4, "width": 25.4}
    block = {
        f"s{i}": {"unit": "spears", "profile": "spear", "base": square, "x": 10 + i, "y": 12, "facing": 0}
        for i in (1, 2, 3)
    }
    red = make(
        table(units={"spears": {"name": "First spears", "seat": "red", "formation": "ranks"}}, models=block)
    ).sit("Red")
    red.tap("s1")
    red.drag("s1", (0, -3))
    assert {abs(red.ghost(name)["y"] - 9) < 0.05 for name in ("s1", "s2", "s3")} == {True}


def test_what_the_pointer_says_is_what_is_recorded_and_what_the_opponent_reads(make: Make) -> None:
    big = {
        "s1": {"unit": "spears", "profile": "spear", "base": {"shape": "round", "diameter": 100}, "x": 10, "y": 18}
    }
    game = make(table(models={**big, "s2": None, "s3": None}))
    red, blue = game.sit("Red"), game.sit("Blue")
    rim = red.at(10, 18 - 1.9)
    red.page.mouse.move(*rim)
    red.page.mouse.down()
    red.page.mouse.move(rim[0] + 60, rim[1])
    assert red.ghost("s1")["y"] == 18, "taking it by the rim must not make it jump"
    red.page.mouse.move(*red.at(16, 18 - 1.9))
    red.page.mouse.up()
    travelled = red.ghost("s1")["x"] - 10
    red.press("Confirm move")
    blue.wait("s.seq === 1")
    assert abs(blue.state("log")[0]["result"]["moved"]["s1"] - travelled) < 0.001
