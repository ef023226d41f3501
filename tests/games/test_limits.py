"""Too many frames: told once, then dropped, then closed; what a hand does by itself never is."""

import pytest

from tests.cast import ROLL, SCORE, Cast, command
from vtt.games.limits import Pace

PROBE = {"kind": "probe", "id": 1, "command": ROLL}
GESTURE = {"kind": "gesture", "gesture": {"type": "typing"}}


class Clock:
    """A clock a test turns by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_second_at_the_full_rate_passes() -> None:
    pace = Pace(10, Clock())
    assert [pace.word() for _ in range(10)] == ["pass"] * 10


def test_the_first_frame_too_many_is_warned_of_and_the_next_dropped() -> None:
    pace = Pace(10, Clock())
    assert [pace.word() for _ in range(12)][-2:] == ["warn", "drop"]


def test_going_on_for_two_seconds_closes() -> None:
    pace = Pace(10, Clock())
    assert [pace.word() for _ in range(31)][-1] == "close"


def test_a_rate_that_is_kept_is_never_warned_of() -> None:
    clock = Clock()
    pace = Pace(30, clock)
    for _ in range(3000):
        clock.now += 1 / 30
        assert pace.word() == "pass"


def test_a_pause_makes_good() -> None:
    clock = Clock()
    pace = Pace(10, clock)
    for _ in range(15):
        pace.word()
    clock.now += 1.1
    assert pace.word() == "pass"


@pytest.mark.parametrize(
    ("frame", "allowed"), [(command(SCORE), 10), (PROBE, 15), (GESTURE, 30)], ids=["command", "probe", "gesture"]
)
async def test_a_burst_over_the_rate_is_told_once(cast: Cast, frame: dict[str, object], allowed: int) -> None:
    red = await cast.red.open()
    for _ in range(allowed + 5):
        await red.send(frame)
    assert "slow down" in (await red.next("error"))["text"]
    assert await red.any("error") is None


async def test_a_flood_is_closed_with_its_own_code(cast: Cast) -> None:
    red = await cast.red.open()
    for _ in range(100):
        await red.send(PROBE)
    assert await red.closing() == 4429
    assert red.frames[-1] == {"kind": "closed", "reason": "too_fast"}


async def test_a_flood_of_one_player_leaves_the_other_his_socket(cast: Cast) -> None:
    red, blue = await cast.red.open(), await cast.blue.open()
    for _ in range(100):
        await red.send(PROBE)
    assert (await blue.ask(command(SCORE), "events"))["seq"] == 1
