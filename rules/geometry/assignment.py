"""Who goes to which place, so that all together go as little as possible (F2)."""

from collections.abc import Sequence

import numpy as np

Costs = Sequence[Sequence[float]]


def least_assignment(costs: Costs) -> list[int]:
    """The column of each row when each goes to one of its own and all together cost least; costs must be finite."""
    if not costs:
        return []
    # Loaded at the first reform: it takes a quarter of a second, and most processes never meet one.
    from scipy.optimize import linear_sum_assignment

    _, columns = linear_sum_assignment(np.asarray(costs, dtype=np.float64))
    return [int(column) for column in columns]


def least_total(costs: Costs) -> float:
    """The least total in inches when each row goes to a column of its own; costs must be finite."""
    return sum(float(row[column]) for row, column in zip(costs, least_assignment(costs), strict=True))
