"""Proof that a ruleset is data: the whole server plays a third one, and nothing outside the rulesets names any."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from asgiref.sync import sync_to_async
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

import rules
from rules.commands import Command, Question
from rules.events import Event
from rules.refusals import Refusal
from rules.ruleset import Gated, Ruleset, certain, refuse
from rules.table import Options, Pending
from rules.table import Table as CommonTable
from tests.cast import Cast, command, gather
from vtt.games.making import make_game

PROJECT = Path(__file__).resolve().parent.parent.parent
MATCHES = {"format": "warmat/1", "ruleset": "matches", "heap": 21}


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """Nobody's and everybody's."""

    pending: tuple[Pending, ...] = ()


class Table(CommonTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A heap of matches."""

    heap: int
    options: Options = Options()
    turn: Turn = Turn()

    def active_seat(self) -> rules.Seat | None:
        """Let red take first."""
        return "red"

    def owner_of(self, command: Any) -> rules.Seat | None:
        """Let anybody take."""
        return None

    def seat_of(self, name: str) -> rules.Seat | None:
        """Matches are nobody's."""
        return None


class Take(Command, frozen=True, kw_only=True, tag="take"):
    """Take matches off the heap."""

    matches: int


class Count(Question, frozen=True, kw_only=True, tag="count"):
    """How many are left."""


class Taken(Event, frozen=True, kw_only=True, tag="taken"):
    """Matches were taken."""

    left: int

    def apply(self, table: Any) -> Any:
        """Leave the others."""
        return msgspec.structs.replace(table, heap=self.left)


def judge_take(table: Table, order: Take, seat: str) -> Any:
    """One to three, as in the old game."""
    if 1 <= order.matches <= 3:
        return certain(Taken(left=table.heap - order.matches), left=table.heap - order.matches)
    return refuse(Refusal(code="take/many", text="Take one, two or three.", measured=order.matches, limit=3))


MATCHSTICKS = Ruleset(
    name="matches",
    table=Table,
    judges={Take: judge_take},
    deciders={},
    answers={Count: lambda table, question: {"left": table.heap}},
    events=(Taken,),
    gate=lambda table, order, seat: Gated() if seat else Gated(state="shut"),
    check=lambda table: table,
)


@pytest.fixture
def matches(transactional_db: None, monkeypatch: pytest.MonkeyPatch) -> Cast:
    """Red, blue and a spectator at a table of the third ruleset."""
    monkeypatch.setitem(rules.RULESETS, "matches", MATCHSTICKS)
    return gather(json.dumps(MATCHES).encode())


async def test_what_is_taken_is_seen_by_all_three(matches: Cast) -> None:
    red, blue, watcher = [await member.open() for member in (matches.red, matches.blue, matches.watcher)]
    await red.send(command({"do": "take", "matches": 3}))
    for socket in (red, blue, watcher):
        frame = await socket.next("events")
        assert frame["changes"] == {"heap": 18}
        await socket.close()


async def test_too_many_are_refused_to_the_sender(matches: Cast) -> None:
    red = await matches.red.open()
    frame = await red.ask(command({"do": "take", "matches": 7}), "refused", "events")
    assert [refusal["code"] for refusal in frame["refusals"]] == ["take/many"]
    await red.close()


async def test_its_questions_are_answered_and_those_of_others_are_not(matches: Cast) -> None:
    watcher = await matches.watcher.open()
    assert (await watcher.ask({"kind": "ask", "id": 1, "question": {"ask": "count"}}, "answer"))["answer"] == {
        "left": 21
    }
    other = {"kind": "ask", "id": 2, "question": {"ask": "distance", "from": "a", "to": "b"}}
    assert (await watcher.ask(other, "answer", "error"))["kind"] == "error"
    await watcher.close()


async def test_whoever_comes_late_is_told_what_was_taken(matches: Cast) -> None:
    red = await matches.red.open()
    await red.ask(command({"do": "take", "matches": 2}), "events")
    late = await matches.blue.open(since=0)
    assert (await late.next("events", "snapshot"))["seq"] == 1
    await red.close()
    await late.close()


def test_its_page_carries_the_picture_and_a_plain_mat(matches: Cast) -> None:
    page = matches.red.browser.get(f"/games/{matches.game.pk}/red/").content.decode()
    assert '"heap": 21' in page
    assert "table/games/plain.js" in page


async def test_its_export_replays(matches: Cast) -> None:
    red = await matches.red.open()
    await red.ask(command({"do": "take", "matches": 1}), "events")
    await red.close()
    fetch = sync_to_async(matches.red.browser.get)
    exported = await fetch(f"/games/{matches.game.pk}/red/export.json")
    assert rules.replay(json.loads(exported.content)) == (True, "1 events, all follow")


def test_a_file_of_no_ruleset_is_refused_by_name(db: None) -> None:
    with pytest.raises(rules.Unreadable, match="ruleset"):
        make_game(json.dumps(MATCHES).encode(), "No game", creator="")


def test_the_lobby_opens_its_files(matches: Cast) -> None:
    upload = SimpleUploadedFile("matches.json", json.dumps(MATCHES).encode(), "application/json")
    answer = Client().post("/games/new/", {"table": upload})
    assert answer.content.decode().count('value="http') == 3


NAMED = re.compile("|".join(rules.RULESETS), re.IGNORECASE)
OWN = ("static/table/games/", "templates/games/tables/")
"""Where the page keeps what belongs to one game."""


def plumbing() -> list[Path]:
    """List the core, the server but for the armies of one game, and the page but for what belongs to one."""
    core = [path for path in (PROJECT / "rules").glob("*.py") if path.name != "rulesets.py"]
    server = [path for path in (PROJECT / "vtt").rglob("*.py") if "library" not in path.relative_to(PROJECT).parts]
    page = [path for folder in ("static", "templates") for path in (PROJECT / folder).rglob("*.*")]
    page = [path for path in page if path.suffix in (".js", ".css", ".html")]
    return core + server + [path for path in page if not path.relative_to(PROJECT).as_posix().startswith(OWN)]


def test_no_file_of_the_core_the_server_or_the_plumbing_names_a_ruleset() -> None:
    assert [path.name for path in plumbing() if NAMED.search(path.read_text())] == []
