"""The players' own words in the dice: given before the first roll, part of every draw, checked on replay."""

import pytest

import rules
from tests.rules.scenes import codes, judged, model, played, scene

ROLL = {"do": "roll", "dice": "2D6"}


@pytest.fixture
def table():
    return rules.load(scene({"a": model("u", 10, 10), "e": model("v", 60, 40)}))


def words(text="tide and tinder", **more):
    return {"do": "words", "text": text, **more}


def test_each_player_gives_words_of_his_own_out_of_turn_too(table):
    told = played(table, words("wolf"), words("bear", seat="blue"))
    assert told.memory.words == {"red": "wolf", "blue": "bear"}


def test_words_may_be_changed_until_the_first_roll(table):
    assert played(table, words("wolf"), words("owl")).memory.words == {"red": "owl"}


def test_after_the_first_roll_no_words_are_taken(table):
    verdict = judged(played(table, ROLL), words())
    assert codes(verdict) == {"words/late"}
    assert verdict.refusals[0].text.startswith("Dice have fallen since command 1;")


def test_a_spectator_gives_no_words(table):
    assert codes(judged(table, words(), None)) == {"turn/seat"}


@pytest.mark.parametrize("text", ["", "x" * 81])
def test_words_are_one_to_eighty_characters(table, text):
    with pytest.raises(rules.Unreadable):
        rules.read_command(table, words(text))


def test_words_survive_storing_and_are_not_in_the_table_file(table):
    told = played(table, words("wolf"))
    assert rules.thaw(rules.freeze(told)).memory.words == {"red": "wolf"}
    assert rules.dump(told) == rules.dump(table)
