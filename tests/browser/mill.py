"""A mill with two rooms on the ground, two above and battlements; who holds it, who comes for it."""

from typing import Any

from tests.browser.tables import BOW, Document, model, table

MILL: Document = {
    "kind": "building",
    "material": "stone",
    "name": "The mill",
    "outline": [[20, 12], [32, 12], [32, 18], [20, 18]],
    "sections": {"west": {"armour_value": 13}, "east": {"armour_value": 10}},
    "rooms": {
        "hall": {
            "section": "west",
            "outline": [[20, 12], [26, 12], [26, 18], [20, 18]],
            "adjacent": ["gate", "gallery"],
            "access": [[20, 15]],
            "fire_points": [[23, 12], [20, 16]],
        },
        "gate": {
            "section": "east",
            "outline": [[26, 12], [32, 12], [32, 18], [26, 18]],
            "access": [[32, 15]],
            "fire_points": [[32, 13.5]],
        },
        "gallery": {
            "section": "west",
            "floor": 1,
            "outline": [[20, 12], [26, 12], [26, 18], [20, 18]],
            "adjacent": ["tower"],
            "fire_points": [[23, 12]],
        },
        "attic": {"section": "east", "floor": 1, "outline": [[26, 12], [32, 12], [32, 18], [26, 18]]},
        "tower": {
            "section": "west",
            "floor": 2,
            "outline": [[20, 12], [26, 12], [26, 18], [20, 18]],
            "battlement": True,
        },
    },
}
MAN = {"type": "infantry", "move": 6, "WS": 4, "BS": 3, "S": 3, "T": 3, "Ld": 8, "weapons": [BOW]}
PROFILES = {
    "man": MAN,
    "zealot": MAN | {"rules": ["fearless"]},
    "hawk": MAN | {"flyer": True, "move": 12},
    "rider": MAN | {"type": "cavalry"},
}


def mill(units: dict[str, tuple[str, str, list[Any]]], **more: Any) -> Document:
    """A mat with the mill and some units: for each its seat, its profile and where its models are."""
    documents = {
        name: {"name": name.capitalize(), "seat": seat, "formation": "skirmish"}
        for name, (seat, _, _) in units.items()
    }
    models = {
        f"{name[0]}{index}": stood(name, profile, spot)
        for name, (_, profile, spots) in units.items()
        for index, spot in enumerate(spots)
    }
    document = table(profiles=PROFILES, terrain={"mill": MILL}, options={"real_dice": True}, **more)
    return document | {"units": documents, "models": models}


def stood(unit: str, profile: str, spot: Any) -> Document:
    """A model of a unit: at a place on the mat, at one on the tower, or in a room of the mill."""
    if isinstance(spot, str):
        inside = model(unit, profile, 0, 0, room=f"mill/{spot}")
        return {name: value for name, value in inside.items() if name not in ("x", "y")}
    x, y, *above = spot
    return model(unit, profile, x, y, **({"room": "mill/tower", "floor": 2} if above else {}))
