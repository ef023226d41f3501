"""Without Redis two processes cannot hear each other, so a second one is refused at start-up."""

import fcntl
from pathlib import Path
from typing import IO

REFUSAL = "Another Warmat process serves from {var} already: stop it, or set REDIS_URL to run several workers."


def claim(var: Path) -> IO[bytes]:
    """Hold the directory for this process as long as the file given back is open; else leave with one sentence."""
    lock = (var / "worker.lock").open("ab")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise SystemExit(REFUSAL.format(var=var)) from None
    return lock
