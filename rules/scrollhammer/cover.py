"""The cover save a model has against a viewer: the best that its place, its screen and its rules give (K1-K3)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal

from rules.geometry.ground import over_region_stretches
from rules.geometry.sight import Sighting, sighting
from rules.refusals import Refusal, Refused, unknown, written
from rules.scrollhammer.difficult import TOUCH, region_of
from rules.scrollhammer.questions import AskCover
from rules.scrollhammer.scene import excused_by, eyes_of, front_of, scene_of, terrain_blockers
from rules.scrollhammer.sight import Glimpse, best_glimpse, models_named, unit_sees
from rules.scrollhammer.standing import Standing, standings
from rules.scrollhammer.supposing import misplaced, supposed
from rules.scrollhammer.table import Formation, Table
from rules.scrollhammer.terrain_file import Piece

Reason = Literal["area", "obscured", "battlement", "formation"]

AREA_SAVES: Final[dict[Formation, int]] = {"horde": 6, "skirmish": 4}
"""What area terrain gives by formation; ranks get nothing from it (T4)."""

MODEL_SAVE: Final = 5
BATTLEMENT_SAVE: Final = 3
UNSEEN_SAVE: Final = 3
BUILDING_OBSCURED_AT: Final = 0.5

NOISE: Final = 1e-9
"""A share this much short of what is asked still reaches it."""


@dataclass(frozen=True, slots=True)
class Cover:
    """A cover save, None for none, and every reason that gives it."""

    save: int | None
    because: tuple[Reason, ...]


def cover(table: Table, viewers: list[str], target: str) -> Cover | None:
    """The cover save of a model against the viewer that sees most of it; None when nobody is there (K1)."""
    found = best_glimpse(table, viewers, [target])
    return cover_from(table, found) if found is not None else None


def cover_from(table: Table, found: Glimpse) -> Cover:
    """The cover save of a model against one viewer of it (K1)."""
    return _best([*_own_saves(table, found), *_screen_saves(table, found.sighting, table.options.obscured_at)])


def answer_cover(table: Table, question: AskCover) -> dict[str, Any]:
    """Tell the cover save of a model, or of a building, against a model or unit (K1-K3)."""
    if question.origin not in table.models and question.origin not in table.units:
        return written(Refused((unknown("model", question.origin),)))
    if refusals := tuple(misplaced(table, question.places)):
        return written(Refused(refusals))
    table = supposed(table, question.places)
    viewers = models_named(table, question.origin)
    if question.to in table.models:
        found = cover(table, viewers, question.to) if models_named(table, question.to) else None
    elif question.to in table.terrain and table.terrain[question.to].kind == "building":
        found = _building_cover(table, viewers, question.to)
    else:
        return written(Refused((unknown("model", question.to),)))
    if found is None:
        text = f"{question.origin} or {question.to} is not on the mat; there is no cover to tell."
        return written(Refused((Refusal(code="model/removed", text=text),)))
    return {"save": found.save, "because": list(found.because)}


def looks_at_building(table: Table, viewers: list[str], building: str) -> list[Sighting]:
    """How models see a building, itself no blocker: once from each of their eyes (S3)."""
    others = {name: piece for name, piece in table.terrain.items() if name != building}
    scene = (terrain_blockers(others), scene_of(table)[1])
    return [
        sighting(scene, eye, front_of(table.terrain[building], eye), excused_by(table, viewer))
        for viewer in viewers
        for eye in eyes_of(table, viewer)
    ]


def stands_in(standing: Standing, name: str, piece: Piece) -> bool:
    """Whether any part of a base is over a piece on that piece's floor (T)."""
    if standing.level.piece not in (None, name):
        return False
    region = region_of(piece, standing.level.floor)
    return bool(over_region_stretches(standing.foot, standing.place, standing.place, region, TOUCH))


def _best(saves: list[tuple[int, Reason]]) -> Cover:
    if not saves:
        return Cover(None, ())
    best = min(save for save, _ in saves)
    order: tuple[Reason, ...] = ("area", "obscured", "battlement", "formation")
    return Cover(best, tuple(reason for reason in order if (best, reason) in saves))


def _own_saves(table: Table, found: Glimpse) -> Iterator[tuple[int, Reason]]:
    """What the target's place and the viewer's formation give, obscured or not (T4, P3, F3)."""
    standing = standings(table).get(found.target)
    if standing is not None:
        yield from _area_saves(table, standing)
        if standing.model.room is not None:
            yield BATTLEMENT_SAVE, "battlement"
    if not found.sighting.visible and _aims_by_others(table, found):
        yield UNSEEN_SAVE, "formation"


def _area_saves(table: Table, standing: Standing) -> Iterator[tuple[int, Reason]]:
    save = AREA_SAVES.get(table.units[standing.model.unit].formation)
    if save is None:
        return
    for name, piece in table.terrain.items():
        if piece.area and stands_in(standing, name, piece):
            yield max(save, piece.cover_best or 0), "area"


def _aims_by_others(table: Table, found: Glimpse) -> bool:
    """Whether the viewer's ranks see the target's unit though it does not see the target (F3)."""
    unit, other = table.models[found.viewer].unit, table.models[found.target].unit
    return table.units[unit].formation == "ranks" and unit_sees(table, unit, other)


def _screen_saves(table: Table, seen: Sighting, obscured_at: float) -> Iterator[tuple[int, Reason]]:
    """What the blocking pieces and models give when they hide enough (K2, K3)."""
    if seen.obscured < obscured_at - NOISE:
        return
    for name in seen.blocked_by:
        piece = table.terrain.get(name)
        if piece is None:
            yield MODEL_SAVE, "obscured"
        elif piece.cover_save is not None:
            yield max(piece.cover_save, piece.cover_best or 0), "obscured"


def _building_cover(table: Table, viewers: list[str], building: str) -> Cover | None:
    """A building has cover only while at least half of it is hidden (K2, P9)."""
    looks = looks_at_building(table, viewers, building)
    if not looks:
        return None
    seen = min(looks, key=lambda look: look.obscured)
    return _best(list(_screen_saves(table, seen, BUILDING_OBSCURED_AT)))
