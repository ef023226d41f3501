"""A game move by move, and moves taken back: over the wire, in pages, in the export."""

import json
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from pytest_django import DjangoAssertNumQueries

import rules
from tests.cast import END_PHASE, ROLL, Cast, Member, assert_log_tells_all, command, move
from vtt.games import frames, history, standing
from vtt.games.orders import Order
from vtt.games.submit import decide

ASK = {"do": "take_back", "because": "the wrong unit"}


def play(cast: Cast, *orders: dict[str, Any], seat: frames.SeatName = "red") -> None:
    """Carry out a seat's commands."""
    for order in orders:
        sent = frames.Command(id=f"c{cast.game.entries.count()}", seq=0, command=order)
        outcome = decide(Order(cast.game.pk, seat, sent))
        assert outcome.seq is not None, outcome.frame


def moves(member: Member, **query: Any) -> Any:
    """Fetch a page of the game's moves as a member."""
    return member.browser.get(f"/games/{member.game.pk}/{member.place}/history.json", query)


def all_moves(member: Member) -> list[dict[str, Any]]:
    """Fetch page after page."""
    entries: list[dict[str, Any]] = []
    while (page := moves(member, since=len(entries)).json())["entries"]:
        entries += page["entries"]
    return entries


def agreeing(pending: str) -> dict[str, Any]:
    """Answer what is pending."""
    return command({"do": "decide", "pending": pending, "choice": True})


async def test_what_is_taken_back_is_back_on_every_page(cast: Cast) -> None:
    red, blue, watcher = [await member.open() for member in (cast.red, cast.blue, cast.watcher)]
    await red.ask(command(move(3)), "events")
    asked = await red.ask(command(ASK), "events")
    await blue.send(agreeing(asked["result"]["pending"]))
    for socket in (red, blue, watcher):
        frame = await socket.next("events")
        while frame["seq"] < 3:
            frame = await socket.next("events")
        assert {name: model["y"] for name, model in frame["changes"]["models"].items()} == {
            "s0": 36,
            "s1": 36,
            "s2": 36,
        }
        assert frame["changes"]["units"]["spears"]["moved"] is False
    await sync_to_async(assert_log_tells_all)(cast.game)


async def test_an_agreement_sent_again_goes_back_once(cast: Cast) -> None:
    red, blue = await cast.red.open(), await cast.blue.open()
    await red.ask(command(move(3)), "events")
    asked = await red.ask(command(ASK), "events")
    agreed = agreeing(asked["result"]["pending"])
    await blue.ask(agreed, "events")
    assert (await blue.ask(agreed, "recorded"))["seq"] == 3
    assert (await sync_to_async(standing.today)(cast.game.pk)).seq == 3


async def test_an_asking_sent_again_asks_once(cast: Cast) -> None:
    red = await cast.red.open()
    await red.ask(command(move(3)), "events")
    asking = command(ASK, "asking")
    await red.ask(asking, "events")
    assert (await red.ask(asking, "recorded"))["seq"] == 2


async def test_a_spectator_neither_asks_nor_agrees(cast: Cast) -> None:
    red, watcher = await cast.red.open(), await cast.watcher.open()
    await red.ask(command(move(3)), "events")
    refused = await watcher.ask(command(ASK), "refused")
    assert [refusal["code"] for refusal in refused["refusals"]] == ["turn/seat"]
    asked = await red.ask(command(ASK), "events")
    refused = await watcher.ask(agreeing(asked["result"]["pending"]), "refused")
    assert [refusal["code"] for refusal in refused["refusals"]] == ["turn/seat"]


async def test_who_asks_does_not_agree_to_it_himself(cast: Cast) -> None:
    red = await cast.red.open()
    await red.ask(command(move(3)), "events")
    asked = await red.ask(command(ASK), "events")
    refused = await red.ask(agreeing(asked["result"]["pending"]), "refused")
    assert {refusal["code"] for refusal in refused["refusals"]} == {"unit/owner"}


def taken_back(cast: Cast, to: int) -> None:
    """Take the game back with blue's consent."""
    play(cast, {"do": "take_back", "to": to})
    play(cast, {"do": "decide", "pending": f"take_back-{cast.game.entries.count()}", "choice": True}, seat="blue")


def test_an_export_replays_over_take_backs_to_what_is_stored(cast: Cast) -> None:
    play(cast, ROLL, move(3), ROLL)
    taken_back(cast, 1)
    play(cast, move(2), ROLL)
    exported = cast.red.browser.get(f"/games/{cast.game.pk}/red/export.json").json()
    assert rules.replay(exported)[0]
    assert exported["end"]["models"]["s0"]["y"] == 34
    assert [len(entry["dice"]) for entry in exported["log"]] == [2, 0, 2, 0, 0, 0, 2]
    assert_log_tells_all(cast.game)


def test_a_take_back_reaches_over_a_checkpoint_and_another_worker(cast: Cast) -> None:
    play(cast, move(3), *[ROLL] * 30)
    standing.forget(cast.game.pk)
    play(cast, {"do": "take_back", "to": 0})
    standing.forget(cast.game.pk)
    play(cast, {"do": "decide", "pending": "take_back-32", "choice": True}, seat="blue")
    assert standing.today(cast.game.pk).table.models["s0"].y == 36  # type: ignore[attr-defined]
    assert_log_tells_all(cast.game)


def test_the_first_page_has_the_start_and_the_others_have_not(cast: Cast) -> None:
    play(cast, move(3), ROLL)
    first = moves(cast.watcher).json()
    assert first["start"]["models"]["s0"]["y"] == 36
    assert [entry["seq"] for entry in first["entries"]] == [1, 2]
    assert (first["since"], first["seq"]) == (0, 2)
    later = moves(cast.watcher, since=1).json()
    assert later["start"] is None
    assert [entry["seq"] for entry in later["entries"]] == [2]


def test_the_changes_of_all_pages_lead_to_the_table_of_today(cast: Cast, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "ENTRIES", 2)
    play(cast, move(3), ROLL, END_PHASE, END_PHASE, END_PHASE)
    taken_back(cast, 1)
    table = moves(cast.watcher).json()["start"]
    for entry in all_moves(cast.watcher):
        for field, change in entry["changes"].items():
            table[field] = {**table[field], **change} if field in ("models", "units") else change
    assert table == json.loads(standing.today(cast.game.pk).written)


def test_a_page_is_bounded_in_entries_and_in_bytes(cast: Cast, monkeypatch: pytest.MonkeyPatch) -> None:
    play(cast, *[ROLL] * 5)
    monkeypatch.setattr(history, "ENTRIES", 3)
    assert len(moves(cast.red).json()["entries"]) == 3
    monkeypatch.setattr(history, "BYTES", 10)
    assert len(moves(cast.red).json()["entries"]) == 1
    assert len(all_moves(cast.red)) == 5


@pytest.mark.parametrize("since", ["-1", "1.5", "x", "1" * 40, "٣", ""])
def test_a_number_that_is_none_is_refused_with_one_sentence(cast: Cast, since: str) -> None:
    assert moves(cast.watcher, since=since).status_code == 400


def test_past_the_end_a_page_is_empty(cast: Cast) -> None:
    assert moves(cast.watcher, since=99).json()["entries"] == []


def test_who_has_no_link_sees_no_moves_of_a_private_game(cast: Cast) -> None:
    assert moves(cast.stranger).status_code == 403
    assert moves(Member(cast.game, "watch", cast.stranger.browser)).status_code == 403


def test_a_page_costs_the_same_however_long_the_game(
    cast: Cast, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    play(cast, *[ROLL] * 60)
    with django_assert_max_num_queries(8):
        moves(cast.watcher, since=30)
