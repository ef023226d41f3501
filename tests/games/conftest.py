"""A cast at a table for every test here; afterwards every log must tell the whole state."""

from collections.abc import Iterator

import pytest

from tests.cast import Cast, assert_log_tells_all, gather
from vtt.games import standing
from vtt.games.models import Game


@pytest.fixture
def cast(transactional_db: None) -> Iterator[Cast]:
    """Red, blue, a spectator and a stranger."""
    yield gather()
    for game in Game.objects.all():
        assert_log_tells_all(game)
        standing.forget(game.pk)
