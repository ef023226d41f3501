"""Small tables for tests of the referee: written as a player would describe them."""

from typing import Any

import rules

MAN = {"move": 6, "WS": 4, "BS": 3, "S": 3, "T": 3, "I": 3, "A": 1, "Ld": 8, "Mg": 0, "Sv": 5}


def model(unit: str, x: float, y: float, **more: Any) -> dict[str, Any]:
    """A man on a 32 mm base at a place, in inches."""
    return {"unit": unit, "profile": "man", "base": {"shape": "round", "diameter": 32}, "x": x, "y": y, **more}


def scene(models: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A table with red unit `u` and blue unit `v`, both skirmishers."""
    return {
        "format": "warmat/1",
        "ruleset": "scrollhammer",
        "mat": {"width": 72, "depth": 48},
        "profiles": {"man": dict(MAN)},
        "units": {
            "u": {"name": "Spears", "seat": "red", "formation": "skirmish"},
            "v": {"name": "Orcs", "seat": "blue", "formation": "skirmish"},
        },
        "models": models,
        **more,
    }


def judged(table: rules.Table, command: dict[str, Any], seat: rules.Seat | None = "red") -> Any:
    """Judge a command given as JSON."""
    return rules.judge(table, rules.read_command(table, command), seat, rules.SystemDice())


def codes(verdict: Any) -> set[str]:
    """The reasons against, as codes; none when the command is allowed."""
    return {refusal.code for refusal in verdict.refusals}


def played(table: rules.Table, *commands: dict[str, Any], seat: rules.Seat = "red") -> rules.Table:
    """The table after commands that must all be allowed."""
    for command in commands:
        verdict = judged(table, command, command.get("seat", seat))
        assert isinstance(verdict, rules.Allowed), codes(verdict)
        table = rules.advance(table, verdict.events)
    return table
