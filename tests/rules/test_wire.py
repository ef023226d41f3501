"""What is written is read once, strictly, and refused with its place."""

import pytest

import rules
from tests.rules.scenes import model, scene


def refused(change):
    """The one line a changed table is refused with."""
    table = scene({"a": model("u", 10, 10)})
    change(table)
    with pytest.raises(rules.Unreadable) as caught:
        rules.load(table)
    return str(caught.value)


def test_an_unknown_field_is_named_with_its_path():
    assert refused(lambda t: t["models"]["a"].update(hat="red")) == "table.models.a.hat: unknown field"


def test_a_missing_field_is_named_with_its_path():
    assert refused(lambda t: t["models"]["a"].pop("base")) == "table.models.a.base: is missing"


def test_a_wrong_type_deep_inside_is_named_by_its_key():
    message = refused(lambda t: t["models"].update(b=model("u", "ten", 10)))
    assert message.startswith("table.models.b.x: expected a number")


@pytest.mark.parametrize("text", ["[NaN]", "[Infinity]", "[-Infinity]"])
def test_what_is_not_a_number_is_refused(text):
    with pytest.raises(rules.Unreadable, match="is not a number"):
        rules.parse(text, "frame")


def test_duplicate_keys_are_refused():
    with pytest.raises(rules.Unreadable, match=r"frame\.a: stands twice"):
        rules.parse('{"a": 1, "a": 2}', "frame")


@pytest.mark.parametrize("text", ['["\\ud800"]', '{"\\udfff": 1}'])
def test_half_a_character_is_refused(text):
    with pytest.raises(rules.Unreadable, match="half a character"):
        rules.parse(text, "frame")


def test_deep_nesting_is_refused_in_one_sentence():
    with pytest.raises(rules.Unreadable, match="nested too deeply"):
        rules.parse("[" * 100_000, "frame")


def test_a_number_beyond_a_million_is_refused():
    assert "table.models.a.x" in refused(lambda t: t["models"]["a"].update(x=1_000_001))


def test_a_whole_number_written_with_a_point_is_refused():
    assert "table.models.a.floor" in refused(lambda t: t["models"]["a"].update(floor=0.0))


def test_a_huge_exponent_is_refused():
    with pytest.raises(rules.Unreadable):
        rules.load(
            rules.parse('{"format": "warmat/1", "ruleset": "scrollhammer", "mat": {"width": 1e999, "depth": 1}}', "")
        )


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda t: t["models"]["a"].update(unit="ghosts"), "table.models.a.unit"),
        (lambda t: t["models"]["a"].update(profile="ghost"), "table.models.a.profile"),
        (lambda t: t["models"]["a"].update(floor=1), "table.models.a.floor"),
        (lambda t: t["models"]["a"].pop("x"), "table.models.a.x"),
        (lambda t: t["profiles"]["man"].update(WS=11), "table.profiles.man.WS"),
        (lambda t: t["profiles"]["man"].update(Sv=1), "table.profiles.man.Sv"),
        (lambda t: t.update(memory={}), "table.memory"),
        (lambda t: t.update(ruleset="chess"), "table.ruleset"),
        (lambda t: t["units"]["u"].update(joined="u"), "table.units.u.joined"),
    ],
)
def test_what_the_fields_alone_cannot_tell_is_refused_at_its_place(change, place):
    assert refused(change).startswith(f"{place}: ")


BAD_GROUND = {
    "outline": {"kind": "river", "outline": [[0, 0], [4, 4], [4, 0], [0, 4]]},
    "height": {"kind": "hill", "outline": [[0, 0], [4, 0], [4, 4]]},
    "walls[0]": {
        "kind": "ruin", "outline": [[0, 0], [4, 0], [4, 4]], "walls": [{"from": [1, 1], "to": [1, 1], "top": 3}],
    },
    "floors": {
        "kind": "ruin", "outline": [[0, 0], [4, 0], [4, 4]],
        "floors": [{"number": 1, "z": 6}, {"number": 2, "z": 3}],
    },
    "rooms.hall.outline": {
        "kind": "building", "outline": [[0, 0], [4, 0], [4, 4], [0, 4]], "sections": {"s": {"armour_value": 10}},
        "rooms": {"hall": {"section": "s", "outline": [[3, 3], [6, 3], [6, 6], [3, 6]]}},
    },
}  # fmt: skip


@pytest.mark.parametrize("place", BAD_GROUND)
def test_bad_ground_is_refused_with_its_piece_and_what_is_wrong(place):
    message = refused(lambda t: t.update(terrain={"mill": BAD_GROUND[place]}))
    assert message.startswith(f"table.terrain.mill.{place}: ")


def test_a_table_is_written_and_read_again_without_loss():
    table = rules.load(scene({"a": model("u", 10.12345, 10, facing=370)}, zones={"red": [[0, 0], [9, 0], [9, 9]]}))
    assert rules.dump(rules.load(rules.dump(table))) == rules.dump(table)


def test_a_stored_state_keeps_the_referees_memory():
    table = rules.advance(rules.load(scene({"a": model("u", 10, 10)})), ())
    assert rules.thaw(rules.freeze(table)).memory.seq == 1


def test_coordinates_are_rounded_as_they_enter():
    assert rules.load(scene({"a": model("u", 10.12349, 10)})).models["a"].x == 10.123


def test_a_pending_decision_nobody_knows_is_refused():
    turn = {"pending": [{"id": "p", "decision": "tea_break", "seat": "red"}]}
    assert refused(lambda t: t.update(turn=turn)).startswith("table.turn.pending[0].decision: expected one of ")


def test_a_pending_override_without_its_command_is_refused():
    turn = {"pending": [{"id": "p", "decision": "override", "seat": "red"}]}
    assert refused(lambda t: t.update(turn=turn)) == "table.turn.pending[0].about.command: expected a command"
