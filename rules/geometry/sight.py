"""Sight from an eye to a target's card: how much of it is hidden, and by what (S1-S4).

Every blocker is projected from the eye onto the card's plane, cut at the target's depth, and the
union of the shadows is taken from the card. No rays, no sampling.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from rules.geometry.bases import Polygon
from rules.geometry.sight_blockers import Blocker, Blockers, Body
from rules.geometry.sight_looks import Eye, Look, look_at
from rules.geometry.sight_shadow import area, shadow

SEEN: Final = 0.001
"""Share of a card that must be seen, or hidden, to count (S3)."""

NOTHING: Final = 1e-12
"""Square inches of arithmetic noise."""


class Sighting(NamedTuple):
    """Whether a card is seen, which share 0..1 of it is hidden, and the names of what hides it (S3)."""

    visible: bool
    obscured: float
    blocked_by: tuple[str, ...]


CLEAR: Final = Sighting(True, 0.0, ())


class Shade(NamedTuple):
    """What one blocker hides of a card."""

    name: str
    outline: Polygon
    area: float


def sighting(scene: Sequence[Blockers], eye: Eye, target: Body, excused: Collection[str]) -> Sighting:
    """How much of a target is hidden from an eye; models named in `excused` hide nothing (S2, S3)."""
    look = look_at(eye, target)
    between = blockers_between(scene, look)
    return sighting_through(look, [blocker for blocker in between if hides(blocker, target.name, excused)])


def sighting_through(look: Look, between: Iterable[Blocker]) -> Sighting:
    """How much of its card a look finds hidden by what lies between (S3)."""
    shades = list(shades_on(look, between))
    if not shades:
        return CLEAR
    whole = look.card.area
    obscured = min(1.0, _hidden_area(shades, whole) / whole)
    return Sighting(1 - obscured > SEEN, obscured, _names(shades, SEEN * whole))


def blockers_between(scene: Sequence[Blockers], look: Look) -> list[Blocker]:
    """The blockers over the plan triangle between a look's eye and its card."""
    triangle = shapely.Polygon(look.triangle)
    return [blocker for blockers in scene for blocker in blockers.crossed(triangle)]


def hides(blocker: Blocker, target: str, excused: Collection[str]) -> bool:
    """Whether a blocker counts in a look: neither the target's body nor the excused hide anything (S2)."""
    return not (isinstance(blocker, Body) and (blocker.name == target or blocker.name in excused))


def shades_on(look: Look, between: Iterable[Blocker]) -> Iterator[Shade]:
    """What each blocker hides of the card."""
    for blocker in between:
        outline = shadow(look, blocker, look.card)
        if outline and (hidden := area(outline)) > NOTHING:
            yield Shade(blocker.name, outline, hidden)


def union_of(shades: Collection[Shade]) -> BaseGeometry:
    """The shadows together, as one shape on the card's plane."""
    if not shades:
        return shapely.MultiPolygon()
    owners = np.arange(len(shades)).repeat([len(shade.outline) for shade in shades])
    rings = shapely.linearrings(list(chain(*(shade.outline for shade in shades))), indices=owners)
    return shapely.union_all(shapely.polygons(rings))


def _hidden_area(shades: list[Shade], whole: float) -> float:
    """Square inches the shadows hide together."""
    most = max(shade.area for shade in shades)
    if len(shades) == 1 or most >= whole - NOTHING:
        return most
    return float(union_of(shades).area)


def _names(shades: list[Shade], least: float) -> tuple[str, ...]:
    """The names, sorted, of all that alone hide more than so many square inches."""
    by_name: dict[str, list[Shade]] = {}
    for shade in shades:
        by_name.setdefault(shade.name, []).append(shade)
    return tuple(sorted(name for name, own in by_name.items() if _hide_more(own, least)))


def _hide_more(shades: list[Shade], least: float) -> bool:
    if any(shade.area > least for shade in shades):
        return True
    if sum(shade.area for shade in shades) <= least:
        return False
    return bool(union_of(shades).area > least)
