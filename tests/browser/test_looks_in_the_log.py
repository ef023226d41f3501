"""What was seen when it was declared stays with its entry in the log."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.looks import (
    BLUE,
    COUNT_SEEN,
    expect_words,
    wall,
)
from tests.browser.seats import Seat
from tests.browser.tables import Document, table


def test_a_shot_in_the_log_shows_what_was_seen_when_it_was_declared(make: Make) -> None:
    shooting: Document = {"turn": {"number": 1, "seat": "red", "phase": "shooting"}, "profiles": {"spear": {"BS": 4}}}
    game = make(table(terrain={"w": wall(0, 20, 1)}, **shooting))
    red, watcher = game.sit("Red"), game.sit("Spectators")
    order(red, {"do": "fire", "unit": "spears", "target": "orcs"})
    watcher.wait("s.seq === 1")
    watcher.page.get_by_role("tab", name="Log").click()
    watcher.page.get_by_role("list", name="Log").get_by_role("button", name="First spears shoots at Orcs").click()
    expect_words(watcher, "obscured 33 % by Old wall")
    expect(watcher.page.get_by_text("As it was, line 1 of the log")).to_be_visible()
    assert 1 - watcher.page.evaluate(COUNT_SEEN, [BLUE]) == pytest.approx(1 / 3, abs=0.02)
    watcher.press("Back to now")
    expect(watcher.page.get_by_role("region", name="Sight")).to_be_hidden()


def test_a_blast_in_the_log_shows_what_its_firer_saw(make: Make) -> None:
    shooting: Document = {"turn": {"number": 1, "seat": "red", "phase": "shooting"}, "profiles": {"spear": {"BS": 4}}}
    game = make(table(terrain={"w": wall(0, 20, 1)}, **shooting))
    red, watcher = game.sit("Red"), game.sit("Spectators")
    order(red, {"do": "blast", "size": "small", "x": 22, "y": 11, "firer": "s1"})
    watcher.wait("s.seq === 1")
    watcher.page.get_by_role("tab", name="Log").click()
    watcher.page.get_by_role("list", name="Log").get_by_title("Show what was seen").click()
    expect_words(watcher, "First spears 1 sees Orcs 1 at 10.7″, obscured 33 % by Old wall")
    expect(watcher.page.get_by_text("As it was, line 1 of the log")).to_be_visible()


def test_the_looks_of_a_blast_stand_beside_its_hits(make: Make) -> None:
    shooting: Document = {"turn": {"number": 1, "seat": "red", "phase": "shooting"}, "profiles": {"spear": {"BS": 4}}}
    game = make(table(**shooting))
    red = game.sit("Red")
    order(red, {"do": "blast", "size": "small", "x": 22, "y": 11, "firer": "s1"})
    red.page.get_by_role("tab", name="Log").click()
    red.page.get_by_role("list", name="Log").get_by_title("Show what was seen").click()
    expect_words(red, "First spears 1 sees Orcs 1")
    boxes = [
        red.page.get_by_role(role, name=name).bounding_box()
        for role, name in (("region", "Sight"), ("group", "Hits"))
    ]
    sight, hits = boxes
    assert sight
    assert hits
    assert sight["x"] >= hits["x"] + hits["width"] or hits["x"] >= sight["x"] + sight["width"]


def order(seat: Seat, command: Document) -> None:
    """Give an order over a socket of its own, as a script would."""
    frame = {"kind": "command", "id": "11111111-1111-4111-8111-111111111111", "seq": 0, "command": command}
    answer = seat.page.evaluate(
        """(frame) => new Promise((done) => {
      const url = new URL(`/ws/games/${warmat.state().game.id}/?seat=red&since=0`, location.href);
      url.protocol = url.protocol.replace("http", "ws");
      const socket = new WebSocket(url.href);
      const answers = ["events", "refused", "error", "closed"];
      setTimeout(() => done("nothing"), 8000);
      socket.onopen = () => socket.send(frame);
      socket.onmessage = ({ data }) => answers.includes(JSON.parse(data).kind) && done(data);
    })""",
        json.dumps(frame),
    )
    assert json.loads(answer)["kind"] == "events", answer
