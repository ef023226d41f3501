"""The server: daphne in this process, with sockets that say when a browser does not take what it is sent."""

import gc
import sys
import time
from functools import lru_cache
from typing import Any, Final

from autobahn.websocket.protocol import PreparedMessage
from daphne.endpoints import build_endpoint_description_strings
from daphne.server import Server
from daphne.ws_protocol import WebSocketProtocol
from twisted.internet import reactor
from twisted.internet.defer import Deferred
from twisted.internet.task import deferLater

from vtt.asgi_types import Scope
from vtt.games import hall
from vtt.games.limits import LARGEST

PING_EVERY: Final = 20
"""Seconds of silence before a socket is pinged, so that no proxy takes it for idle."""
PONG_WITHIN: Final = 20
"""Seconds to answer a ping; a player whose machine went dark is seen to be gone within 45."""
LAST_WORDS: Final = 0.3
"""Seconds between the closing of the sockets and the end of the process."""
UNREAD: Final = 4 * LARGEST
"""Bytes of a frame that closes its socket; a smaller one that is too large is answered with a sentence."""
SWITCH_EVERY: Final = 0.0005
"""Seconds a judging thread may keep the interpreter while the event loop waits to write to sockets."""
COLLECT_EVERY: Final = 10_000
"""Objects made before garbage is looked for; a command makes thousands, and hardly ever a cycle."""


class TableSocketProtocol(WebSocketProtocol):  # type: ignore[misc]
    """A daphne socket that writes at once, knows since when its browser is stuck, and encodes a text once for all."""

    stuck_since: float | None = None

    def onOpen(self) -> None:  # noqa: N802
        """Have the transport tell whenever all it kept has left."""
        super().onOpen()
        self.transport.unregisterProducer()
        self.transport.registerProducer(self, False)

    def resumeProducing(self) -> None:  # noqa: N802
        """Note that the browser has taken everything."""
        self.stuck_since = None

    def stopProducing(self) -> None:  # noqa: N802
        """Take note of nothing: the socket is gone, and daphne knows."""

    def blocked_for(self) -> float:
        """Tell for how many seconds the browser has not taken what was sent."""
        return 0.0 if self.stuck_since is None else time.monotonic() - self.stuck_since

    def serverSend(self, content: str, binary: bool = False) -> None:  # noqa: N802
        """Send a text of any size; a socket that is closing gets nothing more."""
        if self.state == self.STATE_OPEN:
            self.sendPreparedMessage(_prepared(content))

    def sendData(self, data: bytes, sync: bool = False, chopsize: int | None = None) -> None:  # noqa: N802
        """Write what the browser takes now; the loop sends the rest.

        To hand each frame to the loop and wait for its next turn costs four times as much with 200 sockets.
        """
        if self.state != self.STATE_OPEN or self.stuck_since is not None:
            self.transport.write(data)
            return
        written = self.transport.writeSomeData(data)
        # A connection that was lost is left to the loop, which will find it so.
        taken = written if isinstance(written, int) else 0
        if taken < len(data):
            self.stuck_since = time.monotonic()
            self.transport.write(data[taken:])


class TableServer(Server):  # type: ignore[misc]
    """Daphne with these sockets, and with the browser's pace in the scope of each."""

    def __init__(self, **options: Any) -> None:
        super().__init__(ready_callable=self._use_table_sockets, **options)

    def create_application(self, protocol: Any, scope: Scope) -> Any:
        """Give a socket's application the means to ask whether its browser keeps up."""
        if scope["type"] == "websocket":
            scope["blocked_for"] = protocol.blocked_for
        return super().create_application(protocol, scope)

    def run(self) -> None:
        """Serve until interrupted; then every browser is told, and given a moment to hear it."""
        reactor.addSystemEventTrigger("before", "shutdown", _take_leave)  # type: ignore[arg-type]
        super().run()

    def _use_table_sockets(self) -> None:
        self.ws_factory.protocol = TableSocketProtocol
        # A frame that is too large is answered 1009 as soon as its length is read, its payload never kept.
        self.ws_factory.setProtocolOptions(failByDrop=False)


def serve(application: Any, host: str, port: int) -> None:
    """Serve until interrupted; raises `OSError` when the address cannot be had."""
    sys.setswitchinterval(SWITCH_EVERY)
    _spare_collections()
    server = TableServer(
        application=application,
        endpoints=build_endpoint_description_strings(host=host, port=port),
        ping_interval=PING_EVERY,
        ping_timeout=PONG_WITHIN,
        websocket_max_message_size=UNREAD,
        websocket_max_frame_size=UNREAD,
        server_name="warmat",
    )
    server.run()
    if server.abort_start:
        raise OSError(f"cannot listen on {host}:{port}; is the port taken?")


def _spare_collections() -> None:
    """Leave what was loaded for good out of garbage collections: a full one held all tables up for 90 ms."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_EVERY)


def _take_leave() -> Deferred[None]:
    hall.close_all()
    return deferLater(reactor, LAST_WORDS)


@lru_cache(maxsize=4)
def _prepared(content: str) -> PreparedMessage:
    """Encode a text once, however many sockets it goes to."""
    return PreparedMessage(content.encode(), False, applyMask=False, doNotCompress=True)
