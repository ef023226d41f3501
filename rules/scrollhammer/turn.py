"""The turn: its phases in order, what ends with each, and how a game ends (G1, G7, C5)."""

from typing import Any

import msgspec

from rules.commands import Seat, other_seat
from rules.ending import conceded_by, counted_out
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Outcome, Ruling, certain
from rules.scrollhammer.altering import alterations_ended
from rules.scrollhammer.buildings.taking import offers
from rules.scrollhammer.commands import Concede, EndPhase, Score
from rules.scrollhammer.duty import owing_units
from rules.scrollhammer.flanks import ended_flanks
from rules.scrollhammer.lasting import is_past
from rules.scrollhammer.profiles import characteristic
from rules.scrollhammer.setup import unaccepted
from rules.scrollhammer.table import PHASES, Model, Phase, Table, Turn, Unit, Until


class PhaseEnded(Event, frozen=True, kw_only=True, tag="phase_ended"):
    """A phase ended and another began; what lasted only until now is gone."""

    ended: Until
    number: int
    seat: Seat
    phase: Phase

    def apply(self, table: Table) -> Table:
        """Go to the new phase; a new player turn also refreshes its units and refills their power (C5)."""
        turn = msgspec.structs.replace(table.turn, number=self.number, seat=self.seat, phase=self.phase)
        units = {name: _after_phase(unit, self, table.turn.first) for name, unit in table.units.items()}
        models = {name: alterations_ended(table, model, self.ended) for name, model in table.models.items()}
        table = msgspec.structs.replace(table, turn=turn, units=units, models=models)
        return table if self.ended.seat == self.seat else _refreshed(table, self.seat)


class ScoreSet(Event, frozen=True, kw_only=True, tag="score_set"):
    """The score changed."""

    score: dict[Seat, int]
    because: str = ""

    def apply(self, table: Table) -> Table:
        """Write the score down."""
        return msgspec.structs.replace(table, score=self.score)


class GameEnded(Event, frozen=True, kw_only=True, tag="game_ended"):
    """The game is over (G7)."""

    reason: str

    def apply(self, table: Table) -> Table:
        """Nothing changes any more."""
        turn = msgspec.structs.replace(table.turn, phase="over", pending=())
        return msgspec.structs.replace(table, turn=turn)


def judge_end_phase(table: Table, command: EndPhase, seat: Seat) -> Ruling:
    """End the phase (G1); refused while a unit out of coherency has not moved and can (V6)."""
    owing = owing_units(table, seat) if table.turn.phase == "movement" else ()
    refusals = tuple(_owing_refusal(table, name) for name in owing)
    missing = unaccepted(table) if table.turn.phase == "setup" and table.setup.version else None
    refusals += (missing,) if missing else ()
    return Ruling(refusals, lambda dice: ended_phase(table))


def judge_score(table: Table, command: Score, seat: Seat) -> Ruling:
    """Set the score; a side left out keeps its own."""
    given: dict[Seat, int | None] = {"red": command.red, "blue": command.blue}
    score: dict[Seat, int] = table.score | {s: value for s, value in given.items() if value is not None}
    event = ScoreSet(score=score, because=command.because)
    return certain(event, score=score)


def judge_concede(table: Table, command: Concede, seat: Seat) -> Ruling:
    """Give the game up (G7)."""
    return certain(GameEnded(reason=f"{seat} concedes"), **conceded_by(seat))


def next_phase(turn: Turn) -> tuple[int, Seat, Phase]:
    """Tell the number, seat and phase that follow; after the agreed last turn, the game is over (G7)."""
    if turn.phase == "setup":
        return turn.number, turn.seat, "movement"
    place = PHASES.index(turn.phase) + 1
    if place < len(PHASES):
        return turn.number, turn.seat, PHASES[place]
    if turn.seat == turn.first:
        return turn.number, other_seat(turn.seat), "movement"
    if turn.number == turn.last:
        return turn.number, turn.seat, "over"
    return turn.number + 1, turn.first, "movement"


def ended_phase(table: Table) -> Outcome:
    """End the phase, whoever may: the next one begins, or the game is over (G1, G7)."""
    turn = table.turn
    number, seat, phase = next_phase(turn)
    ended = Until(number=turn.number, seat=turn.seat, phase=turn.phase)
    event: Event = PhaseEnded(ended=ended, number=number, seat=seat, phase=phase)
    result: dict[str, Any] = {"seat": seat, "phase": phase, "number": number}
    if phase == "over":
        event = GameEnded(reason=f"turn {number} was the last")
        result |= counted_out(table.score)
    following = offers(table) if turn.phase == "combat" and phase != "over" else ()
    return Outcome((*ended_flanks(table), event, *following), result)


def _owing_refusal(table: Table, name: str) -> Refusal:
    title = table.units[name].name or name
    text = f"{title} is out of coherency and can still close up; move it first."
    return Refusal(code="turn/coherency", text=text)


def _after_phase(unit: Unit, event: PhaseEnded, first: Seat) -> Unit:
    effects = tuple(e for e in unit.effects if e.until is None or not is_past(e.until, event.ended, first))
    charged = unit.charged if event.ended.seat == event.seat else None
    ended = msgspec.structs.replace(unit, terrain_test=None, faced={}, effects=effects, charged=charged)
    return unit if ended == unit else ended


def _refreshed(table: Table, seat: Seat) -> Table:
    """Begin a player's turn: his units may move and fire again, his power is emptied and refilled (C5)."""
    units = {name: _rested(unit) if unit.seat == seat else unit for name, unit in table.units.items()}
    models = {
        name: _ready(table, model) if units[model.unit].seat == seat else model
        for name, model in table.models.items()
    }
    return msgspec.structs.replace(table, units=units, models=models)


def _rested(unit: Unit) -> Unit:
    if not (unit.moved or unit.reformed):
        return unit
    return msgspec.structs.replace(unit, moved=False, reformed=False)


def _ready(table: Table, model: Model) -> Model:
    power = characteristic(table, model, "Mg") or 0
    if not model.moved and model.power == power:
        return model
    return msgspec.structs.replace(model, moved=False, power=power)
