"""Whatever is ordered, the referee answers, and the table that follows is a whole one."""

import json
import re

from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from tests.rules.wasteland.boards import fight
from tests.rules.wasteland.test_small_fight import SHOTGUN

BOARD = """
    . . . # . . B
    A . % . . C .
    . . % . D . .
    . E . . . . ."""

TABLE = rules.load(
    fight(BOARD, A={"weapons": {"shotgun": SHOTGUN}, "ap": 9}, objects={"fence": {"tile": [4, 1], "side": "E"}})
)

SENTENCE = re.compile(r"[^\n]+\.")
CODE = re.compile(r"[a-z]+/[a-z_]+")

names = st.sampled_from("ABCDEF")
tiles = st.tuples(st.integers(-1, 7), st.integers(-1, 4)).map(list)
actors = st.sampled_from(["whose turn it is"] * 5 + ["A", "F"])
paths = st.lists(tiles, min_size=1, max_size=3)
damage = st.sampled_from([0, 7, 40, "2D6", "D6-3", "D20x2", "nonsense"])
kinds = st.sampled_from(["energy", "physical"])
effects = st.lists(st.sampled_from(["Burn 2", "Exposed", {"name": "Fear", "composure": 10}]), max_size=2)
by_hand = st.fixed_dictionaries({"damage": damage, "damage_type": kinds})
with_gun = st.just({"weapon": "shotgun"})


def attack(**fields):
    common = {"attacker": actors, "modifier": st.integers(-20, 20), "effects": effects}
    own = st.fixed_dictionaries(common | {key: fields[key] for key in fields})
    return st.tuples(own, by_hand | with_gun).map(lambda both: both[0] | both[1])


throws = st.fixed_dictionaries({"attacker": actors, "modifier": st.integers(-9, 20)})
commands = st.one_of(
    attack(
        do=st.just("shoot"),
        target=names,
        window=st.integers(0, 9),
        scatter=st.booleans(),
        spread=st.sampled_from([0, 33, 50, 100]),
    ),
    attack(
        do=st.just("line"),
        direction=st.sampled_from(["N", "NE", "E", "SE", "S", "SW", "W", "NW"]),
        length=st.sampled_from([1, 5, 15]),
        ignite=st.integers(0, 2),
    ),
    st.fixed_dictionaries({
        "do": st.just("explode"),
        "tile": tiles,
        "radius": st.integers(0, 3),
        "damage": damage,
        "damage_type": kinds,
        "throw": st.none() | throws,
    }),
    st.fixed_dictionaries({"do": st.just("move"), "creature": actors, "tiles": paths}),
    st.fixed_dictionaries({
        "do": st.just("reload"),
        "attacker": actors,
        "weapon": st.just("shotgun"),
        "load": st.sampled_from([*SHOTGUN["loads"], "slug"]),
    }),
    st.just({"do": "end_turn"}),
)  # fmt: skip


@settings(deadline=None)
@given(st.lists(commands, max_size=12))
def test_any_orders_leave_a_whole_table(orders):
    table, dice = TABLE, rules.SeededDice(b"any", "", 0)
    for raw in orders:
        command = rules.read_command(table, acting(raw, table))
        verdict = rules.judge(table, command, table.owner_of(command) or table.active_seat(), dice)
        if isinstance(verdict, rules.Refused):
            assert all(SENTENCE.fullmatch(r.text) and CODE.fullmatch(r.code) for r in verdict.refusals)
            continue
        table = rules.advance(table, verdict.events)
        assert rules.dump(rules.load(rules.dump(table))) == rules.dump(table)
        assert all(0 <= ground.tile[0] < 7 and 0 <= ground.tile[1] < 4 for ground in table.burning)


def acting(raw, table):
    return json.loads(json.dumps(raw).replace("whose turn it is", table.turn.creature))
