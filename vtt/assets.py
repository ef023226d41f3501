"""The page's own files, under an address that names their version: kept by browsers for good, never mixed."""

import mimetypes
import re
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from django.conf import settings
from django.contrib.staticfiles import finders
from django.core.exceptions import SuspiciousFileOperation

from vtt.asgi_types import Application, Receive, Scope, Send
from vtt.headers import POLICY

KEPT: Final = "public, max-age=31536000, immutable"
ASKED_EACH_TIME: Final = "no-cache"
KINDS: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
}
"""What the page is made of; the machine's own list may lack some, and browsers told `nosniff` guess nothing."""
_IMPORT: Final = re.compile(r'^import\s[^;]*?from\s+"(\.[^"]+)";', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the page as it is sent."""

    body: bytes
    kind: str

    @property
    def headers(self) -> list[tuple[bytes, bytes]]:
        """Say what it is and how long it is kept; while debugging browsers ask each time whether it changed."""
        told = {
            "Content-Type": self.kind,
            "Content-Length": str(len(self.body)),
            "Cache-Control": ASKED_EACH_TIME if settings.DEBUG else KEPT,
            "Content-Security-Policy": POLICY,
            "X-Content-Type-Options": "nosniff",
        }
        return [(name.lower().encode(), value.encode()) for name, value in told.items()]


def with_assets(pages: Application) -> Application:
    """Answer for this version's files before any page is asked: a table takes in hundreds, none needs a session."""

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        found = asset(scope["path"]) if scope["method"] in ("GET", "HEAD") else None
        if found is None:
            await pages(scope, receive, send)
            return
        await send({"type": "http.response.start", "status": 200, "headers": found.headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else found.body})

    return application


def asset(path: str) -> Asset | None:
    """Find the file at an address of this version, None when there is none; while debugging read it each time."""
    start = f"/static/{settings.STATIC_VERSION}/"
    if not path.startswith(start):
        return None
    return (_read if settings.DEBUG else _kept)(path[len(start) :])


def _read(name: str) -> Asset | None:
    try:
        found = finders.find(name)
    except SuspiciousFileOperation:
        return None
    if found is None or not Path(found).is_file():
        return None
    kind = KINDS.get(Path(found).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Asset(Path(found).read_bytes(), kind)


_kept: Final = lru_cache(maxsize=1024)(_read)


@cache
def modules(game: str) -> tuple[str, ...]:
    """List every module a table page takes in to play a game, so that it may ask for all of them at once."""
    table = settings.ROOT / "static" / "table"
    own = table / "games" / f"{game}.js"
    found, waiting = set[Path](), [table / "main.js", *([own] if own.exists() else [])]
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += [(module.parent / name).resolve() for name in _IMPORT.findall(module.read_text())]
    return tuple(sorted(module.relative_to(table.parent).as_posix() for module in found))
