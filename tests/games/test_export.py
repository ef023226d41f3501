"""Files out and files in."""

import json
import subprocess
import sys
from pathlib import Path

from django.core.files.uploadedfile import SimpleUploadedFile

import rules
from tests.cast import ROLL, SCORE, Cast, Member, move, table_file
from vtt.games import frames
from vtt.games.models import Game
from vtt.games.orders import Order
from vtt.games.submit import decide

CONCEDE = {"do": "concede"}


def play(cast: Cast, *orders: dict[str, object]) -> None:
    """Carry out red's commands."""
    for number, what in enumerate(orders):
        decide(Order(cast.game.pk, "red", frames.Command(id=f"c{number}", seq=0, command=what)))


def file_of(member: Member, name: str) -> bytes:
    """Fetch a file from a member's table."""
    answer = member.browser.get(f"/games/{member.game.pk}/{member.place}/{name}")
    assert answer["Content-Disposition"].startswith("attachment")
    return bytes(answer.content)


def upload(member: Member, document: bytes) -> object:
    """Open a table file as a new game."""
    return member.browser.post("/games/new/", {"table": SimpleUploadedFile("my table.json", document)})


def test_an_exported_table_opens_as_a_game_that_exports_the_same(cast: Cast) -> None:
    play(cast, move(2))
    exported = file_of(cast.red, "table.json")
    page = upload(cast.stranger, exported)
    game = page.context["game"]  # type: ignore[attr-defined]
    assert file_of(Member(game, "watch", cast.stranger.browser), "table.json") == exported


def test_a_games_export_is_told_from_a_table_file_however_long_it_is(cast: Cast) -> None:
    play(cast, move(2))
    exported = file_of(cast.red, "export.json")
    for document in (exported, exported + b" " * 2 * 1024 * 1024):
        answer = upload(cast.stranger, document)
        assert answer.status_code == 400  # type: ignore[attr-defined]
        assert "as “Export the table” in the menu of a game" in answer.content.decode()  # type: ignore[attr-defined]


def test_a_new_game_shows_three_links_once_and_is_listed_at_home(cast: Cast) -> None:
    page = upload(cast.stranger, table_file())
    links = page.context["links"]  # type: ignore[attr-defined]
    assert [link.seat for link in links] == ["red", "blue", "watch"]
    assert page.context["game"].name == "my table"  # type: ignore[attr-defined]
    assert "<h3>my table</h3>" in cast.stranger.browser.get("/").content.decode()
    assert "<h3>my table</h3>" not in cast.red.browser.get("/").content.decode()


def test_a_table_file_with_an_error_is_refused_with_the_place(cast: Cast) -> None:
    broken = json.loads(table_file())
    broken["models"]["s1"]["x"] = "left"
    page = upload(cast.stranger, json.dumps(broken).encode())
    assert page.status_code == 400  # type: ignore[attr-defined]
    assert b"table.models.s1.x" in page.content  # type: ignore[attr-defined]
    assert Game.objects.count() == 1


def test_what_is_no_table_file_is_refused_with_words(cast: Cast) -> None:
    for document in (b"", b"\x89PNG", b"[" * 100_000, b"{}"):
        page = upload(cast.stranger, document)
        assert page.status_code == 400  # type: ignore[attr-defined]
        assert b"Traceback" not in page.content  # type: ignore[attr-defined]


def test_a_table_file_over_two_megabytes_is_refused(cast: Cast) -> None:
    page = upload(cast.stranger, b" " * (2 * 1024 * 1024 + 1))
    assert b"2 MB" in page.content  # type: ignore[attr-defined]


def test_a_form_without_a_file_is_refused(cast: Cast) -> None:
    assert cast.stranger.browser.post("/games/new/", {}).status_code == 400


def test_a_running_games_export_keeps_the_seed_secret(cast: Cast) -> None:
    play(cast, ROLL)
    export = json.loads(file_of(cast.red, "export.json"))
    assert export["dice"]["seed"] is None
    assert export["dice"]["commitment"] == cast.game.commitment
    assert len(export["log"][0]["dice"]) == 2


def test_a_finished_games_export_shows_the_seed_and_every_die_follows_from_it(cast: Cast, project: Path) -> None:
    play(cast, ROLL, SCORE, CONCEDE)
    exported = file_of(cast.red, "export.json")
    assert json.loads(exported)["dice"]["seed"] == bytes(cast.game.seed).hex()
    told = rules.replay(json.loads(exported))
    assert told[0], told


def test_the_command_line_replays_an_export(cast: Cast, project: Path, tmp_path: Path) -> None:
    play(cast, move(2), ROLL)
    path = tmp_path / "game.json"
    path.write_bytes(file_of(cast.red, "export.json"))
    command_line = [sys.executable, "-m", "rules", "replay", path]
    told = subprocess.run(command_line, cwd=project, capture_output=True, text=True)
    assert "all follow" in told.stdout, told.stderr
