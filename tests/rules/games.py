"""Cases as small games: their tables one after another, and their log."""

import json
from pathlib import Path
from typing import Any

import rules
from rules.referee import speaker

CHAPTERS = ("buildings*", "charges", "fire", "formations", "melee", "setup", "ways")
FILES = sorted(file for chapter in CHAPTERS for file in (Path(__file__).parent / "cases").glob(f"{chapter}.json"))
GAMES = {
    f"{file.stem}: {case['name']}": case
    for file in FILES
    for case in json.loads(file.read_text())
    if case["steps"] and not case.get("exit")
}


def played(case: dict[str, Any]) -> tuple[list[rules.Table], list[dict[str, Any]]]:
    """The tables of a game, its start first, and its log: accepted commands with their dice and events."""
    tables, log = [rules.load(case["table"])], []
    script = tuple(case.get("dice", ()))
    for step in (step for step in case["steps"] if "do" in step):
        command = rules.read_command(tables[-1], step)
        seat, dice = speaker(tables[-1], command), rules.ScriptedDice(script)
        verdict = rules.judge(tables[-1], command, seat, dice)
        if isinstance(verdict, rules.Allowed):
            script = script[len(dice.faces) :]
            tables.append(rules.advance(tables[-1], verdict.events))
            entry = {"seq": len(tables) - 1, "seat": seat, "id": str(len(tables)), "command": step}
            log.append(entry | {"dice": dice.faces, "events": rules.write(verdict.events), "at": ""})
    return tables, log


def as_file(table: rules.Table) -> Any:
    """The table as its file gives it back."""
    return json.loads(json.dumps(rules.dump(table)))
