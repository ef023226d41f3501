"""The cast of the server's tests: red, blue, a spectator, and a stranger who must get nothing."""

import asyncio
import json
import uuid
from dataclasses import dataclass, field
from typing import Any

from channels.routing import URLRouter
from channels.testing import WebsocketCommunicator
from django.test import Client

import rules
from vtt.games import standing
from vtt.games.making import make_game
from vtt.games.models import Game
from vtt.games.routing import sockets
from vtt.origins import OriginCheck

ORIGIN = "http://localhost:8000"
HOST = "localhost:8000"
APPLICATION = OriginCheck(URLRouter(sockets))

Frame = dict[str, Any]


def table_file(**changes: Any) -> bytes:
    """Write a small open table: three red and three blue skirmishers, far apart."""
    document: dict[str, Any] = {
        "format": "warmat/1",
        "ruleset": "scrollhammer",
        "mat": {"width": 72, "depth": 48},
        "profiles": {"legionary": {"type": "infantry", "Ld": 8, "T": 3}},
        "units": {
            "spears": {"name": "Spears", "seat": "red", "formation": "skirmish"},
            "orcs": {"name": "Orcs", "seat": "blue", "formation": "skirmish"},
        },
        "models": {
            **{f"s{n}": _model("spears", 20 + 2 * n, 36) for n in range(3)},
            **{f"o{n}": _model("orcs", 20 + 2 * n, 12) for n in range(3)},
        },
    }
    return json.dumps(document | changes).encode()


def _model(unit: str, x: float, y: float) -> Frame:
    base = {"shape": "round", "diameter": 25}
    return {"unit": unit, "profile": "legionary", "base": base, "x": x, "y": y}


def move(inches: float = 2, seat: str = "red", up: float | None = None) -> Frame:
    """Order the seat's whole unit straight at the enemy."""
    unit, letter, y, way = ("spears", "s", 36, -1) if seat == "red" else ("orcs", "o", 12, 1)
    end = up if up is not None else y + way * inches
    return {"do": "move", "unit": unit, "paths": {f"{letter}{n}": [[20 + 2 * n, end]] for n in range(3)}}


ROLL = {"do": "roll", "dice": "2D6", "for": "luck"}
SCORE = {"do": "score", "red": 1, "because": "first blood"}
END_PHASE = {"do": "end_phase"}


def command(order: Frame, command_id: str | None = None, seq: int = 0) -> Frame:
    """Wrap an order into a frame under an id, a new one unless given."""
    return {"kind": "command", "id": command_id or str(uuid.uuid4()), "seq": seq, "command": order}


@dataclass
class Socket:
    """An open socket and the frames it was sent that no test has looked at."""

    wire: WebsocketCommunicator
    frames: list[Frame] = field(default_factory=list)

    async def send(self, frame: Frame) -> None:
        """Send a frame."""
        await self.wire.send_json_to(frame)

    async def ask(self, frame: Frame, *kinds: str) -> Frame:
        """Send a frame and wait for the next of these kinds."""
        await self.send(frame)
        return await self.next(*kinds)

    async def next(self, *kinds: str, within: float = 5) -> Frame:
        """Wait for the next frame of these kinds, keeping the others for later."""
        frame = await self._find(kinds, within)
        assert frame is not None, f"none of {kinds} came, only {self.frames}"
        return frame

    async def any(self, *kinds: str, within: float = 0.3) -> Frame | None:
        """Give the next frame of these kinds, None when none comes for a while."""
        return await self._find(kinds, within)

    async def closing(self, within: float = 8) -> int:
        """Wait until the server closes, and give its code."""
        async with asyncio.timeout(within):
            while (message := await self._output())["type"] != "websocket.close":
                self.frames.append(json.loads(message["text"]))
        return int(message.get("code", 1000))

    async def _find(self, kinds: tuple[str, ...], within: float) -> Frame | None:
        for index, kept in enumerate(self.frames):
            if kept["kind"] in kinds:
                return self.frames.pop(index)
        try:
            async with asyncio.timeout(within):
                while (frame := json.loads((await self._output())["text"]))["kind"] not in kinds:
                    self.frames.append(frame)
        except TimeoutError:
            return None
        return frame

    async def _output(self) -> Frame:
        """Take the next message; the testing tool's own way to wait ends the connection when it waits in vain."""
        message: Frame = await self.wire.output_queue.get()
        return message

    async def close(self) -> None:
        """Leave."""
        await self.wire.disconnect(timeout=10)


@dataclass
class Member:
    """Somebody with a browser, and the place they ask for."""

    game: Game
    place: str
    browser: Client = field(default_factory=Client)
    sockets: list[Socket] = field(default_factory=list)

    def join(self, secret: str) -> Any:
        """Exchange a link's secret for the seat."""
        return self.browser.post(f"/join/{self.game.pk}/", {"secret": secret})

    async def open(self, since: int | None = 0, *, game: str | None = None, **headers: str) -> Socket:
        """Open a socket and wait for the welcome."""
        socket = await self.knock(since, game=game, **headers)
        socket.frames.append(await socket.next("welcome"))
        return socket

    async def knock(self, since: int | None = 0, *, game: str | None = None, **headers: str) -> Socket:
        """Open a socket, whatever comes of it."""
        seen = "" if since is None else f"&since={since}"
        path = f"/ws/games/{game or self.game.pk}/?seat={self.place}{seen}"
        sent = {"origin": ORIGIN, "host": HOST, "cookie": self._cookies()} | headers
        wire = WebsocketCommunicator(APPLICATION, path, headers=[(k.encode(), v.encode()) for k, v in sent.items()])
        accepted, _ = await wire.connect(timeout=10)
        assert accepted, "the handshake was refused"
        self.sockets.append(Socket(wire))
        return self.sockets[-1]

    def _cookies(self) -> str:
        return "; ".join(f"{name}={morsel.value}" for name, morsel in self.browser.cookies.items())


@dataclass
class Cast:
    """Everybody at one table."""

    game: Game
    secrets: dict[str, str]
    red: Member
    blue: Member
    watcher: Member
    stranger: Member

    async def leave(self) -> None:
        """Close every socket that was opened, so that no room outlives its test."""
        for member in (self.red, self.blue, self.watcher, self.stranger):
            for socket in member.sockets:
                await socket.close()


def gather(document: bytes | None = None) -> Cast:
    """Make a game and let three people in; the stranger asks for red's seat."""
    made = make_game(document or table_file(), "Test game", creator="somebody")
    red, blue, watcher, stranger = (Member(made.game, place) for place in ("red", "blue", "watch", "red"))
    for member in (red, blue, watcher):
        assert member.join(made.secrets[member.place]).status_code == 303
    return Cast(made.game, dict(made.secrets), red, blue, watcher, stranger)


def assert_log_tells_all(game: Game) -> None:
    """Fold the log from the start table and compare with what is stored, and with a fresh load."""
    game.refresh_from_db()
    table = rules.load(bytes(game.start))
    drawn = 0
    for number, entry in enumerate(game.entries.order_by("seq"), start=1):
        assert entry.seq == number
        given = rules.given(entry.seat, json.loads(entry.command))
        table = rules.advance(table, standing.events_of(table, entry.events), given)
        drawn += len(json.loads(entry.dice))
    standing.forget(game.pk)
    today = standing.today(game.pk)
    assert game.seq == table.memory.seq == today.seq
    assert rules.freeze(today.table) == rules.freeze(table)
    assert game.drawn == drawn
