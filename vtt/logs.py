"""Logging: one line an event, `time level logger what key=value …`."""

import logging
from datetime import UTC, datetime


class OneLine(logging.Formatter):
    """Write a record on one line, a traceback folded into it, so that a log can be read by line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the record; line ends inside it become ` | `."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        parts = [at, record.levelname, record.name, record.getMessage()]
        if record.exc_info and not _is_answered(record):
            parts.append(self.formatException(record.exc_info))
        return _on_one_line(" ".join(parts))


def _is_answered(record: logging.LogRecord) -> bool:
    """Tell whether a request was refused as it should be: its message says all there is to know."""
    refused = 400 <= getattr(record, "status_code", 500) < 500
    return refused or record.name.startswith("django.security")


def _on_one_line(text: str) -> str:
    """Join lines by ` | `; of what a stranger sent, no control character reaches the terminal of whoever reads."""
    joined = " | ".join(text.splitlines())
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in joined)
