"""Several workers at one game: each accepted command once, each number once, none judged against an old table."""

import threading
import uuid

from django.db import OperationalError, connection

from tests.cast import ROLL, SCORE, Cast, move
from vtt.games import frames, log, standing
from vtt.games.models import Entry
from vtt.games.orders import Order
from vtt.games.submit import ATTEMPTS, BUSY, Outcome, decide


def order(cast: Cast, what: dict[str, object], command_id: str | None = None) -> Order:
    """Make an order of red's as a socket would."""
    return Order(cast.game.pk, "red", frames.Command(id=command_id or str(uuid.uuid4()), seq=0, command=what))


def at_once(*orders: Order) -> list[Outcome]:
    """Have a worker for each order decide it, all starting at the same moment, without the lock of one process."""
    outcomes: list[Outcome] = []
    start = threading.Barrier(len(orders))

    def work(one: Order) -> None:
        start.wait()
        outcomes.append(decide(one))
        connection.close()

    workers = [threading.Thread(target=work, args=(one,)) for one in orders]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return outcomes


def test_one_id_at_two_workers_is_carried_out_once_and_recorded_to_the_other(cast: Cast) -> None:
    sent = order(cast, ROLL, "the-roll")
    outcomes = at_once(sent, sent, sent)
    assert sorted(outcome.seq is None for outcome in outcomes) == [False, True, True]
    assert all('"kind":"recorded"' in outcome.frame for outcome in outcomes if outcome.seq is None)
    assert Entry.objects.count() == 1


def test_commands_at_several_workers_get_numbers_without_gap_or_repeat(cast: Cast) -> None:
    outcomes = at_once(*(order(cast, SCORE) for _ in range(4)))
    assert sorted(outcome.seq or 0 for outcome in outcomes) == [1, 2, 3, 4]


def test_one_unit_moved_at_two_workers_moves_once(cast: Cast) -> None:
    outcomes = at_once(order(cast, move(2)), order(cast, move(1)))
    assert sorted(outcome.seq or 0 for outcome in outcomes) == [0, 1]
    assert any("move/already_moved" in outcome.frame for outcome in outcomes)


def test_a_worker_with_an_old_table_judges_against_the_new_one(cast: Cast) -> None:
    old = standing.today(cast.game.pk)
    decide(order(cast, move(2)))
    standing.forget(cast.game.pk)
    standing.keep(old)
    assert "move/already_moved" in decide(order(cast, move(1))).frame


def test_an_old_table_is_not_kept_over_a_newer_one(cast: Cast) -> None:
    old = standing.today(cast.game.pk)
    decide(order(cast, SCORE))
    standing.keep(old)
    assert standing.today(cast.game.pk).seq == 1


def test_a_locked_database_is_tried_again(cast: Cast, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    append, locked = log.append, iter([True, True])

    def sometimes(*arguments):  # type: ignore[no-untyped-def]
        if next(locked, False):
            raise OperationalError("database is locked")
        return append(*arguments)

    monkeypatch.setattr(log, "append", sometimes)
    assert decide(order(cast, SCORE)).seq == 1


def test_a_database_that_stays_locked_is_told_to_the_sender(cast: Cast, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    tries = []

    def never(*_):  # type: ignore[no-untyped-def]
        tries.append(1)
        raise OperationalError("database is locked")

    monkeypatch.setattr(log, "append", never)
    assert BUSY in decide(order(cast, SCORE)).frame
    assert len(tries) == ATTEMPTS
