"""An eye, the card of its target, and the plane on which the card stands (S1)."""

from math import hypot
from typing import NamedTuple

from rules.geometry.arcs import bearing
from rules.geometry.bases import Footprint, Point, Polygon, direction, extent_across
from rules.geometry.sight_blockers import Blocker, Body
from rules.units import EPS


class Eye(NamedTuple):
    """A viewer's eye, in inches, and the bearing its model faces."""

    x: float
    y: float
    z: float
    facing: float


class Window(NamedTuple):
    """A part of the target's plane: inches right of the card's middle, inches above the mat."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def area(self) -> float:
        """Square inches."""
        return (self.right - self.left) * (self.top - self.bottom)


class Look(NamedTuple):
    """From an eye along a unit vector to the card of a target some inches away."""

    eye: Eye
    ahead_x: float
    ahead_y: float
    inches: float
    card: Window

    @property
    def triangle(self) -> Polygon:
        """The look in plan: the eye and both edges of the card."""
        middle_x = self.eye.x + self.ahead_x * self.inches
        middle_y = self.eye.y + self.ahead_y * self.inches
        aside_x, aside_y = -self.ahead_y * self.card.right, self.ahead_x * self.card.right
        return (
            (self.eye.x, self.eye.y),
            (middle_x - aside_x, middle_y - aside_y),
            (middle_x + aside_x, middle_y + aside_y),
        )


def look_at(eye: Eye, target: Body) -> Look:
    """Turn an eye to a target's card; right above or below it, along the viewer's facing."""
    ahead, inches = _ahead(eye, target.footprint)
    half = _half_width(target.footprint, ahead)
    return Look(eye, *ahead, max(inches, EPS), Window(-half, target.bottom, half, target.top))


def outline_from(eye: Eye, blocker: Blocker) -> Polygon:
    """A part's outline, or the two edges of a model's card as it faces the eye."""
    if not isinstance(blocker, Body):
        return blocker.outline
    foot = blocker.footprint
    ahead, _ = _ahead(eye, foot)
    half = _half_width(foot, ahead)
    return (
        (foot.x + ahead[1] * half, foot.y - ahead[0] * half),
        (foot.x - ahead[1] * half, foot.y + ahead[0] * half),
    )


def _ahead(eye: Eye, footprint: Footprint) -> tuple[Point, float]:
    """The unit vector from the eye to a base's centre, and the inches between them in plan."""
    dx, dy = footprint.x - eye.x, footprint.y - eye.y
    inches = hypot(dx, dy)
    if inches < EPS:
        return direction(eye.facing), inches
    return (dx / inches, dy / inches), inches


def _half_width(footprint: Footprint, ahead: Point) -> float:
    if footprint.shape == "round":
        return footprint.half_length
    return extent_across(footprint, bearing((0.0, 0.0), ahead)) / 2
