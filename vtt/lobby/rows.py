"""A game as a row of a list: who sits where, how far it is, what whoever looks may do with it."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from django.db.models import Q

import rules
from vtt.games import attendance, summaries
from vtt.games.frames import SeatName
from vtt.games.models import VISIBILITIES, Admission, Game
from vtt.games.players import account_names, first_of
from vtt.lobby.endings import Ending, endings, told

GUEST: Final = "a guest"

Holders = dict[tuple[str, str], set[str]]
"""By game and place who was let in."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A player's side of a table; without a name nobody sits there."""

    seat: rules.Seat
    name: str | None
    mine: bool
    free: bool
    """Whether whoever looks may sit down."""
    to_move: bool
    casualties: rules.Casualties | None
    score: int | None


@dataclass(frozen=True, slots=True)
class Row:
    """A game in a list."""

    game: Game
    summary: rules.Summary
    chairs: list[Chair]
    places: list[SeatName]
    """Where whoever looks may go."""
    watching: int
    is_maker: bool
    ended: Ending | None
    """How it ended, None while it runs."""

    @property
    def ending(self) -> str:
        """Say how a finished game ended, an empty word for one that runs."""
        names = {chair.seat: chair.name for chair in self.chairs if chair.name and chair.name != GUEST}
        return told(self.ended, self.summary.score, names) if self.ended else ""

    @property
    def my_move(self) -> rules.Seat | None:
        """Name the seat the game waits for, if it is of whoever looks."""
        return next((chair.seat for chair in self.chairs if chair.mine and chair.to_move), None)

    @property
    def waits(self) -> bool:
        """Tell whether an opponent is missing."""
        return not self.game.over and any(chair.name is None for chair in self.chairs)

    @property
    def visibilities(self) -> list[tuple[str, str]]:
        """List who may watch, as the maker may choose."""
        return VISIBILITIES


def rows_of(games: list[Game], person: str) -> list[Row]:
    """Make rows of games whose free seats are marked, with four questions to the database however many they are."""
    holders, watching = _holders(games, person), attendance.watching([game.pk for game in games])
    names, ended = account_names({holder for held in holders.values() for holder in held}), endings(games)
    return [_row(game, person, holders, names, watching.get(game.pk, 0), ended.get(game.pk)) for game in games]


def _row(
    game: Game, person: str, holders: Holders, names: dict[str, str], watching: int, ended: Ending | None
) -> Row:
    summary = summaries.read(game.summary)
    return Row(
        game=game,
        summary=summary,
        chairs=[_chair(game, seat, summary, holders, names, person) for seat in rules.SEATS],
        places=_places(game, holders, person),
        watching=watching,
        is_maker=bool(person) and game.creator == person,
        ended=ended,
    )


def _chair(
    game: Game, seat: rules.Seat, summary: rules.Summary, holders: Holders, names: dict[str, str], person: str
) -> Chair:
    free = getattr(game, f"free_{seat}")
    held = set() if free else holders[game.pk, seat]
    first = first_of(game, held)
    return Chair(
        seat=seat,
        name=None if first is None else names.get(first, GUEST),
        mine=person in held,
        free=free and game.visibility == "public" and not game.over,
        to_move=summary.seat == seat and not summary.preparing,
        casualties=summary.casualties.get(seat),
        score=summary.score.get(seat),
    )


def _places(game: Game, holders: Holders, person: str) -> list[SeatName]:
    places: list[SeatName] = ["red", "blue", "watch"]
    open_to_all = game.visibility != "private"
    return [place for place in places if person in holders[game.pk, place] or (place == "watch" and open_to_all)]


def _holders(games: list[Game], person: str) -> Holders:
    found: Holders = defaultdict(set)
    players_and_me = Q(link__seat__in=rules.SEATS) | Q(person=person)
    let_in = Admission.objects.filter(players_and_me, link__game__in=games)
    for game, place, person in let_in.values_list("link__game_id", "link__seat", "person"):
        found[game, place].add(person)
    return found
