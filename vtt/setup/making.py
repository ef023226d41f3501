"""Making a game in its setup phase, and bringing an army to it."""

import uuid
from typing import Any, Final

import msgspec
from asgiref.sync import async_to_sync

import rules
from vtt.games import frames
from vtt.games.demo import DEMOS
from vtt.games.making import Made, make_game
from vtt.games.models import Game
from vtt.games.orders import Order
from vtt.games.submit import submit
from vtt.library.document import decoded
from vtt.library.models import Army
from vtt.library.table_parts import NotReady, to_table_parts
from vtt.setup.forms import NewGame
from vtt.setup.ground import fitted, layouts
from vtt.setup.offers import empty_table, prepared

REFUSED: Final = "That army was not taken."
EMPTY: Final = "That army has no models yet; add units to it first."


class NotTaken(ValueError):
    """An army that did not come to the table; `str()` is one sentence that says why."""


def make_from(form: NewGame, creator: str) -> Made:
    """Make the game a form describes; raises `rules.Unreadable` where the rules know no such table."""
    given = form.cleaned_data
    if given["ruleset"] != prepared().ruleset:
        return make_game(DEMOS[given["ruleset"]].read_bytes(), given["name"], creator, given["visibility"])
    document = _of_file(given["table"]) if given["table"] else _of_layout(form)
    document["turn"] = {"phase": "setup", "last": given["turns"]}
    document["options"] = document.get("options", {}) | form.chosen_options()
    return make_game(msgspec.json.encode(document), given["name"], creator, given["visibility"])


def bring_army(game: Game, seat: rules.Seat, army: Army) -> None:
    """Put an army into a seat's tray through the referee; raises `NotTaken`."""
    try:
        parts = to_table_parts(decoded(army.document), seat)
    except (NotReady, rules.Unreadable) as error:
        raise NotTaken(str(error)) from None
    if not parts.models:
        raise NotTaken(EMPTY)
    muster = {"do": "muster", "profiles": parts.profiles, "units": parts.units, "models": parts.models}
    sent = frames.Command(id=str(uuid.uuid4()), seq=game.seq, command=muster)
    outcome = async_to_sync(submit)(Order(game.pk, seat, sent))
    if outcome.seq is None:
        raise NotTaken(_why_not(outcome.frame))


def _of_layout(form: NewGame) -> dict[str, Any]:
    mat = form.mat()
    plain = empty_table(**mat)
    layout = layouts().get(form.cleaned_data["layout"])
    return plain if layout is None else plain | msgspec.to_builtins(fitted(layout, **mat))


def _of_file(table: rules.Table) -> dict[str, Any]:
    """A table file as the start of a new game: nobody has accepted anything, its turn is no matter any more."""
    document = rules.dump(table)
    del document["setup"]
    return document


def _why_not(frame: str) -> str:
    answer = msgspec.json.decode(frame)
    reasons = [refusal["text"] for refusal in answer.get("refusals", ())]
    return " ".join(reasons) or answer.get("text", REFUSED)
