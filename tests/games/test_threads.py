"""Work in a thread is never left behind."""

import asyncio
import threading

import pytest

from vtt.threads import in_thread


async def test_whoever_is_cancelled_goes_when_the_work_is_done() -> None:
    begun, go_on, done = threading.Event(), threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        go_on.wait(5)
        done.set()

    task = asyncio.create_task(in_thread(work))
    await asyncio.to_thread(begun.wait, 5)
    task.cancel()
    await asyncio.sleep(0)
    assert not task.done()
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done.is_set()
