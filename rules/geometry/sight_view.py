"""The model's-eye view of a target and the side elevation of the look at it (S5)."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

import shapely

from rules.geometry.bases import Polygon
from rules.geometry.regions import Region, rings_of
from rules.geometry.sight import blockers_between, hides, shades_on, union_of
from rules.geometry.sight_blockers import Blocker, Blockers, Body
from rules.geometry.sight_looks import Eye, Look, Window, look_at, outline_from
from rules.geometry.sight_shadow import before_plane, shadow


class Pane(NamedTuple):
    """The shadow of a blocker on the target's plane: inches right of the card's middle, above the mat."""

    name: str
    outline: Polygon


class Crossing(NamedTuple):
    """Where the look passes a blocker: from near to far inches from the eye, its bottom and its top.

    There the look itself, from the eye to the card's foot and head, reaches from low up to high.
    """

    name: str
    near: float
    far: float
    bottom: float
    top: float
    low: float
    high: float


class View(NamedTuple):
    """What an eye sees: the card and its surroundings, what is left of it, and the cut along the look."""

    inches: float
    card: Window
    frame: Window
    panes: tuple[Pane, ...]
    left: Region
    crossings: tuple[Crossing, ...]


def view_of(scene: Sequence[Blockers], eye: Eye, target: Body, excused: Collection[str]) -> View:
    """Draw the look from an eye at a target; the farthest panes come first."""
    look = look_at(eye, target)
    frame = _frame(look.card)
    wide = look._replace(card=frame)
    between = [blocker for blocker in blockers_between(scene, wide) if hides(blocker, target.name, excused)]
    between.sort(key=lambda blocker: -_depth(look, blocker))
    panes = [Pane(blocker.name, shadow(look, blocker, frame)) for blocker in between]
    crossings = [found for blocker in between if (found := _crossing(look, blocker)) is not None]
    return View(
        look.inches,
        look.card,
        frame,
        tuple(pane for pane in panes if pane.outline),
        _left(look, between),
        tuple(sorted(crossings, key=lambda crossing: crossing.near)),
    )


def _frame(card: Window) -> Window:
    """Four by three round the card, with at least as much on every side again as it is wide or high."""
    wide, high = card.right - card.left, card.top - card.bottom
    height = max(high + 2 * max(wide, high), (wide + 2 * max(wide, high)) * 3 / 4)
    middle, level = (card.left + card.right) / 2, (card.bottom + card.top) / 2
    return Window(middle - height * 2 / 3, level - height / 2, middle + height * 2 / 3, level + height / 2)


def _left(look: Look, between: Sequence[Blocker]) -> Region:
    hidden = union_of(list(shades_on(look, between)))
    return tuple(rings_of(shapely.difference(shapely.box(*look.card), hidden)))


def _depth(look: Look, blocker: Blocker) -> float:
    return min((depth for depth, _ in before_plane(look, outline_from(look.eye, blocker))), default=0.0)


def _crossing(look: Look, blocker: Blocker) -> Crossing | None:
    """The stretch of the line of centres that lies under or over a blocker."""
    corners = before_plane(look, outline_from(look.eye, blocker))
    depths = [depth for depth, aside in corners if aside == 0]
    for (depth, aside), (next_depth, next_aside) in zip(corners, corners[1:] + corners[:1], strict=True):
        if aside * next_aside < 0:
            depths.append(depth + (next_depth - depth) * aside / (aside - next_aside))
    if not depths:
        return None
    near = min(depths)
    heights = sorted(_height(look, end, near) for end in (look.card.bottom, look.card.top))
    return Crossing(blocker.name, near, max(depths), blocker.bottom, blocker.top, *heights)


def _height(look: Look, end: float, depth: float) -> float:
    """Inches above the mat of the line from the eye to an end of the card, some inches from the eye."""
    return look.eye.z + (end - look.eye.z) * depth / look.inches
