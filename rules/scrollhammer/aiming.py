"""Which models of a unit may shoot at another, at what range and through which cover (G6, F3, F4)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Final

from rules.scrollhammer.arcs import BEARINGS, arc_holding, facing_of
from rules.scrollhammer.buildings.firing import at_firing_spots, measured_from
from rules.scrollhammer.cover import cover_from
from rules.scrollhammer.measuring import distance
from rules.scrollhammer.profiles import characteristic, profile_of
from rules.scrollhammer.ranks import lines_facing
from rules.scrollhammer.sight import best_glimpse, seen_by
from rules.scrollhammer.standing import Standing, living, standing_models
from rules.scrollhammer.table import Table
from rules.units import at_most

SHOOTING_RANKS: Final = 2
"""Ranks of a block that may shoot, counted from the arc fired into (F3)."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What a model has of the unit it shoots at: sight, inches, and the save the target's cover gives."""

    sees: bool
    inches: float
    save: int | None


@dataclass(frozen=True, slots=True)
class Permission:
    """Who may shoot, and for each who may not the code of the reason."""

    may: dict[str, Aim] = field(default_factory=dict)
    may_not: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class View:
    """A unit and its target: who stands where, which targets each model sees, which ranks may shoot."""

    table: Table
    firers: dict[str, Standing]
    targets: dict[str, Standing]
    seen: dict[str, list[str]]
    front: frozenset[str]

    def inches(self, name: str) -> float:
        """Inches to the nearest target a model sees, else to the nearest there is."""
        targets = self.seen[name] or list(self.targets)
        return min((distance(self.firers[name], self.targets[target]) for target in targets), default=inf)

    def aim(self, name: str) -> Aim:
        """What a model has of its target; the save is that of the target it sees most of (K1)."""
        glimpse = best_glimpse(self.table, [name], list(self.targets))
        save = cover_from(self.table, glimpse).save if glimpse is not None else None
        return Aim(bool(self.seen[name]), self.inches(name), save)

    def reaches(self, name: str) -> bool:
        """Tell whether a model's farthest weapon reaches; where its profile lists none, range is the players'."""
        weapons = profile_of(self.table, self.firers[name].model).weapons
        return not weapons or at_most(self.inches(name), max(weapon.range for weapon in weapons))


def permission(
    table: Table, unit: str, target: str, models: Sequence[str] | None, fire_points: Mapping[str, int]
) -> Permission:
    """Who of a unit may shoot at another in the shooting phase; `models` are those that would (G6, F3, P5)."""
    names = list(living(table, unit)) if models is None else models
    table = at_firing_spots(table, unit, target, names, fire_points)
    view = _view(table, unit, target)
    reasons = {name: _reason(view, name) for name in names}
    if table.units[unit].formation == "ranks" and None in reasons.values():
        reasons = {name: _with_others(view, name, reason) for name, reason in reasons.items()}
    return _permission(view, reasons)


def volley(table: Table, unit: str, charger: str) -> Permission:
    """Who of a unit may stand and shoot: all that can, from every rank, with weapons but no spells (F4)."""
    table = at_firing_spots(table, unit, charger, list(living(table, unit)), {})
    view = _view(table, unit, charger)
    return _permission(view, {name: _unskilled(view, name) or _spells_only(view, name) for name in view.firers})


def _view(table: Table, unit: str, target: str) -> View:
    firers, targets = standing_models(table, unit), standing_models(table, target)
    seen = seen_by(table, list(firers), list(targets)) if firers else {}
    front = _front(table, unit, firers, targets)
    return View(table, {name: measured_from(table, one) for name, one in firers.items()}, targets, seen, front)


def _front(table: Table, unit: str, firers: dict[str, Standing], targets: dict[str, Standing]) -> frozenset[str]:
    """The models in the ranks that may shoot: of a block the first two towards the arc fired into (F3)."""
    if table.units[unit].formation != "ranks" or not firers or not targets:
        return frozenset(firers)
    arc = arc_holding(firers.values(), targets.values())
    lines = lines_facing(firers.values(), facing_of(firers.values()) + BEARINGS[arc])
    return frozenset(standing.id for line in lines[:SHOOTING_RANKS] for standing in line)


def _permission(view: View, reasons: dict[str, str | None]) -> Permission:
    found = Permission()
    for name, reason in reasons.items():
        if reason is None:
            found.may[name] = view.aim(name)
        else:
            found.may_not[name] = reason
    return found


def _reason(view: View, name: str) -> str | None:
    """Why a model may not shoot by itself; one inside a building shoots from a fire point only."""
    if name not in view.firers:
        return "fire/point"
    if _unskilled(view, name):
        return "fire/skill"
    if name not in view.front:
        return "fire/rank"
    if not view.seen[name]:
        return "fire/sight"
    return None if view.reaches(name) else "fire/range"


def _with_others(view: View, name: str, reason: str | None) -> str | None:
    """One of a block that sees nobody shoots along with those that do (F3)."""
    if reason != "fire/sight":
        return reason
    return None if view.reaches(name) else "fire/range"


def _unskilled(view: View, name: str) -> str | None:
    """A model of Ballistic Skill 0 does not shoot (C2)."""
    return None if characteristic(view.table, view.firers[name].model, "BS") else "fire/skill"


def _spells_only(view: View, name: str) -> str | None:
    weapons = profile_of(view.table, view.firers[name].model).weapons
    return "fire/weapon" if weapons and all(weapon.kind == "spell" for weapon in weapons) else None
