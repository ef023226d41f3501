"""Every question of Scrollhammer as it is written (table-format.md, 2)."""

from rules.commands import CommandQuestion, Question, Reference
from rules.scrollhammer.commands import Places as Goals
from rules.scrollhammer.commands import References
from rules.scrollhammer.supposing import Places
from rules.units import Count, Size


class AskModel(Question, frozen=True, kw_only=True, tag="model"):
    """What a model is now."""

    id: Reference


class AskUnit(Question, frozen=True, kw_only=True, tag="unit"):
    """What a unit is now."""

    id: Reference


class AskTable(Question, frozen=True, kw_only=True, tag="table"):
    """What the whole table is now."""


class AskCoherency(Question, frozen=True, kw_only=True, tag="coherency"):
    """Whether a unit is in coherency, and its groups (V6)."""

    unit: Reference


class AskArc(Question, frozen=True, kw_only=True, tag="arc", rename={"origin": "from"}):
    """In which arc of a unit in ranks another stands (F1)."""

    of: Reference
    origin: Reference


class AskRanks(Question, frozen=True, kw_only=True, tag="ranks"):
    """The ranks of a unit and its combat bonus (F6, F7)."""

    unit: Reference


class AskReform(Question, frozen=True, kw_only=True, tag="reform"):
    """Who of a unit in ranks goes where when these places are to be filled by the shortest ways (F2)."""

    unit: Reference
    places: Goals


class AskWay(CommandQuestion, frozen=True, kw_only=True, tag="way"):
    """How far a move would go, and how much of it inside difficult ground (V1, T1)."""


class AskGround(Question, frozen=True, kw_only=True, tag="ground"):
    """What a piece of ground does to a unit (T)."""

    unit: Reference
    piece: Reference


class AskCharges(Question, frozen=True, kw_only=True, tag="charges"):
    """At whom a unit might charge, and why not at others (H1)."""

    unit: Reference


class AskEngaged(Question, frozen=True, kw_only=True, tag="engaged"):
    """Which models of a unit fight (H2)."""

    unit: Reference


class AskFire(Question, frozen=True, kw_only=True, tag="fire"):
    """Who of a unit may shoot at another (G6)."""

    unit: Reference
    target: Reference
    models: References | None = None
    fire_points: dict[Reference, Count] = {}


class AskUnder(CommandQuestion, frozen=True, kw_only=True, tag="under"):
    """Which models a marker or template would hit where it is put (B2)."""


class AskDistance(Question, frozen=True, kw_only=True, tag="distance", rename={"origin": "from"}):
    """How far it is between models, units and terrain (M2, M3, M6)."""

    origin: Reference
    to: Reference


class AskSight(Question, frozen=True, kw_only=True, tag="sight", rename={"origin": "from"}):
    """Whether and how much of a target is seen, with models supposed at places (S1-S5)."""

    origin: Reference
    to: Reference
    places: Places = {}


class AskOutlook(Question, frozen=True, kw_only=True, tag="outlook", rename={"origin": "from"}):
    """Where on a floor a model sees what stands there, of its own height if none is given (S2)."""

    origin: Reference
    floor: Count = 0
    height: Size | None = None
    places: Places = {}


class AskCover(Question, frozen=True, kw_only=True, tag="cover", rename={"origin": "from"}):
    """Which cover save a model has against a viewer (K1-K3)."""

    origin: Reference
    to: Reference
    places: Places = {}


class AskRoomDistance(Question, frozen=True, kw_only=True, tag="room_distance", rename={"origin": "from"}):
    """How far it is between rooms of a building (P4)."""

    origin: Reference
    to: Reference
