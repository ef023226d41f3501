"""What is compared with: a bare Channels consumer under daphne that writes a payload to everybody, straight.

`python -m tests.load.echo PORT BYTES`: no rules, no database, no sessions; every text that comes is answered to all
with BYTES bytes.
"""

import sys
from typing import Any

from channels.generic.websocket import AsyncWebsocketConsumer
from daphne.endpoints import build_endpoint_description_strings
from daphne.server import Server
from django.conf import settings

everybody: set["Echo"] = set()


class Echo(AsyncWebsocketConsumer):  # type: ignore[misc]
    """Answers everybody."""

    payload = ""

    async def connect(self) -> None:
        """Come in."""
        everybody.add(self)
        await self.accept()

    async def disconnect(self, code: int) -> None:
        """Leave."""
        everybody.discard(self)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """Write the payload to every consumer directly."""
        for consumer in everybody:
            await consumer.send(text_data=self.payload)


def main(port: int, size: int) -> None:
    """Serve until stopped."""
    settings.configure(DATABASES={}, CHANNEL_LAYERS={})
    Echo.payload = "x" * size
    application: Any = Echo.as_asgi()
    Server(application, build_endpoint_description_strings(host="127.0.0.1", port=port)).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
