"""Backups: made while people play, whole or not at all; restored only where nobody plays, and only when sound."""

import io
import json
import stat
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytest_django.plugin import DjangoDbBlocker

from tests.cast import table_file
from tests.hosting.club import Club
from tests.process import Browser, ServerProcess
from vtt.hosting import backup, restore
from vtt.hosting.manifest import BackupRefused

PIXEL = "a" * 64


class Shop:
    """A server on SQLite with one game and one picture, and its backup."""

    def __init__(self, var: Path) -> None:
        self.server = ServerProcess(var)
        self.server.manage("migrate", "--verbosity", "0")
        self.server.start()
        self.var = var
        self.browser = Browser(self.server.site)
        self.game = self.browser.new_game(table_file())
        self.server.manage("invite", "Ann")
        picture = var / "pictures" / PIXEL[:2] / f"{PIXEL}.webp"
        picture.parent.mkdir(parents=True)
        picture.write_bytes(b"RIFF")
        self.backup = var / "backup.tar.gz"
        self.made = self.server.manage("backup", str(self.backup))

    def table(self) -> bytes:
        """The table of the game."""
        return self.browser.get(f"/games/{self.game}/red/table.json")


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shop]:
    """A running server and its backup."""
    opened = Shop(tmp_path_factory.mktemp("shop"))
    yield opened
    opened.server.stop()


@pytest.fixture
def elsewhere(tmp_path: Path) -> ServerProcess:
    """An empty server on another machine."""
    return ServerProcess(tmp_path)


def test_a_backup_is_one_file_that_only_its_owner_reads(shop: Shop) -> None:
    assert shop.made.returncode == 0, shop.made.stderr
    assert stat.S_IMODE(shop.backup.stat().st_mode) == 0o600
    assert "1 picture files" in shop.made.stdout


def test_a_restored_server_shows_the_same_game_to_the_same_browser(shop: Shop, elsewhere: ServerProcess) -> None:
    restored = elsewhere.manage("restore", str(shop.backup))
    assert restored.returncode == 0, restored.stderr
    elsewhere.start()
    table = shop.browser.at(elsewhere.site).get(f"/games/{shop.game}/red/table.json")
    elsewhere.stop()
    assert table == shop.table()
    assert list(Path(elsewhere.environment["WARMAT_VAR"]).rglob(f"{PIXEL}.webp"))


def test_accounts_and_invitations_come_along(shop: Shop, elsewhere: ServerProcess) -> None:
    elsewhere.manage("restore", str(shop.backup))
    with tarfile.open(shop.backup) as archive:
        held = archive.extractfile("manifest.json")
        assert held is not None
        rows = json.load(held)["rows"]
    assert rows["accounts_invitation"] == 1
    assert {"auth_user", "axes_accessattempt", "games_attendance", "library_army"} <= set(rows)
    told = elsewhere.manage("shell", "-c", "from vtt.accounts.models import *; print(Invitation.objects.get().note)")
    assert told.stdout.splitlines()[-1] == "Ann"


def test_nothing_is_restored_while_a_server_runs(shop: Shop) -> None:
    refused = shop.server.manage("restore", str(shop.backup), "--replace")
    assert refused.returncode == 1
    assert "stop every one of them" in refused.stderr
    assert shop.table()


def test_games_are_not_replaced_unless_that_is_meant(shop: Shop) -> None:
    assert "--replace" in shop.server.manage("restore", str(shop.backup)).stderr


def test_a_backup_that_is_there_is_not_written_over(shop: Shop) -> None:
    with pytest.raises(BackupRefused, match="is there already"):
        backup.make(shop.backup)


def test_only_the_newest_backups_are_kept(tmp_path: Path) -> None:
    days = [tmp_path / f"warmat-202601{day}-041500.tar.gz" for day in ("01", "02", "03")]
    for day in days:
        day.touch()
    backup.drop_older(days[2], 2)
    assert sorted(tmp_path.iterdir()) == days[1:]


HARM = {
    "a byte of the database": ("database", lambda content: content[:-1] + b"X", "is not what was put into it"),
    "the database": ("database", lambda content: None, "is missing"),
    "the picture": (f"pictures/aa/{PIXEL}.webp", lambda content: b"RIFX", "is not what was put into it"),
    "rows": (
        "manifest.json",
        lambda content: _with_manifest(content, lambda m: m["rows"].update(games_game=7)),
        "other rows",
    ),
    "another engine": (
        "manifest.json",
        lambda content: _with_manifest(content, lambda m: m.update(engine="postgresql")),
        "set DATABASE_URL",
    ),
    "a newer version": (
        "manifest.json",
        lambda content: _with_manifest(content, lambda m: m["migrations"].append("games.9999_new")),
        "newer Warmat",
    ),
    "a name outside": (
        "manifest.json",
        lambda content: _with_manifest(
            content, lambda m: m["files"].update({"../../etc/passwd": {"size": 0, "sha256": ""}})
        ),
        "no backup of Warmat that can be read",
    ),
    "the manifest": ("manifest.json", lambda content: None, "is missing"),
}


@pytest.fixture
def here(tmp_path: Path, settings: Any, django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[Path]:
    """This process's own database, and an empty directory."""
    settings.VAR = tmp_path
    with django_db_blocker.unblock():
        yield tmp_path


@pytest.mark.parametrize("harm", HARM.values(), ids=HARM.keys())
def test_a_harmed_backup_is_refused_in_one_sentence_and_no_game_is_touched(
    shop: Shop, here: Path, harm: tuple[str, object, str]
) -> None:
    _harm(shop.backup, here / "broken.tar.gz", *harm[:2])
    with pytest.raises(BackupRefused, match=harm[2]) as refused:
        restore.restore(here / "broken.tar.gz")
    assert len(str(refused.value).splitlines()) == 1
    assert not list(here.glob("restore-*"))


@pytest.mark.parametrize("size", [0, 100, 3000])
def test_a_backup_that_was_cut_off_is_refused(shop: Shop, here: Path, size: int) -> None:
    (here / "cut.tar.gz").write_bytes(shop.backup.read_bytes()[:size])
    with pytest.raises(BackupRefused):
        restore.restore(here / "cut.tar.gz")


def test_postgresql_is_saved_while_it_serves_and_restored_when_nobody_is_connected(
    running_club: Club, tmp_path: Path
) -> None:
    browser = Browser(running_club.sites[0])
    game = browser.new_game(table_file())
    before = browser.get(f"/games/{game}/red/table.json")
    worker, saved = running_club.workers[0], str(tmp_path / "club.tar.gz")
    assert worker.manage("backup", saved).returncode == 0
    assert "stop every one of them" in worker.manage("restore", saved, "--replace").stderr
    later = browser.new_game(table_file())
    running_club.stop()
    for _ in "twice":
        restored = worker.manage("restore", saved, "--replace")
        assert restored.returncode == 0, restored.stderr
    running_club.start()
    assert browser.get(f"/games/{game}/red/table.json") == before
    assert later not in browser.get("/").decode()


def _harm(backup: Path, to: Path, name: str, change: object) -> None:
    """Write a backup anew with one file changed or left out."""
    with tarfile.open(backup) as old, tarfile.open(to, "w:gz") as new:
        for member in old:
            content = old.extractfile(member).read()  # type: ignore[union-attr]
            if member.name == name:
                content = change(content)  # type: ignore[operator]
            if content is not None:
                member.size = len(content)
                new.addfile(member, io.BytesIO(content))


def _with_manifest(content: bytes, change: object) -> bytes:
    manifest = json.loads(content)
    change(manifest)  # type: ignore[operator]
    return json.dumps(manifest).encode()
