"""Every order of Scrollhammer as it is written (table-format.md, 2)."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from rules.commands import Command, DiceText, Purpose, Reason, Reference, Seat, Waypoint
from rules.scrollhammer.table import Base, Characteristic, Mat, Model, Profile, RolledFor, Unit, Until
from rules.scrollhammer.terrain_file import Outline, Piece, Spot
from rules.units import Count, Id, Length, Number, Whole

Path = Annotated[tuple[Waypoint, ...], Meta(max_length=200)]
Paths = Annotated[dict[Reference, Path], Meta(max_length=500)]
Places = Annotated[dict[Reference, Spot], Meta(max_length=500)]
References = Annotated[tuple[Reference, ...], Meta(max_length=500)]
Manner = Literal["advance", "reform", "pile_in", "consolidate", "rally", "flee", "hit_and_run", "towards"]
Facing = Number | dict[Reference, Number] | None


class Set(Command, frozen=True, kw_only=True, tag="set"):
    """Change what both players agree on during setup, who must then accept anew (G4).

    That is options, terrain, zones, the mat in inches, and the agreed number of turns, null for none (G7).
    """

    options: dict[str, Any] | None = None
    terrain: dict[Reference, Piece | None] | None = None
    zones: dict[Seat, Outline] | None = None
    mat: Mat | None = None
    turns: Annotated[int, Meta(ge=1, le=1000)] | UnsetType | None = UNSET


class Accept(Command, frozen=True, kw_only=True, tag="accept"):
    """Accept a version of options and terrain (G4)."""

    version: Count


class Muster(Command, frozen=True, kw_only=True, tag="muster"):
    """Put an army into the own tray in place of the one there; both players must accept anew (G4)."""

    profiles: Annotated[dict[Id, Profile], Meta(max_length=200)]
    units: Annotated[dict[Id, Unit], Meta(max_length=200)]
    models: Annotated[dict[Id, Model], Meta(max_length=1000)]


class RollFor(Command, frozen=True, kw_only=True, tag="roll_for"):
    """Roll off for the choice of sides, or for that of the first turn (G4, D4)."""

    what: RolledFor


class Ready(Command, frozen=True, kw_only=True, tag="ready"):
    """Say that the own army is deployed; when both are, the game begins (G4)."""


class Place(Command, frozen=True, kw_only=True, tag="place"):
    """Put a model on the mat: in setup, later out of reserve or the tray by agreement."""

    model: Reference
    x: Number
    y: Number
    facing: Number | None = None
    floor: Count = 0


class PlaceUnit(Command, frozen=True, kw_only=True, tag="place_unit"):
    """Put models of a unit on the mat together during setup, judged at their new places."""

    unit: Reference
    places: Annotated[dict[Reference, Waypoint], Meta(min_length=1, max_length=500)]
    facing: Facing = None


class Move(Command, frozen=True, kw_only=True, tag="move"):
    """Move a unit, every model along a path of its own (V1-V11)."""

    unit: Reference
    paths: Paths = {}
    facing: Facing = None
    manner: Manner = "advance"
    distance: Length | None = None
    to: Reference | Annotated[tuple[Number, ...], Meta(min_length=2, max_length=2)] | None = None
    wounds_to: References = ()


class TestTerrain(Command, frozen=True, kw_only=True, tag="test_terrain"):
    """Take the difficult terrain test of a unit (T1)."""

    unit: Reference
    models: References | None = None


class DeclareCharge(Command, frozen=True, kw_only=True, tag="charge"):
    """Declare a charge at units, a room or a building (H1, P6, P8)."""

    unit: Reference
    targets: Annotated[tuple[Reference, ...], Meta(min_length=1, max_length=50)]


class ChargeMove(Command, frozen=True, kw_only=True, tag="charge_move"):
    """Move a charging unit into contact; no paths means the charge failed (H1, H3)."""

    unit: Reference
    paths: Paths = {}
    facing: Facing = None
    wounds_to: References = ()
    contacts: dict[Reference, Reference] = {}


class FaceFlank(Command, frozen=True, kw_only=True, tag="face_flank"):
    """Test whether a flanked unit turns to the unit on its flank (F5)."""

    unit: Reference


class Fire(Command, frozen=True, kw_only=True, tag="fire"):
    """Shoot at a unit: who may and who may not (G6, F3, P5)."""

    unit: Reference
    target: Reference
    models: References | None = None
    fire_points: dict[Reference, Count] = {}


class Join(Command, frozen=True, kw_only=True, tag="join"):
    """Let a character's unit join another, or leave it."""

    unit: Reference
    to: Reference | None


class EndPhase(Command, frozen=True, kw_only=True, tag="end_phase"):
    """End the phase (G1)."""


class Test(Command, frozen=True, kw_only=True, tag="test", rename={"purpose": "for"}):
    """Take a characteristic or Leadership test (C3, C4)."""

    characteristic: Characteristic
    unit: Reference | None = None
    model: Reference | None = None
    modifier: Whole = 0
    purpose: Purpose = ""

    def __post_init__(self) -> None:
        """Expect one who tests."""
        _one_of(unit=self.unit, model=self.model)


class Spend(Command, frozen=True, kw_only=True, tag="spend", rename={"purpose": "for"}):
    """Spend power dice (C5)."""

    model: Reference
    dice: Annotated[int, Meta(ge=1, le=1_000_000)]
    purpose: Purpose = ""


class Blast(Command, frozen=True, kw_only=True, tag="blast"):
    """Place a round blast marker (B1-B5)."""

    size: Literal["small", "large"]
    x: Number
    y: Number
    floor: Count | None = None
    scatter: DiceText | None = None
    barrage: bool = False
    strength: Whole | None = None
    ap: Whole | None = None
    firer: Reference | None = None


class Template(Command, frozen=True, kw_only=True, tag="template"):
    """Lay the teardrop template at a firer's base (B1, B6, B8)."""

    model: Reference
    bearing: Number = 0.0
    floor: Count | None = None
    room: Reference | None = None
    scatter: DiceText | None = None
    strength: Whole | None = None
    ap: Whole | None = None


class Scatter(Command, frozen=True, kw_only=True, tag="scatter"):
    """Scatter models, a unit or a marker (B3)."""

    models: References | None = None
    unit: Reference | None = None
    marker: Reference | None = None
    x: Number
    y: Number
    distance: DiceText = "2D6"

    def __post_init__(self) -> None:
        """Expect one kind of thing that scatters."""
        _one_of(models=self.models, unit=self.unit, marker=self.marker)


class Wound(Command, frozen=True, kw_only=True, tag="wound"):
    """Take wounds off a model, or heal with a negative number (C2)."""

    model: Reference
    wounds: Whole


class Alter(Command, frozen=True, kw_only=True, tag="alter"):
    """Alter a characteristic of a model (C2)."""

    model: Reference
    characteristic: Characteristic
    value: Annotated[int, Meta(ge=0, le=1_000_000)] | None
    until: Until | None = None
    because: Reason = ""


class Affect(Command, frozen=True, kw_only=True, tag="effect"):
    """Put an effect on a unit, or take it off."""

    unit: Reference
    name: Annotated[str, Meta(min_length=1, max_length=200)]
    until: Until | None = None
    off: bool = False


class Withdraw(Command, frozen=True, kw_only=True, tag="withdraw"):
    """Take models off the mat into reserve or the tray."""

    model: Reference | None = None
    unit: Reference | None = None
    to: Literal["reserve", "tray"]

    def __post_init__(self) -> None:
        """Expect either a model or a unit."""
        _one_of(model=self.model, unit=self.unit)


class Rebase(Command, frozen=True, kw_only=True, tag="rebase"):
    """Stand models of a unit, all where none is named, on another base."""

    unit: Reference
    models: References = ()
    base: Base


class Score(Command, frozen=True, kw_only=True, tag="score"):
    """Set the score."""

    red: Whole | None = None
    blue: Whole | None = None
    because: Reason = ""


class Concede(Command, frozen=True, kw_only=True, tag="concede"):
    """Give the game up (G7)."""


class Enter(Command, frozen=True, kw_only=True, tag="enter"):
    """Go into a building, or from room to room (P2)."""

    unit: Reference
    room: Reference
    paths: Paths = {}
    via: References = ()
    places: Places = {}


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Come out of a building by an access point (P2)."""

    unit: Reference
    access: Count = 0
    places: Places


class FleeBuilding(Command, frozen=True, kw_only=True, tag="flee_building"):
    """Flee out of or through a building (P7, P8)."""

    unit: Reference
    distance: Length
    rooms: References = ()
    places: Places = {}


class HitBuilding(Command, frozen=True, kw_only=True, tag="hit_building"):
    """Strike a section of a building (P8, P9)."""

    building: Reference
    section: Reference
    room: Reference | None = None
    strength: Whole
    ap: Whole = 0
    ranged: bool = False
    kind: Literal["plain", "flame", "shock", "poison", "frost"] = "plain"


def _one_of(**fields: object) -> None:
    """Raise ValueError unless exactly one of the fields was given."""
    if sum(value is not None for value in fields.values()) != 1:
        raise ValueError(f"expected one of {', '.join(fields)}")
