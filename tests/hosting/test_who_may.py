"""The table of who may do what, walked: every address by every role, every frame from every place."""

import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver, reverse

from tests.cast import SCORE, Cast, Member, move
from tests.hosting.who_may import ADDRESSES, FRAMES, ROLES, rows
from tests.library.armies import river_host
from vtt.games import access, frames
from vtt.games.models import Game
from vtt.games.persons import person_of
from vtt.hosting.health import PATH
from vtt.library.document import encoded
from vtt.library.models import Army, Import, Picture
from vtt.library.pictures import files

GESTURES = {
    "ghosts": {"unit": "spears", "places": {}},
    "aim": {"command": {"do": "scatter", "unit": "spears", "x": 3, "y": 3}},
    "pointer": {"x": 1, "y": 1},
    "ruler": {"points": [[1, 1], [2, 1]], "inches": 1},
    "ping": {"x": 1, "y": 1},
}
WORDS: dict[str, Any] = {
    "command": {"seq": 0, "command": move()},
    "probe": {"id": 1, "command": SCORE},
    "ask": {"id": 1, "question": {"ask": "distance", "from": "s0", "to": "o0"}},
    "since": {"seq": 0},
}


@dataclass
class People:
    """Everybody's browser, and what the words of an address stand for."""

    browsers: dict[str, Client]
    words: dict[str, Any]


@pytest.fixture
def people(cast: Cast, tmp_path: Path, settings: Any) -> Iterator[People]:
    """The cast, a creator, an account and an admin; red has an army, an import and a picture."""
    settings.VAR = tmp_path
    creator, admin = Member(cast.game, "red"), Client()
    for place in access.PLACES:
        creator.join(cast.secrets[place])
    Game.objects.filter(pk=cast.game.pk).update(creator=person_of(creator.browser.session))
    admin.force_login(User.objects.create_superuser("admin"))
    account = Client()
    account.force_login(User.objects.create_user("ann"))
    browsers = {
        "stranger": cast.stranger.browser,
        "spectator": cast.watcher.browser,
        "opponent": cast.blue.browser,
        "creator": creator.browser,
        "admin": admin,
        "player": cast.red.browser,
        "account": account,
    }
    yield People(browsers, _words(cast, person_of(cast.red.browser.session)))
    for model in (Army, Import, Picture, User):
        model.objects.all().delete()


def _words(cast: Cast, owner: str) -> dict[str, Any]:
    document = encoded(river_host())
    digest = files.keep(b"RIFF")
    picture = Picture.objects.create(owner=owner, large=digest, small=digest, width=1, height=1, size=4)
    return {
        "game_id": cast.game.pk,
        "army_id": Army.objects.create(owner=owner, name="River host", document=document).pk,
        "import_id": Import.objects.create(owner=owner, file_name="a.json", draft=_draft()).pk,
        "unit_id": "u1",
        "kind_id": "k1",
        "layout_id": "mill-valley",
        "picture_id": picture.pk,
        "digest": digest,
        "path": "icon.svg",
        "object_id": cast.game.pk,
        "app_label": "games",
        "content_type_id": 1,
        "url": "x",
        "id": 1,
    }


def _draft() -> str:
    """Have a browser import a list, and take what it is to look at."""
    browser = Client()
    browser.post("/armies/import/", {"list": SimpleUploadedFile("a.json", encoded(river_host()).encode())})
    kept = Import.objects.get()
    draft = kept.draft
    kept.delete()
    return draft


@pytest.mark.parametrize("row", rows(ADDRESSES), ids=lambda row: " ".join(row[:2]))
def test_every_address_answers_each_role_as_the_table_says(people: People, row: list[str]) -> None:
    address, how, *expected = row
    name, _, place = address.partition("@")
    path = _path(name, people.words | {"place": place})
    sent = [people.browsers[role].generic(how, path).status_code for role in ROLES]
    assert dict(zip(ROLES, sent, strict=True)) == dict(zip(ROLES, map(int, expected), strict=True))


def test_the_table_names_every_address() -> None:
    named = {row[0].partition("@")[0] for row in rows(ADDRESSES)} | {"healthz"}
    assert {name for name, _ in _addresses() if not name.startswith("admin:")} <= named


def test_every_address_of_the_admin_sends_everybody_else_to_log_in(people: People) -> None:
    guarded = {name for name, _ in _addresses() if name.startswith("admin:")} - {"admin:login", "admin:logout"}
    assert len(guarded) > 10
    for name in guarded:
        for role in set(ROLES) - {"admin"}:
            answer = people.browsers[role].get(_path(name, people.words))
            assert answer.status_code == 302, (name, role)
            assert "/admin/login/" in answer["Location"]


@pytest.mark.parametrize("row", [row for row in rows(ADDRESSES) if row[1] == "POST"], ids=lambda row: row[0])
def test_no_form_is_taken_from_a_foreign_page_not_even_from_those_who_may(people: People, row: list[str]) -> None:
    name, _, place = row[0].partition("@")
    for role in ("creator", "player", "admin"):
        browser = Client(enforce_csrf_checks=True)
        browser.cookies = people.browsers[role].cookies
        path = _path(name, people.words | {"place": place})
        assert browser.post(path, {}, headers={"origin": "https://evil.example"}).status_code == 403


@pytest.mark.parametrize("row", rows(FRAMES), ids=lambda row: row[0])
async def test_every_frame_is_answered_at_each_place_as_the_table_says(cast: Cast, row: list[str]) -> None:
    said = {}
    for member in (cast.watcher, cast.blue, cast.red):
        socket = await member.open(since=None if row[0] == "since" else 0)
        said[member.place] = await _answer(socket, row[0])
        await socket.close()
    assert said == dict(zip(("watch", "red", "blue"), row[1:], strict=True))


def test_the_table_names_every_frame_and_every_gesture() -> None:
    kinds = {frame.__struct_config__.tag for frame in get_args(frames.Incoming)}
    gestures = {gesture.__struct_config__.tag for gesture in get_args(frames.AnyGesture)}
    named = [row[0].split(":") for row in rows(FRAMES)]
    assert {words[0] for words in named} == kinds
    assert {words[1] for words in named if words[0] == "gesture"} == gestures


@pytest.mark.parametrize("place", access.PLACES)
@pytest.mark.parametrize("role", ["stranger", "admin", "another place"])
async def test_whoever_holds_no_seat_has_no_frame_read(cast: Cast, role: str, place: str) -> None:
    browser = {"red": cast.blue, "blue": cast.watcher, "watch": cast.red}[place].browser
    if role != "another place":
        browser = cast.stranger.browser
    member = Member(cast.game, place, browser)
    socket = await member.knock()
    await socket.send({"kind": "command", "id": str(uuid.uuid4()), "seq": 0, "command": SCORE})
    assert await socket.closing() == 4401
    assert [frame["kind"] for frame in socket.frames] == ["closed"]


async def _answer(socket: Any, frame: str) -> str:
    """Send a frame and name what comes back to its sender, `-` for nothing."""
    kind, _, word = frame.partition(":")
    sent = {"kind": kind, **WORDS.get(kind, {})}
    if kind == "gesture":
        sent["gesture"] = {"type": word, **GESTURES.get(word, {})}
    if kind == "chat":
        sent |= {"room": word, "text": "hello"}
    if kind in ("command", "chat"):
        sent["id"] = str(uuid.uuid4())
    socket.frames = [frame for frame in socket.frames if frame["kind"] != "presence"]
    await socket.send(sent)
    kinds = ("refused", "events", "probe", "answer", "error", "chat", *(["presence"] if kind == "since" else []))
    answer = await socket.any(*kinds)
    if answer is None:
        return "-"
    return "refused:" + answer["refusals"][0]["code"] if answer["kind"] == "refused" else str(answer["kind"])


def _path(name: str, words: dict[str, Any]) -> str:
    if name == "healthz":
        return PATH
    wanted = next(found for known, found in _addresses() if known == name)
    return reverse(name, kwargs={word: words[word] for word in wanted})


def _addresses(patterns: Any = None, space: str = "") -> Iterator[tuple[str, list[str]]]:
    """Give every address there is: its name and the words in it."""
    for entry in patterns if patterns is not None else get_resolver().url_patterns:
        if isinstance(entry, URLResolver):
            yield from _addresses(entry.url_patterns, f"{entry.namespace}:" if entry.namespace else space)
        if isinstance(entry, URLPattern) and (name := entry.name):
            words = list(entry.pattern.converters) or list(getattr(entry.pattern.regex, "groupindex", {}))
            yield space + name, words
