"""Characteristics as they count: the highest of several values (C1), as altered (C2), of a model or a unit."""

from typing import Final

from rules.scrollhammer.table import Characteristic, Model, Profile, Table, Values

_UNBOUNDED: Final = ("W", "Mg")


def value_problem(name: Characteristic, value: int | None) -> str | None:
    """What keeps a value from being one of this characteristic (C1), as a short phrase; None when nothing does."""
    if value is None or name in _UNBOUNDED:
        return None
    if name == "Sv" and not 2 <= value <= 6:
        return f"a save is from 2 to 6, not {value}"
    if value > 10:
        return f"no characteristic but W and Mg is above 10, this is {value}"
    return None


def highest(values: Values) -> int | None:
    """The value a test uses: the highest of several, None for "–" (C1)."""
    if isinstance(values, tuple):
        return max(values)
    return values


def characteristic(table: Table, model: Model, name: Characteristic) -> int | None:
    """A model's characteristic as altered, in the rulebook's points (C1, C2)."""
    if name in model.changes:
        return model.changes[name]
    value: Values = getattr(table.profiles[model.profile], name)
    return highest(value)


def profile_of(table: Table, model: Model) -> Profile:
    """The profile of a model."""
    return table.profiles[model.profile]


def has_rule(table: Table, model: Model, rule: str) -> bool:
    """Tell whether a model's profile carries a rule of the closed list (C6)."""
    return rule in table.profiles[model.profile].rules
