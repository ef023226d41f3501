"""Sight and cover as the table asks for them: rooms, joined characters, heights, saves and their reasons."""

import json
from typing import Any

import pytest

import rules
from tests.rules.scenes import model, scene

WALL_OUTLINE = [[19.95, 0], [20.05, 0], [20.05, 20], [19.95, 20]]
TOWER = {
    "kind": "building",
    "material": "stone",
    "outline": [[18, 8], [22, 8], [22, 12], [18, 12]],
    "sections": {"s": {"armour_value": 13}},
    "rooms": {
        "hall": {"section": "s", "fire_points": [[21.9, 10]]},
        "cellar": {"section": "s", "adjacent": ["hall"]},
        "top": {"section": "s", "floor": 1, "battlement": True},
    },
}


def wall(top: float, **more: Any) -> dict[str, Any]:
    return {"kind": "wall", "outline": WALL_OUTLINE, "walls": [{"from": [20, 0], "to": [20, 20], "top": top}], **more}


def ask(document: dict[str, Any], **question: Any) -> dict[str, Any]:
    table = rules.load(json.dumps(document))
    return rules.ask(table, rules.read_question(table, question))


def pair(terrain: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """One red model a at (10, 10) and one blue model b at (30, 10)."""
    return scene({"a": model("u", 10, 10), "b": model("v", 30, 10)}, terrain=terrain or {}, **more)


def in_formation(document: dict[str, Any], unit: str, formation: str) -> dict[str, Any]:
    document["units"][unit]["formation"] = formation
    return document


def sight(document: dict[str, Any], origin: str = "a", to: str = "b") -> dict[str, Any]:
    return ask(document, ask="sight", **{"from": origin, "to": to})


def cover(document: dict[str, Any], origin: str = "a", to: str = "b") -> dict[str, Any]:
    return ask(document, ask="cover", **{"from": origin, "to": to})


def test_a_joined_character_does_not_block_its_unit():
    document = pair()
    document["units"]["hero"] = {"seat": "red", "formation": "skirmish", "joined": "u"}
    document["models"]["h"] = model("hero", 20, 10)
    assert sight(document)["obscured"] == 0


def test_a_unit_does_not_block_the_character_that_joined_it():
    document = pair()
    document["units"]["hero"] = {"seat": "red", "formation": "skirmish", "joined": "u"}
    document["models"]["h"] = model("hero", 5, 10)
    assert sight(document, "h")["obscured"] == 0


def test_other_friends_do_block():
    document = pair()
    document["units"]["w"] = {"seat": "red", "formation": "skirmish"}
    document["models"]["c"] = model("w", 20, 10)
    assert sight(document)["blocked_by"] == ["c"]


def test_a_casualty_blocks_nothing():
    document = pair()
    document["units"]["w"] = {"seat": "red", "formation": "skirmish"}
    document["models"]["c"] = model("w", 20, 10, removed=True, wounds=0)
    assert sight(document)["obscured"] == 0


def test_heights_of_walls_are_above_their_pieces_ground():
    assert sight(pair({"w": wall(1, ground=0.25)}))["obscured"] == pytest.approx(2 / 3)


def test_walls_that_nearly_meet_another_midway_leave_no_crack():
    edge_on = {"from": [15, 10], "to": [25, 10], "top": 5}
    halves = [{"from": [20, 0], "to": [20, 9.992], "top": 5}, {"from": [20, 10.008], "to": [20, 20], "top": 5}]
    assert sight(pair({"w": wall(5) | {"walls": [edge_on, *halves]}}))["obscured"] == pytest.approx(1, abs=1e-9)


def test_who_is_in_a_closed_room_is_not_seen():
    document = scene({"a": model("u", 10, 10), "b": model("v", 0, 0, room="tower/hall")}, terrain={"tower": TOWER})
    del document["models"]["b"]["x"], document["models"]["b"]["y"]
    answer = sight(document)
    assert (answer["visible"], answer["obscured"], answer["blocked_by"]) == (False, 1, ["tower"])
    assert answer["picture"] is None


def inside(room: str, x: float) -> dict[str, Any]:
    document = scene({"a": model("u", 0, 0, room=room), "b": model("v", x, 10)}, terrain={"tower": TOWER})
    del document["models"]["a"]["x"], document["models"]["a"]["y"]
    return document


def test_a_room_sees_out_of_its_fire_points():
    assert sight(inside("tower/hall", 30))["obscured"] == 0


def test_a_fire_point_does_not_look_through_its_own_building():
    assert not sight(inside("tower/hall", 10))["visible"]


def test_a_room_without_fire_points_sees_nothing():
    assert not sight(inside("tower/cellar", 30))["visible"]


def test_battlements_look_over_their_building():
    document = scene({"a": model("u", 20, 10, room="tower/top"), "b": model("v", 40, 10)}, terrain={"tower": TOWER})
    assert sight(document)["obscured"] == 0


def test_units_are_answered_by_their_best_pair_and_who_sees_whom():
    document = pair({"w": wall(5) | {"walls": [{"from": [20, 0], "to": [20, 10.7], "top": 5}]}})
    document["models"]["a2"] = model("u", 10, 13)
    answer = sight(document, "u", "v")
    assert (answer["pair"], answer["sees"]) == (["a2", "b"], {"a": [], "a2": ["b"]})


def test_of_pairs_seen_equally_the_first_in_the_table_answers():
    document = pair()
    document["models"]["a2"] = model("u", 10, 13)
    assert sight(document, "u", "v")["pair"] == ["a", "b"]


def test_the_picture_and_the_elevation_come_with_the_answer():
    answer = sight(pair({"w": wall(1)}))
    crossing = {"by": "w", "near": 10, "far": 10, "bottom": 0, "top": 1, "low": 0.75, "high": 1.5}
    assert answer["picture"]["crossings"] == [crossing]
    assert answer["picture"]["card"]["top"] == 1.5
    assert json.loads(json.dumps(answer["picture"]))["left"][0]


@pytest.mark.parametrize("question", ["sight", "cover"])
@pytest.mark.parametrize(("origin", "to"), [("nobody", "b"), ("a", "nobody")])
def test_an_unknown_id_is_refused(question, origin, to):
    answer = ask(pair(), ask=question, **{"from": origin, "to": to})
    assert answer["refusals"][0]["code"] == "model/unknown"


@pytest.mark.parametrize("question", ["sight", "cover"])
@pytest.mark.parametrize("gone", ["a", "b"])
def test_a_casualty_sees_nothing_and_is_not_looked_at(question, gone):
    document = pair()
    document["models"][gone] |= {"removed": True, "wounds": 0}
    answer = ask(document, ask=question, **{"from": "a", "to": "b"})
    assert answer["refusals"][0]["code"] == "model/removed"


def wood(**more: Any) -> dict[str, Any]:
    return {"kind": "forest", "outline": [[27, 5], [35, 5], [35, 15], [27, 15]], **more}


def test_cover_names_every_reason_that_gives_the_best_save():
    answer = cover(pair({"wood": wood(), "w": wall(1)}))
    assert answer == {"save": 4, "because": ["area", "obscured"]}


def test_a_better_screen_than_the_ground_is_the_only_reason():
    document = in_formation(pair({"wood": wood(), "w": wall(1)}), "v", "horde")
    assert cover(document) == {"save": 4, "because": ["obscured"]}


@pytest.mark.parametrize(
    ("piece", "save"),
    [
        (wood(cover_best=5), 5),
        ({"kind": "swamp", "outline": wood()["outline"]}, 5),
        ({"kind": "swamp", "outline": wood()["outline"], "height": 0.1}, 4),
    ],
)
def test_no_piece_gives_better_than_its_best(piece, save):
    assert cover(pair({"piece": piece})) == {"save": save, "because": ["area"]}


def test_a_bare_touch_of_area_terrain_gives_nothing():
    edge = 30 + 16 / 25.4
    touching = wood(outline=[[edge + 0.001, 5], [40, 5], [40, 15], [edge + 0.001, 15]])
    assert cover(pair({"wood": touching}))["save"] is None


def test_an_upper_floor_gives_area_cover_by_its_own_outline():
    ruin = {
        "kind": "ruin",
        "outline": [[20, 0], [40, 0], [40, 20], [20, 20]],
        "floors": [{"number": 1, "outline": [[25, 5], [35, 5], [35, 15], [25, 15]]}],
    }
    document = scene({"a": model("u", 30, 40), "b": model("v", 30, 10, floor=1)}, terrain={"ruin": ruin})
    assert "area" in cover(document)["because"]


def test_only_the_ruin_whose_floor_it_stands_on_gives_area_cover():
    ruin = {"kind": "ruin", "outline": [[25, 5], [35, 5], [35, 15], [25, 15]], "floors": [{"number": 1}]}
    ruins = {"first": ruin | {"cover_best": 6}, "second": ruin}
    document = scene({"a": model("u", 30, 40, floor=0), "b": model("v", 30, 10, floor=1)}, terrain=ruins)
    document["options"] = {"obscured_at": 1}
    assert cover(document) == {"save": 6, "because": ["area"]}


def test_models_between_give_five_up():
    document = pair()
    document["units"]["w"] = {"seat": "blue", "formation": "skirmish"}
    document["models"]["c"] = model("w", 20, 10)
    assert cover(document) == {"save": 5, "because": ["obscured"]}


def test_the_best_of_several_screens_counts():
    document = pair({"w": wall(1)})
    document["units"]["w"] = {"seat": "blue", "formation": "skirmish"}
    document["models"]["c"] = model("w", 25, 10)
    assert cover(document) == {"save": 4, "because": ["obscured"]}


@pytest.mark.parametrize(("top", "save"), [(0.9375, 4), (0.937, None)])
def test_exactly_a_quarter_hidden_is_cover(top, save):
    assert cover(pair({"w": wall(top)}))["save"] == save


def test_the_players_may_agree_on_another_share():
    assert cover(pair({"w": wall(1)}, options={"obscured_at": 0.5}))["save"] is None


def test_battlements_give_three_up():
    document = scene({"a": model("u", 40, 10), "b": model("v", 20, 10, room="tower/top")}, terrain={"tower": TOWER})
    assert cover(document) == {"save": 3, "because": ["battlement"]}


def ranks_behind_a_wall_end() -> dict[str, Any]:
    document = pair({"w": wall(5) | {"walls": [{"from": [20, 0], "to": [20, 10.7], "top": 5}]}})
    document["models"]["a"]["facing"] = 90
    document["models"]["a2"] = model("u", 10, 11.26, facing=90)
    document["models"]["a3"] = model("u", 10, 12.52, facing=90)
    return in_formation(document, "u", "ranks")


def test_ranks_shoot_by_what_others_see_at_three_up():
    assert cover(ranks_behind_a_wall_end()) == {"save": 3, "because": ["formation"]}


def test_a_ranks_unit_is_asked_by_its_best_viewer():
    assert cover(ranks_behind_a_wall_end(), "u") == {"save": None, "because": []}


def test_skirmishers_do_not_see_for_each_other():
    document = in_formation(ranks_behind_a_wall_end(), "u", "skirmish")
    assert cover(document) == {"save": 4, "because": ["obscured"]}


@pytest.mark.parametrize(("top", "save"), [(1.0, None), (2.4, 4)])
def test_a_building_has_cover_when_half_of_it_is_hidden(top, save):
    screen = {"kind": "wall", "outline": [[14, 0], [14.1, 0], [14.1, 20], [14, 20]]}
    screen["walls"] = [{"from": [14, 0], "to": [14, 20], "top": top}]
    assert cover(pair({"tower": TOWER, "w": screen}), to="tower")["save"] == save


def test_only_buildings_and_models_have_cover():
    assert cover(pair({"w": wall(1)}), to="w")["refusals"][0]["code"] == "model/unknown"
