"""Worker threads: judging and the database stay off the event loop, and one game cannot hold up another."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from django.db import close_old_connections

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 4

_pool = ThreadPoolExecutor(THREADS, thread_name_prefix="referee")


async def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run a function that may block in a worker thread, on that thread's own database connection.

    Whoever is cancelled meanwhile goes when it is done: no work is left behind to write to what others clear away.
    """
    loop = asyncio.get_running_loop()
    work = loop.run_in_executor(_pool, _with_connection, lambda: function(*args, **kwargs))
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait([work])
        raise


def _with_connection(call: Callable[[], T]) -> T:
    """Drop a connection that broke or grew old before the call meets it, and after if it broke there."""
    close_old_connections()
    try:
        return call()
    finally:
        close_old_connections()
