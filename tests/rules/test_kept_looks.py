"""What was seen when a shot or charge was declared is kept with it, picture and all (S5)."""

import json
from typing import Any

import rules
from tests.rules.scenes import judged, model, played, scene

WALL = {
    "kind": "wall",
    "outline": [[14.95, 0], [15.05, 0], [15.05, 20], [14.95, 20]],
    "walls": [{"from": [15, 0], "to": [15, 20], "top": 1}],
}


def walled(phase: str) -> rules.Table:
    models = {"a": model("u", 10, 10), "b": model("v", 20, 10), "c": model("w", 10, 16)}
    document = scene(models, terrain={"w": WALL}, turn={"number": 1, "seat": "red", "phase": phase})
    document["units"]["w"] = {"name": "Wolves", "seat": "blue", "formation": "skirmish"}
    return rules.load(json.dumps(document))


def looks(phase: str, command: dict[str, Any]) -> list[dict[str, Any]]:
    verdict = judged(walled(phase), command)
    assert isinstance(verdict, rules.Allowed)
    kept: list[dict[str, Any]] = rules.write(verdict.result)["looks"]
    return kept


def test_a_shot_keeps_the_best_look_of_those_who_fire():
    (look,) = looks("shooting", {"do": "fire", "unit": "u", "target": "v"})
    assert (look["pair"], look["blocked_by"]) == (["a", "b"], ["w"])
    assert look["picture"]["panes"][0]["by"] == "w"


def test_a_charge_keeps_a_look_at_each_of_its_targets():
    kept = looks("combat", {"do": "charge", "unit": "u", "targets": ["v", "w"]})
    assert [look["pair"] for look in kept] == [["a", "b"], ["a", "c"]]
    assert [look["obscured"] > 0 for look in kept] == [True, False]


def test_a_kept_look_is_small_enough_for_a_log():
    (look,) = looks("shooting", {"do": "fire", "unit": "u", "target": "v"})
    assert len(json.dumps(look)) < 2000


def test_a_blast_keeps_what_its_firer_sees_of_the_enemies_it_is_aimed_at():
    (look,) = looks("shooting", {"do": "blast", "size": "small", "x": 20, "y": 10, "scatter": "2D6", "firer": "a"})
    assert (look["pair"], look["targets"], look["blocked_by"]) == (["a", "b"], ["b"], ["w"])
    assert look["picture"]["panes"][0]["by"] == "w"


def test_a_blast_at_friends_alone_keeps_the_look_at_them():
    table = rules.load(json.dumps(scene({"a": model("u", 10, 10), "d": model("u", 15, 10)})))
    verdict = judged(table, {"do": "blast", "size": "small", "x": 15, "y": 10, "firer": "a"})
    (look,) = rules.write(verdict.result)["looks"]
    assert (look["pair"], look["visible"]) == (["a", "d"], True)


def test_a_barrage_or_a_blast_of_nobodys_keeps_no_look():
    blast = {"do": "blast", "size": "small", "x": 20, "y": 10}
    assert looks("shooting", {**blast, "firer": "a", "barrage": True}) == []
    assert looks("shooting", blast) == []
    assert looks("shooting", {**blast, "y": 40, "firer": "a"}) == []


def test_a_template_keeps_the_look_even_at_those_it_does_not_see():
    high = {**WALL, "walls": [{"from": [12, 0], "to": [12, 20], "top": 9}]}
    table = rules.load(json.dumps(scene({"a": model("u", 10, 10), "b": model("v", 15, 10)}, terrain={"w": high})))
    verdict = judged(table, {"do": "template", "model": "a", "bearing": 90})
    (look,) = rules.write(verdict.result)["looks"]
    assert (list(rules.write(verdict.result)["hits"]), look["visible"], look["pair"]) == (["b"], False, ["a", "b"])


def test_those_who_stand_and_shoot_keep_their_look_at_who_charges():
    document = scene({"a": model("u", 10, 10), "b": model("v", 20, 10, facing=270)}, terrain={"w": WALL})
    document["units"]["v"]["formation"] = "ranks"
    document["turn"] = {"number": 1, "seat": "red", "phase": "combat"}
    table = played(rules.load(json.dumps(document)), {"do": "charge", "unit": "u", "targets": ["v"]})
    (pending,) = table.turn.pending
    command = rules.read_command(table, {"do": "decide", "pending": pending.id, "choice": "stand"})
    verdict = rules.judge(table, command, "blue", rules.ScriptedDice([1, 1]))
    (look,) = rules.write(verdict.result)["looks"]
    assert (look["pair"], look["blocked_by"]) == (["b", "a"], ["w"])
