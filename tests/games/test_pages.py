"""What every page carries, and what it never does."""

import json
import re
from pathlib import Path

import pytest

from tests.cast import SCORE, Cast
from vtt.fingerprint import version_of
from vtt.games import frames
from vtt.games.orders import Order
from vtt.games.submit import decide


def pages(cast: Cast) -> list[str]:
    """List the addresses of the pages red may see."""
    return ["/", f"/join/{cast.game.pk}/", f"/games/{cast.game.pk}/red/", "/nothing/", f"/games/{cast.game.pk}/blue/"]


def test_every_page_forbids_inline_scripts_and_guessing_of_types(cast: Cast) -> None:
    for address in pages(cast):
        answer = cast.red.browser.get(address)
        assert "script-src 'self';" in answer["Content-Security-Policy"]
        assert answer["X-Content-Type-Options"] == "nosniff"
        assert answer["Referrer-Policy"] == "same-origin"


def test_no_page_has_a_script_a_handler_or_a_style_of_its_own(cast: Cast) -> None:
    for address in pages(cast):
        text = cast.red.browser.get(address).content.decode()
        scripts = re.findall(r"<script(?![^>]*\bsrc=)(?![^>]*application/json)[^>]*>", text)
        assert scripts + re.findall(r"<[^>]+\s(?:on\w+|style)=", text) == []


def test_the_table_page_carries_the_picture_and_its_number(cast: Cast) -> None:
    decide(Order(cast.game.pk, "red", frames.Command(id="a", seq=0, command=SCORE)))
    text = cast.red.browser.get(f"/games/{cast.game.pk}/red/").content.decode()
    found = re.search(r'<script id="snapshot" type="application/json">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    snapshot = json.loads(found[1])
    assert snapshot["game"] == {"id": cast.game.pk, "name": "Test game"}
    assert snapshot["dice"]["commitment"] == cast.game.commitment
    assert (snapshot["seat"], snapshot["seq"]) == ("red", 1)
    assert snapshot["table"]["models"]["s0"]["floor"] == 0
    assert [entry["seq"] for entry in snapshot["log"]] == [1]


def test_a_changed_letter_changes_the_address_of_every_file(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("one")
    (tmp_path / "b.js").write_text("two")
    before = version_of(tmp_path)
    (tmp_path / "b.js").write_text("too")
    assert version_of(tmp_path) != before


def test_the_page_asks_at_once_for_every_module_it_takes_in_and_no_other_games(cast: Cast) -> None:
    text = cast.red.browser.get(f"/games/{cast.game.pk}/red/").content.decode()
    asked = set(re.findall(r'rel="modulepreload" href="/static/\w+/([^"]+)"', text))
    assert {"table/main.js", "table/state.js", "table/games/scrollhammer/hand.js"} <= asked
    assert not [module for module in asked if "wasteland" in module]


@pytest.mark.parametrize("address", ["/nothing/", "/games/none/red/", "/static/../vtt/settings.py"])
def test_what_is_not_there_is_said_in_words(cast: Cast, address: str) -> None:
    answer = cast.red.browser.get(address)
    assert answer.status_code in (400, 404)
    assert b"<h1>" in answer.content
    assert b"SECRET_KEY" not in answer.content
