"""The kinds of models of a unit: count, numbers, weapons and base of each."""

from dataclasses import dataclass
from typing import Final

import msgspec

from vtt.library import sizes
from vtt.library.document import MOST_WEAPONS, Kind, Profile, Weapon
from vtt.library.drafts import Doubt
from vtt.library.names import named
from vtt.library.reading import weapons
from vtt.library.reading.bodies import COUNTED_NAME, Body, bodies_of, own_parts
from vtt.library.reading.characteristics import is_body, move_text, profile_of
from vtt.library.reading.findings import Findings
from vtt.library.reading.refusing import ListRefused
from vtt.library.reading.roster import Selection, Sheet
from vtt.library.reading.types import Traits, traits_of

MOST_ALIKE: Final = 500

NONE_OF_IT = "The list has none of these; left out."
TOO_MANY = "“{name}” has {count} models in this list; a unit may have 500."
NO_NUMBERS = "The list has no numbers for these models; they are empty."
BORROWED = "The list does not say whose numbers these models have; they have those of “{sheet}”."
MOVE_TEXT = "The move of “{name}” is written “{text}”. How many inches is it?"
MOVE_MISSING = "The list gives no move for “{name}”. How many inches is it?"
SOME_CARRY = "“{weapon}” is listed × {number} for {count} models; all of them have it here."
TOO_ARMED = "Has more than 20 weapons; the rest is left out."


@dataclass(frozen=True, slots=True)
class Squad:
    """A unit of the list with what its models share."""

    id: str
    selection: Selection
    bodies: tuple[Body, ...]
    shared: tuple[Selection, ...]
    traits: Traits

    @property
    def apart(self) -> frozenset[int]:
        """The selections that are models by themselves."""
        return frozenset(id(body.selection) for body in self.bodies)


def squad_of(selection: Selection, key: str) -> Squad:
    """Tell a unit's models from what they share."""
    bodies = tuple(bodies_of(selection))
    apart = {id(body.selection) for body in bodies}
    shared = () if id(selection) in apart else tuple(own_parts(selection, apart))
    return Squad(key, selection, bodies, shared, traits_of(selection.categories))


def kinds_of(squad: Squad, findings: Findings) -> tuple[Kind, ...]:
    """Read the kinds of models of a unit; equal ones the list counts plainly become one."""
    kinds: list[Kind] = []
    for body in squad.bodies:
        if body.count:
            _add(kinds, squad, body, findings)
        else:
            findings.note(NONE_OF_IT, body.selection.name)
    return tuple(kinds)


def upgrades_of(parts: tuple[Selection, ...]) -> tuple[str, ...]:
    """Name what was chosen and is no weapon: a standard, a musician."""
    names = (named(part.name) for part in parts[1:] if _is_upgrade(part))
    return tuple(dict.fromkeys(names))[:40]


def _add(kinds: list[Kind], squad: Squad, body: Body, findings: Findings) -> None:
    kind = _kind(squad, body, f"k{len(kinds) + 1}", findings)
    twin = next((n for n, other in enumerate(kinds) if _alike(other, kind)), None)
    doubts = _doubts(squad, body, kind)
    if twin is None or doubts or _is_doubted(findings, squad, kinds[twin]):
        kinds.append(kind)
        findings.doubts.extend(doubts)
    else:
        kinds[twin] = msgspec.structs.replace(kinds[twin], count=kinds[twin].count + kind.count)
    if sum(each.count for each in kinds) > MOST_ALIKE:
        raise ListRefused(TOO_MANY.format(name=kind.name, count=sum(each.count for each in kinds)))


def _kind(squad: Squad, body: Body, key: str, findings: Findings) -> Kind:
    parts = tuple(own_parts(body.selection, squad.apart - {id(body.selection)}))
    if body.count > MOST_ALIKE:
        raise ListRefused(TOO_MANY.format(name=named(body.selection.name), count=body.count))
    return Kind(
        id=key,
        name=_name(body.selection),
        count=body.count,
        profile=squad.traits.applied(_profile(squad, body, parts, findings)),
        weapons=_weapons(squad, body, parts, findings),
        upgrades=upgrades_of(parts),
        base=sizes.ASSUMED.get(squad.traits.type) if squad.traits.type else None,
        base_from="assumed",
    )


def _name(selection: Selection) -> str:
    counted = COUNTED_NAME.fullmatch(selection.name)
    return named(counted[2] if counted else selection.name)


def _profile(squad: Squad, body: Body, parts: tuple[Selection, ...], findings: Findings) -> Profile:
    sheet = _sheet(squad, body, parts, findings)
    if sheet is None:
        findings.note(NO_NUMBERS, body.selection.name)
        return Profile(move=None)
    return profile_of(sheet, findings)


def _sheet(squad: Squad, body: Body, parts: tuple[Selection, ...], findings: Findings) -> Sheet | None:
    own = [sheet for part in parts for sheet in part.sheets if is_body(sheet)]
    candidates = own or [sheet for part in squad.shared for sheet in part.sheets if is_body(sheet)]
    if len(candidates) < 2:
        return candidates[0] if candidates else None
    chosen = max(candidates, key=lambda sheet: _likeness(sheet, body.selection))
    if _likeness(chosen, body.selection) == 0:
        findings.note(BORROWED.format(sheet=chosen.name), body.selection.name)
    return chosen


def _likeness(sheet: Sheet, selection: Selection) -> float:
    """How well a sheet's name fits a model's: the same, the beginning of it, or at least a part."""
    one, other = sheet.name.lower(), selection.name.lower()
    if one in other:
        return 1 + len(one) / len(other)
    return len(other) / len(one) if other in one else 0


def _weapons(squad: Squad, body: Body, parts: tuple[Selection, ...], findings: Findings) -> tuple[Weapon, ...]:
    own = [weapon for part in parts for weapon in _carried(part, body.count, findings)]
    total = sum(each.count for each in squad.bodies)
    shared = [weapon for part in squad.shared for weapon in _carried(part, total, findings)]
    found = tuple(dict.fromkeys((*own, *shared)))
    if len(found) > MOST_WEAPONS:
        findings.note(TOO_ARMED, body.selection.name)
    return found[:MOST_WEAPONS]


def _carried(part: Selection, count: int, findings: Findings) -> list[Weapon]:
    found = weapons.weapons_in(part, findings)
    if part.number != count:
        for weapon in found if part.sort == "upgrade" else ():
            findings.note(SOME_CARRY.format(weapon=weapon.name, number=part.number, count=count))
    return found


def _is_upgrade(part: Selection) -> bool:
    armed = any(weapons.is_weapon(sheet) for sheet in part.sheets)
    return not part.selections and not armed and not COUNTED_NAME.fullmatch(part.name)


def _alike(one: Kind, other: Kind) -> bool:
    return msgspec.structs.replace(one, id=other.id, count=other.count) == other


def _is_doubted(findings: Findings, squad: Squad, kind: Kind) -> bool:
    return any((doubt.unit, doubt.kind) == (squad.id, kind.id) for doubt in findings.doubts)


def _doubts(squad: Squad, body: Body, kind: Kind) -> list[Doubt]:
    doubts = []
    if body.doubt:
        doubts.append(Doubt(unit=squad.id, kind=kind.id, about="count", text=body.doubt))
    if kind.profile.move is None:
        doubts.append(Doubt(unit=squad.id, kind=kind.id, about="move", text=_move_question(squad, body)))
    return doubts


def _move_question(squad: Squad, body: Body) -> str:
    parts = (*own_parts(body.selection, squad.apart - {id(body.selection)}), *squad.shared)
    written = [move_text(sheet) for part in parts for sheet in part.sheets if is_body(sheet)]
    text = next((each for each in written if each), "")
    asked = MOVE_TEXT if text else MOVE_MISSING
    return asked.format(name=body.selection.name[:80], text=text[:20])
