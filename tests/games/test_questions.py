"""Questions and probes: answered to the asker alone, changing nothing, drawing no dice."""

import pytest

from tests.cast import ROLL, SCORE, Cast, Member, command, move
from vtt.games.models import Game
from vtt.threads import in_thread


def probe(order: dict[str, object], number: int = 1) -> dict[str, object]:
    """Make a probe frame."""
    return {"kind": "probe", "id": number, "command": order}


def question(asked: dict[str, object]) -> dict[str, object]:
    """Make a question frame."""
    return {"kind": "ask", "id": 3, "question": asked}


@pytest.mark.parametrize("who", ["red", "blue", "watcher"])
async def test_everybody_may_measure(cast: Cast, who: str) -> None:
    member: Member = getattr(cast, who)
    socket = await member.open()
    answer = await socket.ask(question({"ask": "distance", "from": "s0", "to": "s1"}), "answer")
    assert answer["id"] == 3
    assert answer["answer"]["inches"] == pytest.approx(2 - 25 / 25.4, abs=0.001)


async def test_a_question_about_nothing_is_answered_not_failed(cast: Cast) -> None:
    red = await cast.red.open()
    answer = await red.ask(question({"ask": "distance", "from": "s0", "to": "x"}), "answer")
    assert answer["answer"]["legal"] is False


async def test_an_unreadable_question_names_its_place(cast: Cast) -> None:
    red = await cast.red.open()
    error = await red.ask(question({"ask": "weather"}), "error")
    assert error["id"] == 3
    assert "question" in error["text"]


async def test_a_probe_of_a_legal_move_says_so_and_moves_nothing(cast: Cast) -> None:
    red, blue = await cast.red.open(), await cast.blue.open()
    assert (await red.ask(probe(move(2)), "probe"))["answer"]["legal"] is True
    assert await blue.any("events", "probe") is None


async def test_a_probe_of_an_illegal_move_gives_the_reasons_and_how_far_it_may_go(cast: Cast) -> None:
    red = await cast.red.open()
    answer = (await red.ask(probe(move(20)), "probe"))["answer"]
    assert answer["refusals"][0]["code"] == "move/too_far"
    assert answer["nearest"]["share"] > 0.2


async def test_a_probe_draws_no_dice(cast: Cast) -> None:
    red = await cast.red.open()
    await red.ask(probe(ROLL), "probe")
    assert await in_thread(Game.objects.filter(drawn=0).exists)


async def test_of_probes_sent_at_once_the_last_is_answered(cast: Cast) -> None:
    red = await cast.red.open()
    for number in range(10):
        await red.send(probe(move(2), number))
    while (await red.next("probe"))["id"] != 9:
        pass


async def test_an_unreadable_probe_is_an_error_with_its_number(cast: Cast) -> None:
    red = await cast.red.open()
    error = await red.ask(probe({"do": "teleport"}, 5), "error")
    assert error["id"] == 5


async def test_a_spectators_probe_is_told_that_he_has_no_seat(cast: Cast) -> None:
    watcher = await cast.watcher.open()
    assert (await watcher.ask(probe(move(2)), "probe"))["answer"]["refusals"][0]["code"] == "turn/seat"


async def test_a_command_after_probes_is_carried_out(cast: Cast) -> None:
    red = await cast.red.open()
    await red.send(probe(move(2)))
    assert (await red.ask(command(SCORE), "events"))["seq"] == 1
