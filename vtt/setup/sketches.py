"""A layout drawn small, so that its name need not be guessed at: outlines and zones for the form of a new game."""

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from vtt.setup.ground import Layout, Points, fitted, layouts

WIDTH, DEPTH = 72, 48
"""Inches of the mat a layout is drawn on; it is fitted to the size that is chosen when the game is made."""

Colour = Literal["plants", "water", "height", "stone", "house", "fire"]
COLOURS: Final[dict[str, Colour]] = {
    "forest": "plants", "tall_grass": "plants", "hedge": "plants",
    "river": "water", "swamp": "water",
    "hill": "height", "lava": "fire", "building": "house",
}  # fmt: skip
"""What each kind of ground is drawn as; whatever is not named is stone."""


@dataclass(frozen=True, slots=True)
class Area:
    """An outline in inches, as an SVG polygon has its points."""

    colour: Colour
    points: str


@dataclass(frozen=True, slots=True)
class Sketch:
    """A layout and its drawing; the largest pieces come first, so that none is hidden."""

    key: str
    layout: Layout
    zones: tuple[str, ...]
    areas: tuple[Area, ...]


@cache
def sketches() -> tuple[Sketch, ...]:
    """Draw every layout there is."""
    return tuple(_sketch(key, layout) for key, layout in layouts().items())


def _sketch(key: str, layout: Layout) -> Sketch:
    ground = fitted(layout, WIDTH, DEPTH)
    pieces = sorted(ground.terrain.values(), key=lambda piece: _size_of(piece["outline"]), reverse=True)
    areas = tuple(Area(COLOURS.get(piece["kind"], "stone"), _points(piece["outline"])) for piece in pieces)
    return Sketch(key, layout, tuple(map(_points, ground.zones.values())), areas)


def _size_of(outline: Points) -> float:
    """Square inches of the box round an outline."""
    across, down = zip(*outline, strict=True)
    return float((max(across) - min(across)) * (max(down) - min(down)))


def _points(outline: Points) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in outline)
