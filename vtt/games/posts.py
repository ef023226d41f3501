"""What the processes that hold a game's sockets tell one another, and each its own room."""

from typing import Literal

import msgspec

from vtt.games.frames import Counts

Audience = Literal["all", "players", "spectators"]


class Told(msgspec.Struct, frozen=True, tag_field="told"):
    """Something every process with sockets of a game hears."""


class Post(Told, tag="post", frozen=True):
    """A frame for everybody in an audience; `seq` is its number when it is an entry of the log."""

    text: str
    seq: int | None = None
    audience: Audience = "all"


class Gesture(Told, tag="gesture", frozen=True):
    """A frame for everybody but its sender, shown if there is time."""

    text: str
    kind: str
    sender: str


class Counted(Told, tag="counted", frozen=True):
    """How many sockets a process holds at each place."""

    process: str
    counts: Counts


class Look(Told, tag="look", frozen=True):
    """Somebody's admission may be over: look at once."""


AnyTold = Post | Gesture | Counted | Look
