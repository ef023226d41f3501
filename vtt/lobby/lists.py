"""The lists of the lobby, a page of each: my games, those that wait for an opponent, those that run, the finished."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from django.db.models import Q, QuerySet

from vtt.games.models import Game
from vtt.games.seats import FREE, waiting_for, with_free_seats
from vtt.lobby.rows import Row, rows_of

A_PAGE: Final = 12
LAST_PAGE: Final = 500


@dataclass(frozen=True, slots=True)
class Page:
    """Some of a list; `number` counts from 1, `older` tells whether there are more."""

    name: str
    title: str
    number: int
    rows: list[Row]
    older: bool

    @property
    def newer_page(self) -> int:
        """Number the page before this, 0 for the first."""
        return self.number - 1

    @property
    def older_page(self) -> int:
        """Number the page after this."""
        return self.number + 1


def pages(person: str, asked: Mapping[str, str]) -> list[Page]:
    """Give a page of each list, the numbers of which are asked for by its name."""
    return [_page(name, title, find(person), asked.get(name, ""), person) for name, (title, find) in LISTS.items()]


def _page(name: str, title: str, games: QuerySet[Game], asked: str, person: str) -> Page:
    number = min(int(asked), LAST_PAGE) if asked.isdecimal() and len(asked) < 6 and int(asked) else 1
    first = (number - 1) * A_PAGE
    found = list(games.defer("start", "state", "seed").order_by("-moved_at")[first : first + A_PAGE + 1])
    return Page(name, title, number, rows_of(found[:A_PAGE], person), len(found) > A_PAGE)


def _mine(person: str) -> QuerySet[Game]:
    return _of(person).filter(over=False)


def _running(person: str) -> QuerySet[Game]:
    public = Game.objects.filter(visibility="public", over=False).exclude(pk__in=_of(person).values("pk"))
    return with_free_seats(public).exclude(FREE)


def _finished(person: str) -> QuerySet[Game]:
    return with_free_seats(
        Game.objects.filter(Q(visibility="public") | Q(pk__in=_of(person).values("pk")), over=True)
    )


def _of(person: str) -> QuerySet[Game]:
    """Find the games a person made or has a seat in; an empty word is nobody."""
    if not person:
        return Game.objects.none()
    seated = Q(links__seat__in=("red", "blue"), links__admissions__person=person)
    return with_free_seats(Game.objects.filter(pk__in=Game.objects.filter(Q(creator=person) | seated).values("pk")))


LISTS: Final[Mapping[str, tuple[str, Callable[[str], QuerySet[Game]]]]] = {
    "mine": ("My games", _mine),
    "waiting": ("Waiting for an opponent", waiting_for),
    "running": ("Running now", _running),
    "finished": ("Finished", _finished),
}
