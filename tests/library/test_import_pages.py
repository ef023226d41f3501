"""The way of a list from the upload to an army: looked at, decided, kept; nothing silent, nothing twice."""

from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from tests.library.lists import Force, as_json, body, model, reed_folk, unit, upgrade
from vtt.library.document import Army, RectBase, RoundBase, decoded
from vtt.library.models import Army as Kept
from vtt.library.models import Import

pytestmark = pytest.mark.django_db


def upload(browser: Client, *forces: Force, name: str = "list.json") -> str:
    """Upload a list; gives the address of its preview."""
    answer = browser.post("/armies/import/", {"list": SimpleUploadedFile(name, as_json(list(forces)))})
    assert answer.status_code == 303, answer.content
    return str(answer["Location"])


def everything(browser: Client, address: str, **changes: Any) -> dict[str, Any]:
    """What the form of a preview would send as it stands, with changes; a value of None is not sent."""
    form = browser.get(address).context["form"]
    sent = {name: form[name].value() for name in form.fields} | changes
    return {name: value for name, value in sent.items() if value is not None and value is not False}


def kept() -> Army:
    """The one army that was kept."""
    return decoded(Kept.objects.get().document)


def otters(number: int = 3, **more: Any) -> Force:
    """A list of one unit."""
    return Force([unit("Otters", model("Otter", number), sheets=[body("Otter")], **more)])


def test_the_preview_shows_what_was_understood_and_what_was_not() -> None:
    browser = Client()
    text = browser.get(upload(browser, *reed_folk())).content.decode()
    assert "3 units, 10 models" in text
    assert "7 × Reed Warden" in text
    assert "Battle size" in text
    assert "32 mm (assumed)" in text
    assert "the list says 385, its units add up to 385" in text
    assert not Kept.objects.exists()


def test_confirming_keeps_the_army_and_ends_the_import() -> None:
    browser = Client()
    address = upload(browser, *reed_folk())
    assert browser.post(address, everything(browser, address)).status_code == 303
    assert [(each.name, each.models) for each in kept().units] == [
        ("Mother of Eels", 1),
        ("Reed Wardens", 8),
        ("Drowned Oak", 1),
    ]
    assert not Import.objects.exists()


def test_confirming_twice_keeps_one_army() -> None:
    browser = Client()
    address = upload(browser, otters())
    sent = everything(browser, address)
    assert [browser.post(address, sent).status_code for _ in range(2)] == [303, 404]
    assert Kept.objects.count() == 1


def test_discarding_keeps_nothing() -> None:
    browser = Client()
    address = upload(browser, otters())
    assert browser.post(f"{address}discard/").status_code == 303
    assert not Kept.objects.exists()
    assert browser.get(address).status_code == 404


def test_a_later_upload_takes_the_place_of_the_one_that_waited() -> None:
    browser = Client()
    first, second = upload(browser, otters()), upload(browser, otters(5))
    assert browser.post(first, everything(browser, second)).status_code == 404
    assert not Kept.objects.exists()
    assert browser.post(second, everything(browser, second)).status_code == 303


def test_nobody_sees_or_confirms_somebody_elses_import() -> None:
    owner, stranger = Client(), Client()
    address = upload(owner, otters())
    upload(stranger, otters())
    sent = everything(owner, address)
    assert stranger.get(address).status_code == 404
    assert stranger.post(address, sent).status_code == 404
    assert stranger.post(f"{address}discard/").status_code == 404
    assert owner.get(address).status_code == 200


def test_an_upgrade_that_may_be_models_is_counted_as_it_was_decided() -> None:
    browser = Client()
    address = upload(browser, Force([unit("Otters", upgrade("20 Otters", 2), sheets=[body("Otters")])]))
    assert "Needs your decision" in browser.get(address).content.decode()
    browser.post(address, everything(browser, address, **{"count:u1:k1": 25}))
    assert kept().models == 25


def test_a_count_of_nought_leaves_those_models_out() -> None:
    browser = Client()
    scout = upgrade("Scout", 1, body("Scout"))
    address = upload(browser, Force([unit("Team", model("Otter", 4), scout, sheets=[body("Otter")])]))
    browser.post(address, everything(browser, address, **{"count:u1:k2": 0}))
    assert [kind.name for kind in kept().units[0].kinds] == ["Otter"]


@pytest.mark.parametrize("count", ["", "-1", "501", "many", "1e9"])
def test_a_count_that_is_none_is_refused_beside_its_field(count: str) -> None:
    browser = Client()
    address = upload(browser, Force([unit("Shrine", sheets=[body("Shrine")])]))
    answer = browser.post(address, everything(browser, address, **{"count:u1:k1": count}))
    assert answer.status_code == 400
    assert 'id="id_count:u1:k1_error" role="alert"' in answer.content.decode()
    assert not Kept.objects.exists()


def test_a_unit_that_is_not_ticked_is_not_kept() -> None:
    browser = Client()
    address = upload(browser, *reed_folk())
    browser.post(address, everything(browser, address, **{"keep:u3": None}))
    assert [each.name for each in kept().units] == ["Mother of Eels", "Reed Wardens"]


def test_an_army_of_nothing_is_not_kept() -> None:
    browser = Client()
    address = upload(browser, otters())
    answer = browser.post(address, everything(browser, address, **{"keep:u1": None}))
    assert answer.status_code == 400
    assert "No unit would be left" in answer.content.decode()


def test_a_move_that_was_no_number_is_taken_from_the_form() -> None:
    browser = Client()
    sheet = body("Otter", move="2D6")
    address = upload(browser, Force([unit("Otters", model("Otter", 3), sheets=[sheet])]))
    assert "The move of “Otter” is written “2D6”" in browser.get(address).content.decode()
    browser.post(address, everything(browser, address, **{"move:u1:k1": "7.5"}))
    assert kept().units[0].kinds[0].profile.move == 7.5


def test_a_base_is_asked_once_for_all_models_of_a_name() -> None:
    browser = Client()
    address = upload(browser, Force(otters().chosen + otters(5).chosen))
    assert browser.get(address).content.decode().count('name="base:Otter"') == 1
    browser.post(address, everything(browser, address, **{"base:Otter": "rect-25x25"}))
    assert [each.kinds[0].base for each in kept().units] == [RectBase(length=25, width=25)] * 2


def test_a_base_nobody_changed_stays_assumed() -> None:
    browser = Client()
    address = upload(browser, otters(categories=("Infantry",)))
    browser.post(address, everything(browser, address))
    kind = kept().units[0].kinds[0]
    assert (kind.base, kind.base_from) == (RoundBase(diameter=32), "assumed")


def test_a_base_and_a_formation_are_remembered_for_the_next_list_and_for_nobody_else() -> None:
    browser, other = Client(), Client()
    address = upload(browser, otters())
    chosen = {"base:Otter": "round-40", "formation:u1": "horde"}
    browser.post(address, everything(browser, address, **chosen))
    text = browser.get(upload(browser, otters())).content.decode()
    assert "40 mm (remembered)" in text
    assert "horde (remembered)" in text
    assert "remembered)" not in other.get(upload(other, otters())).content.decode()


def test_one_formation_is_given_to_all_units_that_have_none() -> None:
    browser = Client()
    address = upload(browser, *reed_folk())
    browser.post(address, everything(browser, address, **{"every-formation": "ranks", "formation:u2": "horde"}))
    assert [each.formation for each in kept().units] == ["ranks", "horde", "ranks"]


def test_an_upload_without_a_file_is_refused_in_words() -> None:
    answer = Client().post("/armies/import/")
    assert answer.status_code == 400
    assert "Choose a file first." in answer.content.decode()


def test_names_of_a_list_are_written_as_text() -> None:
    browser = Client()
    evil = "<script>alert(1)</script>"
    address = upload(browser, Force([unit(evil, model(evil, 3), sheets=[body(evil)])]))
    assert evil not in browser.get(address).content.decode()
    browser.post(address, everything(browser, address))
    assert evil not in browser.get(f"/armies/{Kept.objects.get().pk}/").content.decode()
