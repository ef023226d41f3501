"""A battle in one line of a list."""

from rules.commands import SEATS, Seat
from rules.scrollhammer.table import Table, Turn
from rules.summary import Casualties, Summary


def summary_of(table: Table) -> Summary:
    """Tell turn, phase, score and who has lost how many models; measures nothing."""
    return Summary(
        stage=_stage(table.turn),
        seat=table.active_seat(),
        preparing=table.turn.phase == "setup",
        score=table.score,
        casualties={seat: _casualties(table, seat) for seat in SEATS},
    )


def _stage(turn: Turn) -> str:
    if turn.phase == "setup":
        return "being set up"
    return f"Turn {turn.number}" if turn.phase == "over" else f"Turn {turn.number}, {turn.phase}"


def _casualties(table: Table, seat: Seat) -> Casualties:
    models = [model for model in table.models.values() if table.units[model.unit].seat == seat]
    return Casualties(sum(model.removed for model in models), len(models))
