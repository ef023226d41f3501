"""Files of our own: armies saved and read again, armies taken off a table."""

import json
from typing import Any

import pytest

from tests.cast import table_file
from tests.library.armies import river_host
from vtt.library.document import encoded
from vtt.library.reading import ListRefused, read_list


def test_an_army_that_was_saved_is_read_as_it_was() -> None:
    assert read_list("army.json", encoded(river_host()).encode()).army == river_host()


def changed(**changes: Any) -> bytes:
    """An army file with other values in its first unit."""
    document = json.loads(encoded(river_host()))
    document["units"][0] |= changes
    return json.dumps(document).encode()


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"formation": "blob"}, r"units\[0\].formation"),
        ({"name": ""}, r"units\[0\].name"),
        ({"kinds": []}, r"units\[0\].kinds"),
        ({"colour": "red"}, r"units\[0\]: .*colour"),
        ({"name": "Ott\ners"}, r"units\[0\].name"),
    ],
)
def test_an_army_file_is_read_strictly_and_the_place_is_named(changes: dict[str, Any], place: str) -> None:
    with pytest.raises(ListRefused, match=place):
        read_list("army.json", changed(**changes))


def test_the_ids_of_a_file_are_not_kept() -> None:
    document = json.loads(encoded(river_host()))
    unit = document["units"][0] | {"id": "new"}
    army = read_list("army.json", json.dumps(document | {"units": [unit, unit]}).encode()).army
    assert [each.id for each in army.units] == ["u1", "u2"]


def test_an_army_file_with_too_many_models_is_refused() -> None:
    kind = {"id": "k1", "name": "Otter", "count": 500}
    units = [{"id": f"u{n}", "name": "Otters", "kinds": [kind]} for n in range(2)]
    document = {"format": "warmat-army/1", "name": "Many", "units": units}
    with pytest.raises(ListRefused, match="600 models; this one has 1000"):
        read_list("army.json", json.dumps(document).encode())


def test_a_table_file_gives_its_units_and_says_that_there_are_two_sides() -> None:
    draft = read_list("table.json", table_file())
    assert [(unit.name, unit.formation, unit.models) for unit in draft.army.units] == [
        ("Spears", "skirmish", 3),
        ("Orcs", "skirmish", 3),
    ]
    assert draft.army.units[0].kinds[0].name == "legionary"
    assert "both sides" in draft.notes[0].text


def test_a_table_file_that_cannot_be_read_names_the_place() -> None:
    with pytest.raises(ListRefused, match="profiles"):
        read_list("table.json", table_file(profiles={"legionary": {"Ld": 99}}))


def test_a_games_export_is_told_from_a_table_file() -> None:
    with pytest.raises(ListRefused, match="export of a whole game; a table file is wanted"):
        read_list("game.json", b'{"format": "warmat-game/1", "start": {}}')
