"""The Wasteland demo: a fight that can begin at once."""

from typing import Any

import pytest

import rules
from vtt.games.demo import DEMOS


@pytest.fixture(scope="module")
def table() -> Any:
    """The Wasteland demo's table."""
    return rules.load(DEMOS["wasteland"].read_bytes())


def test_everybody_and_everything_has_a_name(table: Any) -> None:
    things = {**table.creatures, **table.objects}
    assert [key for key, thing in things.items() if not thing.name] == []


def test_no_two_creatures_share_a_tile_nor_stand_in_something_solid(table: Any) -> None:
    taken = [creature.tile for creature in table.creatures.values()]
    taken += [thing.tile for thing in table.objects.values() if thing.solid and thing.side is None]
    assert len(taken) == len(set(taken))


def test_the_first_creature_may_move_and_end_its_turn(table: Any) -> None:
    first = table.turn.creature
    column, row = table.creatures[first].tile
    for raw in ({"do": "move", "creature": first, "tiles": [[column + 1, row]]}, {"do": "end_turn"}):
        verdict = rules.may(table, rules.read_command(table, raw), table.active_seat())
        assert isinstance(verdict, rules.Allowed), verdict


def test_every_kind_of_area_attack_is_carried(table: Any) -> None:
    loads = [load for c in table.creatures.values() for w in c.weapons.values() for load in w.loads.values()]
    assert any(load.scatter for load in loads)
    assert any(load.spread for load in loads)
    assert {load.line for load in loads} == {0, 5, 15}
