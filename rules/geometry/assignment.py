"""Who goes to which place, so that all together go as little as possible (F2)."""

from collections.abc import Sequence

import numpy as np
from scipy.optimize import linear_sum_assignment


def least_total(costs: Sequence[Sequence[float]]) -> float:
    """The least total in inches when each row goes to a column of its own; costs must be finite."""
    if not costs:
        return 0.0
    table = np.asarray(costs, dtype=np.float64)
    rows, columns = linear_sum_assignment(table)
    return float(table[rows, columns].sum())
