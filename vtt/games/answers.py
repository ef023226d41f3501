"""What is asked and not done: questions about the table, and probes of a command."""

from typing import Any

import rules
from vtt.games import frames, standing
from vtt.games.orders import seat_of


def answer(game_id: str, asked: frames.Ask) -> frames.Answer:
    """Answer a question against the table of today; raises `rules.Unreadable`."""
    table = standing.today(game_id).table
    question = rules.read_question(table, asked.question)
    return frames.Answer(id=asked.id, answer=rules.write(rules.ask(table, question)))


def opinion(game_id: str, place: frames.SeatName, probe: frames.Probe) -> frames.Opinion:
    """Say what the referee would say to a command, drawing no dice; raises `rules.Unreadable`."""
    table = standing.today(game_id).table
    verdict = rules.may(table, rules.read_command(table, probe.command), seat_of(place))
    return frames.Opinion(id=probe.id, answer=_written(verdict))


def _written(verdict: rules.Allowed | rules.Refused) -> dict[str, Any]:
    refusals = rules.write(verdict.refusals)
    if isinstance(verdict, rules.Refused):
        return {"legal": False, "refusals": refusals, "nearest": rules.write(verdict.nearest)}
    return {"legal": True, "result": rules.write(verdict.result), "refusals": refusals}
