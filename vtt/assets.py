"""The page's own files, under an address that names their version: kept by browsers for good, never mixed."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from django.conf import settings
from django.contrib.staticfiles.views import serve
from django.http import FileResponse, HttpRequest

KEPT: Final = "public, max-age=31536000, immutable"
ASKED_EACH_TIME: Final = "no-cache"
_IMPORT: Final = re.compile(r'^import\s[^;]*?from\s+"(\.[^"]+)";', re.MULTILINE)


def asset(request: HttpRequest, path: str) -> FileResponse:
    """Serve a file of this version; while debugging browsers ask each time whether it changed."""
    answer: FileResponse = serve(request, path, insecure=True)  # type: ignore[assignment]
    answer["Cache-Control"] = ASKED_EACH_TIME if settings.DEBUG else KEPT
    return answer


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
