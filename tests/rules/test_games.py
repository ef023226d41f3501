"""A case of combat or buildings is a game as well: it replays, its events read back, files hold it."""

import gc
import json
from typing import Any

import pytest

import rules
from tests.rules.games import GAMES, as_file, played

CASES = [pytest.param(case, id=name) for name, case in GAMES.items()]


@pytest.mark.parametrize("case", CASES)
def test_a_game_replays_to_its_state(case: dict[str, Any]) -> None:
    tables, log = played(case)
    ends = {"start": rules.dump(tables[0]), "end": rules.dump(tables[-1])}
    sources = {"commitment": "", "seed": None, "words": {}}
    export = {"format": "warmat-game/1", "rules": "1", **ends, "dice": sources, "log": log}
    followed, message = rules.replay(json.loads(json.dumps(export)))
    assert followed, message


@pytest.mark.parametrize("case", CASES)
def test_events_read_back_lead_to_the_same_table(case: dict[str, Any]) -> None:
    tables, log = played(case)
    table = tables[0]
    for entry in json.loads(json.dumps(log)):
        table = rules.advance(table, [rules.read_event(table, raw) for raw in entry["events"]])
    assert as_file(table) == as_file(tables[-1])


@pytest.mark.parametrize("case", CASES)
def test_a_file_holds_the_table_at_any_moment(case: dict[str, Any]) -> None:
    for table in played(case)[0]:
        assert as_file(rules.load(as_file(table))) == as_file(table)


def test_commands_and_events_survive_the_collector() -> None:
    kept: list[Any] = []
    for case in GAMES.values():
        tables, log = played(case)
        kept += [rules.read_event(tables[0], raw) for entry in log for raw in entry["events"]]
        kept += [rules.read_command(tables[0], entry["command"]) for entry in log]
    gc.collect()
    assert kept
