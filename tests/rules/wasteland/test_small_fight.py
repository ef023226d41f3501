"""A small fight through the referee's door: every event follows from its command and folds into the same table."""

import hashlib
import json
from typing import Any

import pytest

import rules
from rules.door import read_event
from tests.rules.wasteland.boards import fight

SEED, WORDS = bytes(range(32)), "wolf\nbear"

BOARD = """
    . . . . . . . . . .
    A . . . % . . D . .
    . . . . . . . . E .
    C . . . # . . . . .
    . . . . . . . . . ."""

SHOTGUN = {
    "damage": "2D8+2",
    "ap": 3,
    "rounds": 2,
    "load": "buckshot",
    "loads": {
        "buckshot": {"scatter": True, "spread": 50},
        "dragon's breath": {"line": 5, "damage_type": "energy", "ignite": 2, "effects": ["Burn 2"]},
    },
}

TABLE = fight(
    BOARD,
    A={"initiative": 5, "ap": 6, "weapons": {"shotgun": SHOTGUN}},
    C={"initiative": 1, "seat": "red"},
    D={"initiative": 3},
    E={"initiative": 2},
)

FIGHT = [
    {"do": "roll_off"},
    {"do": "move", "creature": "A", "tiles": [[1, 1], [2, 1], [3, 0]]},
    {"do": "shoot", "attacker": "A", "target": "D", "weapon": "shotgun", "modifier": 30, "effects": ["Exposed"]},
    {"do": "reload", "attacker": "A", "weapon": "shotgun", "load": "dragon's breath"},
    {"do": "line", "attacker": "A", "weapon": "shotgun", "direction": "SE", "modifier": 2},
    {"do": "end_turn"},
    {"do": "move", "creature": "D", "tiles": [[6, 1], [5, 1]]},
    {"do": "shoot", "attacker": "D", "target": "A", "damage": "D10", "modifier": 3, "window": 2},
    {"do": "end_turn"},
    {"do": "explode", "tile": [1, 3], "radius": 2, "damage": "3D6", "throw": {"attacker": "E", "modifier": 4}},
    {"do": "end_turn"},
    {"do": "wound", "creature": "C", "wounds": 2},
    {"do": "end_turn"},
    {"do": "end_turn"},
    {"do": "concede", "seat": "blue"},
]


def played(commands: list[dict[str, Any]]) -> tuple[list[rules.Table], list[dict[str, Any]]]:
    """Play commands in order; gives the table before each and at the end, and the log."""
    tables, log, drawn = [rules.load(TABLE)], [], 0
    for raw in commands:
        table, dice = tables[-1], rules.SeededDice(SEED, WORDS, drawn)
        command = rules.read_command(table, raw)
        seat = command.seat or table.owner_of(command) or table.active_seat()
        verdict = rules.judge(table, command, seat, dice)
        assert isinstance(verdict, rules.Allowed), (raw, verdict)
        tables.append(rules.advance(table, verdict.events))
        entry = {"seq": tables[-1].memory.seq, "seat": seat, "id": f"c{len(log)}", "command": raw, "dice": dice.faces}
        log.append(entry | {"events": rules.write(verdict.events), "at": "2026-01-01T00:00:00Z"})
        drawn = dice.drawn
    return tables, json.loads(json.dumps(log))


@pytest.fixture(scope="module")
def whole() -> tuple[list[rules.Table], list[dict[str, Any]]]:
    """The whole fight."""
    return played(FIGHT)


def test_every_command_counts_one(whole):
    tables, _ = whole
    assert [table.memory.seq for table in tables] == list(range(len(FIGHT) + 1))


def test_the_fight_ends_by_concession(whole):
    assert whole[0][-1].active_seat() is None


def test_fire_burns_in_the_fight_and_goes_out(whole):
    tables, _ = whole
    lit = [len(table.burning) for table in tables]
    assert max(lit) == 4
    assert tables[5].burning[0].rounds == 2
    assert tables[-1].burning[0].rounds == 1


def test_folding_the_stored_events_gives_the_same_tables(whole):
    tables, log = whole
    table = tables[0]
    for entry, after in zip(log, tables[1:], strict=True):
        table = rules.advance(table, [read_event(table, raw) for raw in entry["events"]])
        assert rules.dump(table) == rules.dump(after)


def test_an_export_of_the_fight_follows(whole):
    tables, log = whole
    dice = {"commitment": hashlib.sha256(SEED).hexdigest(), "seed": SEED.hex()}
    dice["words"] = dict(zip(("red", "blue"), WORDS.split("\n"), strict=True))
    ends = {"start": rules.dump(tables[0]), "end": rules.dump(tables[-1])}
    export = {"format": "warmat-game/1", "rules": "1", "dice": dice, "log": log, **ends}
    followed, said = rules.replay(json.loads(json.dumps(export)))
    assert followed, said


def test_stored_and_written_tables_read_back_the_same(whole):
    for table in whole[0]:
        assert rules.freeze(rules.thaw(rules.freeze(table))) == rules.freeze(table)
        assert rules.dump(rules.load(rules.dump(table))) == rules.dump(table)


def test_probing_draws_no_dice_and_changes_nothing(whole):
    table = whole[0][2]
    before = rules.freeze(table)
    assert isinstance(rules.may(table, rules.read_command(table, FIGHT[2]), "red"), rules.Allowed)
    assert rules.freeze(table) == before


def test_what_became_new_is_told_by_creature(whole):
    tables, _ = whole
    assert set(rules.changes(tables[1], tables[2])) == {"creatures"}
    assert set(rules.changes(tables[1], tables[2])["creatures"]) == {"A"}
