"""A cast at a table for every test here; afterwards every log must tell the whole state."""

from collections.abc import AsyncIterator, Iterator

import pytest
from django.contrib.sessions.models import Session
from pytest_django.plugin import DjangoDbBlocker

from tests.cast import Cast, assert_log_tells_all, gather
from vtt.games import standing
from vtt.games.models import Game


@pytest.fixture
def gathered(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[Cast]:
    """A cast stored for real: the server reads it from other threads.

    Afterwards the games are deleted, which is much quicker than emptying every table.
    """
    with django_db_blocker.unblock():
        yield gather()
        try:
            for game in Game.objects.all():
                assert_log_tells_all(game)
                standing.forget(game.pk)
        finally:
            Game.objects.all().delete()
            Session.objects.all().delete()


@pytest.fixture
async def cast(gathered: Cast) -> AsyncIterator[Cast]:
    """Red, blue, a spectator and a stranger."""
    yield gathered
    await gathered.leave()
