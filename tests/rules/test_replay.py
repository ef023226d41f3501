"""An exported game is judged again from its first event; the first difference is named."""

import copy
import hashlib

import pytest

import rules
from tests.rules.scenes import model, scene

SEED = bytes(range(32))
STEPS = [
    {"do": "move", "unit": "u", "paths": {"a": [[13, 10]]}},
    {"do": "end_phase"},
    {"do": "end_phase"},
]


@pytest.fixture
def export():
    """A short finished game with its seed revealed."""
    table = start = rules.load(scene({"a": model("u", 10, 10), "e": model("v", 60, 40)}))
    log, drawn = [], 0
    for step in STEPS:
        dice = rules.SeededDice(SEED, "wolf\nbear", drawn)
        verdict = rules.judge(table, rules.read_command(table, step), "red", dice)
        table, drawn = rules.advance(table, verdict.events), dice.drawn
        entry = {"seq": table.memory.seq, "seat": "red", "id": f"c{table.memory.seq}", "command": step}
        log.append(entry | {"dice": dice.faces, "events": rules.write(verdict.events), "at": "2026-01-01T00:00:00Z"})
    words = {"red": "wolf", "blue": "bear"}
    sources = {"commitment": hashlib.sha256(SEED).hexdigest(), "seed": SEED.hex(), "words": words}
    ends = {"start": rules.dump(start), "end": rules.dump(table)}
    return {"format": "warmat-game/1", "rules": "1", **ends, "dice": sources, "log": log}


def test_a_faithful_export_follows(export):
    assert rules.replay(export) == (True, "3 events, all follow".replace("3", "4"))


def test_a_changed_place_is_found(export):
    changed = copy.deepcopy(export)
    changed["log"][0]["events"][0]["poses"]["a"]["x"] = 14.0
    assert rules.replay(changed) == (False, "seq 1: the events are not those the command leads to")


def test_a_command_against_the_rules_is_found(export):
    changed = copy.deepcopy(export)
    changed["log"][0]["command"]["paths"]["a"] = [[30, 10]]
    assert rules.replay(changed) == (False, "seq 1: the command is refused, move/too_far")


def test_a_missing_entry_is_found(export):
    changed = copy.deepcopy(export)
    del changed["log"][1]
    assert rules.replay(changed) == (False, "log[1]: number 3 where 2 was due")


def test_another_seed_than_the_one_promised_is_found(export):
    changed = copy.deepcopy(export)
    changed["dice"]["seed"] = "00" * 32
    assert rules.replay(changed) == (False, "dice: the seed is not the one that was promised")


def test_another_end_than_the_log_leads_to_is_found(export):
    changed = copy.deepcopy(export)
    changed["end"]["models"]["a"]["x"] = 1.0
    followed, message = rules.replay(changed)
    assert not followed
    assert message.startswith("end: ")


def test_words_other_than_those_given_in_the_log_are_found(export):
    start = rules.load(export["start"])
    command = rules.read_command(start, {"do": "words", "text": "wolf"})
    verdict = rules.judge(start, command, "red", rules.SeededDice(SEED, "", 0))
    entry = {"seq": 1, "seat": "red", "id": "c1", "command": {"do": "words", "text": "wolf"}, "dice": []}
    export["log"] = [entry | {"events": rules.write(verdict.events), "at": "2026-01-01T00:00:00Z"}]
    export["end"] = export["start"]
    assert rules.replay(export)[0]
    export["dice"]["words"]["red"] = "owl"
    assert rules.replay(export) == (False, "dice: red's words are not those given in the log")
