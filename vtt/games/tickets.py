"""By what a browser sees a game from a place, and which of that no longer holds."""

from typing import Final, NamedTuple

from vtt.games.frames import Reason, SeatName
from vtt.games.models import Admission, Game


class Ticket(NamedTuple):
    """An admission, and how often its holder was asked to show it again."""

    admission: int
    renewal: int


OPEN: Final = Ticket(0, 0)
"""For whoever watches a game that is not private."""


def ticket_of(game: Game, place: SeatName, person: str) -> Ticket | None:
    """Find by what a person sees a game from a place, None when he may not."""
    held = Admission.objects.filter(link__game=game, link__seat=place, person=person)
    admission = held.values_list("pk", "renewal").first()
    if admission is not None:
        return Ticket(*admission)
    return OPEN if place == "watch" and game.visibility != "private" else None


def lapsed(tickets: set[Ticket], visibility: str) -> dict[Ticket, Reason]:
    """Tell which tickets no longer hold in a game of this visibility, and why."""
    admissions = [ticket.admission for ticket in tickets]
    renewals = dict(Admission.objects.filter(pk__in=admissions).values_list("pk", "renewal"))
    if visibility != "private":
        renewals[OPEN.admission] = OPEN.renewal
    return {
        ticket: "recheck" if ticket.admission in renewals else "link_replaced"
        for ticket in tickets
        if renewals.get(ticket.admission) != ticket.renewal
    }
