"""Whoever watches sees everything and commands nothing, whatever the page is made to do."""

from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.seats import Seat
from tests.browser.tables import table

FORGED = """async ([game, command]) => {
  const socket = new WebSocket(`ws://${location.host}/ws/games/${game}/?seat=watch&since=0`);
  const answer = new Promise((resolve) => socket.addEventListener("message", ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.id === "forged" || frame.kind === "error") resolve(frame);
  }));
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  socket.send(JSON.stringify({ kind: "command", id: "forged", seq: 0, command }));
  return answer;
}"""


MOVE = {"do": "move", "unit": "spears", "paths": {"s1": [[11, 11]]}}


def test_a_forged_command_by_a_spectator_is_refused_and_changes_nothing(make: Make) -> None:
    game = make(table())
    watcher, red = game.sit("Spectators"), game.sit("Red")
    answer = watcher.page.evaluate(FORGED, [watcher.state("game.id"), MOVE])
    assert answer["kind"] == "refused"
    assert answer["refusals"][0]["code"] in ("turn/seat", "unit/owner")
    assert red.state("seq") == 0


def test_a_command_that_claims_a_seat_cannot_be_read(make: Make) -> None:
    game = make(table())
    watcher, red = game.sit("Spectators"), game.sit("Red")
    answer = watcher.page.evaluate(FORGED, [watcher.state("game.id"), MOVE | {"seat": "red"}])
    assert answer["kind"] == "error"
    assert "seat" in answer["text"]
    assert red.state("seq") == 0


def test_dragging_a_model_as_a_spectator_moves_the_mat_and_no_model(make: Make) -> None:
    watcher = make(table()).sit("Spectators")
    before = watcher.at(10, 11)
    watcher.drag("s1", (2, 0))
    assert watcher.state("draft") is None
    assert watcher.at(10, 11)[0] > before[0] + 10


def test_a_ruler_is_private_until_it_is_shown_to_everybody(make: Make) -> None:
    game = make(table())
    watcher, red = game.sit("Spectators"), game.sit("Red")
    measure(watcher)
    red.page.wait_for_timeout(300)
    assert "ruler" not in red.state("hands.watch")
    watcher.page.get_by_role("checkbox", name="Show to everybody").check()
    measure(watcher)
    red.wait("s.hands.watch.ruler && Math.abs(s.hands.watch.ruler.inches - 10.74) < 0.01")


def measure(seat: Seat) -> None:
    if seat.state("view.tool") != "measure":
        seat.page.keyboard.press("m")
    seat.page.mouse.move(*seat.at(*seat.where("s1")))
    seat.page.mouse.down()
    seat.page.mouse.move(*seat.at(16, 11))
    seat.page.mouse.move(*seat.at(*seat.where("o1")))
    seat.page.mouse.up()


def test_the_ruler_runs_from_base_to_base_and_agrees_with_the_referee(make: Make) -> None:
    watcher = make(table()).sit("Spectators")
    measure(watcher)
    watcher.wait("s.ruler && s.ruler.judged !== null")
    ruler = watcher.state("ruler")
    assert abs(ruler["judged"] - (12 - 32 / 25.4)) < 0.001
    assert abs(ruler["inches"] - ruler["judged"]) < 0.001


def test_spectators_and_players_chat_in_rooms_of_their_own(make: Make) -> None:
    game = make(table())
    red, blue, watcher, other = game.sit("Red"), game.sit("Blue"), game.sit("Spectators"), game.sit("Spectators")
    say(red, "good luck")
    say(watcher, "who wins?")
    expect(log_of(blue)).to_contain_text("good luck")
    expect(log_of(other)).to_contain_text("who wins?")
    expect(log_of(other)).not_to_contain_text("good luck")
    expect(log_of(blue)).not_to_contain_text("who wins?")


def say(seat: Seat, words: str) -> None:
    seat.page.get_by_role("tab", name="Chat").click()
    seat.page.get_by_role("textbox", name="Say to").fill(words)
    seat.page.get_by_role("button", name="Say", exact=True).click()


def log_of(seat: Seat):  # type: ignore[no-untyped-def]
    seat.page.get_by_role("tab", name="Chat").click()
    return seat.page.get_by_role("log", name="Chat")


def test_a_ping_is_seen_by_everybody(make: Make) -> None:
    game = make(table())
    red, watcher = game.sit("Red"), game.sit("Spectators")
    watcher.page.keyboard.press("p")
    watcher.page.mouse.click(*watcher.at(30, 20))
    red.wait("s.pings.some(({ seat, x }) => seat === 'watch' && Math.abs(x - 30) < 0.1)")


def test_who_is_here_is_shown(make: Make) -> None:
    game = make(table())
    red = game.sit("Red")
    expect(red.page.get_by_label("Who is here")).to_contain_text("away")
    game.sit("Blue")
    game.sit("Spectators")
    expect(red.page.get_by_label("Who is here")).to_contain_text("1 watching")
    expect(red.page.get_by_label("Who is here")).not_to_contain_text("away")
