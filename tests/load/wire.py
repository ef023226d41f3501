"""A websocket client that does next to nothing, so that what is measured is the server: frames in, times out."""

import asyncio
import base64
import os
import struct
import time
from collections.abc import Callable
from urllib.parse import urlsplit

Heard = Callable[[bytes, float], None]


class Wire(asyncio.Protocol):
    """One socket; `heard` is told the payload of each frame and when its last byte came."""

    def __init__(self, address: str, headers: dict[str, str], heard: Heard) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = _handshake(address, headers)
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Cut frames out of what comes."""
        self._buffer += data
        if not self.opened.done() and not self._shake():
            return
        while (end := self._frame_end()) is not None:
            payload = bytes(self._buffer[self._payload_start() : end])
            opcode = self._buffer[0] & 15
            del self._buffer[:end]
            if opcode == 1:
                self.heard(payload, time.perf_counter())

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        mask = os.urandom(4)
        length = bytes([0x80 | len(text)]) if len(text) < 126 else struct.pack("!BH", 0x80 | 126, len(text))
        self.transport.write(b"\x81" + length + mask + _masked(text, mask))

    def _shake(self) -> bool:
        answer, separator, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not separator:
            return False
        assert answer.startswith(b"HTTP/1.1 101"), answer[:200]
        self._buffer = bytearray(rest)
        self.opened.set_result(None)
        return True

    def _payload_start(self) -> int:
        return {126: 4, 127: 10}.get(self._buffer[1] & 127, 2)

    def _frame_end(self) -> int | None:
        if len(self._buffer) < 2 or len(self._buffer) < self._payload_start():
            return None
        start = self._payload_start()
        length = int.from_bytes(self._buffer[2:start], "big") if start > 2 else self._buffer[1] & 127
        return start + length if len(self._buffer) >= start + length else None


async def connect(address: str, headers: dict[str, str], heard: Heard) -> Wire:
    """Open a socket at `ws://host:port/path`."""
    parts = urlsplit(address)
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(address, headers, heard), parts.hostname, parts.port)
    await asyncio.wait_for(wire.opened, 20)
    return wire


def _handshake(address: str, headers: dict[str, str]) -> bytes:
    parts = urlsplit(address)
    lines = [f"GET {parts.path}?{parts.query} HTTP/1.1", f"Host: {parts.netloc}"]
    lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines += [f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def _masked(text: bytes, mask: bytes) -> bytes:
    """Mask a payload, all bytes at once."""
    key = int.from_bytes((mask * (len(text) // 4 + 1))[: len(text)], "big")
    return (int.from_bytes(text, "big") ^ key).to_bytes(len(text), "big")
