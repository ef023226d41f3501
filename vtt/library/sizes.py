"""Bases as they are sold, how they are written, and which one is assumed for a type of unit."""

import re
from collections.abc import Mapping
from typing import Final

import msgspec

from vtt.library.document import Base, OvalBase, RectBase, RoundBase, UnitType

ROUNDS: Final = (25, 28.5, 32, 40, 50, 60, 65, 80, 90, 100, 130, 160)
OVALS: Final = ((35.5, 25), (60, 35), (75, 42), (90, 52), (105, 70), (120, 92), (150, 95), (170, 105))
RECTS: Final = (
    (20, 20), (25, 25), (30, 30), (40, 40), (50, 50), (60, 60), (100, 100),
    (50, 25), (60, 30), (60, 40), (60, 100), (100, 50), (100, 60), (100, 150), (150, 100),
)  # fmt: skip

_CODE: Final = re.compile(r"(round|oval|rect)-(\d{1,3}(?:\.\d{1,2})?)(?:x(\d{1,3}(?:\.\d{1,2})?))?")

KNOWN: Final[tuple[Base, ...]] = (
    *(RoundBase(diameter=size) for size in ROUNDS),
    *(OvalBase(length=length, width=width) for length, width in OVALS),
    *(RectBase(length=length, width=width) for length, width in RECTS),
)

ASSUMED: Final[Mapping[UnitType, Base]] = {
    "infantry": RoundBase(diameter=32),
    "cavalry": OvalBase(length=75, width=42),
    "beast": OvalBase(length=60, width=35),
    "swarm": RoundBase(diameter=40),
}
"""Monsters and guns are missing: their bases differ too much to assume one."""


def size_of(base: Base) -> str:
    """Write a base for people, as `32 mm` or `75 × 42 mm oval`."""
    if isinstance(base, RoundBase):
        return f"{base.diameter:g} mm"
    shape = "oval" if isinstance(base, OvalBase) else "rectangle"
    return f"{base.length:g} × {base.width:g} mm {shape}"


def code_of(base: Base | None) -> str:
    """Write a base as a form's choice, as `round-32`; an empty word for none."""
    if base is None:
        return ""
    if isinstance(base, RoundBase):
        return f"round-{base.diameter:g}"
    shape = "oval" if isinstance(base, OvalBase) else "rect"
    return f"{shape}-{base.length:g}x{base.width:g}"


def base_of(code: str) -> Base | None:
    """Read a form's choice; None for one that is no base a table can hold."""
    found = _CODE.fullmatch(code)
    if not found:
        return None
    shape, first, second = found.groups()
    if (shape == "round") == (second is not None):
        return None
    sizes = {"diameter": float(first)} if second is None else {"length": float(first), "width": float(second)}
    try:
        base: Base = msgspec.convert({"shape": shape, **sizes}, Base)
    except msgspec.ValidationError:
        return None
    return base
