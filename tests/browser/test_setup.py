"""Two people make a game from two lists, agree, roll for sides and first turn, deploy, are ready, and play."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import Make
from tests.browser.seats import DESK, PHONE, Seat
from tests.browser.tables import ROUND, model, table
from tests.library.lists import as_json, as_xml, reed_folk

STEPS = {"ArrowLeft": "ArrowRight", "ArrowUp": "ArrowDown"}


class Club:
    """Two members and a guest, each in a browser of their own."""

    def __init__(self, server: str, browser: Browser) -> None:
        self.server = server
        self._browser = browser
        self._seats: list[Seat] = []
        self._contexts: list[BrowserContext] = []

    def member(self, **context: Any) -> Page:
        """Somebody who opens a browser."""
        self._contexts.append(self._browser.new_context(**({"viewport": DESK} | context)))
        return self._contexts[-1].new_page()

    def seat(self, page: Page) -> Seat:
        """That somebody at a table."""
        seat = Seat(page)
        page.wait_for_function("() => window.warmat?.state().connection === 'online'", timeout=15000)
        self._seats.append(seat)
        return seat

    def close(self) -> None:
        errors = [error for seat in self._seats for error in seat.errors]
        for context in self._contexts:
            context.close()
        assert errors == []


@pytest.fixture
def club(server: str, browser: Browser) -> Iterator[Club]:
    club = Club(server, browser)
    yield club
    club.close()


def keep_list(club: Club, page: Page, name: str, content: bytes) -> None:
    """Import a list and decide what it leaves open."""
    page.goto(f"{club.server}/armies/")
    page.get_by_label("Army list").set_input_files({"name": name, "mimeType": "text/plain", "buffer": content})
    page.get_by_role("button", name="Read it").click()
    page.get_by_label("Drowned Oak").first.select_option("round-60")
    page.get_by_label("All units without one").select_option("skirmish")
    page.get_by_role("button", name="Keep this army").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def make_game(club: Club, page: Page) -> tuple[Seat, str]:
    """Fill the form in, with an army; gives the seat and the link for the other."""
    page.goto(f"{club.server}/games/set-up/")
    page.get_by_label("Name of the game").fill("Friday league")
    page.get_by_label("60″ × 44″").check()
    page.get_by_label("Mill valley").check()
    page.get_by_label("My army").select_option(index=1)
    page.get_by_role("button", name="Make the game").click()
    red = club.seat(page)
    link = page.get_by_label("Link for Blue", exact=True).input_value()
    expect(page).to_have_url(re.compile(r"/games/[\w-]+/red/$"))
    return red, link


def bring(seat: Seat) -> None:
    seat.page.get_by_label("My army").get_by_role("button", name="Bring it").click()
    seat.wait("Object.values(s.table.units).some((unit) => unit.seat === s.seat)")


def accept(*seats: Seat) -> None:
    for seat in seats:
        seat.wait("s.outbox.length === 0")
        seat.page.get_by_role("button", name="Accept version").click()
    seats[0].wait("s.table.setup.accepted.length === 2")


def roll_off(seats: tuple[Seat, Seat], button: str, choice: str) -> Seat:
    """Roll, and let whoever won choose; gives the winner."""
    seats[0].press(button)
    for seat in seats:
        seat.wait("s.table.turn.pending.length === 1")
    winner = next(seat for seat in seats if seat.state("table.turn.pending.0.seat") == seat.state("seat"))
    winner.press(choice)
    for seat in seats:
        seat.wait("s.table.turn.pending.length === 0")
    return winner


def place(seat: Seat, unit: str) -> None:
    """Take a unit out of the tray; on a phone the panel was lowered by the one before."""
    seat.page.get_by_role("tab", name="Setup").click()
    seat.page.get_by_role("button", name=f"Place {unit}", exact=True).click()


def units_of(seat: Seat) -> dict[str, str]:
    units = seat.state("table.units")
    return {unit["name"]: key for key, unit in units.items() if unit["seat"] == seat.state("seat")}


def deploy_all(seat: Seat) -> None:
    """Place every unit where it is offered to stand."""
    for name, key in units_of(seat).items():
        place(seat, name)
        seat.wait("s.deploying && s.deploying.answer && s.deploying.answer.legal", key)
        seat.page.get_by_role("button", name="Place", exact=True).click()
        seat.wait("Object.values(s.table.models).filter((m) => m.unit === a).every((m) => m.off === null)", key)
        seat.wait("s.deploying === null")


def test_two_people_make_a_game_from_their_lists_and_play(club: Club) -> None:
    one, other = club.member(), club.member(**PHONE)
    keep_list(club, one, "mine.json", as_json(reed_folk()))
    keep_list(club, other, "theirs.ros", as_xml(reed_folk()))
    red, link = make_game(club, one)
    other.goto(link)
    blue = club.seat(other)
    bring(blue)
    red.wait("s.table.setup.version === 2")
    expect(red.page.get_by_text("Blue: an army of 3 units, 10 models")).to_be_visible()
    accept(red, blue)
    roll_off((red, blue), "Roll for sides", "Swap sides")
    assert red.state("table.zones.red")[0][1] == 0 or red.state("table.zones.red")[0][1] < 22
    first = roll_off((red, blue), "Roll for the first turn", "Take the first turn")
    for seat in (red, blue):
        deploy_all(seat)
        seat.press("Ready")
    for seat in (red, blue):
        seat.wait("s.table.turn.phase === 'movement'")
    assert first.state("table.turn.seat") == first.state("seat")
    play_a_move(first)
    first.press("End movement")
    first.press("End it")
    for seat in (red, blue):
        seat.wait("s.table.turn.phase === 'shooting'")


def play_a_move(seat: Seat) -> None:
    """Step the unit of one a little, by the keyboard."""
    key = units_of(seat)["Mother of Eels"]
    name = next(name for name, model in seat.state("table.models").items() if model["unit"] == key)
    before = seat.model(name)
    seat.page.get_by_role("tab", name="Units").click()
    seat.page.get_by_role("list", name="Units of").first.get_by_role("button", name="Mother of Eels").click()
    seat.page.locator("#stage").focus()
    for way, back in (*STEPS.items(), *((back, way) for way, back in STEPS.items())):
        seat.page.keyboard.press(way)
        if seat.judged()["legal"]:
            break
        seat.page.keyboard.press(back)
    seat.page.keyboard.press("Enter")
    seat.wait("s.table.models[a[0]].x !== a[1].x || s.table.models[a[0]].y !== a[1].y", [name, before])


def at_setup(**more: Any) -> dict[str, Any]:
    """Three spears and three orcs in their trays, zones left and right."""
    kinds = {"s": ("spears", "spear"), "o": ("orcs", "orc")}
    names = ("s1", "s2", "s3", "o1", "o2", "o3")
    tray = {name: dict(zip(("unit", "profile"), kinds[name[0]], strict=True)) for name in names}
    models = {name: {**parts, "base": ROUND, "off": "tray"} for name, parts in tray.items()}
    zones = {
        "red": [[0, 0], [12, 0], [12, 36], [0, 36]],
        "blue": [[36, 0], [48, 0], [48, 36], [36, 36]],
    }
    return table(zones=zones, turn={"phase": "setup"}, **more) | {"models": models}


def test_typing_a_width_chooses_another_size(club: Club) -> None:
    page = club.member()
    page.goto(f"{club.server}/games/set-up/")
    expect(page.get_by_label("Another size")).not_to_be_checked()
    page.get_by_label("Width in inches").press_sequentially("50")
    expect(page.get_by_label("Another size")).to_be_checked()


def test_what_is_held_outside_the_zone_is_ringed_and_said_and_not_placed(make: Make) -> None:
    red = make(at_setup()).sit("Red")
    place(red, "First spears")
    red.wait("s.deploying?.answer?.legal")
    red.page.mouse.click(*red.at(24, 18))
    red.wait("s.deploying?.answer?.legal === false")
    bar = red.page.get_by_role("group", name="Models being deployed")
    expect(bar).to_contain_text("must stand wholly inside red's deployment zone")
    expect(bar).to_contain_text("And 2 more.")
    expect(bar.get_by_role("button", name="Place", exact=True)).to_be_disabled()
    red.page.mouse.click(*red.at(6, 18))
    red.wait("s.deploying?.answer?.legal")
    red.page.keyboard.press("Enter")
    red.wait("s.table.models.s1.off === null")


def test_models_are_placed_one_by_one_each_after_the_other(make: Make) -> None:
    red = make(at_setup()).sit("Red")
    red.press("Place First spears 1")
    for y, name in ((8, "s1"), (11, "s2"), (14, "s3")):
        red.wait("s.deploying?.models[0] === a", name)
        red.page.mouse.click(*red.at(6, y))
        red.wait("s.deploying?.answer?.legal && s.deploying.at[1] > a - 0.2 && s.deploying.at[1] < a + 0.2", y)
        red.page.get_by_role("button", name="Place", exact=True).click()
        red.wait("s.table.models[a].off === null", name)
    red.wait("s.deploying === null")
    assert [round(red.model(name)["y"]) for name in ("s1", "s2", "s3")] == [8, 11, 14]


def test_the_keyboard_alone_places_a_unit_and_turns_it(make: Make) -> None:
    red = make(at_setup()).sit("Red")
    red.page.get_by_role("button", name="Place First spears", exact=True).focus()
    red.page.keyboard.press("Enter")
    red.wait("s.deploying?.answer?.legal")
    facing = red.state("deploying.bearing")
    red.page.keyboard.press("ArrowDown")
    red.page.keyboard.press("e")
    red.wait("s.deploying?.answer?.legal")
    red.page.keyboard.press("Enter")
    red.wait("s.table.models.s1.off === null")
    assert red.model("s1")["facing"] == (facing + 15) % 360


def test_the_keyboard_goes_on_to_the_next_unit_that_is_not_placed(make: Make) -> None:
    document = at_setup()
    for key, name, soldier in (("second", "Second spears", "t1"), ("third", "Third spears", "u1")):
        document["units"][key] = {"name": name, "seat": "red", "formation": "skirmish"}
        document["models"][soldier] = document["models"]["s1"] | {"unit": key}
    red = make(document).sit("Red")
    for name, key in (("Second spears", "t1"), ("Third spears", "u1"), ("First spears", "s1")):
        offer = red.page.get_by_role("button", name=f"Place {name}", exact=True)
        if name == "Second spears":
            offer.focus()
        expect(offer).to_be_focused()
        red.page.keyboard.press("Enter")
        red.wait("s.deploying?.answer?.legal")
        red.page.keyboard.press("Enter")
        red.wait("s.table.models[a].off === null && s.deploying === null", key)
    expect(red.page.locator("#stage")).to_be_focused()


def test_who_accepts_by_keyboard_stays_where_he_is(make: Make) -> None:
    red = make(at_setup()).sit("Red")
    red.page.get_by_role("button", name="Accept version 0").focus()
    red.page.keyboard.press("Enter")
    red.wait("s.table.setup.accepted.length === 1 && s.outbox.length === 0")
    expect(red.page.get_by_role("button", name="You accept this version")).to_be_focused()
    expect(red.page.get_by_role("button", name="You accept this version")).to_be_disabled()


def test_a_placed_unit_is_taken_up_moved_and_kept_in_reserve(make: Make) -> None:
    red = make(at_setup()).sit("Red")
    place(red, "First spears")
    red.wait("s.deploying?.answer?.legal")
    red.page.keyboard.press("Enter")
    red.wait("s.table.models.s1.off === null && s.deploying === null")
    before = red.model("s1")
    red.drag("s1", (0, 1))
    red.wait("s.deploying?.models.length === 1 && s.deploying.answer?.legal")
    red.page.get_by_role("button", name="Place", exact=True).click()
    red.wait("s.table.models.s1.y > a + 0.5", before["y"])
    red.press("Take up First spears")
    red.wait("s.table.models.s1.off === 'tray'")
    red.press("Keep First spears in reserve")
    red.wait("s.table.models.s1.off === 'reserve'")


def test_any_change_asks_both_again_and_says_what_it_was(make: Make) -> None:
    seats = make(at_setup())
    red, blue = seats.sit("Red"), seats.sit("Blue")
    accept(red, blue)
    blue.page.get_by_label("Turns", exact=True).select_option("5")
    red.wait("s.table.setup.accepted.length === 0 && s.table.turn.last === 5")
    expect(red.page.get_by_text("Blue: 5 turns")).to_be_visible()
    red.page.get_by_text("Table options").click()
    red.page.get_by_label("Walls in ruins").select_option("true")
    blue.wait("s.table.options.walls_block === true")
    expect(blue.page.get_by_text("Red: Walls in ruins: Only through openings")).to_be_visible()
    accept(red, blue)


def test_what_was_changed_and_changed_back_is_no_change_and_the_rest_is_told_once(make: Make) -> None:
    seats = make(at_setup())
    red, blue = seats.sit("Red"), seats.sit("Blue")
    accept(red, blue)
    turns = blue.page.get_by_label("Turns", exact=True)
    for turn in ("5", "", "4", "3"):
        turns.select_option(turn)
        red.wait("s.table.turn.last === a", int(turn) if turn else None)
        if turn == "":
            expect(red.page.get_by_role("list", name="Changed since you last accepted")).to_have_count(0)
    lines = red.page.get_by_role("list", name="Changed since you last accepted").get_by_role("listitem")
    expect(lines).to_have_text(["Blue: 3 turns (before: until one concedes)"])
    red.reload()
    expect(lines).to_have_text(["Blue: 3 turns (before: until one concedes)"])


def test_one_turn_is_one_turn(make: Make) -> None:
    red = make(at_setup()).sit("Red")
    expect(red.page.get_by_label("Turns", exact=True).locator("option").first).to_have_text("1 turn")


def test_sides_given_back_are_told_and_models_that_stand_are_taken_up_at_once(make: Make) -> None:
    seats = make(at_setup())
    red, blue = seats.sit("Red"), seats.sit("Blue")
    roll_off((red, blue), "Roll for sides", "Keep these sides")
    place(red, "First spears")
    red.wait("s.deploying?.answer?.legal")
    red.page.keyboard.press("Enter")
    red.wait("s.table.models.s1.off === null")
    expect(red.page.get_by_text("The table has changed")).to_have_count(0)
    blue.page.get_by_label("Terrain", exact=True).select_option("high-moor")
    expect(red.page.get_by_text("your models may stand in the other’s zone now")).to_be_visible()
    expect(blue.page.get_by_text("Red must take up what stands first")).to_be_visible()
    red.page.get_by_role("button", name="Take up all my models").focus()
    red.page.keyboard.press("Enter")
    blue.wait("s.table.models.s1.off === 'tray'")
    expect(red.page.get_by_text("The table has changed, so sides are chosen anew.", exact=True)).to_be_visible()
    expect(red.page.get_by_role("button", name="Roll for sides")).to_be_focused()


def test_another_size_lays_the_layout_out_anew(make: Make) -> None:
    red = make(at_setup()).sit("Red")
    red.page.get_by_label("Terrain", exact=True).select_option("high-moor")
    red.wait("s.table.terrain['raven-hill']")
    before = red.state("table.terrain")["raven-hill"]["outline"][0][0]
    red.page.get_by_label("Table size", exact=True).select_option("72x48")
    red.wait("s.table.mat.width === 72")
    assert red.state("table.terrain")["raven-hill"]["outline"][0][0] > before
    expect(red.page.get_by_label("Terrain", exact=True)).to_have_value("high-moor")
    red.page.get_by_label("Table size", exact=True).select_option("other")
    red.page.get_by_label("width in inches").fill("50")
    red.page.get_by_role("button", name="Set it").click()
    red.wait("s.table.mat.width === 50")


def test_who_is_not_ready_is_told_why(make: Make) -> None:
    red = make(at_setup()).sit("Red")
    red.press("Ready")
    red.expect_words("First spears: 3 models wait in the tray")
    red.expect_words("must first accept version 0")


def test_a_spectator_reads_the_setup_and_changes_nothing(make: Make) -> None:
    seats = make(at_setup())
    seats.sit("Red")
    guest = seats.sit("Spectators")
    expect(guest.page.get_by_label("Turns", exact=True)).to_be_disabled()
    expect(guest.page.get_by_role("button", name="Accept version")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Ready")).to_have_count(0)
    expect(guest.page.get_by_text("Red: 0 of 3 placed")).to_be_visible()


def test_the_setup_is_gone_once_the_game_runs(make: Make) -> None:
    document = at_setup()
    document["models"] = {"s1": model("spears", "spear", 6, 10), "o1": model("orcs", "orc", 42, 10)}
    seats = make(json.loads(json.dumps(document)))
    red, blue = seats.sit("Red"), seats.sit("Blue")
    accept(red, blue)
    red.press("Ready")
    blue.wait("s.table.setup.ready.length === 1")
    blue.press("Ready")
    for seat in (red, blue):
        seat.wait("s.table.turn.phase === 'movement'")
        expect(seat.page.get_by_role("tab", name="Setup")).to_be_hidden()
    expect(red.button("End movement")).to_be_enabled()
