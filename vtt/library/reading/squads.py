"""Which selections of a roster are units, and which are settings of the list."""

from collections.abc import Iterator

from vtt.library.reading.characteristics import is_body
from vtt.library.reading.findings import Findings
from vtt.library.reading.roster import Roster, Selection

LEFT_OUT = "Not a unit; left out."
WITHIN = "Stands inside another unit in the list; it is a unit of its own here."


def squads_of(roster: Roster, findings: Findings) -> list[Selection]:
    """Find the units of a roster, nested forces included, in the list's order."""
    return [squad for force in roster.forces for top in force.walk() for squad in _squads_at(top, findings)]


def parts_of(selection: Selection) -> Iterator[Selection]:
    """Go through a selection and what is in it, but not into units that stand in it."""
    yield selection
    for inner in selection.selections:
        if inner.sort != "unit":
            yield from parts_of(inner)


def has_body(selection: Selection) -> bool:
    """Tell whether a selection has a model's numbers by itself."""
    return any(is_body(sheet) for sheet in selection.sheets)


def _squads_at(top: Selection, findings: Findings) -> Iterator[Selection]:
    inner = [part for part in top.walk() if part.sort == "unit" and part is not top]
    if _is_squad(top):
        yield top
    else:
        findings.note(LEFT_OUT, top.name)
    for unit in inner:
        findings.note(WITHIN, unit.name)
        yield unit


def _is_squad(top: Selection) -> bool:
    if top.sort in ("unit", "model"):
        return True
    return any(part.sort == "model" or has_body(part) for part in parts_of(top))
