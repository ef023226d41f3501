"""What every command and question shares, whatever the ruleset."""

from typing import Annotated, Any, Literal, Self

import msgspec
from msgspec import Meta

from rules.units import bearing_rounded, rounded

Seat = Literal["red", "blue"]
SEATS: tuple[Seat, Seat] = ("red", "blue")
Reference = Annotated[str, Meta(max_length=100)]
Face = Annotated[int, Meta(ge=0, le=359)]
DiceText = Annotated[str, Meta(max_length=40)]
Reason = Annotated[str, Meta(max_length=500)]
Purpose = Annotated[str, Meta(max_length=200)]

_FARTHEST = 1_000_000


def other_seat(seat: Seat) -> Seat:
    """Name the opponent's seat."""
    return "blue" if seat == "red" else "red"


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """Something that changes the table if the referee allows it."""

    seat: Seat | None = None
    override: Annotated[str, Meta(min_length=1, max_length=500)] | None = None
    faces: Annotated[tuple[Face, ...], Meta(max_length=200)] | None = None


class Question(msgspec.Struct, frozen=True, kw_only=True, tag_field="ask", forbid_unknown_fields=True):
    """Something anybody may ask at any time (M1); it never changes the table."""


class CommandQuestion(Question, frozen=True, kw_only=True):
    """A question about a command; the door reads the command as strictly as if it were given."""

    command: Any


class AskMay(CommandQuestion, frozen=True, kw_only=True, tag="may"):
    """What a command would be answered; nothing changes, no dice fall."""

    seat: Seat | None = None


class Decide(Command, frozen=True, kw_only=True, tag="decide"):
    """Decide what was pending (G1); the choice is `true` or `false`, or a word the decision names."""

    pending: Reference
    choice: bool | Annotated[str, Meta(max_length=200)]


class Waypoint:
    """A point of a path: `[x, y]`, `[x, y, floor]` or an object; without a floor the model stays on its own."""

    __slots__ = ("facing", "floor", "x", "y")

    def __init__(self, x: float, y: float, floor: int | None = None, facing: float | None = None) -> None:
        self.x = rounded(x)
        self.y = rounded(y)
        self.floor = floor
        self.facing = None if facing is None else bearing_rounded(facing)

    @classmethod
    def read(cls, raw: Any) -> Self:
        """Read a written waypoint; raises ValueError saying what was expected."""
        if isinstance(raw, dict):
            return cls._from_object(raw)
        if not isinstance(raw, list) or len(raw) not in (2, 3):
            raise ValueError("expected [x, y], [x, y, floor] or an object with x and y")
        return cls(_number(raw[0]), _number(raw[1]), _floor(raw[2]) if len(raw) == 3 else None)

    @classmethod
    def _from_object(cls, raw: dict[str, Any]) -> Self:
        stray = sorted(set(raw) - set(cls.__slots__))
        if stray:
            raise ValueError(f"unknown field {stray[0]}")
        if "x" not in raw or "y" not in raw:
            raise ValueError("expected x and y")
        floor, facing = raw.get("floor"), raw.get("facing")
        return cls(
            _number(raw["x"]),
            _number(raw["y"]),
            None if floor is None else _floor(floor),
            None if facing is None else _number(facing),
        )

    def write(self) -> dict[str, Any]:
        """Write the waypoint as an object, leaving out what was left out."""
        values = {name: getattr(self, name) for name in ("x", "y", "floor", "facing")}
        return {name: value for name, value in values.items() if value is not None}


def _number(raw: Any) -> float:
    if isinstance(raw, bool) or not isinstance(raw, int | float):
        raise ValueError("expected a number")
    if not abs(raw) <= _FARTHEST:
        raise ValueError("expected a number up to a million")
    return float(raw)


def _floor(raw: Any) -> int:
    if isinstance(raw, bool) or not isinstance(raw, int):
        raise ValueError("expected a whole number for the floor")
    if not 0 <= raw <= _FARTHEST:
        raise ValueError("expected a floor from 0 up")
    return raw
