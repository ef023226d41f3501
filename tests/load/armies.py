"""The table under load: 200 models in ten units of twenty, two characters, 30 pieces of terrain."""

import json
import math
from itertools import pairwise
from typing import Any

UNITS = 5
FILES, RANKS = 10, 2
SPACING = 1.35
FRONT = {"red": 37.0, "blue": 11.0}
WAY = {"red": -1, "blue": 1}
STEP = 2.0
OVAL = {"shape": "oval", "length": 60, "width": 35}
LANES = [(min(70.5, 7.5 + 7 * (n % 10)), 31.5 - 4 * (n // 10)) for n in range(20)]
"""Where the riders stand: in the lanes between the pieces, two in each."""

Document = dict[str, Any]


def table_file(base: dict[str, Any]) -> bytes:
    """Write the table file; every model stands on `base`."""
    units: Document = {}
    models: Document = {}
    for seat in ("red", "blue"):
        for number in range(UNITS):
            _muster(units, models, f"{seat}{number}", seat, _block(seat, number), base)
        _muster(units, models, f"{seat}-captain", seat, [(36.0, FRONT[seat] - 5 * WAY[seat])], base)
    document = {
        "format": "warmat/1",
        "ruleset": "scrollhammer",
        "mat": {"width": 72, "depth": 48},
        "profiles": {"legionary": {"type": "infantry", "move": 6, "T": 3, "Ld": 8}},
        "units": units,
        "models": models,
        "terrain": {f"t{number}": _piece(number) for number in range(30)},
    }
    return json.dumps(document).encode()


def march(unit: str, seat: str, models: int, forward: bool) -> Document:
    """Order a unit of so many models two inches at the enemy, or back to where it was mustered."""
    places = _block(seat, int(unit[-1])) if models > 1 else [(36.0, FRONT[seat] - 5 * WAY[seat])]
    ahead = WAY[seat] * STEP if forward else 0
    paths = {f"{unit}-{n}": [[x, round(y + ahead, 3)]] for n, (x, y) in enumerate(places)}
    return {"do": "move", "unit": unit, "paths": paths}


def winding_file(base: dict[str, Any]) -> bytes:
    """Write the same table with twenty riders on ovals between the pieces, in place of a unit of foot."""
    document = json.loads(table_file(base))
    document["models"] = {name: m for name, m in document["models"].items() if m["unit"] != "red4"}
    del document["units"]["red4"]
    riding = {"type": "cavalry", "move": 8, "T": 4, "Ld": 8, "coherency": 12, "rules": ["ignores_difficult"]}
    document["profiles"]["rider"] = riding
    _muster(document["units"], document["models"], "riders", "red", LANES, OVAL)
    document["models"] |= {f"riders-{n}": document["models"][f"riders-{n}"] | {"profile": "rider"} for n in range(20)}
    return json.dumps(document).encode()


def winding_march() -> Document:
    """Order the riders seven inches on, each round three corners, and turned at the end."""
    ways = {
        f"riders-{n}": [[x + 0.25, y - 2], [x - 0.25, y - 4], [x + 0.2, y - 6], [x, y - 7]]
        for n, (x, y) in enumerate(LANES)
    }
    return {"do": "move", "unit": "riders", "paths": ways, "facing": 20}


def _block(seat: str, number: int) -> list[tuple[float, float]]:
    left = 0.9 + 14.2 * number
    return [
        (round(left + SPACING * file, 3), round(FRONT[seat] - WAY[seat] * SPACING * rank, 3))
        for rank in range(RANKS)
        for file in range(FILES)
    ]


def _muster(
    units: Document, models: Document, unit: str, seat: str, places: list[tuple[float, float]], base: Document
) -> None:
    units[unit] = {"name": unit, "seat": seat, "formation": "skirmish"}
    for number, (x, y) in enumerate(places):
        models[f"{unit}-{number}"] = {
            "unit": unit, "profile": "legionary", "base": base, "x": x, "y": y, "name": f"{unit} {number}",
            "facing": 0 if seat == "red" else 180,
        }  # fmt: skip


def _piece(number: int) -> Document:
    """Lay a wood, a ruin or a rock between the lines."""
    x, y = 4 + 7 * (number % 10), 18 + 5 * (number // 10)
    outline = [[round(x + 2 * math.cos(a), 3), round(y + 1.6 * math.sin(a), 3)] for a in _turn(9)]
    if number % 3 == 0:
        return {"name": f"Wood {number}", "kind": "forest", "outline": outline, "solids": [_tree(x, y)]}
    if number % 3 == 1:
        return {"name": f"Rock {number}", "kind": "impassable", "outline": outline, "height": 3}
    corners = [[x - 2, y - 1.5], [x + 2, y - 1.5], [x + 2, y + 1.5], [x - 2, y + 1.5]]
    walls = [{"from": a, "to": b, "top": 3} for a, b in pairwise(corners)]
    return {"name": f"Ruin {number}", "kind": "ruin", "outline": corners, "walls": walls}


def _tree(x: float, y: float) -> Document:
    return {"circle": {"x": x, "y": y, "radius": 0.5}, "bottom": 0, "top": 5}


def _turn(corners: int) -> list[float]:
    return [2 * math.pi * corner / corners for corner in range(corners)]
