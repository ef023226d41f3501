"""Boards drawn as text: a letter is a creature, `#` concrete, `%` wood, `=` a tile to compare, `.` an empty one."""

import json
from typing import Any

import rules

Tile = tuple[int, int]
CONCRETE = {"solid": True, "hardness": 20, "energy_resistance": 20}
WOOD = {"solid": True, "flammable": True, "hardness": 4, "energy_resistance": 3}


def rows(text: str) -> list[list[str]]:
    """The board's squares, row by row from the north."""
    return [line.split() for line in text.strip().splitlines()]


def marked(text: str, marks: str = "=") -> set[Tile]:
    """The tiles of a board that carry one of the marks."""
    return {(column, row) for row, line in enumerate(rows(text)) for column, mark in enumerate(line) if mark in marks}


def fight(text: str, **more: Any) -> dict[str, Any]:
    """A table as the board shows it; `A` is red and first, all others are blue; `more` are parts of the table."""
    board = rows(text)
    names = sorted({mark for line in board for mark in line if mark.isalpha()})
    creatures = {name: soldier(*marked(text, name), "red" if name == "A" else "blue") for name in names}
    return {
        "format": "warmat/1",
        "ruleset": "wasteland",
        "mat": {"columns": len(board[0]), "rows": len(board)},
        "creatures": {name: creature | more.pop(name, {}) for name, creature in creatures.items()},
        "objects": more.pop("objects", {}) | things(text, "#", CONCRETE) | things(text, "%", WOOD),
        "turn": {"creature": names[0] if names else None},
        **more,
    }


def soldier(tile: Tile, seat: str) -> dict[str, Any]:
    """A creature without armour on a tile."""
    return {"seat": seat, "tile": list(tile), "evasion": 10, "hp": 30}


def things(text: str, mark: str, thing: dict[str, Any]) -> dict[str, Any]:
    """Objects on all tiles with a mark, named by it and their tile."""
    name = {"#": "wall", "%": "wood"}[mark]
    return {f"{name}{column}-{row}": {"tile": [column, row], **thing} for column, row in marked(text, mark)}


def asked(table: dict[str, Any], question: dict[str, Any]) -> dict[str, Any]:
    """Ask a question of a table file."""
    loaded = rules.load(table)
    return _as_sent(rules.ask(loaded, rules.read_question(loaded, question)))


def told(table: dict[str, Any], command: dict[str, Any], *dice: int) -> dict[str, Any]:
    """Give a command with dice as they fall; it must be allowed, and its result is told."""
    loaded = rules.load(table)
    order = rules.read_command(loaded, command)
    verdict = rules.judge(loaded, order, order.seat or loaded.owner_of(order), rules.ScriptedDice(dice))
    assert isinstance(verdict, rules.Allowed), verdict
    return _as_sent(verdict.result)


def tiles(answer: dict[str, Any], key: str = "tiles") -> set[Tile]:
    """The tiles an answer names."""
    return {(column, row) for column, row in answer[key]}


def _as_sent(answer: Any) -> Any:
    return json.loads(json.dumps(answer))
