"""The straight line of a command: lock the game, load, judge, append, publish. Nobody else appends or publishes."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from django.db import OperationalError

import rules
from vtt.games import broadcast, frames, log, standing
from vtt.games.models import Entry
from vtt.games.orders import Order
from vtt.games.standing import Standing
from vtt.threads import in_thread

ATTEMPTS: Final = 3
RACES: Final = 20
BUSY = "The server could not store this command in time; send it again, it is carried out once at most."
REUSED = "This id was used for another command; nothing was changed, send the new one under a new id."

logger = logging.getLogger(__name__)

_turnstiles: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a command: a frame, and its number if it goes to everybody, None if to the sender alone."""

    frame: str
    seq: int | None = None


async def submit(order: Order) -> Outcome:
    """Carry out a command, one at a time a game, and tell everybody once it is committed."""
    async with _turnstiles.setdefault(order.game_id, asyncio.Lock()):
        outcome = await in_thread(decide, order)
        if outcome.seq is not None:
            await broadcast.publish(order.game_id, outcome.seq, outcome.frame)
            await in_thread(_look_over, order.game_id)
        return outcome


def _look_over(game_id: str) -> None:
    """Spare the next command what can be known before it comes."""
    known = standing.at_hand(game_id)
    if known is not None:
        rules.look_over(known.table)


def decide(order: Order) -> Outcome:
    """Judge a command and store it, trying again a few times while the database is locked or away."""
    for _ in range(ATTEMPTS):
        try:
            return _settle(order)
        except OperationalError:
            logger.warning("database busy game=%s command=%s", order.game_id, order.sent.id)
        except rules.Unreadable as error:
            return _error(order, f"The command cannot be read: {error}.")
    return _error(order, BUSY)


def _settle(order: Order) -> Outcome:
    """Carry a command out against the newest table, however often another worker is quicker within reason."""
    for _ in range(RACES):
        outcome = _carry_out(order)
        if outcome is not None:
            return outcome
    return _error(order, BUSY)


def _carry_out(order: Order) -> Outcome | None:
    """Judge against the table this process knows; None when the database has a newer one.

    The usual command costs one transaction and no question before it: that the table is the newest and the id
    new is decided by the appending, and looked up before anything is refused.
    """
    before = standing.last_known(order.game_id)
    command = rules.read_command(before.table, order.sent.command)
    dice = before.dice()
    verdict = rules.judge(before.table, command, order.seat, dice)
    if isinstance(verdict, rules.Refused):
        return _not_carried_out(order, before, _refused(order, verdict, before.seq))
    given = rules.given(order.seat, order.sent.command)
    after = before.after(verdict.events, dice.drawn, given)
    entry = log.entry(order, verdict, dice.faces, rules.changes(before.table, after.table))
    if not log.append(before, after, entry):
        return _not_carried_out(order, before, None)
    standing.keep(after)
    return Outcome(log.frame(entry), after.seq)


def _not_carried_out(order: Order, before: Standing, answer: Outcome | None) -> Outcome | None:
    """Answer a command that is in the log already with what is recorded; nothing, if the table was not the newest."""
    now = standing.today(order.game_id)
    recorded = log.recorded(order)
    if recorded is not None:
        return _repeated(order, recorded)
    return answer if now.seq == before.seq else None


def _repeated(order: Order, recorded: Entry) -> Outcome:
    if recorded.digest != order.digest:
        return _error(order, REUSED)
    result = msgspec.Raw(recorded.result.encode())
    return Outcome(frames.write(frames.Recorded(id=order.sent.id, seq=recorded.seq, result=result)))


def _refused(order: Order, verdict: rules.Refused, seq: int) -> Outcome:
    reasons, nearest = rules.write(verdict.refusals), rules.write(verdict.nearest)
    return Outcome(frames.write(frames.Refused(id=order.sent.id, refusals=reasons, nearest=nearest, seq=seq)))


def _error(order: Order, text: str) -> Outcome:
    return Outcome(frames.write(frames.Error(text=text, id=order.sent.id)))
