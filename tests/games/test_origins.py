"""Which pages may open a socket here."""

import logging
from typing import Any

import pytest
from channels.testing import WebsocketCommunicator

from tests.cast import APPLICATION, Cast
from vtt.origins import allowed

FOREIGN = {
    "another site": "https://evil.example",
    "null": "null",
    "missing": "",
    "our name with a tail": "https://table.club.example.evil.example",
    "our name as a user": "https://table.club.example@evil.example",
    "no TLS": "http://table.club.example",
    "another port": "https://table.club.example:8443",
    "a broken address": "https://[table.club.example",
}


@pytest.fixture
def public(settings: Any) -> None:
    """A server known to the world by one name."""
    settings.ORIGINS = ["https://table.club.example"]


@pytest.mark.usefixtures("public")
@pytest.mark.parametrize("origin", FOREIGN.values(), ids=FOREIGN.keys())
def test_a_foreign_origin_is_not_allowed(origin: str) -> None:
    assert not allowed(origin, "table.club.example")


@pytest.mark.usefixtures("public")
@pytest.mark.parametrize("origin", ["https://table.club.example", "https://Table.Club.example:443"])
def test_the_public_name_is_allowed_behind_a_proxy_that_speaks_to_another_host(origin: str) -> None:
    assert allowed(origin, "127.0.0.1:8000")


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8123"])
def test_without_a_list_a_page_of_the_same_host_and_port_is_allowed(host: str) -> None:
    assert allowed(f"http://{host}", host)


@pytest.mark.parametrize("origin", ["http://localhost:9000", "http://evil.example", "null", ""])
def test_without_a_list_any_other_page_is_not(origin: str) -> None:
    assert not allowed(origin, "localhost:8000")


def test_without_a_list_a_name_that_was_bent_to_this_machine_is_not_allowed() -> None:
    assert not allowed("http://evil.example:8000", "evil.example:8000")


async def test_a_foreign_page_is_refused_before_the_handshake_with_one_clear_line(
    cast: Cast, caplog: pytest.LogCaptureFixture
) -> None:
    cookie = f"sessionid={cast.red.browser.cookies['sessionid'].value}"
    headers = [(b"origin", b"https://evil.example"), (b"host", b"localhost:8000"), (b"cookie", cookie.encode())]
    wire = WebsocketCommunicator(APPLICATION, f"/ws/games/{cast.game.pk}/?seat=red", headers=headers)
    with caplog.at_level(logging.WARNING):
        accepted, _ = await wire.connect()
    assert not accepted
    assert "Origin https://evil.example not in list" in caplog.text
