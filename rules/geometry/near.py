"""A quick first look: which pairs of bounding circles can come near each other at all."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

Circles = NDArray[np.float64]
Sweep = tuple[float, float, float, float, float]
StillCircle = tuple[float, float, float]

_TINY: Final = float(np.finfo(np.float64).tiny)


def circles(rows: Sequence[StillCircle]) -> Circles:
    """Still circles (x, y, radius) laid out once for many looks."""
    return np.asarray(rows, dtype=np.float64).reshape(-1, 3)


def near_among(rows: Circles, reach: float) -> list[tuple[int, int]]:
    """Indices of pairs of still circles that come within reach inches of each other, each pair once."""
    off_x, off_y = rows[:, 0, None] - rows[:, 0], rows[:, 1, None] - rows[:, 1]
    limit = rows[:, 2, None] + (rows[:, 2] + reach)
    ones, others = np.nonzero(off_x * off_x + off_y * off_y <= limit * limit)
    once = ones < others
    return list(zip(ones[once].tolist(), others[once].tolist(), strict=True))


def near_pairs(sweeps: Sequence[Sweep], still: Circles, reach: float) -> list[tuple[int, int]]:
    """Indices of moving circles (x0, y0, x1, y1, radius) and still ones that come within reach inches."""
    if not sweeps or not len(still):
        return []
    moving = np.asarray(sweeps, dtype=np.float64)
    numbers = _around(sweeps, still, reach)
    if not len(numbers):
        return []
    still = still[numbers]
    start_x, start_y, radius = moving[:, 0, None], moving[:, 1, None], moving[:, 4, None]
    way_x, way_y = moving[:, 2, None] - start_x, moving[:, 3, None] - start_y
    squared = np.maximum(way_x * way_x + way_y * way_y, _TINY)
    off_x, off_y = still[:, 0] - start_x, still[:, 1] - start_y
    share = np.minimum(np.maximum((off_x * way_x + off_y * way_y) / squared, 0), 1)
    off_x -= share * way_x
    off_y -= share * way_y
    limit = radius + (still[:, 2] + reach)
    rows, columns = ((off_x * off_x + off_y * off_y <= limit * limit) & (limit >= 0)).nonzero()
    return list(zip(rows.tolist(), numbers[columns].tolist(), strict=True))


def _around(sweeps: Sequence[Sweep], still: Circles, reach: float) -> NDArray[np.intp]:
    """Number the still circles within reach of the box around all moving ones: most of a table is not."""
    from_x, from_y, to_x, to_y, radii = zip(*sweeps, strict=True)
    across, down = (*from_x, *to_x), (*from_y, *to_y)
    half_x, half_y = (max(across) - min(across)) / 2, (max(down) - min(down)) / 2
    x, y, beside = still[:, 0], still[:, 1], still[:, 2] + (max(radii) + reach)
    off_x, off_y = np.abs(x - (min(across) + half_x)), np.abs(y - (min(down) + half_y))
    return np.flatnonzero((off_x <= beside + half_x) & (off_y <= beside + half_y))
