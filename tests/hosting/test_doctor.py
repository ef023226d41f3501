"""The doctor's words, `check --deploy`, and the lines of the log."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.process import ServerProcess
from vtt.hosting.doctor import engines, environment, machine
from vtt.hosting.findings import Finding
from vtt.logs import OneLine

ILLS: dict[str, tuple[dict[str, Any], Callable[[], Finding], str]] = {
    "debugging": ({"DEBUG": True}, environment.mode, "take it out"),
    "a short key": ({"SECRET_KEY": "x"}, environment.secret_key, "less than 50"),
    "no scheme": ({"ORIGINS": ["table.club.example"]}, environment.origins, "write https://table.club.example"),
    "no redis": ({"REDIS_URL": "redis://127.0.0.1:1"}, engines.redis, "Redis does not answer"),
    "no room": ({}, machine.disk, "make room"),
    "no directory": ({"VAR": Path("/proc/nowhere")}, machine.directory, "cannot be written"),
}


@pytest.mark.parametrize("ill", ILLS.values(), ids=ILLS.keys())
def test_what_is_wrong_is_told_with_its_remedy(
    ill: tuple[dict[str, Any], Callable[[], Finding], str], settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    changes, look, words = ill
    monkeypatch.setattr(machine, "LITTLE", 10**18)
    for name, value in changes.items():
        setattr(settings, name, value)
    found = look()
    assert found.weight == "wrong"
    assert words in found.text


def test_a_worker_that_does_not_answer_is_named_by_its_port() -> None:
    assert "port 1;" in machine.workers([1]).text


def test_a_new_server_is_told_to_migrate_and_that_nothing_runs(tmp_path: Path) -> None:
    told = ServerProcess(tmp_path).manage("doctor")
    assert told.returncode == 1
    assert "WRONG migrations" in told.stdout
    assert "workers: none runs" in told.stdout


def test_check_deploy_finds_nothing_in_the_hosted_environment(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, {"WARMAT_ORIGINS": "https://table.club.example"})
    told = server.manage("check", "--deploy", "--fail-level", "INFO")
    assert told.returncode == 0, told.stderr


def test_a_record_of_the_log_is_one_line_whatever_a_stranger_sent() -> None:
    sent = "Origin \x1b[2J evil\r\nforged\u2028line not in list"
    line = OneLine().format(logging.LogRecord("vtt.origins", logging.WARNING, "", 0, sent, None, None))
    assert len(line.splitlines()) == 1
    assert line.isprintable()
