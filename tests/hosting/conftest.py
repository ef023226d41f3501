"""One club's server for all tests of a file."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from django.contrib.sessions.models import Session
from pytest_django.plugin import DjangoDbBlocker

from tests.cast import Cast, gather
from tests.hosting.club import Club, Table, club


@pytest.fixture
def cast(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[Cast]:
    """Red, blue, a spectator and a stranger, stored for real: the server reads them from other threads."""
    with django_db_blocker.unblock():
        gathered = gather()
        yield gathered
        gathered.game.delete()
        Session.objects.all().delete()


@pytest.fixture(scope="package")
def running_club() -> Iterator[Club]:
    """Two workers, PostgreSQL and Redis."""
    with club() as running:
        yield running


@pytest_asyncio.fixture
async def table(running_club: Club) -> AsyncIterator[Table]:
    """A game with everybody in."""
    there = Table(running_club)
    await there.enter()
    yield there
    await there.leave()
