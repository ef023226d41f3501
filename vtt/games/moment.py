"""The server's time, the only one that counts in a log."""

from datetime import UTC, datetime


def now() -> str:
    """Tell the time in UTC, to the millisecond."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
