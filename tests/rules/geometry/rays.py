"""Sight by brute force: rays from the eye to a grid of places on the card, for the tests only."""

from math import cos, radians, sin

import numpy as np

from rules.geometry.bases import support
from rules.geometry.sight_blockers import Body, Prism, Slab, WallFace

SIDE = 100


def hidden_share(blockers, eye, target):
    """The share of SIDE x SIDE rays to the target's card that meet a blocker."""
    ends = _places(eye, target)
    hidden = np.zeros(len(ends), dtype=bool)
    for blocker in blockers:
        hidden |= _MEETS[type(blocker)](blocker, np.array(eye[:3]), ends)
    return hidden.mean()


def _places(eye, target):
    left, right = card_ends(eye, target)
    steps = (np.arange(SIDE) + 0.5) / SIDE
    across, up = (grid.ravel() for grid in np.meshgrid(steps, steps))
    return np.column_stack(
        (
            left[0] + across * (right[0] - left[0]),
            left[1] + across * (right[1] - left[1]),
            target.bottom + up * (target.top - target.bottom),
        )
    )


def card_ends(eye, body):
    foot = body.footprint
    way = np.array([foot.x - eye.x, foot.y - eye.y])
    length = np.hypot(*way)
    ahead = way / length if length else np.array([sin(radians(eye.facing)), -cos(radians(eye.facing))])
    aside = np.array([-ahead[1], ahead[0]])
    half = support(foot, *aside)
    centre = np.array([foot.x, foot.y])
    return centre - half * aside, centre + half * aside


def _segment_share(eye, ends, first, second):
    """For each ray the share at which it passes over a segment in plan (nan: it does not), and where."""
    way = ends[:, :2] - eye[:2]
    edge, off = np.asarray(second) - np.asarray(first), np.asarray(first) - eye[:2]
    turn = way[:, 0] * edge[1] - way[:, 1] * edge[0]
    with np.errstate(divide="ignore", invalid="ignore"):
        share = (off[0] * edge[1] - off[1] * edge[0]) / turn
        along = (off[0] * way[:, 1] - off[1] * way[:, 0]) / turn
    share[~((along >= 0) & (along < 1))] = np.nan
    return share, along * np.hypot(*edge)


def _meets_wall(wall, eye, ends):
    share, along = _segment_share(eye, ends, wall.start, wall.end)
    height = eye[2] + share * (ends[:, 2] - eye[2])
    hit = (share > 0) & (share <= 1) & (height >= wall.bottom) & (height <= wall.top)
    for hole in wall.openings:
        inside = (along > hole.start) & (along < hole.end) & (height > hole.bottom) & (height < hole.top)
        hit &= ~inside
    return hit


def _meets_body(body, eye, ends):
    left, right = card_ends(type("E", (), {"x": eye[0], "y": eye[1], "facing": 0.0}), body)
    return _meets_wall(WallFace(tuple(left), tuple(right), body.bottom, body.top, (), ""), eye, ends)


def _meets_slab(slab, eye, ends):
    with np.errstate(divide="ignore", invalid="ignore"):
        share = (slab.z - eye[2]) / (ends[:, 2] - eye[2])
    spot = eye[:2] + share[:, None] * (ends[:, :2] - eye[:2])
    return (share > 0) & (share <= 1) & _inside(spot, slab.outline)


def _meets_prism(prism, eye, ends):
    """A ray is inside the outline between every odd and the next crossing of its edges."""
    count = len(prism.outline)
    shares = np.column_stack(
        [
            np.zeros(len(ends)),
            *(
                _segment_share(eye, ends, prism.outline[index], prism.outline[(index + 1) % count])[0]
                for index in range(count)
            ),
            np.ones(len(ends)),
        ]
    )
    shares = np.sort(np.clip(shares, 0, 1), axis=1)
    rise = ends[:, 2] - eye[2]
    hit = np.zeros(len(ends), dtype=bool)
    for column in range(shares.shape[1] - 1):
        first, last = shares[:, column], shares[:, column + 1]
        middle = eye[:2] + ((first + last) / 2)[:, None] * (ends[:, :2] - eye[:2])
        low = eye[2] + np.minimum(first * rise, last * rise)
        high = eye[2] + np.maximum(first * rise, last * rise)
        reaches = (low <= prism.top) & (high >= prism.bottom) & (last > first)
        hit |= reaches & _inside(middle, prism.outline)
    return hit


def _inside(spots, outline):
    inside = np.zeros(len(spots), dtype=bool)
    x, y = spots[:, 0], spots[:, 1]
    for index, (ax, ay) in enumerate(outline):
        bx, by = outline[index - 1]
        if ay != by:
            inside ^= ((ay > y) != (by > y)) & (x < ax + (y - ay) * (bx - ax) / (by - ay))
    return inside


_MEETS = {WallFace: _meets_wall, Body: _meets_body, Slab: _meets_slab, Prism: _meets_prism}
