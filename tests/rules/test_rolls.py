"""Rolls are remembered: made again by re-roll or because they were cocked, marked by hand for ever (D3, D7)."""

import hashlib

import pytest

import rules
from tests.rules.scenes import codes, judged, model, played, scene

SEED = bytes(range(32))
TEST = {"do": "test_terrain", "unit": "u"}
WOOD = {"wood": {"kind": "forest", "outline": [[12, 0], [20, 0], [20, 20], [12, 20]]}}
MODELS = {"a": model("u", 10, 10), "e": model("v", 60, 40)}


@pytest.fixture
def table():
    return rules.load(scene(MODELS, terrain=WOOD, options={"real_dice": True}))


def rolled(table, command, *faces, seat="red"):
    """The table after a command whose dice fall as told, and the verdict."""
    verdict = rules.judge(table, rules.read_command(table, command), seat, rules.ScriptedDice(faces))
    assert isinstance(verdict, rules.Allowed), codes(verdict)
    return rules.advance(table, verdict.events), verdict


def test_dice_typed_in_are_marked_by_hand_in_the_log(table):
    _, verdict = rolled(table, {"do": "roll", "dice": "2D6", "faces": [6, 6]})
    assert [event.by_hand for event in verdict.events if hasattr(event, "by_hand")] == [True]


def test_a_roll_made_by_hand_stays_marked_when_the_server_re_rolls_it(table):
    table, _ = rolled(table, {"do": "roll", "dice": "D6", "faces": [6]})
    table, verdict = rolled(table, {"do": "reroll", "roll": 1}, 2)
    assert table.memory.rolls[1].by_hand
    assert verdict.result["faces"] == [2]


def test_faces_typed_in_draw_nothing_from_the_server(table):
    dice = rules.SeededDice(SEED, "", 0)
    command = rules.read_command(table, {"do": "roll", "dice": "2D6", "faces": [6, 6]})
    rules.judge(table, command, "red", dice)
    assert (dice.drawn, dice.faces) == (0, [])


@pytest.mark.parametrize("command", [{"do": "roll", "dice": "2D6"}, {"do": "reroll", "roll": 1}, TEST])
def test_may_draws_no_dice(table, command):
    table, _ = rolled(table, {"do": "roll", "dice": "2D6"}, 1, 1)
    assert rules.may(table, rules.read_command(table, command), "red") == rules.Allowed(events=())


def test_a_stored_table_still_knows_its_rolls(table):
    table, _ = rolled(table, TEST, 1, 2)
    table, verdict = rolled(rules.thaw(rules.freeze(table)), {"do": "reroll", "roll": 1}, 5, 6)
    assert verdict.result["allowance"] == 6
    assert table.units["u"].terrain_test == 6


def test_what_was_let_pass_can_be_re_rolled_by_who_rolled_it(table):
    spent = played(table, {"do": "move", "unit": "u", "paths": {"a": [[10, 11]]}})
    asked, _ = rolled(spent, TEST | {"override": "we forgot the wood"})
    decision = {"do": "decide", "pending": asked.turn.pending[0].id, "choice": True}
    let_pass, verdict = rolled(asked, decision, 1, 1, seat="blue")
    assert verdict.marked
    again, verdict = rolled(let_pass, {"do": "reroll", "roll": let_pass.memory.seq}, 4, 2)
    assert again.units["u"].terrain_test == 4
    assert not again.turn.pending


def test_a_cocked_roll_is_undone_until_it_is_made_again(table):
    tested, _ = rolled(table, TEST | {"faces": [6, 6]})
    cocked = played(tested, {"do": "cocked", "roll": 1}, seat="blue")
    assert cocked.units["u"].terrain_test is None
    assert [(p.decision, p.seat) for p in cocked.turn.pending] == [("cocked", "red")]
    decision = {"do": "decide", "pending": "cocked-2", "choice": True, "faces": [2, 3]}
    made, verdict = rolled(cocked, decision)
    assert verdict.result["allowance"] == made.units["u"].terrain_test == 3
    assert made.memory.rolls[1].by_hand


def test_a_cocked_roll_cannot_stay_discarded(table):
    tested, _ = rolled(table, TEST | {"faces": [6, 6]})
    cocked = played(tested, {"do": "cocked", "roll": 1}, seat="blue")
    refused = judged(cocked, {"do": "decide", "pending": "cocked-2", "choice": False})
    assert codes(refused) == {"decision/choice"}


def test_a_roll_cannot_be_called_cocked_once_something_followed(table):
    tested, _ = rolled(table, TEST | {"faces": [6, 6]})
    moved = played(tested, {"do": "move", "unit": "u", "paths": {"a": [[13, 10]]}})
    assert codes(judged(moved, {"do": "cocked", "roll": 1}, "blue")) == {"reroll/late"}


def test_rolls_long_past_are_forgotten(table):
    table, _ = rolled(table, {"do": "roll", "dice": "D6"}, 1)
    table = played(table, *[{"do": "roll", "dice": "D6"}] * 200)
    assert codes(judged(table, {"do": "reroll", "roll": 1})) == {"roll/unknown"}
    assert isinstance(judged(table, {"do": "reroll", "roll": 2}), rules.Allowed)


def test_re_rolls_and_typed_faces_follow_in_a_replay(table):
    steps = [
        (TEST, "red"),
        ({"do": "reroll", "roll": 1}, "red"),
        ({"do": "roll", "dice": "2D6", "faces": [5, 6]}, "red"),
        ({"do": "cocked", "roll": 3}, "blue"),
        ({"do": "decide", "pending": "cocked-4", "choice": True}, "red"),
        ({"do": "scatter", "models": ["e"], "x": 40, "y": 30}, "blue"),
    ]
    assert rules.replay(exported(table, steps))[0]


def test_a_shot_over_the_tile_grid_is_decided_anew():
    shot = {"do": "shoot", "attacker": "me", "target": "r", "modifier": 5, "damage": 12, "damage_type": "physical"}
    creatures = {"me": creature("red", 1), "r": creature("blue", 4)}
    mat = {"columns": 12, "rows": 10}
    grid = rules.load({"format": "warmat/1", "ruleset": "wasteland", "mat": mat, "creatures": creatures})
    hurt, _ = rolled(grid, shot, 8, 3)
    assert hurt.creatures["r"].hp == 18
    missed, _ = rolled(hurt, {"do": "reroll", "roll": 1}, 7)
    assert missed.creatures["r"].hp == 30


def creature(seat, column):
    return {"seat": seat, "tile": [column, 5], "evasion": 12, "hp": 30}


def exported(start, steps):
    """A finished game of these steps, its dice drawn from the seed."""
    table, log, drawn = start, [], 0
    for step, seat in steps:
        dice = rules.SeededDice(SEED, "\n", drawn)
        verdict = rules.judge(table, rules.read_command(table, step), seat, dice)
        table, drawn = rules.advance(table, verdict.events, rules.given(seat, step)), dice.drawn
        entry = {"seq": table.memory.seq, "seat": seat, "id": f"c{table.memory.seq}", "command": step}
        log.append(entry | {"dice": dice.faces, "events": rules.write(verdict.events), "at": ""})
    sources = {"commitment": hashlib.sha256(SEED).hexdigest(), "seed": SEED.hex(), "words": {}}
    ends = {"start": rules.dump(start), "end": rules.dump(table)}
    return {"format": "warmat-game/1", "rules": "1", **ends, "dice": sources, "log": log}
