"""Looking at earlier moves, and taking moves back: on every page, by pointer, keys and link."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.fights import fight
from tests.browser.seats import Seat, Table
from tests.browser.tables import table

SCORES = 3
STRIDE = {"s1": [[11, 11.5]]}


def order(seat: Seat, command: dict[str, Any]) -> None:
    """Give an order over a socket of this page's own, and wait until the page has it."""
    seq = seat.state("seq") if not seat.state("live") else seat.state("live.seq")
    seat.page.evaluate(ORDER, [seat.state("game.id"), seat.state("seat"), command])
    seat.wait("(s.live ?? s).seq > a", seq)


ORDER = """async ([game, seat, command]) => {
  const socket = new WebSocket(`ws://${location.host}/ws/games/${game}/?seat=${seat}&since=0`);
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const id = `t${Math.random().toString(36).slice(2)}`;
  const done = new Promise((resolve) => socket.addEventListener("message", ({ data }) => {
    if (JSON.parse(data).id === id) resolve(JSON.parse(data));
  }));
  socket.send(JSON.stringify({ kind: "command", id, seq: 0, command }));
  const answer = await done;
  socket.close();
  if (answer.kind === "refused") throw new Error(JSON.stringify(answer));
}"""


def score(red: int) -> dict[str, Any]:
    return {"do": "score", "red": red}


def test_a_move_is_taken_back_on_all_three_pages_and_the_dice_go_on(make: Make) -> None:
    game = make(table())
    red, blue, watcher = [game.sit(name) for name in ("Red", "Blue", "Spectators")]
    order(red, {"do": "move", "unit": "spears", "paths": STRIDE})
    order(red, {"do": "roll", "dice": "D6"})
    red.page.keyboard.press("z")
    dialog = red.page.get_by_role("dialog", name="Take back")
    expect(dialog.get_by_text("1 move would be undone.")).to_be_visible()
    dialog.get_by_label("Why").fill("the wrong unit")
    dialog.get_by_role("button", name="Ask Blue").click()
    expect(watcher.page.locator("#pending")).to_contain_text("the wrong unit")
    expect(blue.page.locator("#pending")).to_contain_text("Red asks to go back to before move 1")
    blue.press("Agree")
    for seat in (red, blue, watcher):
        seat.wait("s.seq === 4 && s.table.models.s1.y === 11")
        assert seat.state("table.units.spears.moved") is False
        expect(seat.page.locator("#pending")).to_be_hidden()
    order(red, {"do": "roll", "dice": "D6"})
    assert red.state("log")[-1]["events"][0]["roll"] == 5
    expect(red.page.locator("#recent")).to_contain_text("Agrees: red takes back everything from move 1 on")


def test_a_take_back_is_refused_and_the_move_stands(make: Make) -> None:
    game = make(table())
    red, blue = game.sit("Red"), game.sit("Blue")
    order(red, score(1))
    red.page.get_by_role("tab", name="Log").click()
    red.press("Take back from move 1 on")
    red.page.get_by_role("dialog", name="Take back").get_by_role("button", name="Ask Blue").click()
    blue.press("Refuse")
    red.wait("s.seq === 3 && !s.table.turn.pending.length")
    assert red.state("table.score.red") == 1


def test_a_take_back_is_withdrawn_by_who_asked_for_it(make: Make) -> None:
    game = make(table())
    red, blue = game.sit("Red"), game.sit("Blue")
    order(red, score(1))
    order(red, {"do": "take_back"})
    expect(blue.button("Withdraw")).to_have_count(0)
    red.press("Withdraw")
    blue.wait("s.seq === 3 && !s.table.turn.pending.length")


def test_what_would_go_back_is_drawn_for_the_opponent(make: Make) -> None:
    game = make(table())
    red, blue = game.sit("Red"), game.sit("Blue")
    order(red, {"do": "move", "unit": "spears", "paths": STRIDE})
    order(red, {"do": "take_back"})
    blue.wait("s.undoing?.table?.models.s1.y === 11")


def watched_game(make: Make) -> tuple[Table, Seat, Seat]:
    """Three scores and a spectator."""
    game = make(table())
    red, watcher = game.sit("Red"), game.sit("Spectators")
    for number in range(1, SCORES + 1):
        order(red, score(number))
    watcher.wait("s.seq === a", SCORES)
    return game, red, watcher


def test_a_spectator_steps_back_is_not_pulled_and_returns_by_one_key(make: Make) -> None:
    _, red, watcher = watched_game(make)
    watcher.page.keyboard.press(",")
    watcher.wait("s.seq === 2 && s.table.score.red === 2")
    expect(watcher.page.get_by_text("Nothing can be ordered here")).to_be_visible()
    order(red, score(7))
    expect(watcher.button("1 new move · back to live")).to_be_visible()
    assert watcher.state("seq") == 2
    assert watcher.state("table.score.red") == 2
    watcher.page.keyboard.press("l")
    watcher.wait("s.seq === 4 && s.live === null && s.table.score.red === 7")


def test_every_control_steps_to_its_move(make: Make) -> None:
    _, _, watcher = watched_game(make)
    watcher.page.keyboard.press("r")
    bar = watcher.page.get_by_role("group", name="Replay", exact=True)
    for name, seq in (("One move back", 2), ("First move", 0), ("One move on", 1), ("Last move", SCORES)):
        bar.get_by_role("button", name=name).click()
        watcher.wait("s.seq === a && (s.table.score.red ?? 0) === a", seq)
    bar.get_by_role("slider", name="Move").fill("1")
    watcher.wait("s.seq === 1")
    bar.get_by_role("slider", name="Move").press("ArrowRight")
    watcher.wait("s.seq === 2")


def test_the_next_turn_is_jumped_to(make: Make) -> None:
    game = make(table())
    red, watcher = game.sit("Red"), game.sit("Spectators")
    for command in (score(1), {"do": "end_phase"}, {"do": "end_phase"}, {"do": "end_phase"}, score(2), score(3)):
        order(red, command)
    watcher.wait("s.seq === 6")
    watcher.page.keyboard.press("r")
    watcher.press("First move")
    watcher.wait("s.seq === 0")
    watcher.press("Next turn")
    watcher.wait("s.seq === 4 && s.table.turn.seat === 'blue'")
    watcher.press("Turn before")
    watcher.wait("s.seq === 0")


def test_a_link_at_a_move_opens_there(make: Make) -> None:
    game, _, watcher = watched_game(make)
    there = game.sit("Spectators")
    there.page.goto(f"{watcher.page.url}?at=1")
    there.arrive()
    there.wait("s.seq === 1 && s.live.seq === 3 && s.table.score.red === 1")
    expect(there.page.get_by_text("Move 1 of 3", exact=True)).to_be_visible()


def test_playing_at_speed_reaches_the_end(make: Make) -> None:
    _, _, watcher = watched_game(make)
    watcher.page.keyboard.press("r")
    watcher.page.get_by_label("Speed").select_option("8×")
    watcher.page.get_by_role("button", name="Play", exact=True).click()
    watcher.wait("s.live !== null && s.replay.playing")
    watcher.wait("s.live === null && !s.replay.playing && s.seq === 3")


def test_a_player_orders_nothing_while_looking_at_an_earlier_move(make: Make) -> None:
    _, red, _ = watched_game(make)
    red.page.keyboard.press(",")
    red.wait("s.seq === 2")
    red.drag("s1", (0, 1))
    assert red.state("draft") is None
    red.page.keyboard.press("v")
    red.expect_words("go back to live")
    expect(red.page.locator("#end-phase")).to_have_js_property("inert", True)


def test_a_screen_reader_hears_the_move_that_is_looked_at(make: Make) -> None:
    _, _, watcher = watched_game(make)
    watcher.page.keyboard.press(",")
    expect(watcher.page.locator("#polite")).to_have_text("Move 2 of 3. Red: Score: red 2, blue 0")


def test_a_finished_game_opens_at_its_end_with_the_bar_open(make: Make) -> None:
    game, red, _ = watched_game(make)
    order(red, {"do": "concede"})
    late = game.sit("Spectators")
    expect(late.page.get_by_text("Live · move 4")).to_be_visible()
    late.press("One move back")
    late.wait("s.seq === 3 && s.table.turn.phase === 'movement'")


def test_taken_back_moves_are_marked_in_the_log(make: Make) -> None:
    game, red, _ = watched_game(make)
    blue = game.sit("Blue")
    order(red, {"do": "take_back", "to": 2})
    blue.press("Agree")
    red.wait("s.seq === 5")
    red.page.get_by_role("tab", name="Log").click()
    line = red.page.get_by_role("list", name="Log").get_by_role("listitem").filter(has_text="Score: red 3")
    expect(line).to_contain_text("taken back")


def test_a_link_to_a_move_is_copied(make: Make) -> None:
    _, _, watcher = watched_game(make)
    watcher.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    watcher.page.keyboard.press(",")
    watcher.press("Copy a link to this move")
    expect(watcher.page.locator("#notice")).to_have_text("The link to move 2 is copied.")
    assert watcher.page.evaluate("navigator.clipboard.readText()") == f"{watcher.page.url}?at=2"


def test_a_fight_on_tiles_is_stepped_back_and_taken_back(make: Make) -> None:
    game = make(fight())
    red, blue, watcher = [game.sit(name) for name in ("Red", "Blue", "Spectators")]
    order(red, {"do": "move", "creature": "ash", "tiles": [[3, 4], [4, 4]]})
    watcher.wait("s.seq === 1")
    watcher.page.keyboard.press(",")
    watcher.wait("s.seq === 0 && s.table.creatures.ash.tile[0] === 2")
    order(red, {"do": "take_back"})
    expect(blue.page.locator("#pending")).to_contain_text("Ash moves 2 tiles")
    blue.press("Agree")
    for seat in (red, blue):
        seat.wait("s.seq === 3 && s.table.creatures.ash.tile[0] === 2 && s.table.creatures.ash.moved === 0")
    expect(watcher.button("2 new moves · back to live")).to_be_visible()


def test_the_bar_serves_a_finger_on_a_phone(make: Make) -> None:
    game, _, _ = watched_game(make)
    phone = game.sit("Blue", viewport={"width": 390, "height": 844}, has_touch=True)
    phone.page.get_by_role("button", name="Replay").tap()
    phone.page.get_by_role("button", name="One move back").tap()
    phone.wait("s.seq === 2")
    bar = phone.page.get_by_role("group", name="Replay", exact=True).bounding_box()
    assert bar is not None
    assert bar["x"] >= 0
    assert bar["x"] + bar["width"] <= 390
    phone.page.get_by_role("button", name="Back to live").tap()
    phone.wait("s.live === null")
