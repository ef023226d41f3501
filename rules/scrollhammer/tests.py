"""Characteristic and Leadership tests (C3, C4)."""

from rules.commands import Seat
from rules.dice import Dice
from rules.events import Noted
from rules.refusals import Refusal
from rules.ruleset import Outcome, Ruling, refuse
from rules.scrollhammer.commands import Test
from rules.scrollhammer.profiles import characteristic
from rules.scrollhammer.standing import living
from rules.scrollhammer.table import Characteristic, Model, Table
from rules.scrollhammer.wounds import casualty, nobody_left


class TestTaken(Noted, frozen=True, kw_only=True, tag="test_taken"):
    """A model or unit took a test; the value is the highest, before the modifier."""

    characteristic: Characteristic
    unit: str | None
    model: str | None
    faces: list[int]
    value: int | None
    modifier: int
    passed: bool
    purpose: str = ""


def judge_test(table: Table, command: Test, seat: Seat) -> Ruling:
    """Take a test (C3, C4); refused on Sv, and for casualties."""
    if command.characteristic == "Sv":
        text = "No test is taken on a save; roll it against its number."
        return refuse(Refusal(code="test/characteristic", text=text))
    if command.model is not None and table.models[command.model].removed:
        return refuse(casualty(table, command.model))
    models = tested_models(table, command)
    if not models:
        return refuse(nobody_left(table, command.unit or ""))
    value = highest_value(table, models, command.characteristic)
    return Ruling(outcome=lambda dice: _tested(command, value, tuple(models), dice))


def tested_models(table: Table, command: Test) -> dict[str, Model]:
    """The models whose highest value counts: one, or all that live in a unit and in those that joined it."""
    if command.model is not None:
        return {command.model: table.models[command.model]}
    joined = [name for name, unit in table.units.items() if unit.joined == command.unit]
    units = (command.unit or "", *joined)
    return {name: model for unit in units for name, model in living(table, unit).items()}


def highest_value(table: Table, models: dict[str, Model], name: Characteristic) -> int | None:
    """The highest value of a characteristic among models, None when all have "–" (C3, C4)."""
    values = (characteristic(table, model, name) for model in models.values())
    return max((value for value in values if value is not None), default=None)


def passes(characteristic: Characteristic, value: int, modifier: int, faces: list[int]) -> bool:
    """Read a test's dice: natural results first, then the value with its modifier (C3, C4)."""
    if 0 in faces:
        return False
    if all(face == 1 for face in faces):
        return True
    if characteristic != "Ld" and faces[0] == 6:
        return False
    return sum(faces) <= value + modifier


def _tested(command: Test, value: int | None, about: tuple[str, ...], dice: Dice) -> Outcome:
    faces: list[int] = []
    passed = False
    if value:
        faces = [dice.roll(6) for _ in range(2 if command.characteristic == "Ld" else 1)]
        passed = passes(command.characteristic, value, command.modifier, faces)
    event = TestTaken(
        characteristic=command.characteristic,
        unit=command.unit,
        model=command.model,
        faces=faces,
        value=value,
        modifier=command.modifier,
        passed=passed,
        purpose=command.purpose,
    )
    concerns = tuple(f"models.{name}" for name in about)
    if command.unit is not None:
        concerns = (f"units.{command.unit}", *concerns)
    return Outcome((event,), {"faces": faces, "value": value, "passed": passed}, concerns=concerns)
