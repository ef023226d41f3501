"""The socket of a table: who it is comes from the connection, what it wants from frames, each parsed once."""

import logging
from collections.abc import Awaitable
from urllib.parse import parse_qs

import msgspec
from django.http import parse_cookie

import rules
from vtt.asgi_types import Message, Receive, Scope, Send
from vtt.games import access, answers, broadcast, catchup, chat, frames, hall, speech, standing
from vtt.games.connection import Connection
from vtt.games.gestures import objection
from vtt.games.limits import LARGEST, Limits, Word
from vtt.games.orders import Order
from vtt.games.persons import person_of, session_of
from vtt.games.posts import Gesture, Post
from vtt.games.probing import Prober
from vtt.games.room import Room
from vtt.games.submit import submit
from vtt.games.tickets import OPEN, Ticket
from vtt.threads import in_thread

logger = logging.getLogger(__name__)

TOO_FAST = "Too many frames a second; slow down, or this connection is closed."
TOO_LARGE = f"A frame may have {LARGEST // 1024} KiB; send less."
NOT_TEXT = "Frames are text."
OTHER_CHAT = "Players and spectators have a chat each; this is not yours."
BROKEN = "The server failed on this frame; try it again."


async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one browser at one table; one that was not let in hears why, and nothing else."""
    await receive()
    await send({"type": "websocket.accept"})
    game_id, place, since = _address(scope)
    ticket = await in_thread(_ticket, scope, game_id, place)
    connection = Connection(scope, send, place, ticket or OPEN)
    if ticket is None:
        connection.close("no_seat")
        return
    await TableSocket(game_id, connection).serve(receive, since)


class TableSocket:
    """One browser at one table: reads its frames in order and answers them."""

    def __init__(self, game_id: str, connection: Connection) -> None:
        self.game_id = game_id
        self.connection = connection
        self._limits = Limits()
        self._shows = False
        self._prober = Prober(self._probe)

    async def serve(self, receive: Receive, since: int | None) -> None:
        """Bring the browser up to date, then serve it until it leaves."""
        room = await self._join(since)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                await self._receive(message)
        finally:
            self._prober.stop()
            if self._shows:
                await self._tell(frames.Clear())
            await hall.leave(room, self.connection)

    async def _join(self, since: int | None) -> Room:
        """Send what is missing up to the number the room is at, then let the room send the rest."""
        while True:
            missed = await in_thread(catchup.missed, self.game_id, since, self.connection.chat)
            room = hall.room_for(self.game_id, missed.seq)
            if missed.seq >= room.seq:
                break
        hall.enter(room, self.connection)
        self._write(frames.Welcome(self.connection.seat, missed.seq, room.presence.counts()))
        for text in missed.frames:
            self.connection.write(text)
        return room

    async def _receive(self, message: Message) -> None:
        if self.connection.closed or not self._passes(self._limits.any_frame(), None):
            return
        try:
            frame = _read(message.get("text"))
        except frames.Unreadable as error:
            self._error(str(error))
            return
        if self._passes(self._limits.of(frame), _id_of(frame)):
            await self._guard(frame, self._do(frame))

    def _passes(self, word: Word, frame_id: str | int | None) -> bool:
        if word == "warn":
            self._error(TOO_FAST, frame_id)
        if word == "close":
            logger.warning("socket closed game=%s seat=%s why=too_fast", self.game_id, self.connection.seat)
            self.connection.close("too_fast")
        return word == "pass"

    async def _guard(self, frame: frames.Incoming, work: Awaitable[None]) -> None:
        """Answer what cannot be read, or what fails here, with one sentence instead of a broken socket."""
        try:
            await work
        except rules.Unreadable as error:
            self._error(f"The frame cannot be read: {error}.", _id_of(frame))
        except Exception:
            logger.exception("frame failed game=%s kind=%s", self.game_id, type(frame).__name__)
            self._error(BROKEN, _id_of(frame))

    async def _do(self, frame: frames.Incoming) -> None:
        match frame:
            case frames.Command():
                await self._command(frame)
            case frames.Probe():
                self._prober.ask(frame)
            case frames.Ask():
                self._write(await in_thread(answers.answer, self.game_id, frame))
            case frames.Show():
                await self._show(frame)
            case frames.Say():
                await self._say(frame)
            case frames.Since():
                await self._catch_up(frame)

    async def _command(self, sent: frames.Command) -> None:
        outcome = await submit(Order(self.game_id, self.connection.seat, sent))
        if outcome.seq is None:
            self.connection.write(outcome.frame)

    async def _probe(self, probe: frames.Probe) -> None:
        await self._guard(probe, self._answer_probe(probe))

    async def _answer_probe(self, probe: frames.Probe) -> None:
        self._write(await in_thread(answers.opinion, self.game_id, self.connection.seat, probe))

    async def _show(self, shown: frames.Show) -> None:
        gesture, seat = shown.gesture, self.connection.seat
        known = standing.at_hand(self.game_id)
        if known is None:
            known = await in_thread(standing.last_known, self.game_id)
        if against := objection(gesture, seat, known.table):
            self._error(against)
            return
        self._shows = not isinstance(gesture, frames.Clear)
        await self._tell(gesture)

    async def _tell(self, gesture: frames.AnyGesture) -> None:
        text = frames.write(frames.Shown(seat=self.connection.seat, gesture=gesture))
        await broadcast.tell(self.game_id, Gesture(text, type(gesture).__name__, self.connection.name))

    async def _say(self, said: frames.Say) -> None:
        if said.room != self.connection.chat:
            self._error(OTHER_CHAT, said.id)
            return
        if not speech.cleaned(said.text):
            self._error(speech.NOTHING, said.id)
            return
        line = await in_thread(chat.keep, self.game_id, self.connection.seat, said)
        if line is not None:
            await broadcast.tell(self.game_id, Post(frames.write(line), audience=said.room))

    async def _catch_up(self, since: frames.Since) -> None:
        """Send what is missing; who is here when nothing is, so that a browser hears the line is alive."""
        missed = await in_thread(catchup.missed, self.game_id, since.seq, self.connection.chat)
        for text in missed.frames:
            self.connection.write(text)
        if not missed.frames:
            here = broadcast.rooms[self.game_id].presence.counts()
            self._write(frames.Presence(here.red, here.blue, here.watching))

    def _write(self, frame: msgspec.Struct) -> None:
        self.connection.write(frames.write(frame))

    def _error(self, text: str, frame_id: str | int | None = None) -> None:
        self._write(frames.Error(text=text, id=frame_id))


def _read(text: str | None) -> frames.Incoming:
    if text is None:
        raise frames.Unreadable(NOT_TEXT)
    if len(text) > LARGEST:
        raise frames.Unreadable(TOO_LARGE)
    return frames.read(text)


def _address(scope: Scope) -> tuple[str, frames.SeatName, int | None]:
    """Read the game, the place and the last number seen out of the address; a strange place watches."""
    query = parse_qs(scope["query_string"].decode("latin1"))
    place = access.seat_name(query.get("seat", [""])[0])
    since = query.get("since", [""])[0]
    return scope["url_route"]["kwargs"]["game_id"], place, int(since) if since.isdecimal() else None


def _ticket(scope: Scope, game_id: str, place: frames.SeatName) -> Ticket | None:
    header = next((value for key, value in scope["headers"] if key == b"cookie"), b"")
    cookies = parse_cookie(header.decode("latin1"))
    return access.ticket(game_id, place, person_of(session_of(cookies)))


def _id_of(frame: frames.Incoming) -> str | int | None:
    return getattr(frame, "id", None)
