"""A refusal points: the model ringed, the gap measured, the sentence read out, the way out one click away."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.seats import AMBER, Seat
from tests.browser.tables import Document, model, rock, table

ENEMY_AT_16 = {f"o{i}": model("orcs", "orc", 16, 8 + 3 * i, 270) for i in (1, 2, 3)}
IN_CONTACT = {**{f"o{i}": None for i in (2, 3)}, "o1": model("orcs", "orc", 11.26, 11, 270)}
AT_EDGE = {f"s{i}": model("spears", "spear", 10 + 3 * i, 2) for i in (1, 2, 3)}

# code, what stands on the table, who is dragged (unit or one), by how much, who is ringed
REFUSED = [
    ("move/too_far", {}, "unit", (8, 0), "s2"),
    ("move/exclusion", {"models": ENEMY_AT_16}, "unit", (4.2, 0), "s2"),
    ("move/coherency", {}, "one", (0, -4), "s2"),
    ("move/off_table", {"models": AT_EDGE}, "unit", (0, -1.9), "s2"),
    ("move/overlap", {}, "one", (0, 2.4), "s2"),
    ("move/impassable", {"terrain": {"rock": rock(12, 12)}}, "unit", (4, 0), "s2"),
]


def refused(make: Make, more: Document, whom: str, by: tuple[float, float]) -> Seat:
    red = make(table(**more)).sit("Red")
    if whom == "unit":
        red.take_unit("s2")
    red.drag("s2", by)
    return red


@pytest.mark.parametrize(("code", "more", "whom", "by", "ringed"), REFUSED, ids=[row[0] for row in REFUSED])
def test_a_refused_move_is_ringed_named_and_read_out(
    make: Make, code: str, more: Document, whom: str, by: tuple[float, float], ringed: str
) -> None:
    red = refused(make, more, whom, by)
    answer = red.judged()
    found = next(refusal for refusal in answer["refusals"] if refusal["code"] == code)
    card = red.page.get_by_role("group", name="Refused")
    expect(card).to_contain_text(answer["refusals"][0]["text"])
    red.expect_words(found["text"])
    assert red.ringed(ringed)


def test_the_gap_to_the_enemy_is_drawn_where_it_was_least(make: Make) -> None:
    red = refused(make, {"models": ENEMY_AT_16}, "unit", (4.2, 0))
    answer = red.judged()
    assert any(refusal["code"] == "move/exclusion" for refusal in answer["refusals"])
    rim = 14.2 + 0.63
    assert red.paint((rim + 16 - 0.63) / 2, 14, 6, AMBER) > 5


@pytest.mark.parametrize(
    ("code", "more"),
    [
        ("move/locked", {"models": IN_CONTACT}),
        (
            "move/already_moved",
            {"units": {"spears": {"name": "First spears", "seat": "red", "formation": "skirmish", "moved": True}}},
        ),
        ("turn/seat", {"turn": {"number": 1, "seat": "blue", "phase": "movement"}}),
        ("turn/phase", {"turn": {"number": 1, "seat": "red", "phase": "shooting"}}),
    ],
)
def test_a_unit_that_may_not_move_at_all_says_why(make: Make, code: str, more: Document) -> None:
    red = refused(make, more, "unit", (-2, 0))
    assert code in [refusal["code"] for refusal in red.judged()["refusals"]]
    expect(red.page.get_by_role("group", name="Refused")).to_be_visible()
    red.press("Confirm move")
    red.wait("s.draft && !s.draft.sent && s.outbox.length === 0")
    assert red.state("seq") == 0


def test_as_far_as_it_may_go_is_one_click_and_then_legal(make: Make) -> None:
    red = refused(make, {}, "unit", (8, 0))
    red.judged()
    red.press("As far as it may go · 6.0″")
    red.wait("s.draft.answer && s.draft.answer.legal")
    assert abs(red.ghost("s2")["x"] - 16) < 0.02
    red.press("Confirm move")
    red.wait("s.seq === 1")
    assert abs(red.model("s2")["x"] - 16) < 0.02


def test_keep_dragging_leaves_the_ghosts_and_takes_the_card_away(make: Make) -> None:
    red = refused(make, {}, "unit", (8, 0))
    red.judged()
    red.press("Keep dragging")
    expect(red.page.get_by_role("group", name="Refused")).to_be_hidden()
    assert abs(red.ghost("s2")["x"] - 18) < 0.05


def test_the_opponent_sees_nothing_of_a_refused_move(make: Make) -> None:
    game = make(table())
    red, blue = game.sit("Red"), game.sit("Blue")
    red.take_unit("s2")
    red.drag("s2", (8, 0))
    red.judged()
    red.press("Confirm move")
    red.wait("s.draft && !s.draft.sent && s.outbox.length === 0")
    assert blue.state("seq") == 0
    assert blue.model("s2")["x"] == 10


def test_the_opponent_may_be_asked_to_allow_it_and_decides_over_the_table(make: Make) -> None:
    game = make(table())
    red, blue, watcher = game.sit("Red"), game.sit("Blue"), game.sit("Spectators")
    red.take_unit("s2")
    red.drag("s2", (7, 0))
    red.judged()
    red.press("Ask to allow it…")
    red.page.get_by_role("textbox", name="Reason").fill("measured by hand")
    red.page.get_by_role("button", name="Ask", exact=True).click()
    expect(watcher.page.get_by_text("Blue decides:")).to_be_visible()
    expect(red.page.get_by_text("“measured by hand”")).to_be_visible()
    blue.press("Allow it")
    red.wait("s.table.turn.pending.length === 0 && Math.abs(s.table.models.s2.x - 17) < 0.05")


def test_rings_and_zones_are_as_large_as_the_rule(make: Make) -> None:
    """The exclusion ring's radius is that of the base and one inch, to a pixel (B13)."""
    red = make(table(models={**ENEMY_AT_16, "o2": None, "o3": None, "s2": None, "s3": None})).sit("Red")
    red.lift("s1", (2.5, 0))
    blue: tuple[int, int, int] = (90, 162, 232)
    reach = 0.62992 + 1
    on_ring = [
        red.paint(16 + reach * dx, 11 + reach * dy, 3, blue)
        for dx, dy in ((0.8, 0.6), (0.6, 0.8), (0.6, -0.8), (0.8, -0.6))
    ]
    inside = [
        red.paint(16 + (reach - 0.3) * dx, 11 + (reach - 0.3) * dy, 3, blue) for dx, dy in ((0.8, 0.6), (0.6, -0.8))
    ]
    assert max(on_ring) > 0
    assert max(inside) == 0


def test_a_second_unit_waits_until_the_first_is_confirmed_or_cancelled(make: Make) -> None:
    more: Any = {
        "models": {"k1": model("riders", "spear", 10, 30)},
        "units": {"riders": {"name": "Riders", "seat": "red", "formation": "horde"}},
    }
    red = make(table(**more)).sit("Red")
    red.drag("s1", (1, 0))
    red.drag("k1", (1, 0))
    red.expect_words("Confirm or cancel the move of First spears first.")
    assert red.state("draft.unit") == "spears"
