"""A small fight on tiles for the browser tests."""

from typing import Any

from tests.browser.seats import Seat

LIMB = {"physical_dt": 1, "energy_dt": 0, "cripple": 10}
LIMBS = dict.fromkeys(("head", "torso", "left_arm", "right_arm", "left_leg", "right_leg"), LIMB)
SHOTGUN = {
    "damage": 9,
    "ap": 3,
    "rounds": 6,
    "load": "buckshot",
    "loads": {"buckshot": {"scatter": True, "spread": 50}, "dragon's breath": {"line": 5, "ignite": 2, "burn": 2}},
}


def creature(name: str, seat: str, tile: list[int], **more: Any) -> dict[str, Any]:
    """A creature that is easily hit and hard to kill."""
    return {"name": name, "seat": seat, "tile": tile, "evasion": 0, "hp": 60, "limbs": LIMBS, **more}


def fight(**changes: Any) -> dict[str, Any]:
    """Ash of Red, then Grit of Blue with Rat beside him, a crate and dry brush between them."""
    return {
        "format": "warmat/1",
        "ruleset": "wasteland",
        "mat": {"columns": 14, "rows": 10},
        "creatures": {
            "ash": creature("Ash", "red", [2, 4], initiative=9, move=4, ap=9, weapons={"shotgun": SHOTGUN}),
            "grit": creature("Grit", "blue", [6, 4], initiative=5, weapons={"shotgun": SHOTGUN}),
            "rat": creature("Rat", "blue", [7, 4], initiative=3),
        },
        "objects": {
            "crate": {"name": "Crate", "tile": [2, 6], "solid": True, "flammable": True, "hardness": 4},
            "brush": {"name": "Dry brush", "tile": [5, 4], "flammable": True, "energy_resistance": 2, "hardness": 2},
        },
        "turn": {"round": 1, "creature": "ash"},
        **changes,
    }


def tap(seat: Seat, column: int, row: int) -> None:
    """Tap the middle of a tile."""
    seat.page.mouse.click(*seat.at(column + 0.5, row + 0.5))
