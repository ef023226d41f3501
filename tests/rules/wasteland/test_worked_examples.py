"""The worked examples of the Area of Effect rules, to the letter (W2, W3)."""

from tests.rules.wasteland.boards import fight, marked, told

TORSO, LEFT_LEG = 5, 15


def test_the_shotgun_hits_three_raiders_with_one_blast():
    board = """
        . . . . . . .
        A . . . P Q .
        . . . . R . ."""
    raiders = {"P": {"evasion": 12}, "Q": {"evasion": 10}, "R": {"evasion": 14}}
    blast = {"do": "shoot", "attacker": "A", "target": "P", "modifier": 8, "damage": 12, "scatter": True}
    result = told(fight(board, **raiders), blast, 17, TORSO, 14, TORSO, 8, TORSO)
    primary, first, second = result["primary"], result["scatter"]["Q"], result["scatter"]["R"]
    assert (primary["total"], primary["hit"], primary["damage"]) == (25, True, 12)
    assert (first["total"], first["hit"], first["damage"], first["glancing"]) == (22, True, 6, True)
    assert (second["total"], second["hit"], second["damage"], second["glancing"]) == (16, True, 6, True)


def test_fourteen_damage_scatters_as_seven():
    blast = {"do": "shoot", "attacker": "A", "target": "P", "modifier": 8, "damage": 14, "scatter": True}
    result = told(fight("A . P Q"), blast, 17, TORSO, 14, TORSO)
    assert result["scatter"]["Q"]["before"] == 7


def test_scatter_radiates_from_the_bodyguard_who_took_the_shot():
    board = """
        . . . M . . N
        A . . G . . T"""
    blast = {"do": "shoot", "attacker": "A", "target": "T", "modifier": 5, "damage": 12, "scatter": True, "window": 4}
    result = told(fight(board, T={"evasion": 18}), blast, 10, TORSO, 14, TORSO)
    assert result["primary"]["creature"] == "G"
    assert set(result["scatter"]) == {"M"}


def test_the_flamer_burns_the_corridor_and_two_of_three_raiders():
    board = """
        . . . . . . . . . . . . . . . . .
        A = P = = Q = R = = = = = = = = .
        . . . . . . . . . . . . . . . . ."""
    armour = {"limbs": {"left_leg": {"energy_dt": 2}}}
    raiders = {"P": {"evasion": 11}, "Q": {"evasion": 13, **armour}, "R": {"evasion": 12}}
    fire = {"do": "line", "attacker": "A", "direction": "E", "length": 15, "modifier": 7, "damage": "1d10+4"}
    fire |= {"damage_type": "energy", "ignite": 3, "burn": 3, "effects": ["Burn 3"]}
    result = told(fight(board, **raiders), fire, 4, 15, TORSO, 9, LEFT_LEG, 5)
    first, second, third = (result["creatures"][name] for name in "PQR")
    assert result["damage"] == 8
    assert told_of(first) == (22, "torso", 8, ["Burn 3"])
    assert told_of(second) == (16, "left_leg", 6, ["Burn 3"])
    assert third == {"roll": 5, "total": 12, "hit": False}
    assert {tuple(tile) for tile in result["burning"]} == marked(board, "=PQR")
    assert len(result["burning"]) == 15


def told_of(hit):
    return hit["total"], hit["location"], hit["damage"], hit["effects"]
