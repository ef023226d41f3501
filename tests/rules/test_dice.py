"""Dice fall evenly, and the same for everybody who knows the seed (D1, D6)."""

from collections import Counter

import pytest
from scipy.stats import chisquare

import rules
from rules.dice import Expression

SEED = bytes(range(32))


@pytest.mark.parametrize("sides", [6, 8, 10, 20])
def test_faces_are_uniform(sides):
    dice = rules.SeededDice(SEED, "wolf\nbear", 0)
    fallen = Counter(dice.roll(sides) for _ in range(60_000))
    assert sorted(fallen) == list(range(1, sides + 1))
    assert chisquare(list(fallen.values())).pvalue > 0.001


def test_bearings_are_uniform():
    dice = rules.SeededDice(SEED, "wolf\nbear", 0)
    drawn = Counter(dice.bearing() for _ in range(36_000))
    assert set(drawn) == set(range(360))
    assert chisquare(list(drawn.values())).pvalue > 0.001


def test_one_face_tells_nothing_of_the_next():
    dice = rules.SeededDice(SEED, "", 0)
    pairs = Counter((dice.roll(6), dice.roll(6)) for _ in range(36_000))
    assert chisquare(list(pairs.values())).pvalue > 0.001
    assert len(pairs) == 36


def test_a_draw_hangs_on_seed_words_and_number_alone():
    whole = rules.SeededDice(SEED, "wolf", 0)
    faces = [whole.roll(6) for _ in range(20)]
    later = rules.SeededDice(SEED, "wolf", 12)
    assert [later.roll(6) for _ in range(8)] == faces[12:]
    assert later.drawn == 20


@pytest.mark.parametrize(("seed", "words"), [(SEED, "bear"), (bytes(32), "wolf")])
def test_other_words_or_another_seed_draw_others(seed, words):
    drawn = [rules.SeededDice(SEED, "wolf", 0), rules.SeededDice(seed, words, 0)]
    one, other = ([dice.roll(20) for _ in range(30)] for dice in drawn)
    assert one != other


@pytest.mark.parametrize("text", ["2D6 + 1", " 2d6+1 ", "02D6+1"])
def test_an_expression_may_be_written_loosely(text):
    assert Expression.parse(text) == Expression.parse("2D6+1")
