"""Scrollhammer: measured in inches, in any direction."""

from rules.scrollhammer.ruleset import SCROLLHAMMER

__all__ = ["SCROLLHAMMER"]
