"""Every frame there is, both ways; what is not here cannot be said."""

from typing import Annotated, Any, Literal

import msgspec

import rules

SeatName = Literal["red", "blue", "watch"]
ChatRoom = Literal["players", "spectators"]
Reason = Literal["no_seat", "link_replaced", "recheck", "too_slow", "too_fast", "restart"]

FrameId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,64}\Z")]
TableId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]
AskId = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Said = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Measure = Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]
Point = tuple[Measure, Measure]
Place = tuple[Measure, Measure, Measure, int]
Points = Annotated[list[Point], msgspec.Meta(max_length=200)]


class Strict(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """A frame; an unknown field makes it unreadable."""


class Gesture(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a hand does over the table: shown to the others, never judged, never kept."""


class Ghosts(Gesture, tag="ghosts", frozen=True):
    """A unit's move while it is being made up: x, y, facing, floor of each model, and the paths there."""

    unit: TableId
    places: Annotated[dict[TableId, Place], msgspec.Meta(max_length=400)]
    paths: Annotated[dict[TableId, Points], msgspec.Meta(max_length=400)] = {}


class Aim(Gesture, tag="aim", frozen=True):
    """A command as it is held over the table before it is given; None once the hand lets go of it."""

    command: dict[str, Any] | None = None


class Ruler(Gesture, tag="ruler", frozen=True):
    """A ruler laid for all to see, in inches."""

    points: Points
    inches: Measure


class Pointer(Gesture, tag="pointer", frozen=True):
    """Where a pointer is, in inches."""

    x: Measure
    y: Measure


class Ping(Gesture, tag="ping", frozen=True):
    """Look here."""

    x: Measure
    y: Measure


class Typing(Gesture, tag="typing", frozen=True):
    """Somebody writes in the chat."""


class Clear(Gesture, tag="clear", frozen=True):
    """Whatever this hand showed is gone."""


AnyGesture = Ghosts | Aim | Ruler | Pointer | Ping | Typing | Clear
WATCHERS_GESTURES = (Ruler, Ping, Typing, Clear)
"""What somebody without a unit may show the others."""


class Command(Strict, tag="command", frozen=True):
    """A command to be carried out; the same id again is the same command."""

    id: FrameId
    seq: Seq
    command: dict[str, Any]


class Probe(Strict, tag="probe", frozen=True):
    """A command not to be carried out: may it be?"""

    id: AskId
    command: dict[str, Any]


class Ask(Strict, tag="ask", frozen=True):
    """A question about the table."""

    id: AskId
    question: dict[str, Any]


class Show(Strict, tag="gesture", frozen=True):
    """A gesture."""

    gesture: AnyGesture


class Say(Strict, tag="chat", frozen=True):
    """Something said in one of the two chat rooms."""

    id: FrameId
    room: ChatRoom
    text: Said


class Since(Strict, tag="since", frozen=True):
    """A gap was noticed: send what came after this number."""

    seq: Seq


Incoming = Command | Probe | Ask | Show | Say | Since


class Counts(msgspec.Struct, frozen=True):
    """Sockets at each place."""

    red: int = 0
    blue: int = 0
    watching: int = 0


class Welcome(Strict, tag="welcome", frozen=True):
    """The first frame: who this socket is, how far the game is, who is here."""

    seat: SeatName
    seq: int
    presence: Counts


class Logged(Strict, tag="events", frozen=True):
    """An accepted command as the log shows it."""

    seq: int
    seat: str
    id: str
    at: str
    command: msgspec.Raw
    events: msgspec.Raw
    result: msgspec.Raw
    dice: msgspec.Raw
    marked: bool
    refusals: msgspec.Raw


class Events(Logged, tag="events", frozen=True):
    """An accepted command, with every entity it changed as that now is; the same bytes to everybody."""

    changes: msgspec.Raw


class Chatted(Strict, tag="chat", frozen=True):
    """Something that was said."""

    id: str
    seat: str
    name: str
    room: str
    text: str
    at: str


class Snapshot(Strict, tag="snapshot", frozen=True):
    """The whole table and the last of its log and chat."""

    seq: int
    table: msgspec.Raw
    log: msgspec.Raw
    chat: list[Chatted]


class Refused(Strict, tag="refused", frozen=True):
    """To the sender alone: why not, and how far it may go."""

    id: str
    refusals: Any
    nearest: Any
    seq: int


class Recorded(Strict, tag="recorded", frozen=True):
    """To the sender alone: this id was carried out before, with this outcome."""

    id: str
    seq: int
    result: msgspec.Raw


class Answer(Strict, tag="answer", frozen=True):
    """To the sender alone: the answer to a question."""

    id: int
    answer: dict[str, Any]


class Opinion(Strict, tag="probe", frozen=True):
    """To the sender alone: what the referee would say."""

    id: int
    answer: dict[str, Any]


class Presence(Counts, frozen=True, tag_field="kind", tag="presence"):
    """How many sockets each place has now."""


class Shown(Strict, tag="gesture", frozen=True):
    """Somebody's gesture."""

    seat: SeatName
    gesture: AnyGesture


class Error(Strict, tag="error", frozen=True, omit_defaults=True):
    """One sentence about a frame that could not be served; nothing was changed."""

    text: str
    id: str | int | None = None


class Closed(Strict, tag="closed", frozen=True):
    """Why the socket is closed; the close follows."""

    reason: Reason


SEATED = "A command says no seat; it is the one this connection sits at."


class Unreadable(ValueError):
    """A frame that cannot be read; `str()` is one sentence."""


_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> Incoming:
    """Read a frame, strictly; raises `Unreadable` naming the place."""
    try:
        frame: Incoming = msgspec.convert(rules.parse(text, "frame"), Incoming)
    except (rules.Unreadable, msgspec.ValidationError) as error:
        raise Unreadable(f"The frame cannot be read: {error}.") from None
    if isinstance(frame, Command | Probe) and "seat" in frame.command:
        raise Unreadable(SEATED)
    return frame


def write(frame: msgspec.Struct) -> str:
    """Write a frame."""
    return _encoder.encode(frame).decode()
