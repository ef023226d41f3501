"""What a piece of ground does to one unit, said before it moves (T1-T5, R1, R2)."""

from collections.abc import Callable, Iterator
from typing import Any

from rules.refusals import Refused, unknown, written
from rules.scrollhammer.climbing import may_stand_above
from rules.scrollhammer.cover import AREA_SAVES
from rules.scrollhammer.ground import is_dangerous
from rules.scrollhammer.profiles import has_rule, profile_of
from rules.scrollhammer.questions import AskGround
from rules.scrollhammer.standing import Standing, standing_models
from rules.scrollhammer.table import Table
from rules.scrollhammer.terrain_file import Piece

Told = tuple[str, str]
"""What the ground does, in a word and in a sentence."""


def answer_ground(table: Table, question: AskGround) -> dict[str, Any]:
    """Tell what a piece does to a unit: each effect a word and a sentence."""
    if question.unit not in table.units:
        return written(Refused((unknown("unit", question.unit),)))
    if question.piece not in table.terrain:
        return written(Refused((unknown("terrain", question.piece),)))
    models = list(standing_models(table, question.unit).values())
    told = _effects(table, question.unit, models, table.terrain[question.piece])
    return {"does": [{"what": what, "text": text} for what, text in told]}


def _effects(table: Table, unit: str, models: list[Standing], piece: Piece) -> Iterator[Told]:
    yield from _closed(table, models, piece)
    if piece.difficult:
        yield _difficult(table, unit, models)
    if is_dangerous(piece, table.options):
        yield _dangerous(table, models)
    yield from _cover(table, unit, piece)
    yield from _floors(table, models, piece)
    if piece.stand:
        yield "height", f'Whoever stands on it is {piece.height:g}" up.'


def _closed(table: Table, models: list[Standing], piece: Piece) -> Iterator[Told]:
    flies = _all(models, lambda one: profile_of(table, one.model).flyer)
    over = "it may be flown over, never ended in" if flies else "not to be entered or crossed"
    if piece.impassable:
        yield "impassable", f"Impassable: {over}."
    if piece.lethal:
        yield "lethal", f"Lethal: {over}; whoever is thrown into it is gone."


def _difficult(table: Table, unit: str, models: list[Standing]) -> Told:
    free = [one for one in models if profile_of(table, one.model).flyer or _ignores(table, one)]
    if models and len(free) == len(models):
        why = "flies over it" if profile_of(table, free[0].model).flyer else "is not slowed by it"
        return "free", f"Difficult, but this unit {why}."
    allowance = table.units[unit].terrain_test
    if allowance is not None:
        return "difficult", f'Difficult: tested, {allowance}" inside it this phase.'
    some = f" {len(free)} of {len(models)} are not slowed." if free else ""
    return "difficult", f"Difficult: a terrain test first; of 2D6 the highest is the most inches inside.{some}"


def _dangerous(table: Table, models: list[Standing]) -> Told:
    if _all(models, lambda one: profile_of(table, one.model).flyer):
        return "dangerous", "Dangerous where it starts or ends in it: a die each, a 1 wounds."
    return "dangerous", "Dangerous: a die for each model that goes through, a 1 wounds with no armour save."


def _cover(table: Table, unit: str, piece: Piece) -> Iterator[Told]:
    if not piece.area:
        return
    formation = table.units[unit].formation
    save = AREA_SAVES.get(formation)
    if save is None:
        yield "cover", f"No cover for {formation} that stand in it."
        return
    yield "cover", f"Cover {max(save, piece.cover_best or 0)}+ for {formation} in it, seen clearly or not."


def _floors(table: Table, models: list[Standing], piece: Piece) -> Iterator[Told]:
    if not piece.floors:
        return
    climbers = [one for one in models if may_stand_above(table, one)]
    if not climbers:
        yield "floors", "Its upper floors are closed to this unit; it stays on the ground."
        return
    heights = ", ".join(f'{floor.z:g}"' for floor in piece.floors)
    some = "" if len(climbers) == len(models) else f" {len(climbers)} of {len(models)} may climb."
    yield "floors", f"Floors at {heights}; the climb counts as inches travelled and inside.{some}"


def _ignores(table: Table, one: Standing) -> bool:
    return has_rule(table, one.model, "ignores_difficult")


def _all(models: list[Standing], holds: Callable[[Standing], bool]) -> bool:
    return bool(models) and all(holds(one) for one in models)
