"""A live server, a real Chromium, and tables with a red player, a blue player and a spectator sitting at them."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.opening import chromium, new_links
from tests.browser.seats import PATIENCE, Lounge, Table

expect.set_options(timeout=PATIENCE)

Make = Callable[[dict[str, Any]], Table]


@pytest.fixture(scope="package")
def server(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start the server as a user would, with a database of its own; gives its address."""
    port = free_port()
    environment = os.environ | {"WARMAT_VAR": str(tmp_path_factory.mktemp("var"))}
    environment.pop("DATABASE_URL", None)
    command = [sys.executable, "manage.py", "play", "--port", str(port)]
    process = subprocess.Popen(command, cwd=project, env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_for(port, process)
        yield f"http://localhost:{port}"
    finally:
        process.terminate()
        process.wait(timeout=15)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start Debian's Chromium."""
    with chromium() as started:
        yield started


@pytest.fixture(scope="package")
def lounge(browser: Browser) -> Lounge:
    """Browsers that are used again and again."""
    return Lounge(browser)


@pytest.fixture
def make(server: str, lounge: Lounge) -> Iterator[Make]:
    """Make a game from a table document; its tabs are closed after the test."""
    tables: list[Table] = []

    def made(document: dict[str, Any]) -> Table:
        table = Table(lounge, new_links(server, lounge, document))
        tables.append(table)
        return table

    yield made
    for table in tables:
        table.close()


def free_port() -> int:
    """Find a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers, half a minute at most."""
    until = time.monotonic() + 30
    while time.monotonic() < until and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise RuntimeError(f"The server did not start on port {port}.")
