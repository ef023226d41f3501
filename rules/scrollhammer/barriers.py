"""What stops a base: impassable and lethal ground (V9), buildings, walls both players agreed on (T6)."""

from collections.abc import Iterator

from rules.geometry.bases import Footprint, Point, outline
from rules.geometry.ground import covers, over_stretches
from rules.geometry.search import lowest
from rules.geometry.sweep import first_crossing
from rules.geometry.validity import overlap_area
from rules.identity import by_identity
from rules.refusals import Refusal
from rules.scrollhammer.courses import Course, Leg
from rules.scrollhammer.motion import Motion
from rules.scrollhammer.nearby import pieces_met
from rules.scrollhammer.profiles import has_rule
from rules.scrollhammer.standing import Standing
from rules.scrollhammer.table import Table
from rules.scrollhammer.terrain_file import Piece, Wall
from rules.units import EPS


def barrier_refusals(motion: Motion) -> Iterator[Refusal]:
    """Refuse bases that enter or cross ground they must go around (V9)."""
    closed = closed_pieces(motion.table.terrain)
    if not closed:
        return
    for course in motion.acting:
        for name in pieces_met(motion)[course.start.id]:
            if name in closed and bars(motion.table, course.start, closed[name]):
                yield from _entered(motion, course, name, closed[name])


def wall_refusals(motion: Motion) -> Iterator[Refusal]:
    """Refuse ways through a wall beside its openings, where walls block (T6)."""
    walls = blocking_walls(motion.table)
    for course in motion.moving:
        if motion.is_flyer(course):
            continue
        for name, ground, wall in walls:
            at = next((p for leg in course.legs if (p := _blocked(course, leg, ground, wall))), None)
            if at is not None:
                text = f"{course.start.title} would go through a wall of {name}; go by an opening or around."
                yield Refusal(code="move/wall", model=course.start.id, other=name, at=at, text=text)


@by_identity(64)
def closed_pieces(terrain: dict[str, Piece]) -> dict[str, Piece]:
    """The pieces a base may have to go around."""
    return {n: p for n, p in terrain.items() if p.impassable or p.lethal or p.kind == "building"}


def bars(table: Table, standing: Standing, piece: Piece) -> bool:
    """Tell whether a piece is closed to a model: lava only to those not immune to flame (T5)."""
    if piece.impassable or piece.kind == "building":
        return True
    immune = piece.kind == "lava" and has_rule(table, standing.model, "immune_to_flame")
    return bool(piece.lethal) and not immune


def is_inside(foot: Footprint, piece: Piece) -> bool:
    """Tell whether a base stands on a piece's ground, by more than a touch."""
    return covers(foot, piece.outline, EPS)


def blocking_walls(table: Table) -> list[tuple[str, float, Wall]]:
    """The walls that stop movement, with their piece's name and ground height (T6)."""
    return [
        (piece.name or name, piece.ground, wall)
        for name, piece in table.terrain.items()
        for wall in piece.walls
        if wall.impassable or table.options.walls_block
    ]


def _entered(motion: Motion, course: Course, name: str, piece: Piece) -> Iterator[Refusal]:
    at = _where(motion, course, piece)
    if at is None:
        return
    yield closed_to(course.start, name, piece, at)


def closed_to(standing: Standing, name: str, piece: Piece, at: Point) -> Refusal:
    """Refuse to enter a closed piece (V9)."""
    kind = "lethal" if piece.lethal and not piece.impassable else "impassable"
    text = f"{standing.title} would enter {piece.name or name}, which is {kind}; go around it."
    return Refusal(code=f"move/{kind}", model=standing.id, other=name, at=at, text=text)


def _where(motion: Motion, course: Course, piece: Piece) -> Point | None:
    """Where a base first comes over a closed piece; one it stood on already only if it gets worse (V10)."""
    on_ground = course.end.level.floor == 0
    if motion.is_flyer(course):
        return course.end.place if on_ground and is_inside(course.end.foot, piece) else None
    if course.start.level.floor == 0 and is_inside(course.start.foot, piece):
        return course.end.place if _worse(course, piece) else None
    for leg in course.legs:
        over = _over(leg, piece)
        if over:
            return leg.at(over[0][0])
    turned = (pose for pose in course.poses() if pose.level.floor == 0 and is_inside(pose.foot, piece))
    return next((pose.place for pose in turned), None)


def _over(leg: Leg, piece: Piece) -> list[tuple[float, float]]:
    if leg.level.floor != 0:
        return []
    return over_stretches(leg.foot, leg.start, leg.end, piece.outline, EPS)


def _worse(course: Course, piece: Piece) -> bool:
    """Tell whether a base comes deeper into a piece than it started: anywhere on its way, or where it ends."""
    before = overlap_area(outline(course.start.foot), piece.outline)
    ended = overlap_area(outline(course.end.foot), piece.outline)
    return max((ended, *(_most_over(leg, piece) for leg in course.legs))) > before + EPS


def _most_over(leg: Leg, piece: Piece) -> float:
    """Square inches of a piece under a base where its slide has most; on the way they rise, then fall."""
    if leg.level.floor != 0:
        return 0.0

    def spared(share: float) -> float:
        return -overlap_area(outline(leg.foot.at(*leg.at(share))), piece.outline)

    return -spared(lowest(spared, 0.0, 1.0))


def _blocked(course: Course, leg: Leg, ground: float, wall: Wall) -> Point | None:
    feet, head = leg.level.z, leg.level.z + course.start.model.height
    if ground + wall.bottom >= head or ground + wall.top <= feet:
        return None
    crossing = first_crossing(leg.start, leg.end, wall.start, wall.end)
    if crossing is None:
        return None
    share, along = crossing
    through = any(opening.start <= along <= opening.end for opening in wall.openings)
    return None if through else leg.at(share)
