"""The demo games: a table file for each ruleset that has one, and one game made from it."""

import json
import os
from pathlib import Path
from typing import Final

import rules
from vtt.games.access import digest_of
from vtt.games.making import Made, make_game
from vtt.games.models import Game

DEMOS: Final = {name: path for name in rules.RULESETS if (path := Path(__file__).with_name(f"{name}.json")).exists()}
FIRST: Final = next(iter(DEMOS))
"""The demo that is played when nobody asks for another."""


def demo_game(ruleset: str, var: Path) -> Made:
    """Find the demo game again by the links kept in `var`, or make it and keep them, readable by this user alone."""
    kept = var / f"demo-{ruleset}.json"
    if kept.exists():
        links = json.loads(kept.read_text())
        game = Game.objects.filter(pk=links["game"]).first()
        if game is not None:
            return Made(
                game, {place: secret for place, secret in links["secrets"].items() if _opens(game, place, secret)}
            )
    made = make_game(DEMOS[ruleset].read_bytes(), f"Demo: {ruleset}", creator="")
    _keep(kept, made)
    return made


def _opens(game: Game, place: str, secret: str) -> bool:
    """Tell whether a link was not replaced since."""
    return game.links.filter(seat=place, digest=digest_of(secret)).exists()


def _keep(path: Path, made: Made) -> None:
    path.unlink(missing_ok=True)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w") as file:
        json.dump({"game": made.game.pk, "secrets": made.secrets}, file)
