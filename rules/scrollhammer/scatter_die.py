"""The scatter die: Hit! or an arrow with a bearing, then the distance, rolled in either case (B3, D6)."""

import msgspec

from rules.dice import Dice, Expression
from rules.geometry.arcs import offset
from rules.geometry.bases import Point


class Scattered(msgspec.Struct, frozen=True):
    """How the scatter die and its distance dice fell; distance in inches, no bearing on Hit!."""

    face: int
    hit: bool
    bearing: int | None
    faces: tuple[int, ...]
    distance: int

    def moved(self, place: Point) -> Point:
        """Where something at a place ends; Hit! leaves it there."""
        return place if self.bearing is None else offset(place, self.bearing, self.distance)


def roll_scatter(distance: Expression, hits: int, dice: Dice) -> Scattered:
    """Roll the scatter die, whose faces 1 to `hits` show Hit!, and the distance; one below 0 counts as 0."""
    face = dice.roll(6)
    hit = 1 <= face <= hits
    bearing = None if hit else dice.bearing()
    faces = distance.roll(dice)
    return Scattered(face, hit, bearing, faces, max(0, distance.total(faces)))
