"""Real servers for tests: processes on free ports, and browsers that speak to them over HTTP and sockets."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import websockets

PROJECT = Path(__file__).resolve().parent.parent
STARTED_WITHIN = 60.0


def free_port() -> int:
    """Find a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until_something_listens(port: int) -> None:
    """Try a port until something answers; raises `TimeoutError`."""
    deadline = time.monotonic() + STARTED_WITHIN
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.01)
    raise TimeoutError(f"nothing listens on port {port}")


class ServerProcess:
    """`manage.py serve` with a directory and an environment of its own."""

    def __init__(self, var: Path, environment: Mapping[str, str] | None = None) -> None:
        inherited = {k: v for k, v in os.environ.items() if k not in ("DATABASE_URL", "REDIS_URL")}
        self.environment = inherited | {"WARMAT_VAR": str(var)} | dict(environment or {})
        self.port = free_port()
        self.log = var / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def site(self) -> str:
        """Where a browser finds it."""
        return f"http://localhost:{self.port}"

    def manage(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a management command to its end."""
        command = [sys.executable, "manage.py", *arguments]
        return subprocess.run(command, cwd=PROJECT, env=self.environment, capture_output=True, text=True, timeout=60)

    def start(self, *command: str) -> "ServerProcess":
        """Start and wait until it listens."""
        arguments = command or (sys.executable, "manage.py", "serve")
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*arguments, "--port", str(self.port)],
                cwd=PROJECT, env=self.environment, stdin=subprocess.PIPE, stdout=log, stderr=log,
            )  # fmt: skip
        self.wait_until_it_listens()
        return self

    def wait_until_it_listens(self) -> None:
        """Wait until it answers, or say what it wrote instead."""
        try:
            wait_until_something_listens(self.port)
        except TimeoutError:
            raise AssertionError(f"the server did not start: {self.log.read_text()}") from None

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End the process and give its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(timeout=15)


class Browser:
    """A browser without a screen: cookies, forms, sockets."""

    def __init__(self, site: str) -> None:
        self.site = site
        self._jar = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))

    def at(self, site: str) -> "Browser":
        """Be the same browser at another server."""
        other = Browser(site)
        other._jar, other._opener = self._jar, self._opener
        return other

    def get(self, path: str) -> bytes:
        """Fetch a page or a file."""
        return bytes(self._opener.open(self.site + path, timeout=20).read())

    def post(self, path: str, body: bytes, kind: str = "application/x-www-form-urlencoded") -> bytes:
        """Send a form, following where it leads."""
        self.get("/")
        headers = {"X-CSRFToken": self._cookie("csrftoken"), "Origin": self.site, "Content-Type": kind}
        request = urllib.request.Request(self.site + path, body, headers)
        return bytes(self._opener.open(request, timeout=20).read())

    def new_game(self, document: bytes) -> str:
        """Open a table file as a game, which lets this browser in at all places, and give its id."""
        head = b'--x\r\nContent-Disposition: form-data; name="table"; filename="t.json"\r\n\r\n'
        page = self.post("/games/new/", head + document + b"\r\n--x--\r\n", "multipart/form-data; boundary=x")
        return page.decode().split("/join/", 1)[1].split("/", 1)[0]

    def open(self, game: str, place: str, since: int = 0, **options: Any) -> websockets.connect:
        """Open a socket at a table."""
        address = f"{self.site.replace('http', 'ws')}/ws/games/{game}/?seat={place}&since={since}"
        headers = {"Cookie": self.cookies}
        settings: dict[str, Any] = {"max_size": None, "ping_interval": None, "compression": None, "proxy": None}
        return websockets.connect(address, origin=self.site, additional_headers=headers, **settings | options)  # type: ignore[arg-type]

    @property
    def cookies(self) -> str:
        """Write its cookies as a header."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    def _cookie(self, name: str) -> str:
        return next((cookie.value or "" for cookie in self._jar if cookie.name == name), "")


async def frame_of(wire: Any, *kinds: str) -> dict[str, Any]:
    """Read frames until one of these kinds comes, or fail with what came instead."""
    seen: list[str] = []
    try:
        async with asyncio.timeout(10):
            while True:
                frame: dict[str, Any] = json.loads(await wire.recv())
                if frame["kind"] in kinds:
                    return frame
                seen.append(str(frame)[:200])
    except TimeoutError:
        raise AssertionError(f"none of {kinds} came, only {seen}") from None
