"""The footprint of a base on the mat: a true circle, a true ellipse or a rectangle (N5)."""

from math import acos, ceil, cos, hypot, pi, radians, sin, tau
from typing import Final, Literal

import msgspec

Point = tuple[float, float]
Polygon = tuple[Point, ...]

CURVE_ERROR: Final = 0.0005
"""Inches a polygon stand-in may lie off its curve (N5)."""


class Footprint(msgspec.Struct, frozen=True):
    """A base in inches about its centre; its length lies along its bearing."""

    shape: Literal["round", "oval", "rect"]
    x: float
    y: float
    bearing: float
    half_length: float
    half_width: float

    @property
    def radius(self) -> float:
        """Inches from the centre to the farthest point of the base."""
        if self.shape == "round":
            return self.half_length
        if self.shape == "rect":
            return hypot(self.half_length, self.half_width)
        return max(self.half_length, self.half_width)

    def at(self, x: float, y: float) -> "Footprint":
        """The same base with its centre elsewhere."""
        return Footprint(self.shape, x, y, self.bearing, self.half_length, self.half_width)

    def turned(self, bearing: float) -> "Footprint":
        """The same base turned on the spot to a bearing in degrees."""
        return msgspec.structs.replace(self, bearing=bearing)


def direction(bearing: float) -> Point:
    """The unit vector of a bearing in degrees, clockwise from -y (N1)."""
    angle = radians(bearing)
    return sin(angle), -cos(angle)


def half_axes(footprint: Footprint) -> tuple[Point, Point]:
    """The vectors in inches from the centre to the middle of the front and of the right side."""
    ahead_x, ahead_y = direction(footprint.bearing)
    length, width = footprint.half_length, footprint.half_width
    return (ahead_x * length, ahead_y * length), (-ahead_y * width, ahead_x * width)


def support(footprint: Footprint, ux: float, uy: float) -> float:
    """Inches the base reaches from its centre along a unit vector."""
    if footprint.shape == "round":
        return footprint.half_length
    (ax, ay), (bx, by) = half_axes(footprint)
    along, across = ax * ux + ay * uy, bx * ux + by * uy
    if footprint.shape == "oval":
        return hypot(along, across)
    return abs(along) + abs(across)


def extent_across(footprint: Footprint, bearing: float) -> float:
    """The full width in inches of the base as seen along a bearing in degrees (S1)."""
    ux, uy = direction(bearing + 90)
    return 2 * support(footprint, ux, uy)


def outline(footprint: Footprint) -> Polygon:
    """The base's edge as a polygon within 0.0005" of the curve (N5)."""
    if footprint.shape == "rect":
        return _corners(footprint)
    (ax, ay), (bx, by) = half_axes(footprint)
    sides = _sides_for(footprint.radius)
    turns = [tau * side / sides for side in range(sides)]
    return tuple(
        (footprint.x + ax * cos(turn) + bx * sin(turn), footprint.y + ay * cos(turn) + by * sin(turn))
        for turn in turns
    )


def _corners(footprint: Footprint) -> Polygon:
    (ax, ay), (bx, by) = half_axes(footprint)
    signs = ((1, 1), (-1, 1), (-1, -1), (1, -1))
    return tuple(
        (footprint.x + along * ax + across * bx, footprint.y + along * ay + across * by) for along, across in signs
    )


def _sides_for(radius: float) -> int:
    if radius <= CURVE_ERROR:
        return 4
    return 4 * ceil(pi / acos(1 - CURVE_ERROR / radius) / 4)
