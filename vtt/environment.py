"""Reading the operator's environment."""

import os
import secrets
from pathlib import Path
from urllib.parse import urlsplit


def csv(text: str) -> list[str]:
    """Split a comma-separated value, dropping what is empty."""
    return [part.strip() for part in text.split(",") if part.strip()]


def one_of(name: str, allowed: tuple[str, ...]) -> str:
    """Read a variable that is one of a few words, the first when it is not set; else leave with one sentence."""
    value = os.environ.get(name) or allowed[0]
    if value not in allowed:
        raise SystemExit(f"{name} is {value!r}; set it to {', '.join(allowed[:-1])} or {allowed[-1]}.")
    return value


def hosts_of(origins: list[str]) -> list[str]:
    """Take the host names out of addresses such as `https://table.club.example`."""
    return [host for origin in origins if (host := urlsplit(origin).hostname)]


def kept_secret(path: Path) -> str:
    """Read a secret that only this user may read, making it the first time."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text().strip()
    with os.fdopen(descriptor, "w") as file:
        secret = secrets.token_urlsafe(48)
        file.write(secret)
    return secret
