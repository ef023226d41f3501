"""What the referee answers when something is not allowed: readable, but against the rules."""

from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One reason: a code `noun/reason`, who, what was measured and allowed, where, and one sentence."""

    code: str
    text: str
    model: str | None = None
    other: str | None = None
    measured: float | None = None
    limit: float | None = None
    at: tuple[float, float] | None = None


class Nearest(msgspec.Struct, frozen=True, kw_only=True):
    """As far as it may go: the largest legal share of all paths alike, and the places there."""

    share: float
    places: dict[str, tuple[float, float, int]]


class Refused(msgspec.Struct, frozen=True):
    """A command that may not be: all the reasons, and for a move how far it may go."""

    refusals: tuple[Refusal, ...]
    nearest: Nearest | None = None


def unknown(kind: str, name: str) -> Refusal:
    """Refuse an id that is not on the table: `unit/unknown`, `model/unknown` and so on."""
    return Refusal(code=f"{kind}/unknown", text=f"There is no {kind} {name!r} on this table; check its id.")


def not_yours(owner: str, model: str | None = None) -> Refusal:
    """Refuse an order about what belongs to the other seat: `unit/owner` (G2)."""
    text = f"That belongs to {owner}; only {owner} commands it."
    return Refusal(code="unit/owner", model=model, text=text)


def written(refused: Refused) -> dict[str, Any]:
    """Write a refusal as table-format.md answers it; `nearest` is left out when there is none."""
    answer: dict[str, Any] = {"legal": False, "refusals": msgspec.to_builtins(refused.refusals)}
    if refused.nearest is not None:
        answer["nearest"] = msgspec.to_builtins(refused.nearest)
    return answer
