"""Armies for the tests: one that is ready for a table, and the parts it is made of."""

from typing import Any

from vtt.library.document import Army, Kind, OvalBase, Profile, RoundBase, Unit, Weapon


def otters(**changes: Any) -> Kind:
    """Five otters with bows."""
    parts: dict[str, Any] = {
        "id": "k1",
        "name": "Otter",
        "count": 5,
        "profile": Profile(WS=3, BS=4, S=3, T=3, I=4, A=1, Ld=7, Sv=6),
        "weapons": (Weapon(name="Reed bow", range=18, S=3),),
        "base": RoundBase(diameter=32),
    }
    return Kind(**(parts | changes))


def piper(**changes: Any) -> Kind:
    """One otter with a pipe."""
    return otters(id="k2", count=1, upgrades=("Piper",), **changes)


def squad(**changes: Any) -> Unit:
    """Otters in the open order."""
    parts: dict[str, Any] = {
        "id": "u1",
        "name": "Otters",
        "formation": "skirmish",
        "points": 60,
        "kinds": (otters(), piper()),
    }
    return Unit(**(parts | changes))


def heron(**changes: Any) -> Unit:
    """A great bird by itself."""
    profile = Profile(type="monstrous", flyer=True, move=10, WS=4, S=5, T=5, W=4, I=5, A=(2, 3), Ld=8)
    kind = Kind(id="k1", name="Heron", profile=profile, base=OvalBase(length=120, width=92), height=3.5)
    return Unit(
        **({"id": "u2", "name": "Old Heron", "formation": "skirmish", "points": 140, "kinds": (kind,)} | changes)
    )


def river_host(*units: Unit) -> Army:
    """An army of these units, of otters and a heron unless told."""
    return Army(name="River host", units=units or (squad(), heron()))
