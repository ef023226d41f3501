"""Frames that cannot be read: one sentence, nothing changed, the socket lives on."""

import json

import pytest

from tests.cast import SCORE, Cast, command

BAD = {
    "no JSON": "move the spears",
    "cut off": '{"kind": "command"',
    "a tower of brackets": "[" * 60_000,
    "brackets in a command": '{"kind":"command","id":"a","seq":0,"command":{"do":' + "[" * 30_000,
    "not a number": '{"kind":"gesture","gesture":{"type":"pointer","x":NaN,"y":1}}',
    "infinite": '{"kind":"gesture","gesture":{"type":"pointer","x":1e999,"y":1}}',
    "a key twice": '{"kind":"since","seq":1,"seq":2}',
    "a seat of its own": '{"kind":"command","id":"a","seq":0,"command":{"do":"score","red":1,"seat":"blue"}}',
    "unknown kind": '{"kind":"teleport"}',
    "unknown field": '{"kind":"since","seq":1,"seat":"red"}',
    "missing field": '{"kind":"command","id":"a","seq":0}',
    "seat as kind": '{"kind":"welcome","seat":"red","seq":0,"presence":{}}',
    "id of 70 letters": json.dumps(command(SCORE, "a" * 70)),
    "empty chat": '{"kind":"chat","id":"a","room":"players","text":""}',
    "long chat": json.dumps({"kind": "chat", "id": "a", "room": "players", "text": "x" * 501}),
    "unknown gesture": '{"kind":"gesture","gesture":{"type":"wave"}}',
    "201 ruler points": json.dumps(
        {"kind": "gesture", "gesture": {"type": "ruler", "points": [[1, 1]] * 201, "inches": 1}}
    ),
    "70 KiB": json.dumps({"kind": "since", "seq": 1, "padding": "x" * 70 * 1024}),
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
async def test_a_bad_frame_is_answered_with_one_sentence_and_changes_nothing(cast: Cast, text: str) -> None:
    red = await cast.red.open()
    await red.wire.send_to(text_data=text)
    error = await red.next("error")
    assert error["text"].endswith(".")
    assert "Traceback" not in error["text"]
    assert (await red.ask(command(SCORE), "events"))["seq"] == 1


async def test_a_binary_frame_is_refused(cast: Cast) -> None:
    red = await cast.red.open()
    await red.wire.send_to(bytes_data=b'{"kind":"since","seq":0}')
    assert (await red.next("error"))["text"] == "Frames are text."


UNREADABLE = {
    "unknown order": {"do": "teleport"},
    "no order": {},
    "missing field": {"do": "move"},
    "text for a number": {"do": "score", "red": "one"},
    "a place for a path": {"do": "move", "unit": "spears", "paths": {"s0": "there"}},
}


@pytest.mark.parametrize("order", UNREADABLE.values(), ids=UNREADABLE.keys())
async def test_an_unreadable_command_is_an_error_that_names_the_place(cast: Cast, order: dict[str, object]) -> None:
    red = await cast.red.open()
    sent = command(order)
    error = await red.ask(sent, "error")
    assert error["id"] == sent["id"]
    assert "command" in error["text"]


async def test_a_failure_in_the_server_is_told_without_a_traceback(
    cast: Cast, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("inside")

    red = await cast.red.open()
    monkeypatch.setattr("vtt.games.answers.answer", broken)
    error = await red.ask({"kind": "ask", "id": 1, "question": {"ask": "table"}}, "error")
    assert "inside" not in error["text"]
    assert "ZeroDivisionError" in caplog.text
