"""Opening a browser, and a table in it."""

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.seats import Lounge

FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
LINK = re.compile(r'value="(http[^"]+)" aria-label="Link for (\w+)"')


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start Debian's Chromium."""
    path = shutil.which("chromium")
    assert path, "This needs Chromium: apt-get install chromium."
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield started
        started.close()


def new_links(server: str, lounge: Lounge, document: dict[str, Any]) -> dict[str, str]:
    """Upload a table file and read the three links off the page."""
    context = lounge.lend()
    try:
        context.request.get(server)
        token = next(cookie["value"] for cookie in context.cookies() if cookie["name"] == "csrftoken")
        upload = {"name": "table.json", "mimeType": "application/json", "buffer": json.dumps(document).encode()}
        answer = context.request.post(
            f"{server}/games/new/", multipart={"table": upload}, headers={"X-CSRFToken": token, "Referer": server}
        )
        links = {name: link for link, name in LINK.findall(answer.text())}
        assert len(links) == 3, answer.text()
        return links
    finally:
        lounge.take_back(context)
