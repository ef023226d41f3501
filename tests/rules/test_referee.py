"""Seat, turn and phase; overrides and pending decisions; the end of a game (G1, G2, G5, G7)."""

import pytest

import rules
from tests.rules.scenes import codes, judged, model, played, scene

MOVE = {"do": "move", "unit": "u", "paths": {"a": [[13, 10]]}}
TOO_FAR = {"do": "move", "unit": "u", "paths": {"a": [[17, 10]]}}


@pytest.fixture
def table():
    return rules.load(scene({"a": model("u", 10, 10), "e": model("v", 60, 40)}))


def with_options(**options):
    return rules.load(scene({"a": model("u", 10, 10), "e": model("v", 60, 40)}, options=options))


def test_a_spectator_gives_no_orders(table):
    assert codes(judged(table, MOVE, None)) == {"turn/seat"}


def test_a_refusal_leaves_no_trace(table):
    before = rules.dump(table)
    judged(table, TOO_FAR)
    assert rules.dump(table) == before


def test_what_is_worked_out_ahead_changes_no_answer(table):
    plain = rules.write(judged(with_options(), TOO_FAR))
    rules.look_over(table)
    assert rules.write(judged(table, TOO_FAR)) == plain


def test_all_reasons_are_given_at_once(table):
    command = {"do": "move", "unit": "u", "paths": {"a": [[72, 10]]}}
    assert codes(judged(table, command)) == {"move/too_far", "move/off_table"}


def test_a_refusal_says_how_far_it_may_go(table):
    nearest = judged(table, TOO_FAR).nearest
    assert nearest.places["a"][0] == pytest.approx(16.0, abs=0.01)
    assert nearest.share == pytest.approx(6 / 7, abs=0.002)


def test_no_way_is_offered_where_the_phase_forbids_every_one(table):
    shooting = played(table, {"do": "end_phase"})
    assert judged(shooting, TOO_FAR).nearest is None


def test_may_draws_no_dice_and_changes_nothing(table):
    question = rules.read_question(table, {"ask": "may", "command": MOVE, "seat": "red"})
    assert rules.ask(table, question)["legal"] is True
    assert table.memory.seq == 0


def test_an_override_waits_for_the_opponent(table):
    asked = played(table, TOO_FAR | {"override": "we agreed on a long stride"})
    assert [(p.decision, p.seat) for p in asked.turn.pending] == [("override", "blue")]
    assert codes(judged(asked, MOVE)) == {"turn/pending"}
    assert asked.models["a"].x == 10


def test_an_accepted_override_is_applied_and_marked(table):
    asked = played(table, TOO_FAR | {"override": "a long stride"})
    decision = {"do": "decide", "pending": asked.turn.pending[0].id, "choice": True}
    verdict = judged(asked, decision, "blue")
    after = rules.advance(asked, verdict.events)
    assert verdict.marked
    assert codes(verdict) == {"move/too_far"}
    assert after.models["a"].x == 17
    assert not after.turn.pending


def test_a_declined_override_changes_nothing(table):
    asked = played(table, TOO_FAR | {"override": "a long stride"})
    decision = {"do": "decide", "pending": asked.turn.pending[0].id, "choice": "refuse"}
    after = played(asked, decision, seat="blue")
    assert after.models["a"].x == 10
    assert not after.turn.pending


def test_only_the_opponent_decides_an_override(table):
    asked = played(table, TOO_FAR | {"override": "a long stride"})
    decision = {"do": "decide", "pending": asked.turn.pending[0].id, "choice": True}
    assert codes(judged(asked, decision, "red")) == {"unit/owner"}


def test_an_override_cannot_take_the_opponents_unit(table):
    command = {"do": "move", "unit": "v", "paths": {"e": [[60, 41]]}, "override": "please"}
    assert codes(judged(table, command, "red")) == {"unit/owner"}


@pytest.mark.parametrize("enforcement", ["warn", "off"])
def test_without_enforcement_a_breach_is_applied_but_marked(enforcement):
    verdict = judged(with_options(enforcement=enforcement), TOO_FAR)
    assert verdict.marked
    assert codes(verdict) == {"move/too_far"}


def test_the_game_is_over_after_the_agreed_last_turn():
    table = rules.load(
        scene({"a": model("u", 10, 10)}, turn={"number": 2, "last": 2, "seat": "blue", "phase": "combat"})
    )
    over = played(table, {"do": "end_phase"}, seat="blue")
    assert over.turn.phase == "over"
    assert codes(judged(over, MOVE)) == {"turn/over"}


def test_a_concession_ends_the_game(table):
    assert played(table, {"do": "concede"}, seat="blue").turn.phase == "over"


def test_who_gives_up_has_lost_whatever_the_score(table):
    led = played(table, {"do": "score", "blue": 5}, seat="blue")
    assert judged(led, {"do": "concede"}, "blue").result == {"winner": "red", "conceded": "blue"}


@pytest.mark.parametrize(
    ("score", "winner"),
    [({"red": 2, "blue": 1}, "red"), ({"blue": 1}, "blue"), ({"red": 1, "blue": 1}, None), ({}, None)],
)
def test_the_last_turn_tells_who_won_by_the_score(score, winner):
    last = {"number": 2, "last": 2, "seat": "blue", "phase": "combat"}
    table = rules.load(scene({"a": model("u", 10, 10)}, turn=last, score=score))
    result = judged(table, {"do": "end_phase"}, "blue").result
    assert result == {"seat": "blue", "phase": "over", "number": 2, "winner": winner}


def test_a_unit_out_of_coherency_must_close_up_before_the_phase_ends():
    broken = rules.load(scene({"a": model("u", 10, 10), "b": model("u", 20, 10)}))
    assert codes(judged(broken, {"do": "end_phase"})) == {"turn/coherency"}
    closed = played(broken, {"do": "move", "unit": "u", "paths": {"a": [[16, 10]]}})
    assert closed.units["u"].moved
    assert played(closed, {"do": "end_phase"}).turn.phase == "shooting"


def test_a_broken_unit_that_is_locked_need_not_close_up():
    broken = rules.load(scene({"a": model("u", 10, 10), "b": model("u", 20, 10), "e": model("v", 11.26, 10)}))
    assert played(broken, {"do": "end_phase"}).turn.phase == "shooting"


def test_moved_models_are_ready_again_in_their_own_next_turn(table):
    moved = played(table, MOVE)
    assert (moved.units["u"].moved, moved.models["a"].moved) == (True, True)
    blue = played(moved, *[{"do": "end_phase"}] * 3)
    assert blue.units["u"].moved
    red = played(blue, *[{"do": "end_phase"}] * 3, seat="blue")
    assert (red.units["u"].moved, red.models["a"].moved) == (False, False)


def test_a_model_that_only_turns_is_stationary(table):
    turned = played(table, {"do": "move", "unit": "u", "facing": 90})
    assert (turned.units["u"].moved, turned.models["a"].moved) == (True, False)
    assert turned.models["a"].facing == 90
