"""Small tables for the browser tests: a few models, and what each test adds to them."""

from typing import Any

ROUND = {"shape": "round", "diameter": 32}
Document = dict[str, Any]


def table(**more: Any) -> Document:
    """Red spears in skirmish at the left, blue orcs 12 inches to their right, on an open mat; None takes one away."""
    document: Document = {
        "format": "warmat/1",
        "ruleset": "scrollhammer",
        "mat": {"width": 48, "depth": 36},
        "profiles": {
            "spear": {"type": "infantry", "move": 6, "WS": 4, "Ld": 8, "T": 3, "weapons": [BOW]},
            "orc": {"type": "infantry", "move": 6, "Ld": 7, "T": 4, "W": 2},
        },
        "units": {
            "spears": {"name": "First spears", "seat": "red", "formation": "skirmish"},
            "orcs": {"name": "Orcs", "seat": "blue", "formation": "skirmish"},
        },
        "models": {
            **{f"s{i}": model("spears", "spear", 10, 8 + 3 * i, 90) for i in (1, 2, 3)},
            **{f"o{i}": model("orcs", "orc", 22, 8 + 3 * i, 270) for i in (1, 2, 3)},
        },
    }
    for key, value in more.items():
        document[key] = changed(document[key], value) if isinstance(document.get(key), dict) else value
    return document


def changed(entities: Document, changes: Document) -> Document:
    """Merge changes into entities, without those set to None."""
    return {name: entity for name, entity in {**entities, **changes}.items() if entity is not None}


BOW = {"name": "bow", "range": 24, "S": 3, "AP": 0, "shots": 1, "kind": "weapon"}


def model(unit: str, profile: str, x: float, y: float, facing: float = 0, **more: Any) -> Document:
    """A model on a 32 mm round base."""
    return {"unit": unit, "profile": profile, "base": ROUND, "x": x, "y": y, "facing": facing, **more}


def rock(x: float, y: float) -> Document:
    """An impassable rock, 3 inches square, with its top left corner at x, y."""
    return {"name": "Rock", "kind": "impassable", "outline": [[x, y], [x + 3, y], [x + 3, y + 3], [x, y + 3]]}


def crowd(models: int) -> Document:
    """Two armies of that many models in all, in units of twenty, and thirty pieces of terrain."""
    units, placed = {}, {}
    for index in range(models):
        seat = "red" if index < models // 2 else "blue"
        unit = f"{seat}{index // 20}"
        units[unit] = {"name": f"Unit {unit}", "seat": seat, "formation": "horde"}
        row, column = divmod(index % (models // 2), 40)
        y = 4 + row * 1.7 if seat == "red" else 44 - row * 1.7
        profile = "spear" if seat == "red" else "orc"
        placed[f"m{index}"] = model(unit, profile, 3 + column * 1.65, y, 180 if seat == "red" else 0)
    document = table(mat={"width": 72, "depth": 48})
    kinds = ("forest", "boulders", "tall_grass", "debris", "swamp")
    pieces = {f"t{i}": patch(kinds[i % 5], 4 + (i % 10) * 6.8, 17 + (i // 10) * 5) for i in range(30)}
    return document | {"units": units, "models": placed, "terrain": pieces}


def patch(kind: str, x: float, y: float) -> Document:
    """A four-inch patch of some ground."""
    return {"kind": kind, "outline": [[x, y], [x + 4, y + 0.4], [x + 4.2, y + 3.6], [x + 0.3, y + 4]]}
