"""Blast circles and the flame template, and which bases lie under them (B1, B2)."""

from math import acos, degrees, hypot
from typing import Final, NamedTuple

from rules.geometry.arcs import offset
from rules.geometry.bases import Footprint, Point, Polygon, direction, half_axes
from rules.geometry.distance import gap, polygon_gap
from rules.units import EPS

TEMPLATE_LENGTH: Final = 8.0
TEMPLATE_RADIUS: Final = 1.25


class Circle(NamedTuple):
    """A round marker: its centre and radius in inches."""

    x: float
    y: float
    radius: float

    @property
    def footprint(self) -> Footprint:
        """The marker as a base lying on the mat."""
        return Footprint("round", self.x, self.y, 0.0, self.radius, self.radius)


class Teardrop(NamedTuple):
    """The template of B1: its round end, and the kite from its tip over both flanks to that end's centre."""

    end: Circle
    kite: Polygon


def teardrop(tip: Point, toward: float) -> Teardrop:
    """The 8" template with its tip at a point, lying along a bearing in degrees (B1)."""
    reach = TEMPLATE_LENGTH - TEMPLATE_RADIUS
    centre = offset(tip, toward, reach)
    lean = degrees(acos(TEMPLATE_RADIUS / reach))
    left, right = (offset(centre, toward + 180 + turn, TEMPLATE_RADIUS) for turn in (lean, -lean))
    return Teardrop(Circle(*centre, TEMPLATE_RADIUS), (tip, left, centre, right))


def hits_circle(footprint: Footprint, circle: Circle) -> bool:
    """Whether any part of a base is under a marker or within 0.001" of it (B2)."""
    return gap(footprint, circle.footprint) <= EPS


def hits_teardrop(footprint: Footprint, shape: Teardrop) -> bool:
    """Whether any part of a base is under the template or within 0.001" of it (B2)."""
    return hits_circle(footprint, shape.end) or polygon_gap(footprint, shape.kite) <= EPS


def footprint_edge_point(footprint: Footprint, toward: float) -> Point:
    """The point at which a ray from a base's centre along a bearing in degrees leaves the base (B1)."""
    ux, uy = direction(toward)
    (ax, ay), (bx, by) = half_axes(footprint)
    along = (ax * ux + ay * uy) / footprint.half_length**2
    across = (bx * ux + by * uy) / footprint.half_width**2
    halves = max(abs(along), abs(across)) if footprint.shape == "rect" else hypot(along, across)
    return footprint.x + ux / halves, footprint.y + uy / halves
