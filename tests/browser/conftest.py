"""A live server, a real Chromium, and tables with a red player, a blue player and a spectator sitting at them."""

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.opening import chromium, new_links
from tests.browser.seats import PATIENCE, Lounge, Table
from tests.process import ServerProcess

expect.set_options(timeout=PATIENCE)

Make = Callable[[dict[str, Any]], Table]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start the server as a user would, with a database of its own; gives its address."""
    process = ServerProcess(tmp_path_factory.mktemp("var")).start(sys.executable, "manage.py", "play")
    yield process.site
    process.stop()


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
