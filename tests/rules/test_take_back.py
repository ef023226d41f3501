"""A take-back gives the table back as it was, whatever happened since; dice and log go on (G1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules
from tests.rules.games import GAMES, as_file
from tests.rules.games import played as played_case
from tests.rules.scenes import codes, judged, model, played, scene
from tests.rules.test_rolls import exported, rolled
from tests.rules.wasteland.test_any_order import TABLE as FIGHT
from tests.rules.wasteland.test_any_order import acting
from tests.rules.wasteland.test_any_order import commands as fight_orders

WOOD = {"wood": {"kind": "forest", "outline": [[20, 0], [28, 0], [28, 20], [20, 20]]}}
MODELS = {"a": model("u", 10, 10), "b": model("u", 12, 10), "e": model("v", 40, 30)}
MOVE = {"do": "move", "unit": "u", "paths": {"a": [[13, 12]], "b": [[15, 12]]}}
ROLL = {"do": "roll", "dice": "D6"}
END = {"do": "end_phase"}


@pytest.fixture
def table():
    return rules.load(scene(MODELS, terrain=WOOD, options={"real_dice": True}))


def given_by(table, seat, *commands):
    """The table after commands of one seat that must all be allowed, each with who gave it."""
    for raw in commands:
        verdict = judged(table, raw, seat)
        assert isinstance(verdict, rules.Allowed), codes(verdict)
        table = rules.advance(table, verdict.events, rules.given(seat, raw))
    return table


def taken_back(table, to=None, seat="red", choice=True):
    """The table after a take-back that was asked and answered."""
    asked = given_by(table, seat, {"do": "take_back", "to": to})
    pending = asked.turn.pending[-1]
    return given_by(asked, pending.seat, {"do": "decide", "pending": pending.id, "choice": choice})


def reached(table):
    """The numbers a game can be taken back to."""
    return [done.number - 1 for done in table.memory.past]


def holds(tables, table):
    """Whether a table can be taken back to every earlier one that is kept, and is that then."""
    for to in reached(table):
        verdict = judged(table, {"do": "take_back", "to": to})
        if codes(verdict) == {"take_back/nothing"}:
            assert as_file(table) == as_file(tables[to])
        elif isinstance(verdict, rules.Allowed):
            assert gone_back_to(taken_back(table, to), tables[to])
        else:
            assert codes(verdict) <= {"turn/over", "take_back/asked"}


def gone_back_to(back, then):
    """Whether a table is as it was, but for a version of terms that had to be counted on, accepted by nobody (G4)."""
    found, wanted = as_file(back), as_file(then)
    version = found.get("setup", {}).get("version", 0)
    if version > wanted.get("setup", {}).get("version", 0):
        assert (found["setup"]["accepted"], found["setup"]["ready"]) == ([], [])
        wanted["setup"] |= {"version": version, "accepted": [], "ready": []}
    return found == wanted


def test_a_version_of_terms_that_was_taken_back_is_never_counted_again():
    game = rules.load(scene(MODELS, turn={"phase": "setup"}))
    for dice in ({"real_dice": True}, {"real_dice": False}):
        game = given_by(game, "red", {"do": "set", "options": dice})
    back = taken_back(game, 1)
    assert (back.options.real_dice, back.setup.version, back.setup.accepted) == (True, 3, ())


@pytest.mark.parametrize("case", [pytest.param(case, id=name) for name, case in GAMES.items()])
def test_a_game_can_be_taken_back_to_any_of_its_moments(case):
    tables, _ = played_case(case)
    holds(tables, tables[-1])


seats = st.sampled_from(["red", "blue"])
shifts = st.tuples(st.integers(-3, 3), st.integers(-3, 3))
orders = st.one_of(
    st.builds(lambda shift: {"do": "move", "unit": "u", "shift": shift}, shifts),
    st.builds(lambda shift: {"do": "move", "unit": "v", "shift": shift}, shifts),
    st.builds(lambda who, n: {"do": "wound", "model": who, "wounds": n}, st.sampled_from("abe"), st.integers(-1, 2)),
    st.sampled_from([
        ROLL, END, END, {"do": "reroll", "roll": 1}, {"do": "test_terrain", "unit": "u"},
        {"do": "effect", "unit": "v", "name": "Slow"}, {"do": "score", "red": 3},
        {"do": "alter", "model": "a", "characteristic": "S", "value": 2},
        {"do": "withdraw", "model": "b", "to": "reserve"},
        {"do": "move", "unit": "u", "paths": {"a": [[70, 40]]}, "override": "we agreed"},
        {"do": "roll", "dice": "D6", "faces": [6]}, {"do": "test_terrain", "unit": "v", "faces": [1, 2]},
        {"do": "cocked", "roll": 1}, {"do": "cocked", "roll": 2},
    ]),
    st.builds(lambda n: {"do": "take_back", "to": n}, st.integers(0, 8)),
    st.builds(lambda choice: {"do": "decide", "choice": choice}, st.booleans()),
)  # fmt: skip


def fitted(table, order):
    """An order with the places and names of the moment."""
    order = dict(order)
    if "shift" in order:
        dx, dy = order.pop("shift")
        own = {name: m for name, m in table.models.items() if m.unit == order["unit"] and m.x is not None}
        order["paths"] = {name: [[m.x + dx, m.y + dy]] for name, m in own.items()}
    if order["do"] == "decide":
        order["pending"] = table.turn.pending[-1].id if table.turn.pending else "none"
    return order


@given(st.lists(st.tuples(orders, seats), max_size=14))
def test_any_orders_can_be_taken_back(steps):
    tables = [rules.load(scene(MODELS, terrain=WOOD, options={"real_dice": True}))]
    for order, seat in steps:
        raw = fitted(tables[-1], order)
        verdict = judged(tables[-1], raw, seat)
        if isinstance(verdict, rules.Allowed):
            tables.append(rules.advance(tables[-1], verdict.events, rules.given(seat, raw)))
    without = [p for p in tables[-1].turn.pending if p.decision == "take_back"]
    last = (
        tables[-1]
        if not without
        else played(tables[-1], {"do": "decide", "pending": without[0].id, "choice": False}, seat=without[0].seat)
    )
    for to in reached(last):
        assert_goes_back(tables, last, to)


def assert_goes_back(tables, last, to):
    """Going back gives the earlier table, but that no take-back is asked in it."""
    verdict = judged(last, {"do": "take_back", "to": to})
    back = last if codes(verdict) == {"take_back/nothing"} else taken_back(last, to)
    assert unasked(back) == unasked(tables[to] if to < len(tables) else last)


def unasked(table):
    """The table as its file, but for a take-back that is asked."""
    written = as_file(table)
    written["turn"]["pending"] = [p for p in written["turn"]["pending"] if p["decision"] != "take_back"]
    return written


@given(st.lists(fight_orders, max_size=12))
def test_any_orders_on_the_tile_grid_can_be_taken_back(raws):
    tables, dice = [FIGHT], rules.SeededDice(b"any", "", 0)
    for raw in raws:
        command = rules.read_command(tables[-1], acting(raw, tables[-1]))
        seat = tables[-1].owner_of(command) or tables[-1].active_seat()
        verdict = rules.judge(tables[-1], command, seat, dice)
        if isinstance(verdict, rules.Allowed):
            tables.append(rules.advance(tables[-1], verdict.events))
    holds(tables, tables[-1])


def test_asking_waits_for_the_opponent_and_says_what_would_be_undone(table):
    moved = given_by(table, "red", MOVE)
    asked = given_by(moved, "red", {"do": "take_back", "because": "the wrong unit"})
    (pending,) = asked.turn.pending
    assert (pending.decision, pending.seat) == ("take_back", "blue")
    assert pending.about == {
        "by": "red",
        "to": 0,
        "because": "the wrong unit",
        "commands": [{"seq": 1, "seat": "red", "command": {"do": "move", "unit": "u"}}],
    }
    assert asked.models == moved.models


def test_refused_it_changes_nothing(table):
    moved = given_by(table, "red", MOVE)
    assert as_file(taken_back(moved, choice=False)) == as_file(moved)


def test_it_gives_back_who_has_moved_and_he_may_move_again(table):
    back = taken_back(given_by(table, "red", MOVE))
    assert not back.units["u"].moved
    assert isinstance(judged(back, MOVE), rules.Allowed)


def test_left_out_it_goes_back_to_before_ones_own_last_that_changed_anything(table):
    game = given_by(table, "red", MOVE)
    game = given_by(game, "blue", {"do": "wound", "model": "e", "wounds": 1})
    game = given_by(game, "red", ROLL)
    verdict = judged(game, {"do": "take_back"})
    assert verdict.result["to"] == 0
    assert judged(game, {"do": "take_back"}, "blue").result["to"] == 1


def test_numbers_of_rolls_and_of_commands_go_on(table):
    game = given_by(table, "red", MOVE, ROLL)
    back = taken_back(game, 0)
    assert back.memory.seq == 4
    assert list(given_by(back, "red", ROLL).memory.rolls) == [2, 5]


def test_what_was_rolled_since_is_not_rolled_again(table):
    game = given_by(table, "red", MOVE, ROLL)
    back = taken_back(game, 0)
    assert codes(judged(back, {"do": "reroll", "roll": 2})) == {"roll/unknown"}


def test_what_was_rolled_before_gets_no_second_chance(table):
    tested, _ = rolled(table, {"do": "test_terrain", "unit": "u"}, 1, 1)
    back = taken_back(given_by(tested, "red", MOVE), 1)
    assert codes(judged(back, {"do": "reroll", "roll": 1})) == {"reroll/late"}


def test_words_come_too_late_after_a_roll_that_was_left_behind(table):
    game = given_by(table, "red", {"do": "test_terrain", "unit": "u"})
    assert codes(judged(taken_back(game, 0), {"do": "words", "text": "owl"})) == {"words/late"}


def test_the_phase_and_the_turn_come_back(table):
    game = given_by(table, "red", MOVE, END, END, END)
    assert game.turn.seat == "blue"
    back = taken_back(game, 1, seat="blue")
    assert (back.turn.seat, back.turn.phase) == ("red", "movement")
    assert back.units["u"].moved


def test_a_take_back_is_taken_back(table):
    moved = given_by(table, "red", MOVE)
    again = taken_back(taken_back(moved), 1, seat="blue")
    assert as_file(again) == as_file(moved)


def test_an_override_that_is_asked_goes_with_it(table):
    far = {"do": "move", "unit": "u", "paths": {"a": [[30, 10]]}, "override": "we agreed"}
    game = given_by(table, "red", MOVE, {"do": "wound", "model": "b", "wounds": -1})
    game = given_by(given_by(game, "red", END, {"do": "test", "characteristic": "Ld", "unit": "u"}), "red", far)
    assert [p.decision for p in game.turn.pending] == ["override"]
    back = taken_back(game, 0)
    assert not back.turn.pending
    assert back.models["a"].x == 10


def test_other_decisions_wait_until_it_is_answered(table):
    far = {"do": "move", "unit": "u", "paths": {"a": [[30, 10]]}, "override": "we agreed"}
    asked = given_by(given_by(table, "red", far), "red", {"do": "take_back", "to": 0})
    first = asked.turn.pending[0]
    assert codes(judged(asked, {"do": "decide", "pending": first.id, "choice": True}, "blue")) == {"turn/pending"}


def test_an_override_that_was_accepted_is_taken_back(table):
    far = {"do": "move", "unit": "u", "paths": {"a": [[17, 10]]}, "override": "we agreed"}
    asked = given_by(table, "red", far)
    name = asked.turn.pending[0].id
    moved = given_by(asked, "blue", {"do": "decide", "pending": name, "choice": True})
    assert moved.models["a"].x == 17
    assert as_file(taken_back(moved, 0)) == as_file(table)


def cocked(table):
    """The table with a roll that lies cocked, and with that roll made again."""
    tested = given_by(table, "red", {"do": "test_terrain", "unit": "u", "faces": [6, 6]})
    open_ = given_by(tested, "blue", {"do": "cocked", "roll": 1})
    again = {"do": "decide", "pending": open_.turn.pending[0].id, "choice": True, "faces": [1, 2]}
    return tested, open_, given_by(open_, "red", again)


def test_before_a_roll_was_called_cocked_it_lies_as_it_lay(table):
    tested, open_, _ = cocked(table)
    back = taken_back(open_, 1)
    assert as_file(back) == as_file(tested)
    assert not back.memory.rolls[1].open


def test_back_where_a_roll_lay_cocked_it_waits_to_be_made_again(table):
    _, open_, made = cocked(table)
    back = taken_back(made, 2)
    assert as_file(back) == as_file(open_)
    again = {"do": "decide", "pending": open_.turn.pending[0].id, "choice": True, "faces": [4, 5]}
    assert given_by(back, "red", again).units["u"].terrain_test == 5


@pytest.mark.parametrize(
    ("steps", "to", "code"),
    [
        ([MOVE], 1, "take_back/unknown"),
        ([MOVE], 7, "take_back/unknown"),
        ([ROLL], 0, "take_back/nothing"),
        ([], None, "take_back/nothing"),
        ([MOVE, *[END] * 6], 0, "take_back/far"),
        ([MOVE, {"do": "concede"}], 0, "turn/over"),
        ([MOVE, {"do": "take_back"}], 0, "take_back/asked"),
    ],
)
def test_it_is_refused_with_one_sentence(table, steps, to, code):
    game = table
    for step in steps:
        game = given_by(game, game.active_seat(), step)
    verdict = judged(game, {"do": "take_back", "to": to})
    assert codes(verdict) == {code}
    assert verdict.refusals[0].text.count(".") == 1


def test_nobody_who_watches_asks_for_one(table):
    assert codes(judged(given_by(table, "red", MOVE), {"do": "take_back"}, None)) == {"turn/seat"}


def test_it_goes_back_to_the_turn_before_this_one(table):
    game = given_by(given_by(table, "red", *[END] * 3), "blue", *[END] * 3)
    assert reached(game) == [3, 4, 5]


def test_what_is_kept_of_the_past_is_bounded(table):
    game = given_by(table, "red", *[ROLL] * 250)
    assert len(game.memory.past) == 200


def test_a_stored_table_goes_back_as_well(table):
    moved = rules.thaw(rules.freeze(given_by(table, "red", MOVE)))
    assert as_file(taken_back(moved)) == as_file(table)


def test_a_table_file_tells_of_one_that_is_asked_but_not_of_the_past(table):
    asked = given_by(given_by(table, "red", MOVE), "red", {"do": "take_back"})
    file = rules.load(as_file(asked))
    name = file.turn.pending[0].id
    assert codes(judged(file, {"do": "decide", "pending": name, "choice": True}, "blue")) == {"take_back/unknown"}
    assert not given_by(file, "blue", {"do": "decide", "pending": name, "choice": False}).turn.pending


@pytest.mark.parametrize("about", [{}, {"by": "red"}, {"by": "green", "to": 1}, {"by": "red", "to": True}])
def test_a_table_file_with_a_take_back_to_nowhere_is_refused(about):
    pending = [{"id": "t", "decision": "take_back", "seat": "blue", "about": about}]
    turn = {"number": 1, "seat": "red", "phase": "movement", "pending": pending}
    with pytest.raises(rules.Unreadable, match=r"turn\.pending\[0\]\.about"):
        rules.load(scene(MODELS, turn=turn))


def test_a_game_with_take_backs_replays_every_die(table):
    steps = [
        ({"do": "test_terrain", "unit": "u"}, "red"),
        (MOVE, "red"),
        ({"do": "take_back", "to": 0, "because": "wrong unit"}, "red"),
        ({"do": "decide", "pending": "take_back-3", "choice": True}, "blue"),
        ({"do": "test_terrain", "unit": "u"}, "red"),
        ({"do": "take_back"}, "red"),
        ({"do": "decide", "pending": "take_back-6", "choice": False}, "blue"),
        (ROLL, "blue"),
    ]
    assert rules.replay(exported(table, steps))[0]


def test_who_asked_may_ask_no_longer(table):
    asked = given_by(given_by(table, "red", MOVE), "red", {"do": "take_back"})
    withdrawn = given_by(asked, "red", {"do": "decide", "pending": asked.turn.pending[-1].id, "choice": "withdraw"})
    assert withdrawn.turn.pending == ()
    assert withdrawn.models == asked.models


def test_who_asked_cannot_answer_himself(table):
    asked = given_by(given_by(table, "red", MOVE), "red", {"do": "take_back"})
    answer = {"do": "decide", "pending": asked.turn.pending[-1].id, "choice": True}
    assert codes(judged(asked, answer, "red")) == {"unit/owner"}


def test_who_is_asked_answers_and_withdraws_nothing(table):
    asked = given_by(given_by(table, "red", MOVE), "red", {"do": "take_back"})
    answer = {"do": "decide", "pending": asked.turn.pending[-1].id, "choice": "withdraw"}
    assert codes(judged(asked, answer, "blue")) == {"unit/owner"}
