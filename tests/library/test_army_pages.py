"""The pages of armies: built by hand, changed, saved, thrown away, seen by nobody else."""

import json
import re
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from tests.library.armies import otters, river_host, squad
from tests.library.hostile import picture
from vtt.library import armies as shelf_of_armies
from vtt.library.document import Army, OvalBase, encoded
from vtt.library.document import decoded as army_in
from vtt.library.models import Army as Kept
from vtt.library.models import Picture
from vtt.library.table_parts import to_table_parts

pytestmark = pytest.mark.django_db

UNIT = {"unit-name": "Eels", "unit-formation": "ranks", "unit-points": "50"}
KIND = {
    "name": "Eel", "count": "10", "type": "infantry", "move": "6", "WS": "3", "T": "3", "W": "1", "Sv": "5",
    "base": "rect-20x20", "height": "1.5", "w0-name": "Bite", "w0-S": "3",
}  # fmt: skip


def made(browser: Client, army: Army | None = None) -> str:
    """Make an army by importing it; gives the address of its page."""
    file = SimpleUploadedFile("army.json", encoded(army or river_host()).encode())
    preview = browser.post("/armies/import/", {"list": file})["Location"]
    form = browser.get(preview).context["form"]
    sent = {name: form[name].value() for name in form.fields if form[name].value() is not None}
    return str(browser.post(preview, sent)["Location"])


def content() -> Army:
    """The one army there is."""
    return army_in(Kept.objects.get().document)


def kind_form(browser: Client, address: str, **changes: str) -> dict[str, str]:
    """What the form of a kind of model would send as it stands, with changes."""
    form = browser.get(address).context["form"]
    fields = {form[name].html_name: form[name].value() for name in form.fields}
    rows = {row[name].html_name: row[name].value() for row in form.weapons for name in row.fields}
    sent = {name: value for name, value in (fields | rows).items() if value not in (None, False)}
    return sent | changes


def test_an_army_is_built_by_hand_and_is_ready_for_a_table() -> None:
    browser = Client()
    address = browser.post("/armies/new/", {"name": "River host"})["Location"]
    assert browser.post(f"{address}units/new/", UNIT | KIND).status_code == 303
    assert "Ready for a table." in browser.get(address).content.decode()
    (unit,) = content().units
    assert (unit.name, unit.formation, unit.points, unit.models) == ("Eels", "ranks", 50, 10)
    assert [weapon.name for weapon in unit.kinds[0].weapons] == ["Bite"]
    assert len(to_table_parts(content(), "red").models) == 10


@pytest.mark.parametrize("name", ["", "   "])
def test_an_army_without_a_name_is_refused_beside_the_field(name: str) -> None:
    answer = Client().post("/armies/new/", {"name": name})
    assert answer.status_code == 400
    assert 'id="name-error" role="alert"' in answer.content.decode()


def test_every_number_of_a_model_is_changed_by_hand() -> None:
    browser = Client()
    address = f"{made(browser)}units/u1/kinds/k1/"
    changes = {
        "name": "Old otter", "count": "2", "upgrades": "Flag, Horn", "type": "beast", "flyer": "on", "move": "7.5",
        "WS": "4", "A": "1, 2", "Sv": "–", "coherency": "3", "rules": "fearless", "height": "2",
        "base": "by-hand", "shape": "oval", "length": "61", "width": "37.5",
        "w0-name": "Long bow", "w0-range": "24", "w0-AP": "-1", "w0-shots": "2",
        "w1-name": "Spark", "w1-kind": "spell",
    }  # fmt: skip
    assert browser.post(address, kind_form(browser, address, **changes)).status_code == 303
    kind = content().units[0].kinds[0]
    profile = kind.profile
    assert (kind.name, kind.count, kind.upgrades, kind.height) == ("Old otter", 2, ("Flag", "Horn"), 2)
    assert (profile.type, profile.flyer, profile.move, profile.coherency) == ("beast", True, 7.5, 3)
    assert (profile.WS, profile.A, profile.Sv, profile.rules) == (4, (1, 2), None, ("fearless",))
    assert kind.base == OvalBase(length=61, width=37.5)
    assert [(each.name, each.range, each.AP, each.shots, each.kind) for each in kind.weapons] == [
        ("Long bow", 24, -1, 2, "weapon"),
        ("Spark", 0, None, 1, "spell"),
    ]


def test_saving_a_form_as_it_stands_changes_nothing() -> None:
    browser = Client()
    address = f"{made(browser)}units/u1/kinds/k2/"
    browser.post(address, kind_form(browser, address))
    assert content() == river_host()


@pytest.mark.parametrize(
    ("field", "value", "beside"),
    [
        ("name", "", "name"),
        ("name", "\n\x07", "name"),
        ("name", "x" * 81, "name"),
        ("count", "0", "count"),
        ("count", "501", "count"),
        ("move", "-1", "move"),
        ("move", "nan", "move"),
        ("move", "1e999", "move"),
        ("WS", "11", "WS"),
        ("WS", "three", "WS"),
        ("Sv", "7", "Sv"),
        ("Ld", "7, 12", "Ld"),
        ("W", "99999", "W"),
        ("height", "", "height"),
        ("height", "0", "height"),
        ("base", "round-999", "base"),
        ("type", "dragon", "type"),
        ("rules", "invincible", "rules"),
        ("art", "0" * 64, "art"),
        ("w0-name", "", "w0-name"),
        ("w0-range", "-3", "w0-range"),
        ("w0-shots", "1.5", "w0-shots"),
    ],
)
def test_a_wrong_number_is_refused_and_nothing_is_changed(field: str, value: str, beside: str) -> None:
    browser = Client()
    address = f"{made(browser)}units/u1/kinds/k1/"
    answer = browser.post(address, kind_form(browser, address, **{field: value}))
    assert answer.status_code == 400
    form = answer.context["form"]
    wrong = {name for part in (form, *form.weapons) for name in (part[key].html_name for key in part.errors)}
    assert wrong == {beside}
    assert 'role="alert"' in answer.content.decode()
    assert content() == river_host()


@pytest.mark.parametrize("sizes", [{"length": ""}, {"length": "60", "width": ""}, {"length": "900", "width": "30"}])
def test_a_base_by_hand_needs_its_measures(sizes: dict[str, str]) -> None:
    browser = Client()
    address = f"{made(browser)}units/u1/kinds/k1/"
    answer = browser.post(address, kind_form(browser, address, base="by-hand", shape="oval", **sizes))
    assert "length" in answer.context["form"].errors
    assert content() == river_host()


def test_a_unit_gets_another_name_formation_and_points() -> None:
    browser = Client()
    address = made(browser)
    browser.post(f"{address}units/u1/", {"name": "Old otters", "formation": "horde", "points": "75.5"})
    unit = content().units[0]
    assert (unit.name, unit.formation, unit.points) == ("Old otters", "horde", 75.5)


def test_models_are_added_to_a_unit_and_taken_out_of_it() -> None:
    browser = Client()
    address = made(browser)
    assert browser.post(f"{address}units/u1/kinds/new/", KIND).status_code == 303
    assert [(kind.id, kind.name) for kind in content().units[0].kinds] == [
        ("k1", "Otter"),
        ("k2", "Otter"),
        ("k3", "Eel"),
    ]
    browser.post(f"{address}units/u1/kinds/k2/delete/")
    assert [kind.id for kind in content().units[0].kinds] == ["k1", "k3"]


def test_a_unit_goes_with_its_last_models() -> None:
    browser = Client()
    browser.post(f"{made(browser)}units/u2/kinds/k1/delete/")
    assert [unit.id for unit in content().units] == ["u1"]


def test_a_unit_an_army_and_their_names_go() -> None:
    browser = Client()
    address = made(browser)
    browser.post(f"{address}units/u1/delete/")
    browser.post(f"{address}name/", {"name": "Small host"})
    assert (content().name, len(content().units), Kept.objects.get().name) == ("Small host", 1, "Small host")
    browser.post(f"{address}delete/")
    assert not Kept.objects.exists()


def test_what_is_open_is_decided_on_the_page_of_the_army() -> None:
    browser = Client()
    address = made(browser, river_host(squad(formation=None, kinds=(otters(base=None),))))
    assert "2 things to decide" in browser.get(address).content.decode()
    browser.post(address, {"base:Otter": "round-25", "formation:u1": "skirmish"})
    assert "Ready for a table." in browser.get(address).content.decode()


def test_an_army_has_room_for_so_many_models() -> None:
    browser = Client()
    address = made(browser, river_host(squad(kinds=(otters(count=500),))))
    answer = browser.post(f"{address}units/new/", UNIT | KIND | {"count": "101"})
    assert answer.status_code == 400
    assert "An army may have 600 models" in answer.content.decode()
    assert content().models == 500


def test_a_person_has_room_for_so_many_armies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf_of_armies, "MOST", 1)
    browser = Client()
    assert [browser.post("/armies/new/", {"name": "A"}).status_code for _ in range(2)] == [303, 400]


def test_an_army_saved_as_a_file_is_the_army() -> None:
    browser = Client()
    answer = browser.get(f"{made(browser)}army.json")
    assert answer["Content-Disposition"] == 'attachment; filename="river-host.json"'
    assert json.loads(answer.content) == json.loads(encoded(river_host()))


def test_a_picture_is_chosen_for_models(shelf: Any) -> None:
    browser = Client()
    browser.post("/pictures/", {"picture": SimpleUploadedFile("otter.png", picture())})
    address = f"{made(browser)}units/u1/kinds/k1/"
    small = Picture.objects.get().small
    browser.post(address, kind_form(browser, address, art=small))
    assert content().units[0].kinds[0].art == small


ADDRESSES = ["", "army.json", "units/new/", "units/u1/", "units/u1/kinds/new/", "units/u1/kinds/k1/"]
ORDERS = ["", "name/", "delete/", "units/new/", "units/u1/", "units/u1/delete/", "units/u1/kinds/new/",
          "units/u1/kinds/k1/", "units/u1/kinds/k1/delete/"]  # fmt: skip


@pytest.mark.parametrize("address", ADDRESSES)
def test_nobody_sees_somebody_elses_army(address: str) -> None:
    page, stranger = made(Client()), Client()
    made(stranger)
    assert stranger.get(page + address).status_code == Client().get(page + address).status_code == 404


@pytest.mark.parametrize("address", ORDERS)
def test_nobody_changes_somebody_elses_army(address: str) -> None:
    owner, stranger = Client(), Client()
    page = made(owner)
    before = Kept.objects.get().document
    made(stranger, river_host(squad()))
    assert stranger.post(page + address, UNIT | KIND).status_code == 404
    assert Kept.objects.order_by("created_at")[0].document == before


@pytest.mark.parametrize("address", ["units/u9/", "units/u1/kinds/k9/", "units/u9/kinds/new/"])
def test_what_is_not_in_an_army_is_not_there(address: str) -> None:
    browser = Client()
    assert browser.get(made(browser) + address).status_code == 404


def test_a_browser_that_keeps_nothing_sees_an_empty_library() -> None:
    made(Client())
    stranger = Client()
    assert "River host" not in stranger.get("/armies/").content.decode()
    assert stranger.get("/pictures/").status_code == 200
    assert not stranger.cookies.get("sessionid")


@pytest.mark.parametrize(
    "address", ["/armies/", "/pictures/", *(f"ARMY{each}" for each in ADDRESSES if each != "army.json")]
)
def test_no_page_of_the_library_has_a_script_a_handler_or_a_style_of_its_own(address: str) -> None:
    browser = Client()
    answer = browser.get(address.replace("ARMY", made(browser)))
    assert "script-src 'self';" in answer["Content-Security-Policy"]
    text = answer.content.decode()
    assert re.findall(r"<script(?![^>]*\bsrc=)[^>]*>", text) + re.findall(r"<[^>]+\s(?:on\w+|style)=", text) == []


@pytest.mark.parametrize(
    "address", ["/armies/", "/pictures/", *(f"ARMY{each}" for each in ADDRESSES if each != "army.json")]
)
def test_every_field_has_a_label(address: str) -> None:
    browser = Client()
    text = browser.get(address.replace("ARMY", made(browser))).content.decode()
    named = set(re.findall(r'<label[^>]* for="([^"]+)"', text))
    fields = set(re.findall(r'<(?:input(?! type="hidden")|select)[^>]* id="([^"]+)"', text))
    assert fields - named == set()
    assert fields or address == "ARMY"


def test_the_page_refuses_a_form_from_elsewhere() -> None:
    browser = Client(enforce_csrf_checks=True)
    assert browser.post("/armies/new/", {"name": "A"}).status_code == 403
    assert not Kept.objects.exists()
