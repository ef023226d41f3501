"""One club's server for all tests of a file."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from tests.hosting.club import Club, Table, club


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
