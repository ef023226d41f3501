"""How a game ends: who gave it up, else who has the higher score (G7)."""

from collections.abc import Mapping
from typing import Any

from rules.commands import Seat, other_seat


def conceded_by(seat: Seat) -> dict[str, Any]:
    """Say in a command's result who won because the other gave up."""
    return {"winner": other_seat(seat), "conceded": seat}


def counted_out(score: Mapping[Seat, int]) -> dict[str, Any]:
    """Say in a command's result who won by the score, None for a draw."""
    if score["red"] == score["blue"]:
        return {"winner": None}
    return {"winner": max(score, key=lambda seat: score[seat])}
