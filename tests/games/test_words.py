"""Dice that can be checked: promised at the start, drawn with both players' words, revealed when the game is over."""

import hashlib
import json

import rules
from tests.cast import ROLL, Cast, Member
from vtt.games import frames, standing
from vtt.games.models import Entry
from vtt.games.orders import Order
from vtt.games.submit import decide

CONCEDE = {"do": "concede"}


def order(cast: Cast, number: int, what: dict[str, object], place: frames.SeatName = "red") -> str:
    """Carry out a command and give the frame that answers it."""
    sent = frames.Command(id=f"c{number}", seq=0, command=what)
    return decide(Order(cast.game.pk, place, sent)).frame


def words(text: str) -> dict[str, object]:
    return {"do": "words", "text": text}


def promised(member: Member) -> dict[str, object]:
    answer = member.browser.get(f"/games/{member.game.pk}/{member.place}/dice.json")
    return dict(json.loads(answer.content))


def test_the_first_die_is_drawn_with_both_players_words(cast: Cast) -> None:
    order(cast, 1, words("wolf"))
    order(cast, 2, words("bear"), "blue")
    order(cast, 3, ROLL)
    cast.game.refresh_from_db()
    dice = rules.SeededDice(bytes(cast.game.seed), "wolf\nbear", 0)
    assert json.loads(Entry.objects.get(game=cast.game, seq=3).dice) == [dice.roll(6), dice.roll(6)]


def test_words_after_the_first_roll_are_refused(cast: Cast) -> None:
    order(cast, 1, ROLL)
    assert "words/late" in order(cast, 2, words("too late"), "blue")


def test_words_are_known_to_a_process_that_reads_the_game_anew(cast: Cast) -> None:
    order(cast, 1, words("wolf"))
    standing.forget(cast.game.pk)
    assert standing.today(cast.game.pk).table.memory.words == {"red": "wolf"}


def test_the_promise_is_shown_to_spectators_and_the_seed_is_not(cast: Cast) -> None:
    order(cast, 1, words("wolf"))
    assert promised(cast.watcher) == {
        "commitment": cast.game.commitment,
        "seed": None,
        "words": {"red": "wolf", "blue": ""},
    }


def test_once_the_game_is_over_the_seed_keeps_the_promise(cast: Cast) -> None:
    order(cast, 1, CONCEDE)
    revealed = promised(cast.watcher)
    assert hashlib.sha256(bytes.fromhex(str(revealed["seed"]))).hexdigest() == revealed["commitment"]


def test_a_stranger_is_told_nothing_of_the_dice(cast: Cast) -> None:
    assert cast.stranger.browser.get(f"/games/{cast.game.pk}/red/dice.json").status_code == 403


def test_a_finished_game_with_words_follows_and_with_other_words_does_not(cast: Cast) -> None:
    order(cast, 1, words("wolf"))
    order(cast, 2, ROLL)
    order(cast, 3, CONCEDE)
    export = json.loads(cast.red.browser.get(f"/games/{cast.game.pk}/red/export.json").content)
    assert rules.replay(export)[0]
    export["dice"]["words"]["red"] = "owl"
    assert not rules.replay(export)[0]
