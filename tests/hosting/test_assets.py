"""The page's own files: under the address of their version to everybody, and nothing else by that way."""

import pytest
from channels.testing import HttpCommunicator
from django.conf import settings

from vtt.asgi_types import Message, Receive, Scope, Send
from vtt.assets import with_assets

MODULE = f"/static/{settings.STATIC_VERSION}/table/main.js"


async def pages(scope: Scope, receive: Receive, send: Send) -> None:
    """Stand for everything that is no file."""
    await send({"type": "http.response.start", "status": 404, "headers": []})
    await send({"type": "http.response.body", "body": b"a page"})


async def fetched(path: str, how: str = "GET") -> Message:
    answer: Message = await HttpCommunicator(with_assets(pages), how, path).get_response()
    return answer | {"headers": {name.decode(): value.decode() for name, value in answer["headers"]}}


async def test_a_module_is_sent_whole_and_kept_for_good() -> None:
    answer = await fetched(MODULE)
    assert answer["status"] == 200
    assert answer["body"] == (settings.ROOT / "static/table/main.js").read_bytes()
    assert answer["headers"]["content-type"] == "text/javascript; charset=utf-8"
    assert answer["headers"]["content-length"] == str(len(answer["body"]))
    assert answer["headers"]["cache-control"] == "public, max-age=31536000, immutable"
    assert answer["headers"]["x-content-type-options"] == "nosniff"


async def test_a_picture_is_called_one_whatever_the_machine_knows() -> None:
    answer = await fetched(f"/static/{settings.STATIC_VERSION}/help/table.webp")
    assert answer["headers"]["content-type"] == "image/webp"


async def test_a_head_names_the_length_and_sends_nothing() -> None:
    answer = await fetched(MODULE, "HEAD")
    assert (answer["status"], answer["body"]) == (200, b"")
    assert int(answer["headers"]["content-length"]) > 0


@pytest.mark.parametrize(
    "path",
    [
        f"/static/{settings.STATIC_VERSION}/table/no-such.js",
        f"/static/{settings.STATIC_VERSION}/table/",
        f"/static/{settings.STATIC_VERSION}/../manage.py",
        f"/static/{settings.STATIC_VERSION}//etc/passwd",
        "/static/another/table/main.js",
        "/games/new/",
    ],
)
async def test_everything_else_is_left_to_the_pages(path: str) -> None:
    assert (await fetched(path))["body"] == b"a page"


async def test_a_file_is_not_written_to() -> None:
    assert (await fetched(MODULE, "POST"))["body"] == b"a page"
