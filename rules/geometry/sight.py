"""Sight from an eye to a target's card: how much of it is hidden, and by what (S1-S4).

Every blocker is projected from the eye onto the card's plane, cut at the target's depth, and the
union of the shadows is taken from the card. No rays, no sampling.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
import shapely

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
    shades = list(shades_on(look, blockers_between(scene, [look])[0], excused, target.name))
    if not shades:
        return CLEAR
    whole = look.card.area
    obscured = min(1.0, _hidden_area(shades, whole) / whole)
    return Sighting(1 - obscured > SEEN, obscured, _names(shades, SEEN * whole))


def who_sees(
    scene: Sequence[Blockers], eyes: Sequence[Eye], targets: Sequence[Body], excused: Collection[str]
) -> list[list[bool]]:
    """For each eye, which targets it sees (S3, S4); the same answer as `sighting`, sooner."""
    looks = [look_at(eye, target) for eye in eyes for target in targets]
    between = iter(blockers_between(scene, looks))
    remaining = iter(looks)
    return [[_is_seen(next(remaining), next(between), excused, target.name) for target in targets] for _ in eyes]


def blockers_between(scene: Sequence[Blockers], looks: Sequence[Look]) -> list[list[Blocker]]:
    """For each look, the blockers over the plan triangle between its eye and its card."""
    triangles = shapely.polygons(np.array([look.triangle for look in looks]).reshape(-1, 3, 2))
    layers = [blockers.crossed(triangles) for blockers in scene]
    return [[blocker for layer in layers for blocker in layer[row]] for row in range(len(looks))]


def shades_on(look: Look, between: Iterable[Blocker], excused: Collection[str], target: str) -> Iterator[Shade]:
    """What each blocker hides of the card; neither the target's body nor the excused hide anything (S2)."""
    for blocker in between:
        if isinstance(blocker, Body) and (blocker.name == target or blocker.name in excused):
            continue
        outline = shadow(look, blocker, look.card)
        if outline and (hidden := area(outline)) > NOTHING:
            yield Shade(blocker.name, outline, hidden)


def union_of(shades: Iterable[Shade]) -> shapely.Geometry:
    """The shadows together, as one shape on the card's plane."""
    return shapely.union_all([shapely.Polygon(shade.outline) for shade in shades])


def _is_seen(look: Look, between: list[Blocker], excused: Collection[str], target: str) -> bool:
    """As `sighting`, but the first shadow over the whole card settles it."""
    whole = look.card.area
    shades = []
    for shade in shades_on(look, between, excused, target):
        if shade.area >= whole - NOTHING:
            return False
        shades.append(shade)
    if sum(shade.area for shade in shades) < (1 - SEEN) * whole:
        return True
    return 1 - _hidden_area(shades, whole) / whole > SEEN


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
