"""A mover, an opponent and a crowd at one table, and when each of them heard of a move."""

import asyncio
import time
from dataclasses import dataclass, field

from tests.load.wire import Wire, connect
from tests.process import Browser

HEARD_WITHIN = 20.0


@dataclass
class Heard:
    """When a message reached the mover, the opponent and the last of the crowd; seconds after it was sent."""

    mover: float = 0.0
    opponent: float = 0.0
    last: float = 0.0


@dataclass
class Message:
    """Something that was sent, and who has heard it."""

    sent: float
    expected: int
    done: asyncio.Future[None]
    times: list[tuple[str, float]] = field(default_factory=list)

    def heard_by(self, who: str, at: float) -> None:
        """Note one who has heard it."""
        self.times.append((who, at - self.sent))
        if len(self.times) == self.expected and not self.done.done():
            self.done.set_result(None)

    def told(self, mover: str, opponent: str) -> Heard:
        """Tell when it reached whom."""
        by = dict(self.times)
        return Heard(by[mover], by[opponent], max(by.values()))


class Crowd:
    """Sockets at one address each; a frame is told to its message by the key `key_of` finds in it."""

    def __init__(self) -> None:
        self.wires: dict[str, Wire] = {}
        self.messages: dict[bytes, Message] = {}
        self.frame_bytes = 0

    async def join(self, who: str, address: str, headers: dict[str, str]) -> None:
        """Open a socket."""
        self.wires[who] = await connect(address, headers, lambda payload, at: self._heard(who, payload, at))

    async def send(self, who: str, key: bytes, text: bytes) -> Message:
        """Send a text and wait until everybody has heard the frame with its key."""
        message = self.post(who, key, text)
        await asyncio.wait_for(message.done, HEARD_WITHIN)
        return message

    def post(self, who: str, key: bytes, text: bytes) -> Message:
        """Send a text and go on."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        message = self.messages[key] = Message(time.perf_counter(), len(self.wires), done)
        self.wires[who].send(text)
        return message

    def leave(self) -> None:
        """Close all sockets."""
        for wire in self.wires.values():
            wire.transport.close()

    def _heard(self, who: str, payload: bytes, at: float) -> None:
        key = self.key_of(payload)
        if key in self.messages:
            self.frame_bytes = len(payload)
            self.messages[key].heard_by(who, at)

    def key_of(self, payload: bytes) -> bytes:
        """Find the command id of an `events` frame; any other frame has none."""
        if not payload.startswith(b'{"kind":"events"'):
            assert not payload.startswith((b'{"kind":"refused"', b'{"kind":"error"')), payload[:400]
            return b""
        start = payload.index(b'"id":"') + 6
        return payload[start : payload.index(b'"', start)]


class EchoCrowd(Crowd):
    """A crowd at the echo, where every frame answers the one message that is out."""

    def key_of(self, payload: bytes) -> bytes:
        """Every frame is the answer."""
        return b"echo"


async def gather_at(browser: Browser, game: str, watchers: int, devices: int = 1) -> Crowd:
    """Seat red and blue, each at so many devices, and so many watchers."""
    crowd = Crowd()
    headers = {"Origin": browser.site, "Cookie": browser.cookies}
    places = [(seat, device) for seat in ("red", "blue") for device in range(devices)]
    for place, number in [*places, *(("watch", number) for number in range(watchers))]:
        address = f"{browser.site.replace('http', 'ws')}/ws/games/{game}/?seat={place}&since=0"
        await crowd.join(f"{place}{number}", address, headers)
    await asyncio.sleep(0.5 + watchers * 0.005)
    return crowd
