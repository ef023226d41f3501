"""A cast at a game that is being set up, for every test that wants one."""

from tests.games.conftest import cast, gathered

__all__ = ["cast", "gathered"]
