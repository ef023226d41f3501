"""Who serves from a directory: several processes where Redis lets them hear each other, else one; told by a lock."""

import fcntl
from pathlib import Path
from typing import IO

REFUSAL = "Another Warmat process serves from {var} already: stop it, or set REDIS_URL to run several workers."
RESTORING = "A backup is being restored in {var}: start this worker when that is done."


def claim(var: Path) -> IO[bytes]:
    """Hold the directory for this process as long as the file given back is open; else leave with one sentence."""
    return _held(var, fcntl.LOCK_EX, REFUSAL)


def share(var: Path) -> IO[bytes]:
    """Hold the directory together with other workers, as `claim` does for one."""
    return _held(var, fcntl.LOCK_SH, RESTORING)


def _held(var: Path, how: int, refusal: str) -> IO[bytes]:
    lock = (var / "worker.lock").open("ab")
    try:
        fcntl.flock(lock, how | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise SystemExit(refusal.format(var=var)) from None
    return lock
