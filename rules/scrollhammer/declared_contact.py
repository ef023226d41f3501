"""Contact at the end of a charge: measured, or in a ruin declared where nobody fits (H1, H3)."""

from collections.abc import Iterator

from rules.refusals import Refusal, unknown
from rules.scrollhammer.cover import stands_in
from rules.scrollhammer.duty import placed
from rules.scrollhammer.measuring import in_contact
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.standing import Standing, standings
from rules.scrollhammer.table import Table
from rules.scrollhammer.towards import farthest_towards

Contacts = dict[str, str]


def contacts_made(motion: Motion, declared: Contacts) -> list[tuple[str, str]]:
    """The unit's models with the enemies they touch where it ends, or are declared to touch, in table order."""
    enemies = [one for one in standings(motion.table).values() if one.seat != motion.seat]
    return [
        (name, enemy.id)
        for name, end in motion.after.items()
        for enemy in enemies
        if in_contact(end, enemy) or declared.get(name) == enemy.id
    ]


def misnamed(motion: Motion, declared: Contacts) -> Iterator[Refusal]:
    """Refuse contacts between models that are not there to touch."""
    everybody = standings(motion.table)
    for name, enemy in declared.items():
        if name not in motion.after:
            yield unknown("model", name)
        if enemy not in everybody:
            yield unknown("model", enemy)


def contact_refusals(motion: Motion, inches: float, targets: frozenset[str], declared: Contacts) -> Iterator[Refusal]:
    """Refuse a charge that touches none of its targets (H1), and contacts declared where they are not needed (H3)."""
    everybody = standings(motion.table)
    for name, enemy in declared.items():
        yield from _needless(motion, inches, motion.after[name], everybody[enemy], targets)
    met = (everybody[enemy].model.unit for _, enemy in contacts_made(motion, declared))
    if not any(unit in targets for unit in met):
        title = motion.unit.name or motion.name
        text = f"{title} would touch nobody it charges; bring one model into base contact, or the charge fails."
        yield Refusal(code="charge/contact", text=text)


def _needless(
    motion: Motion, inches: float, end: Standing, enemy: Standing, targets: frozenset[str]
) -> Iterator[Refusal]:
    if in_contact(end, enemy):
        return
    if enemy.model.unit not in targets:
        text = f"{enemy.title} is not of a unit that is charged; contact with it cannot be declared."
        yield Refusal(code="charge/target", model=end.id, other=enemy.id, text=text)
    elif not _in_a_ruin(motion.table, enemy) or abs(end.level.floor - enemy.level.floor) > 1:
        text = f"{end.title} must touch {enemy.title}; contact is declared in ruins only, at most a floor apart."
        yield Refusal(code="charge/contact", model=end.id, other=enemy.id, text=text)
    elif _could_touch(motion, inches, end, enemy, targets):
        text = f"{end.title} can go on into contact with {enemy.title}; move it there."
        yield Refusal(code="charge/contact", model=end.id, other=enemy.id, text=text)


def _in_a_ruin(table: Table, standing: Standing) -> bool:
    return any(piece.kind == "ruin" and stands_in(standing, name, piece) for name, piece in table.terrain.items())


def _could_touch(motion: Motion, inches: float, end: Standing, enemy: Standing, targets: frozenset[str]) -> bool:
    """Tell whether what is left of the charge brings a model straight into contact on its floor."""
    table = motion.table
    for standing in motion.after.values():
        table = placed(table, standing)
    course = motion.courses.get(end.id)
    left = inches - (course.travelled if course is not None else 0.0)
    return in_contact(farthest_towards(table, end, enemy, left, targets), enemy)
