"""Before the game: what both players accept (G4), and where models may be put."""

import pytest

import rules
from tests.rules.scenes import MAN, codes, judged, model, played, scene

SETUP = {"turn": {"phase": "setup"}, "zones": {"red": [[0, 0], [72, 0], [72, 12], [0, 12]]}}
FOREST = {"kind": "forest", "outline": [[30, 30], [40, 30], [40, 40]]}


@pytest.fixture
def table():
    tray = {key: value for key, value in model("u", 0, 0).items() if key not in "xy"} | {"off": "tray"}
    return rules.load(scene({"a": tray, "b": model("u", 20, 10), "e": model("v", 40, 40)}, **SETUP))


def place(x, y, **more):
    return {"do": "place", "model": "a", "x": x, "y": y, **more}


def test_a_model_from_the_tray_stands_where_it_is_put(table):
    placed = played(table, place(23, 10, facing=90)).models["a"]
    assert (placed.x, placed.y, placed.facing, placed.off) == (23, 10, 90, None)


@pytest.mark.parametrize(
    ("spot", "code"),
    [
        ((20.5, 10), "move/overlap"),
        ((23, 11.9), "place/zone"),
        ((0.1, 10), "move/off_table"),
    ],
)
def test_a_place_is_judged_like_the_end_of_a_move(table, spot, code):
    assert code in codes(judged(table, place(*spot)))


def test_a_floor_that_is_not_there_is_refused(table):
    assert codes(judged(table, place(23, 10, floor=1))) == {"move/floor"}


def test_nobody_places_the_opponents_models(table):
    assert codes(judged(table, place(23, 10), "blue")) == {"unit/owner"}


def test_after_setup_a_model_is_placed_only_by_agreement(table):
    begun = played(table, {"do": "end_phase"})
    assert codes(judged(begun, place(23, 10))) == {"turn/phase"}
    assert played(begun, place(23, 10, override="comes from reserve")).turn.pending[0].seat == "blue"


def test_the_game_begins_once_both_have_accepted_the_same_terms(table):
    changed = played(table, {"do": "set", "terrain": {"wood": FOREST}, "options": {"obscured_at": 0.5}})
    assert codes(judged(changed, {"do": "end_phase"})) == {"accept/missing"}
    one = played(changed, {"do": "accept", "version": 1})
    assert codes(judged(one, {"do": "end_phase"})) == {"accept/missing"}
    both = played(one, {"do": "accept", "version": 1}, seat="blue")
    assert played(both, {"do": "end_phase"}).turn.phase == "movement"


def test_any_change_asks_both_again(table):
    agreed = played(table, {"do": "set", "options": {"scatter_hits": 3}}, {"do": "accept", "version": 1})
    agreed = played(agreed, {"do": "accept", "version": 1}, seat="blue")
    changed = played(agreed, {"do": "set", "options": {"scatter_hits": 2}})
    assert codes(judged(changed, {"do": "end_phase"})) == {"accept/missing"}
    assert codes(judged(changed, {"do": "accept", "version": 1})) == {"accept/version"}


def test_terms_that_cannot_be_read_are_refused_with_their_place(table):
    verdict = judged(table, {"do": "set", "terrain": {"hill": {"kind": "hill", "outline": FOREST["outline"]}}})
    assert verdict.refusals[0].text == "terrain.hill.height: a hill must have a height."


def fallen(wounds=3):
    """Two reds and a blue; the first red lost all its wounds in the movement phase."""
    profiles = {"man": {**MAN, "W": wounds}}
    table = rules.load(
        scene({"a": model("u", 10, 10), "b": model("u", 13, 10), "e": model("v", 40, 40)}, profiles=profiles)
    )
    return played(table, {"do": "wound", "model": "a", "wounds": wounds})


def test_a_casualty_is_not_simply_put_back():
    assert codes(judged(fallen(), place(16, 10))) == {"model/removed", "turn/phase"}


def test_a_casualty_put_back_by_agreement_has_one_wound_and_is_marked():
    asked = played(fallen(), place(16, 10, override="removed by mistake"))
    decide = {"do": "decide", "pending": asked.turn.pending[0].id, "choice": True}
    verdict = judged(asked, decide, "blue")
    back = rules.advance(asked, verdict.events).models["a"]
    assert (back.removed, back.wounds, back.x) == (False, 1, 16)
    assert verdict.marked
    assert "model/removed" in codes(verdict)


def test_a_model_out_of_reserve_keeps_its_wounds():
    table = played(
        fallen(), {"do": "wound", "model": "b", "wounds": 1}, {"do": "withdraw", "model": "b", "to": "reserve"}
    )
    asked = played(table, {**place(16, 10, override="late"), "model": "b"})
    decide = {"do": "decide", "pending": asked.turn.pending[0].id, "choice": True, "seat": "blue"}
    assert played(asked, decide).models["b"].wounds == 2
