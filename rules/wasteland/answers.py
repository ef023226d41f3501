"""Answers to what anybody may ask: creatures, distances, what a Line or an explosion would reach (M1)."""

from typing import Any

from rules.refusals import Refusal, Refused, unknown, written
from rules.wasteland.corridor import corridor, suppression
from rules.wasteland.damage import crippled
from rules.wasteland.explosive import in_radius, off_mat
from rules.wasteland.grid import area, distance
from rules.wasteland.line import length_refusals
from rules.wasteland.questions import AskArea, AskCreature, AskDistance, AskLine, AskTable
from rules.wasteland.table import Table, Tile, is_alive
from rules.wasteland.weapons import line_length, no_weapon
from rules.wire import write


def answer_creature(table: Table, question: AskCreature) -> dict[str, Any]:
    """Tell a creature's present state, every default written out, whether it lives and which limbs are crippled."""
    creature = table.creatures.get(question.id)
    if creature is None:
        return _refused(unknown("creature", question.id))
    state: dict[str, Any] = write(creature)
    return state | {"alive": is_alive(creature), "crippled": list(crippled(creature))}


def answer_table(table: Table, question: AskTable) -> dict[str, Any]:
    """Tell the whole table as its file, every default written out."""
    state: dict[str, Any] = write(table)
    del state["memory"]
    return state


def answer_distance(table: Table, question: AskDistance) -> dict[str, Any]:
    """Count the tiles between creatures, objects and tiles, diagonals as one (W)."""
    start, end = _place(table, question.origin), _place(table, question.to)
    if isinstance(start, Refusal) or isinstance(end, Refusal):
        return _refused(*(place for place in (start, end) if isinstance(place, Refusal)))
    return {"tiles": distance(start, end)}


def answer_line(table: Table, question: AskLine) -> dict[str, Any]:
    """Tell what a Line would fill, whom it would reach through how much cover, and what it suppresses (W3)."""
    if question.attacker not in table.creatures:
        return _refused(unknown("creature", question.attacker))
    attacker = table.creatures[question.attacker]
    missing = no_weapon(table, question.attacker, question.weapon)
    if missing:
        return _refused(*missing)
    listed = line_length(attacker, question.weapon, question.length)
    wrong = length_refusals(question.attacker, question.length, listed)
    if wrong:
        return _refused(*wrong)
    reach = corridor(table, attacker.tile, question.direction, listed)
    return {
        "tiles": write(reach.tiles),
        "creatures": _attenuations(reach.attenuation),
        "ends_at": reach.ends_at,
        "suppression": write(suppression(table, reach.tiles, question.direction)),
        "catches_fire": list(reach.flammable),
    }


def answer_area(table: Table, question: AskArea) -> dict[str, Any]:
    """Tell which tiles an explosion would reach and whom through how much cover (W1)."""
    wrong = off_mat(table, question.tile)
    if wrong:
        return _refused(*wrong)
    caught = in_radius(table, question.tile, question.radius, question.damage_type)
    tiles = area(table.mat, question.tile, question.radius)
    return {"tiles": write(tiles), "creatures": _attenuations(caught), "ends_at": None, "suppression": []}


def _attenuations(found: dict[str, int]) -> dict[str, dict[str, int]]:
    return {name: {"attenuation": taken} for name, taken in found.items()}


def _place(table: Table, end: str | Tile) -> Tile | Refusal:
    if isinstance(end, tuple):
        return end
    if end in table.creatures:
        return table.creatures[end].tile
    return table.objects[end].tile if end in table.objects else unknown("creature", end)


def _refused(*refusals: Refusal) -> dict[str, Any]:
    return written(Refused(refusals))
