"""The table as a visitor meets it: through the proxy, by its public name."""

import base64
import os
import ssl
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Final
from urllib.parse import urlsplit

from django.conf import settings

from vtt.hosting.findings import Finding, well, wrong

PATIENCE: Final = 5.0
NO_UPGRADE = (
    "the pages come, but no socket opens (the proxy answers {status}): it must pass on Upgrade and Connection;"
    " see deploy/nginx"
)
UNREACHABLE = "cannot be reached from here ({why}); check the name, the proxy and the certificate"


def public_sites() -> Iterator[Finding]:
    """Visit each public address: a page, then a socket as a browser opens it."""
    for origin in settings.ORIGINS:
        yield _visited(origin)


def _visited(origin: str) -> Finding:
    try:
        page = _ask(origin, "/healthz", {})
        if page.status != 200:
            return wrong(origin, f"answers {page.status} instead of being well; is a worker behind it?")
        # No such game: the server opens the socket, says so and closes it.
        socket = _ask(origin, "/ws/games/none/?seat=watch", _handshake(origin))
    except (OSError, ssl.SSLError, HTTPException) as error:
        return wrong(origin, UNREACHABLE.format(why=error))
    if socket.status != 101:
        return wrong(origin, NO_UPGRADE.format(status=socket.status))
    return well(origin, "pages and sockets come through")


def _ask(origin: str, path: str, headers: dict[str, str]) -> HTTPResponse:
    address = urlsplit(origin)
    kind = HTTPSConnection if address.scheme == "https" else HTTPConnection
    visit = kind(address.netloc, timeout=PATIENCE)
    try:
        visit.request("GET", path, headers=headers)
        return visit.getresponse()
    finally:
        visit.close()


def _handshake(origin: str) -> dict[str, str]:
    return {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Origin": origin,
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
    }
