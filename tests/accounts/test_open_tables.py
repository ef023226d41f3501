"""A table that is open while its account logs out, changes the password, or goes."""

from collections.abc import Iterator
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.contrib.auth.models import User

from tests.accounts.conftest import PASSWORD
from tests.cast import SCORE, Cast, Member, command
from tests.games.conftest import cast, gathered  # noqa: F401
from vtt.threads import in_thread


@pytest.fixture
def ann_at_blue(gathered: Cast) -> Iterator[Member]:  # noqa: F811
    """Ann, logged in and seated at blue."""
    User.objects.create_user("Ann", password=PASSWORD)
    ann = Member(gathered.game, "blue")
    log_in(ann)
    ann.join(gathered.secrets["blue"])
    gathered.stranger.sockets = ann.sockets
    yield ann
    User.objects.all().delete()


def log_in(member: Member) -> None:
    """Log Ann in, in a member's browser."""
    assert member.browser.post("/account/log-in/", {"username": "Ann", "password": PASSWORD}).status_code == 302


async def post(member: Member, address: str, form: dict[str, str] | None = None) -> Any:
    """Send a form, as another tab of the browser would."""
    return await in_thread(member.browser.post, address, form or {})


async def test_logging_out_closes_the_accounts_tables_and_the_browser_does_not_come_in_again(
    cast: Cast,  # noqa: F811
    ann_at_blue: Member,
) -> None:
    socket, red = await ann_at_blue.open(), await cast.red.open()
    await post(ann_at_blue, "/account/log-out/")
    assert await socket.closing() == 4013
    assert await (await ann_at_blue.knock()).closing() == 4401
    assert (await red.ask(command(SCORE), "events"))["seq"] == 1


async def test_another_browser_that_is_still_logged_in_comes_back(cast: Cast, ann_at_blue: Member) -> None:  # noqa: F811
    other = Member(cast.game, "blue", sockets=ann_at_blue.sockets)
    await sync_to_async(log_in)(other)
    socket = await other.open()
    await post(ann_at_blue, "/account/log-out/")
    assert await socket.closing() == 4013
    await other.open()


async def test_a_changed_password_closes_the_tables_of_the_other_browsers_for_good(
    cast: Cast,  # noqa: F811
    ann_at_blue: Member,
) -> None:
    other = Member(cast.game, "blue", sockets=ann_at_blue.sockets)
    await sync_to_async(log_in)(other)
    here, there = await ann_at_blue.open(), await other.open()
    new = "a long walk by the lake"
    await post(ann_at_blue, "/account/password/", {"current": PASSWORD, "password": new, "again": new})
    assert [await here.closing(), await there.closing()] == [4013, 4013]
    await ann_at_blue.open()
    assert await (await other.knock()).closing() == 4401


async def test_an_account_that_is_shut_in_the_admin_loses_its_tables(cast: Cast, ann_at_blue: Member) -> None:  # noqa: F811
    socket = await ann_at_blue.open()

    def shut() -> None:
        account = User.objects.get()
        account.is_active = False
        account.save()

    await in_thread(shut)
    assert await socket.closing() == 4013
    assert await (await ann_at_blue.knock()).closing() == 4401


async def test_a_deleted_account_leaves_its_tables(cast: Cast, ann_at_blue: Member) -> None:  # noqa: F811
    socket = await ann_at_blue.open()
    await post(ann_at_blue, "/account/delete/", {"delete-current": PASSWORD})
    assert await socket.closing() == 4403


async def test_a_guests_open_table_stays_open_while_he_logs_in(cast: Cast, ann_at_blue: Member) -> None:  # noqa: F811
    red = await cast.red.open()
    await sync_to_async(log_in)(cast.red)
    assert (await red.ask(command(SCORE), "events"))["seq"] == 1
    assert await red.any("closed", within=1) is None
