"""Wasteland: fought on tiles of a metre, area attacks resolved creature by creature."""

from rules.wasteland.ruleset import WASTELAND

__all__ = ["WASTELAND"]
