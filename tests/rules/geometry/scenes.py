"""Bases, points and motions of the plane for the geometry tests."""

from math import cos, radians, sin

import numpy as np
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.geometry.bases import Footprint, Point, half_axes
from rules.geometry.distance import gap

INCHES = st.floats(-8, 8).map(lambda value: round(value, 3))
HALVES = st.floats(0.3, 2.5).map(lambda value: round(value, 3))
BEARINGS = st.floats(0, 359.9).map(lambda value: round(value, 1))
POINTS = st.tuples(INCHES, INCHES)
SHAPES = st.sampled_from(["round", "oval", "rect"])


@st.composite
def bases(draw, shapes=SHAPES):
    shape, length, width = draw(shapes), draw(HALVES), draw(HALVES)
    x, y = draw(POINTS)
    return Footprint(shape, x, y, draw(BEARINGS), length, length if shape == "round" else width)


@st.composite
def outlines(draw):
    """A star-shaped, mostly concave outline about a point."""
    corners = draw(st.integers(3, 8))
    x, y = draw(POINTS)
    reaches = draw(st.lists(st.floats(0.5, 5), min_size=corners, max_size=corners))
    turns = [360 * corner / corners for corner in range(corners)]
    return tuple(
        (x + reach * cos(radians(turn)), y + reach * sin(radians(turn)))
        for reach, turn in zip(reaches, turns, strict=True)
    )


def turned_point(point: Point, degrees: float) -> Point:
    """The point after the whole plane has turned clockwise, as seen with y down, about the origin."""
    angle = radians(degrees)
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def turned_base(base: Footprint, degrees: float) -> Footprint:
    x, y = turned_point((base.x, base.y), degrees)
    return replace(base, x=x, y=y, bearing=base.bearing + degrees)


def mirrored_base(base: Footprint) -> Footprint:
    return replace(base, x=-base.x, bearing=-base.bearing)


def moved_base(base: Footprint, way: Point) -> Footprint:
    return base.at(base.x + way[0], base.y + way[1])


def along(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def gap_by_directions(first: Footprint, second: Footprint, count: int) -> float:
    """The signed distance as the widest of many parallel strips that separate the two bases."""
    turns = np.linspace(0, 2 * np.pi, count, endpoint=False)
    ux, uy = np.cos(turns), np.sin(turns)
    apart = (second.x - first.x) * ux + (second.y - first.y) * uy
    return float((apart - _reaches(first, ux, uy) - _reaches(second, ux, uy)).max())


def _reaches(base: Footprint, ux: np.ndarray, uy: np.ndarray) -> np.ndarray:
    (ax, ay), (bx, by) = half_axes(base)
    ahead, right = ax * ux + ay * uy, bx * ux + by * uy
    return abs(ahead) + abs(right) if base.shape == "rect" else np.hypot(ahead, right)


def least_gap_in_steps(base: Footprint, start: Point, end: Point, other: Footprint, steps: int) -> float:
    return min(gap(base.at(*along(start, end, step / steps)), other) for step in range(steps + 1))
