"""What lists tell of a game, kept beside it, so that no list unpacks a table."""

import msgspec

import rules


def written(table: rules.Table) -> tuple[str, bool]:
    """Write a table's summary, and tell whether its game is over."""
    summary = rules.summary(table)
    return msgspec.json.encode(summary).decode(), summary.seat is None


def read(text: str) -> rules.Summary:
    """Read a summary back."""
    return msgspec.json.decode(text, type=rules.Summary)
