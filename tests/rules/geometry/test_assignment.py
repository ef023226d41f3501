"""The least total of a reform, against trying every way (F2)."""

from itertools import permutations
from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.geometry.assignment import least_total

spots = st.tuples(st.floats(0, 20), st.floats(0, 20))
squares = st.integers(1, 7).flatmap(
    lambda size: st.tuples(
        st.lists(spots, min_size=size, max_size=size), st.lists(spots, min_size=size, max_size=size)
    )
)


@settings(deadline=None)
@given(squares)
def test_the_total_is_the_least_of_all_ways_to_share_out_the_places(pairs):
    starts, ends = pairs
    costs = [[hypot(end[0] - start[0], end[1] - start[1]) for end in ends] for start in starts]
    tried = (sum(costs[row][column] for row, column in enumerate(order)) for order in permutations(range(len(ends))))
    assert least_total(costs) == pytest.approx(min(tried), abs=1e-9)


def test_nobody_goes_nowhere():
    assert least_total([]) == 0
