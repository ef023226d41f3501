"""Ready layouts of terrain: data files whose pieces keep their size in inches, put where a mat's size has them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from math import cos, radians, sin
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from django.utils.text import slugify

FOLDER: Final = Path(__file__).with_name("layouts")
GAP: Final = 1.0
"""Inches between two pieces at the least, measured between the boxes round them."""

Point = tuple[float, float]
Points = list[list[float]]


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece about its own middle in inches, and where that middle lies in shares of the mat.

    `twin` names its half-turn on the far side; a piece without one is its own. With `span` its x are shares of
    the mat's width.
    """

    name: str
    at: Point
    piece: dict[str, Any]
    twin: str | None = None
    turn: float = 0.0
    span: Literal["width"] | None = None


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A layout: its pieces, the most important first, and red's zone in shares of the mat, blue's its half-turn."""

    name: str
    about: str
    zone: tuple[Point, ...]
    pieces: tuple[Placement, ...]

    @property
    def ids(self) -> list[str]:
        """The ids its pieces have on a table."""
        return [slugify(name) for placed in self.pieces for name in (placed.name, placed.twin) if name is not None]


class Ground(msgspec.Struct, frozen=True):
    """Terrain and zones as a table file has them."""

    terrain: dict[str, dict[str, Any]]
    zones: dict[str, Points]


@dataclass(frozen=True, slots=True)
class _Mat:
    width: float
    depth: float


@cache
def layouts() -> dict[str, Layout]:
    """Read every layout there is, by its file's name."""
    return {file.stem: msgspec.json.decode(file.read_bytes(), type=Layout) for file in sorted(FOLDER.glob("*.json"))}


def fitted(layout: Layout, width: float, depth: float) -> Ground:
    """Lay a layout out on a mat of so many inches.

    A piece that finds no room, off the mat or less than an inch from one before it, is left out with its twin.
    """
    mat, terrain, boxes = _Mat(width, depth), dict[str, dict[str, Any]](), list[_Box]()
    for placement in layout.pieces:
        pieces = list(_pieces(placement, mat))
        around = [_box(piece["outline"]) for piece in pieces]
        if _has_room(around, boxes, mat):
            boxes += around
            terrain |= {slugify(piece["name"]): piece for piece in pieces}
    red = [[_rounded(x * width), _rounded(y * depth)] for x, y in layout.zone]
    blue = [[_rounded(width - x), _rounded(depth - y)] for x, y in red]
    return Ground(terrain, {"red": red, "blue": blue})


def _pieces(placement: Placement, mat: _Mat) -> Iterator[dict[str, Any]]:
    """The piece where it lies, and its twin's half-turn about the middle of the mat."""
    middle = (placement.at[0] * mat.width, placement.at[1] * mat.depth)
    across = mat.width if placement.span else 1.0
    angle = radians(placement.turn)

    def here(x: float, y: float) -> Point:
        x *= across
        return middle[0] + x * cos(angle) - y * sin(angle), middle[1] + x * sin(angle) + y * cos(angle)

    def opposite(x: float, y: float) -> Point:
        x, y = here(x, y)
        return mat.width - x, mat.depth - y

    yield {"name": placement.name, **_moved(placement.piece, here)}
    if placement.twin is not None:
        yield {"name": placement.twin, **_moved(placement.piece, opposite)}


def _moved(value: Any, move: Callable[[float, float], Point]) -> Any:
    """Move every point in a written piece: `[x, y]`, and a circle's x and y."""
    if isinstance(value, list):
        is_point = len(value) == 2 and all(isinstance(part, int | float) for part in value)
        return list(map(_rounded, move(*value))) if is_point else [_moved(part, move) for part in value]
    if not isinstance(value, dict):
        return value
    moved = {name: _moved(part, move) for name, part in value.items()}
    if "x" in value and "y" in value:
        moved |= zip(("x", "y"), map(_rounded, move(value["x"], value["y"])), strict=True)
    return moved


_Box = tuple[float, float, float, float]


def _box(outline: Points) -> _Box:
    across, down = [x for x, _ in outline], [y for _, y in outline]
    return min(across), min(down), max(across), max(down)


def _has_room(around: list[_Box], boxes: list[_Box], mat: _Mat) -> bool:
    on_mat = all(
        left >= 0 and top >= 0 and right <= mat.width and low <= mat.depth for left, top, right, low in around
    )
    taken = [(one, other) for one in around for other in boxes]
    taken += [(one, other) for index, one in enumerate(around) for other in around[:index]]
    return on_mat and all(_are_apart(one, other) for one, other in taken)


def _are_apart(one: _Box, other: _Box) -> bool:
    return (
        one[2] + GAP <= other[0] or other[2] + GAP <= one[0] or one[3] + GAP <= other[1] or other[3] + GAP <= one[1]
    )


def _rounded(length: float) -> float:
    return round(length, 3) + 0.0
