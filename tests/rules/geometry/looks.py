"""Scenes of sight and the same scenes moved, turned and mirrored."""

from hypothesis import strategies as st

from rules.geometry.bases import Footprint
from rules.geometry.sight_blockers import (
    Body,
    Opening,
    Prism,
    Slab,
    WallFace,
    body_blockers,
    solid_blockers,
)
from rules.geometry.sight_looks import Eye
from tests.rules.geometry.scenes import POINTS, bases, mirrored_base, moved_base, outlines, turned_base, turned_point

HEIGHTS = st.floats(0.2, 5).map(lambda value: round(value, 2))


def model(x, y, name="target", bottom=0.0, height=1.5):
    return Body(Footprint("round", x, y, 0, 0.63, 0.63), bottom, bottom + height, name)


def eye_of(body):
    return Eye(body.footprint.x, body.footprint.y, body.top, body.footprint.bearing)


def scene_of(*blockers):
    bodies = [blocker for blocker in blockers if isinstance(blocker, Body)]
    return [
        solid_blockers([blocker for blocker in blockers if not isinstance(blocker, Body)]),
        body_blockers(bodies),
    ]


@st.composite
def solids(draw):
    kind, top = draw(st.sampled_from(["prism", "wall", "slab"])), draw(HEIGHTS)
    if kind == "prism":
        return Prism(draw(outlines()), 0.0, top, "rock")
    if kind == "slab":
        return Slab(draw(outlines()), top, "floor")
    hole = Opening(draw(st.floats(0, 2)), draw(st.floats(2, 4)), 0.5, draw(HEIGHTS))
    return WallFace(draw(POINTS), draw(POINTS), 0.0, top, (hole,), "wall")


@st.composite
def bodies(draw, name="other"):
    return Body(draw(bases()), 0.0, draw(HEIGHTS), name)


def changed(blocker, point, base):
    """A blocker after a motion of the plane, given for points and for bases."""
    if isinstance(blocker, Body):
        return blocker._replace(footprint=base(blocker.footprint))
    if isinstance(blocker, WallFace):
        return blocker._replace(start=point(blocker.start), end=point(blocker.end))
    return blocker._replace(outline=tuple(point(corner) for corner in blocker.outline))


def moved(way):
    return lambda spot: (spot[0] + way[0], spot[1] + way[1]), lambda base: moved_base(base, way)


def turned(degrees):
    return lambda spot: turned_point(spot, degrees), lambda base: turned_base(base, degrees)


MIRRORED = (lambda spot: (-spot[0], spot[1]), mirrored_base)
