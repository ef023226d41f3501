"""The addresses that are handed out: a secret stands in the fragment, which browsers send to nobody."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from django.urls import reverse

from vtt.games.frames import SeatName

NAMES: Final[Mapping[SeatName, str]] = {"red": "Red", "blue": "Blue", "watch": "Spectators"}


@dataclass(frozen=True, slots=True)
class ShownLink:
    """A link as it is shown once to whoever made the game."""

    seat: SeatName
    name: str
    url: str


def shown(site: str, game_id: str, secrets: Mapping[SeatName, str]) -> list[ShownLink]:
    """Write the links of a game on a site such as `http://localhost:8000`."""
    join = site.rstrip("/") + reverse("join", args=(game_id,))
    return [ShownLink(place, NAMES[place], f"{join}#{secret}") for place, secret in secrets.items()]
