"""What being inside does to a unit: Skirmish, Counter-Attack, Fearless; none of it on battlements (P3)."""

from typing import Any

from rules.scrollhammer.buildings.rooms import place_of
from rules.scrollhammer.profiles import has_rule
from rules.scrollhammer.standing import living
from rules.scrollhammer.table import Formation, ProfileRule, Table


def is_enclosed(table: Table, unit: str) -> bool:
    """Tell whether a unit is in a room with a roof, so not on battlements (P3)."""
    place = place_of(table, unit)
    return place is not None and not place.room.battlement


def formation_of(table: Table, unit: str) -> Formation:
    """The formation a unit is in now: inside a room always Skirmish (P3)."""
    return "skirmish" if is_enclosed(table, unit) else table.units[unit].formation


def is_fearless(table: Table, unit: str) -> bool:
    """Tell whether a unit is Fearless: by its models' rules, or inside a room (P3)."""
    return is_enclosed(table, unit) or _all_have(table, unit, "fearless")


def counter_attacks(table: Table, unit: str) -> bool:
    """Tell whether a unit has Counter-Attack: by its models' rules, or inside a room (P3)."""
    return is_enclosed(table, unit) or _all_have(table, unit, "counter_attack")


def state_inside(table: Table, unit: str) -> dict[str, Any]:
    """What a unit's answer tells of it: where it is, and what it counts as there (P3)."""
    place, fearless = place_of(table, unit), is_fearless(table, unit)
    return {
        "formation": formation_of(table, unit),
        "room": None if place is None else place.reference,
        "fearless": fearless,
        "counter_attack": counter_attacks(table, unit),
        "no_retreat_wounds": fearless and not is_enclosed(table, unit),
    }


def _all_have(table: Table, unit: str, rule: ProfileRule) -> bool:
    models = living(table, unit).values()
    return bool(models) and all(has_rule(table, model, rule) for model in models)
