"""The rulesets there are: the only file that names them."""

from rules.ruleset import Ruleset
from rules.scrollhammer import SCROLLHAMMER
from rules.wasteland import WASTELAND

RULESETS: dict[str, Ruleset] = {ruleset.name: ruleset for ruleset in (SCROLLHAMMER, WASTELAND)}
