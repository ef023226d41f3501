"""From a roster to an army: units, costs, and everything that needs a word."""

from typing import Final

from vtt.library.document import MOST_KINDS, MOST_UNITS, Army, Unit, crowding
from vtt.library.drafts import ArmyDraft, Total
from vtt.library.names import named
from vtt.library.reading.characteristics import is_body
from vtt.library.reading.findings import Findings
from vtt.library.reading.kinds import Squad, kinds_of, squad_of, upgrades_of
from vtt.library.reading.refusing import ListRefused
from vtt.library.reading.roster import Roster, Selection
from vtt.library.reading.squads import parts_of, squads_of
from vtt.library.reading.weapons import is_weapon

POINTS: Final = frozenset({"pts", "points", "pt"})

NO_UNITS = "There are no units in this list."
TOO_MANY_UNITS = f"An army may have {MOST_UNITS} units; this list has more."
TOO_MANY_KINDS = f"A unit may have {MOST_KINDS} kinds of models; “{{name}}” has more."
TWICE = "The list has this unit more than once in one entry; it is one unit here."
RULES_TEXT = "Rules are not imported, names and numbers only: {count} tables of rules text are left out."
INFANTRY = "The list does not say what type of unit this is; it is infantry until you change it."
HEIGHTS = "No list has heights: every model is 1.5″ tall until you change it."


def draft_of(roster: Roster) -> ArmyDraft:
    """Read the army of a roster; raises `ListRefused` for none at all or one too large."""
    findings = Findings()
    selections = squads_of(roster, findings)
    if len(selections) > MOST_UNITS:
        raise ListRefused(TOO_MANY_UNITS)
    money = currency_of(roster)
    units = [_unit(squad_of(each, f"u{n}"), money, findings) for n, each in enumerate(selections, start=1)]
    army = Army(name=named(roster.name, "Imported army"), units=tuple(unit for unit in units if unit.kinds))
    if not army.units:
        raise ListRefused(NO_UNITS)
    if problem := crowding(army):
        raise ListRefused(problem)
    _note_what_is_never_there(roster, findings)
    return ArmyDraft(
        source=roster.source,
        army=army,
        doubts=tuple(findings.doubts),
        notes=findings.notes,
        totals=_totals(roster, selections),
    )


def currency_of(roster: Roster) -> str:
    """Name what the list counts in: points, or else its first currency."""
    names = [cost.name for cost in roster.costs]
    return next((name for name in names if name.lower() in POINTS), names[0] if names else "pts")


def _unit(squad: Squad, money: str, findings: Findings) -> Unit:
    if len(squad.bodies) > MOST_KINDS:
        raise ListRefused(TOO_MANY_KINDS.format(name=named(squad.selection.name)))
    if squad.selection.sort == "unit" and squad.selection.number > 1:
        findings.note(TWICE, squad.selection.name)
    if squad.traits.type is None:
        findings.note(INFANTRY, squad.selection.name)
    return Unit(
        id=squad.id,
        name=named(squad.selection.name),
        points=_cost(squad.selection, money),
        upgrades=upgrades_of(squad.shared),
        kinds=kinds_of(squad, findings),
    )


def _cost(selection: Selection, currency: str) -> float:
    costs = (cost for part in parts_of(selection) for cost in part.costs)
    return sum(cost.value for cost in costs if cost.name == currency)


def _totals(roster: Roster, selections: list[Selection]) -> tuple[Total, ...]:
    return tuple(
        Total(name=cost.name, listed=cost.value, added=sum(_cost(each, cost.name) for each in selections))
        for cost in roster.costs
        if cost.value
    )


def _note_what_is_never_there(roster: Roster, findings: Findings) -> None:
    findings.note(HEIGHTS)
    everything = [part for force in roster.forces for top in force.walk() for part in top.walk()]
    sheets = [sheet for part in everything for sheet in part.sheets]
    count = sum(not is_body(sheet) and not is_weapon(sheet) for sheet in sheets)
    if count:
        findings.note(RULES_TEXT.format(count=count))
