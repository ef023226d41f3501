"""What lies in a shot before it is fired: range, cover, who stands between, whom it would scatter to (M1)."""

from typing import Any

from rules.refusals import Refusal, Refused, unknown, written
from rules.wasteland.commands import Shoot
from rules.wasteland.cover import shelter
from rules.wasteland.explosive import in_radius
from rules.wasteland.grid import area, distance
from rules.wasteland.questions import AskShot
from rules.wasteland.scatter import reaches
from rules.wasteland.table import Table
from rules.wasteland.targets import first_between
from rules.wasteland.weapons import no_weapon, shot_of
from rules.wire import write


def answer_shot(table: Table, question: AskShot) -> dict[str, Any]:
    """Tell the tiles around the target a hit would scatter to, and what cover takes from whom (W2, W5, W8).

    Refused for another command than `shoot`, and for a creature or weapon that is not there.
    """
    command = question.command
    if not isinstance(command, Shoot):
        text = "Only a shot at a creature is asked about here; ask line or area for the others."
        return written(Refused((Refusal(code="shoot/unknown", text=text),)))
    wrong = _missing(table, command)
    return written(Refused(wrong)) if wrong else _told(table, command)


def _missing(table: Table, command: Shoot) -> tuple[Refusal, ...]:
    strangers = [name for name in (command.attacker, command.target) if name not in table.creatures]
    if strangers:
        return tuple(unknown("creature", name) for name in strangers)
    return no_weapon(table, command.attacker, command.weapon)


def _told(table: Table, command: Shoot) -> dict[str, Any]:
    attacker, target = table.creatures[command.attacker], table.creatures[command.target]
    shot = shot_of(attacker, command)
    radius = int(reaches(table, shot, command.attacker, command.target))
    around = in_radius(table, target.tile, radius, shot.kind)
    return {
        "distance": distance(attacker.tile, target.tile),
        "shelter": shelter(table, attacker.tile, target.tile, shot.kind),
        "between": first_between(table, command.attacker, command.target),
        "scatters": radius > 0,
        "tiles": write(area(table.mat, target.tile, radius)),
        "creatures": {name: {"attenuation": taken} for name, taken in around.items()},
    }
