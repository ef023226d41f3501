"""Many looks at once answer as each of them worked out by itself."""

from itertools import chain

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rules.geometry import sight_prospects
from rules.geometry.sight import sighting
from rules.geometry.sight_blockers import Opening, WallFace
from rules.geometry.sight_prospects import ALIKE, best_of, prospects
from tests.rules.geometry.looks import bodies, eye_of, model, scene_of, solids

BLOCKERS = st.lists(st.one_of(solids(), bodies()), min_size=1, max_size=6)
MODELS = st.lists(bodies(), min_size=1, max_size=3)


def named(name, found):
    return [body._replace(name=f"{name}{index}") for index, body in enumerate(found)]


def looked(viewers, targets, blockers, excused=()):
    """Every look at once, and each by itself."""
    scene = scene_of(*blockers, *targets)
    eyes = [eye_of(viewer) for viewer in viewers]
    rows = prospects(scene, eyes, targets, excused)
    return rows, [[sighting(scene, eye, target, excused) for target in targets] for eye in eyes]


@settings(max_examples=150)
@given(MODELS, MODELS, BLOCKERS)
def test_every_look_lies_within_its_bounds_and_comes_out_the_same(viewers, targets, blockers):
    rows, each = looked(viewers, named("target", targets), blockers)
    for look, alone in zip(chain(*rows), chain(*each), strict=True):
        assert look.least - ALIKE <= alone.obscured <= look.most + ALIKE
        assert look.visible == alone.visible
        assert look.sighting.obscured == pytest.approx(alone.obscured, abs=ALIKE)
        assert look.sighting.blocked_by == alone.blocked_by


@settings(max_examples=100)
@given(MODELS, MODELS, BLOCKERS)
def test_the_best_look_is_the_first_of_the_least_obscured(viewers, targets, blockers):
    rows, each = looked(viewers, named("target", targets), blockers)
    obscured = [alone.obscured for alone in chain(*each)]
    best = best_of(list(chain(*rows)))
    assert obscured[best] == pytest.approx(min(obscured), abs=2 * ALIKE)
    assert all(other > min(obscured) for other in obscured[:best])


@settings(max_examples=50)
@given(MODELS, BLOCKERS)
def test_the_excused_hide_nothing(targets, blockers):
    friends = named("friend", [model(0, 0), model(1, 1)])
    assume(all(abs(target.footprint.x) > 0.5 for target in targets))
    rows, each = looked([model(-6, 2)], named("target", targets), [*blockers, *friends], {"friend0", "friend1"})
    assert [look.visible for look in rows[0]] == [alone.visible for alone in each[0]]


def test_a_clear_look_ends_the_search(monkeypatch):
    worked_out = []
    real = sight_prospects.sighting_through
    monkeypatch.setattr(sight_prospects, "sighting_through", lambda *look: worked_out.append(look) or real(*look))
    slanted = WallFace((12, -9), (15, 9), 0.0, 1.1, (Opening(8, 10, 0.2, 0.9),), "wall")
    targets = named("target", [model(20, y) for y in (-4, 0, 4, 20)])
    rows, each = looked([model(0, 0)], targets, [slanted])
    assert [alone.obscured > 0 for alone in each[0]] == [True, True, True, False]
    assert (best_of(rows[0]), worked_out) == (3, [])


def test_looks_alike_but_for_rounding_are_told_by_the_first():
    low = WallFace((10, -50), (10, 50), 0.0, 0.7, (), "wall")
    targets = named("target", [model(20, y) for y in (7.3, -1.9, 0, 3.1)])
    rows, _ = looked([model(0, 0)], targets, [low])
    assert best_of(rows[0]) == 0


def test_nobody_to_look_at_and_nobody_who_looks():
    assert looked([model(0, 0)], [], []) == ([[]], [[]])
    assert looked([], [model(0, 0)], []) == ([], [])
