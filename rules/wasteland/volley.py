"""An attack while it is resolved."""

from dataclasses import dataclass

from rules.dice import Dice
from rules.wasteland.hits import Toll
from rules.wasteland.table import Table
from rules.wasteland.weapons import Shot


@dataclass(frozen=True, slots=True)
class Volley:
    """One attack while it is resolved: who attacks with what, the dice, and what it has done so far."""

    table: Table
    attacker: str
    modifier: int
    shot: Shot
    dice: Dice
    toll: Toll
