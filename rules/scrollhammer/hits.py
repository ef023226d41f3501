"""Hits of a shape: who is under it on which floor, and how hard they are struck (B2, B7)."""

from collections.abc import Iterable
from typing import Any

import msgspec

from rules.scrollhammer.standing import Standing

WEAKER_BY = 2
"""Strength and armour piercing lost for each floor down (B5)."""


class Hit(msgspec.Struct, frozen=True):
    """How hard a model is struck; None where the order did not say."""

    strength: int | None
    ap: int | None

    def floors_down(self, floors: int) -> "Hit":
        """The same hit so many floors further down (B5)."""
        lost = WEAKER_BY * floors
        return Hit(
            None if self.strength is None else self.strength - lost, None if self.ap is None else self.ap - lost
        )


class Struck(msgspec.Struct, frozen=True):
    """What a shape strikes: the floor, None where no ruin or building is under it, and every hit."""

    floor: int | None
    hits: dict[str, Hit]

    def concerns(self) -> tuple[str, ...]:
        """The models hit, as parts of the table."""
        return tuple(f"models.{name}" for name in self.hits)

    def written(self) -> dict[str, Any]:
        """Write it as an answer has it."""
        hits = {name: {"strength": hit.strength, "ap": hit.ap} for name, hit in self.hits.items()}
        return {"floor": self.floor, "hits": hits}


def all_hit(models: Iterable[Standing], hit: Hit) -> dict[str, Hit]:
    """Every model struck alike."""
    return {standing.id: hit for standing in models}
