"""Letting the dice choose: between the players, among several, over a claim (D4, D5, G3)."""

from rules.commands import SEATS, Seat
from rules.dice import Dice
from rules.events import Noted
from rules.rolls.orders import Dispute, Pick, RollOff
from rules.ruleset import Outcome, Ruling
from rules.table import Table

_UPHELD_FROM = 4


class RolledOff(Noted, frozen=True, kw_only=True, tag="rolled_off"):
    """A roll-off with all its rounds, faces before modifiers (D4)."""

    rounds: list[dict[Seat, int]]
    winner: Seat


class Picked(Noted, frozen=True, kw_only=True, tag="picked"):
    """One of several was picked at random (D5)."""

    among: tuple[str, ...]
    picked: str


class DisputeSettled(Noted, frozen=True, kw_only=True, tag="dispute_settled"):
    """A claim was settled by a D6 (G3)."""

    claim: str
    face: int
    upheld: bool


def judge_roll_off(table: Table, command: RollOff, seat: Seat) -> Ruling:
    """Roll off, red first, until one is higher; modifiers count in every round (D4)."""
    return Ruling(outcome=lambda dice: _rolled_off(command, dice))


def judge_pick(table: Table, command: Pick, seat: Seat) -> Ruling:
    """Pick one of several, each as likely as the others (D5)."""
    return Ruling(outcome=lambda dice: _picked(command, dice))


def judge_dispute(table: Table, command: Dispute, seat: Seat) -> Ruling:
    """Settle a claim: on a 4 or more the claimant was right (G3)."""
    return Ruling(outcome=lambda dice: _settled(command, dice))


def _rolled_off(command: RollOff, dice: Dice) -> Outcome:
    rounds: list[dict[Seat, int]] = []
    while True:
        faces: dict[Seat, int] = {seat: dice.roll(6) for seat in SEATS}
        rounds.append(faces)
        red, blue = (faces[seat] + command.modifiers.get(seat, 0) for seat in SEATS)
        if red != blue:
            break
    winner: Seat = "red" if red > blue else "blue"
    return Outcome((RolledOff(rounds=rounds, winner=winner),), {"rounds": rounds, "winner": winner})


def _picked(command: Pick, dice: Dice) -> Outcome:
    faces, index = _drawn(len(command.among), dice)
    picked = command.among[index]
    event = Picked(among=command.among, picked=picked)
    return Outcome((event,), {"faces": faces, "picked": picked})


def _drawn(candidates: int, dice: Dice) -> tuple[list[int], int]:
    """Read as many dice as it takes as the digits of a number, again and again until a candidate has it."""
    digits = 0
    while 6**digits < candidates:
        digits += 1
    faces: list[int] = []
    while True:
        number = 0
        for _ in range(digits):
            faces.append(dice.roll(6))
            number = number * 6 + faces[-1] - 1
        if 0 <= number < candidates:
            return faces, number


def _settled(command: Dispute, dice: Dice) -> Outcome:
    face = dice.roll(6)
    upheld = face >= _UPHELD_FROM
    event = DisputeSettled(claim=command.claim, face=face, upheld=upheld)
    return Outcome((event,), {"face": face, "upheld": upheld})
