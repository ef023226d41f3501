"""Sight, cover and outlook asked about ghosts: models supposed to stand elsewhere, before anything moves."""

import json
from typing import Any

import pytest

import rules
from tests.rules.scenes import model, scene

RUIN = {
    "kind": "ruin",
    "outline": [[26, 6], [34, 6], [34, 14], [26, 14]],
    "floors": [{"number": 1, "outline": [[26, 6], [34, 6], [34, 10.5], [26, 10.5]]}],
}
WALL = {
    "kind": "wall",
    "outline": [[19.95, 0], [20.05, 0], [20.05, 20], [19.95, 20]],
    "walls": [{"from": [20, 0], "to": [20, 20], "top": 5}],
}


def ask(document: dict[str, Any], **question: Any) -> dict[str, Any]:
    table = rules.load(json.dumps(document))
    return rules.ask(table, rules.read_question(table, question))


def walled(**more: Any) -> dict[str, Any]:
    """One red model a at (10, 10), one blue model b at (30, 10), a high wall between."""
    return scene({"a": model("u", 10, 10), "b": model("v", 30, 10)}, terrain={"w": WALL, **more})


def look(document: dict[str, Any], places: dict[str, Any], to: str = "b") -> dict[str, Any]:
    return ask(document, ask="sight", places=places, **{"from": "a", "to": to})


def test_a_viewers_ghost_looks_from_where_it_would_stand():
    answer = look(walled(), {"a": [22, 10]})
    assert (answer["obscured"], answer["picture"]["eye"]) == (0, [22, 10, 1.5])


def test_a_targets_ghost_is_looked_at_where_it_would_stand():
    assert look(walled(), {"b": [15, 10]})["visible"]


def test_ghosts_block_where_they_would_stand_and_no_more_where_they_come_from():
    document = scene({"a": model("u", 10, 10), "b": model("v", 30, 10), "c": model("w", 20, 10)})
    document["units"]["w"] = {"seat": "red", "formation": "skirmish"}
    assert look(document, {"c": [20, 20]})["obscured"] == 0
    assert look(document, {"a": [10, 20], "c": [20, 15]})["blocked_by"] == ["c"]


def test_a_ghost_without_a_floor_keeps_its_own_and_one_with_a_floor_is_there():
    assert look(walled(r=RUIN), {"b": [30, 10]})["picture"]["card"]["bottom"] == 0
    assert look(walled(r=RUIN), {"b": [30, 10, 1]})["picture"]["card"]["bottom"] == 3


def test_a_ghosts_facing_turns_its_card():
    document = walled()
    document["models"]["b"]["base"] = {"shape": "rect", "length": 100, "width": 50}
    card = look(document, {"b": {"x": 30, "y": 10, "facing": 90}})["picture"]["card"]
    assert card["right"] == pytest.approx(25 / 25.4)


def test_nothing_on_the_table_moves():
    table = rules.load(json.dumps(walled()))
    rules.ask(table, rules.read_question(table, {"ask": "sight", "from": "a", "to": "b", "places": {"a": [22, 10]}}))
    assert rules.dump(table)["models"]["a"]["x"] == 10


@pytest.mark.parametrize(
    ("places", "code"), [({"nobody": [1, 1]}, "model/unknown"), ({"b": [30, 13, 1]}, "move/floor")]
)
@pytest.mark.parametrize("question", [{"ask": "sight", "to": "b"}, {"ask": "cover", "to": "b"}, {"ask": "outlook"}])
def test_what_cannot_be_supposed_is_refused(question, places, code):
    answer = ask(walled(r=RUIN), **question, **{"from": "a", "places": places})
    assert [refusal["code"] for refusal in answer["refusals"]] == [code]


def test_cover_is_asked_about_ghosts_too():
    document = walled()
    assert ask(document, ask="cover", places={"a": [22, 10]}, **{"from": "a", "to": "b"})["save"] is None


def test_a_look_tells_cover_and_distance_with_sight():
    answer = look(walled(), {"a": [22, 10]})
    assert answer["inches"] == pytest.approx(8 - 32 / 25.4)
    assert answer["cover"] == {"save": None, "because": []}


def test_a_look_between_units_tells_the_cover_of_its_best_pair():
    document = walled()
    document["models"]["b2"] = model("v", 15, 10)
    answer = ask(document, ask="sight", **{"from": "u", "to": "v"})
    assert (answer["pair"], answer["cover"]["save"]) == (["a", "b2"], None)


def outlook(document: dict[str, Any], **more: Any) -> dict[str, Any]:
    return ask(document, ask="outlook", **{"from": "a"}, **more)


def covers(rings: list[Any], x: float, y: float) -> bool:
    return any(
        min(px for px, _ in r) < x < max(px for px, _ in r) and min(py for _, py in r) < y < max(py for _, py in r)
        for r in rings
    )


def test_an_outlook_ends_behind_a_wall_and_begins_where_the_ghost_stands():
    assert covers(outlook(walled())["hidden"], 30, 10)
    assert not covers(outlook(walled(), places={"a": [22, 10]})["hidden"], 30, 10)


def test_an_outlook_is_for_the_viewers_own_height_unless_another_is_given():
    assert outlook(walled())["height"] == 1.5
    assert outlook(walled(), height=4)["height"] == 4


def test_an_outlook_on_a_floor_is_as_large_as_that_floor():
    seen = outlook(walled(r=RUIN), floor=1, places={"a": [30, 30]})
    corners = [spot for zone in ("whole", "partly", "hidden") for ring in seen[zone] for spot in ring]
    assert (min(x for x, _ in corners), max(y for _, y in corners)) == (26, 10.5)


def test_what_stands_on_a_hill_is_seen_over_a_wall_that_hides_the_plain():
    hill = {"kind": "hill", "height": 4, "outline": [[40, 5], [50, 5], [50, 15], [40, 15]]}
    low = WALL | {"walls": [{"from": [20, 0], "to": [20, 20], "top": 2}]}
    seen = outlook(scene({"a": model("u", 10, 10)}, terrain={"w": low, "h": hill}))
    assert covers(seen["whole"], 45, 10)
    assert covers(seen["hidden"], 35, 10)


@pytest.mark.parametrize("gone", [{"removed": True, "wounds": 0}, {"off": "reserve", "x": None, "y": None}])
def test_who_is_not_on_the_mat_has_no_outlook(gone):
    document = walled()
    document["models"]["a"] |= gone
    assert outlook(document)["refusals"][0]["code"] == "model/removed"


def test_an_unknown_viewer_is_refused():
    assert ask(walled(), ask="outlook", **{"from": "u"})["refusals"][0]["code"] == "model/unknown"
