"""The small drawings of the ready layouts."""

import pytest

from vtt.setup.ground import fitted
from vtt.setup.sketches import DEPTH, WIDTH, Sketch, sketches


def corners(points: str) -> list[tuple[float, ...]]:
    """Read the corners of a drawn polygon back."""
    return [tuple(map(float, corner.split(","))) for corner in points.split()]


@pytest.mark.parametrize("sketch", sketches(), ids=lambda sketch: sketch.key)
def test_a_drawing_shows_every_piece_of_its_layout_and_both_zones(sketch: Sketch) -> None:
    assert len(sketch.areas) == len(fitted(sketch.layout, WIDTH, DEPTH).terrain)
    assert len(sketch.zones) == 2


@pytest.mark.parametrize("sketch", sketches(), ids=lambda sketch: sketch.key)
def test_a_drawing_lies_on_its_mat(sketch: Sketch) -> None:
    drawn = [corner for area in sketch.areas for corner in corners(area.points)]
    assert all(0 <= x <= WIDTH and 0 <= y <= DEPTH for x, y in drawn)


@pytest.mark.parametrize("sketch", sketches(), ids=lambda sketch: sketch.key)
def test_no_piece_hides_a_smaller_one(sketch: Sketch) -> None:
    def size(points: str) -> float:
        across, down = zip(*corners(points), strict=True)
        return (max(across) - min(across)) * (max(down) - min(down))

    sizes = [size(area.points) for area in sketch.areas]
    assert sizes == sorted(sizes, reverse=True)
