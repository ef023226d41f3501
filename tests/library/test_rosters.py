"""Lists of other programs: what is read, what is asked, what is left out."""

from pathlib import Path

import msgspec
import pytest

from tests.library.lists import (
    Chosen,
    Force,
    as_json,
    as_old_xml,
    as_xml,
    blade,
    body,
    model,
    reed_folk,
    rule,
    unit,
    upgrade,
    zipped,
)
from vtt.library.document import Kind, OvalBase, RoundBase, Unit
from vtt.library.drafts import ArmyDraft
from vtt.library.reading import ListRefused, read_list

SAMPLES = Path(__file__).resolve().parents[3] / "shared" / "samples"


def read(*chosen: Chosen) -> ArmyDraft:
    """Read a list of one force."""
    return read_list("list.json", as_json([Force(list(chosen))]))


def only_unit(*chosen: Chosen) -> Unit:
    """Read a list of one unit."""
    (found,) = read(*chosen).army.units
    return found


def only_kind(*chosen: Chosen) -> Kind:
    """Read a list of one kind of model."""
    (found,) = only_unit(*chosen).kinds
    return found


def questions(draft: ArmyDraft) -> list[tuple[str, str]]:
    """What a draft asks, and about which unit."""
    return [(doubt.unit, doubt.about) for doubt in draft.doubts]


def notes(draft: ArmyDraft) -> str:
    """All that a draft left out, as one text."""
    return " ".join(f"{note.text} {' '.join(note.names)}" for note in draft.notes)


def test_the_three_exports_of_a_list_give_the_same_army() -> None:
    written = as_xml(reed_folk())
    drafts = [
        read_list("list.json", as_json(reed_folk())),
        read_list("list.ros", written),
        read_list("list.rosz", zipped(("list.ros", written))),
    ]
    assert drafts[0] == drafts[1] == drafts[2]
    assert drafts[0].source == "New Recruit"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_file_in_another_encoding_gives_the_same_army(encoding: str) -> None:
    text = as_xml(reed_folk()).decode().replace("UTF-8", encoding.removesuffix("-sig").upper())
    assert read_list("list.ros", text.encode(encoding)) == read_list("list.json", as_json(reed_folk()))


def test_an_old_file_gives_the_same_army() -> None:
    assert read_list("list.ros", as_old_xml(reed_folk())).army == read_list("list.json", as_json(reed_folk())).army


def test_models_are_counted_from_nested_selections_and_told_apart_by_what_they_carry() -> None:
    wardens = read_list("list.json", as_json(reed_folk())).army.units[1]
    assert [(kind.name, kind.count, kind.upgrades) for kind in wardens.kinds] == [
        ("Reed Warden", 1, ("Piper",)),
        ("Reed Warden", 7, ()),
    ]


def test_units_of_nested_forces_are_read_and_settings_are_named_as_left_out() -> None:
    draft = read_list("list.json", as_json(reed_folk()))
    assert [unit.name for unit in draft.army.units] == ["Mother of Eels", "Reed Wardens", "Drowned Oak"]
    assert "Not a unit; left out. Battle size" in notes(draft)


def test_alike_models_of_a_unit_become_one_kind() -> None:
    squad = unit("Otters", model("Otter", 2), model("Otter", 3), sheets=[body("Otter")])
    assert only_kind(squad).count == 5


@pytest.mark.parametrize(
    ("written", "move"), [('6"', 6), ("6", 6), ("-", 0), ("–", 0), ('2.5"', 2.5), ("7 in", 7), ("7″", 7)]
)
def test_a_move_is_read_however_it_is_written(written: str, move: float) -> None:
    assert only_kind(unit("Otters", model("Otter", 2), sheets=[body("Otter", move=written)])).profile.move == move


@pytest.mark.parametrize("written", ['2D6"', "*", '20-60"', '900"', ""])
def test_a_move_that_is_no_number_is_asked_for(written: str) -> None:
    draft = read(unit("Otters", model("Otter", 2), sheets=[body("Otter", move=written)]))
    assert draft.army.units[0].kinds[0].profile.move is None
    assert questions(draft) == [("u1", "move")]
    assert (f"“{written}”" if written else "gives no move") in draft.doubts[0].text


def test_numbers_are_read_and_what_is_no_number_is_named() -> None:
    sheet = body("Otter", wounds="12", save="4+/5++", WS="3+", T="5", Ld="11", Control="2")
    draft = read(unit("Otters", model("Otter", 2), sheets=[sheet]))
    profile = draft.army.units[0].kinds[0].profile
    assert (profile.W, profile.Sv, profile.T, profile.WS, profile.Ld) == (12, 4, 5, None, None)
    for word in ("WS is written “3+”", "Ld is written “11”", "“Control” is no characteristic", "“4+/5++”; 4+"):
        assert word in notes(draft)


def test_weapons_keep_name_range_strength_ap_and_shots() -> None:
    bow = blade("Reed bow", Range='18"', Type="Assault 2", S="User", AP="-")
    kind = only_kind(unit("Otters", model("Otter", 2, upgrade("Reed bow", 2, bow)), sheets=[body("Otter")]))
    (weapon,) = kind.weapons
    assert (weapon.name, weapon.range, weapon.S, weapon.AP, weapon.shots) == ("Reed bow", 18, None, None, 2)


def test_a_weapon_for_close_combat_has_no_range_even_with_a_reach() -> None:
    spear = blade("Long spear", Range='2"')
    draft = read(unit("Otters", model("Otter", 2, upgrade("Long spear", 2, spear)), sheets=[body("Otter")]))
    assert draft.army.units[0].kinds[0].weapons[0].range == 0
    assert "The reach of a weapon for close combat" in notes(draft)


def test_a_weapon_the_list_gives_to_some_only_is_said() -> None:
    net = upgrade("Net", 2, blade("Net"))
    assert "“Net” is listed × 2 for 5 models" in notes(
        read(unit("Otters", model("Otter", 5), net, sheets=[body("Otter")]))
    )


def test_no_rules_text_is_in_what_is_kept() -> None:
    draft = read_list("list.json", as_json(reed_folk()))
    kept = msgspec.json.encode(draft).decode()
    assert "secret" not in kept
    assert "Cuts reeds" not in kept
    assert "2 tables of rules text are left out" in notes(draft)


def test_a_squad_typed_upgrade_waits_for_a_decision() -> None:
    draft = read(upgrade("Lone Otter", 1, body("Lone Otter")))
    assert [(kind.name, kind.count) for kind in draft.army.units[0].kinds] == [("Lone Otter", 1)]
    assert questions(draft) == [("u1", "count")]


def test_a_squad_typed_upgrade_with_models_in_it_asks_for_each() -> None:
    draft = read(upgrade("Otters", 1, body("Otter"), inner=[model("Otter", 4)]))
    assert draft.army.units[0].models == 4
    assert questions(draft) == [("u1", "count")]


def test_one_operative_typed_upgrade_among_models_is_not_lost() -> None:
    scout = upgrade("Scout", 1, body("Scout"))
    draft = read(unit("Team", model("Otter", 4), scout, sheets=[body("Otter")]))
    assert [(kind.name, kind.count) for kind in draft.army.units[0].kinds] == [("Otter", 4), ("Scout", 1)]
    assert draft.doubts[0].kind == "k2"


def test_a_counted_name_proposes_its_product() -> None:
    draft = read(unit("Otters", upgrade("20 Otters", 2), sheets=[body("Otters")]))
    assert draft.army.units[0].kinds[0].count == 40
    assert questions(draft) == [("u1", "count")]


def test_a_unit_without_models_asks_how_many() -> None:
    draft = read(unit("Shrine", sheets=[body("Shrine")]))
    assert draft.army.units[0].models == 1
    assert questions(draft) == [("u1", "count")]


def test_a_model_by_itself_is_a_unit() -> None:
    lone = model("Heron", 1, sheets=[body("Heron")])
    assert (only_unit(lone).name, only_unit(lone).models) == ("Heron", 1)


def test_a_unit_in_a_unit_is_one_of_its_own_and_costs_once() -> None:
    rider = unit("Otters", model("Otter", 3), sheets=[body("Otter")], points=30)
    boat = unit("Boat", model("Boat", 1), rider, sheets=[body("Boat")], points=50)
    draft = read(boat)
    assert [(each.name, each.points, each.models) for each in draft.army.units] == [
        ("Boat", 50, 1),
        ("Otters", 30, 3),
    ]


def test_points_add_up_and_are_shown_beside_the_lists_own() -> None:
    (total,) = read_list("list.json", as_json(reed_folk())).totals
    assert (total.name, total.listed, total.added) == ("pts", 385, 385)


def test_a_model_takes_the_sheet_that_fits_its_name() -> None:
    captain = body("Otter Captain", wounds="3")
    squad = unit("Otters", model("Otter", 4), model("Otter Captain", 1), sheets=[captain, body("Otter")])
    assert [kind.profile.W for kind in only_unit(squad).kinds] == [1, 3]


def test_categories_give_type_flight_and_character() -> None:
    profile = only_kind(
        unit("Heron", model("Heron", 1), sheets=[body("Heron")], categories=("Cavalry", "Fly", "Hero"))
    ).profile
    assert (profile.type, profile.flyer, profile.character) == ("cavalry", True, True)


@pytest.mark.parametrize(
    ("category", "base"),
    [("INFANTRY", RoundBase(diameter=32)), ("Cavalry", OvalBase(length=75, width=42)), ("MONSTER", None), ("", None)],
)
def test_a_base_is_assumed_only_where_the_type_is_known(category: str, base: object) -> None:
    kind = only_kind(unit("Otters", model("Otter", 1), sheets=[body("Otter")], categories=(category,)))
    assert kind.base == base
    assert kind.base_from == "assumed"


def test_no_formation_is_ever_assumed() -> None:
    assert {each.formation for each in read_list("list.json", as_json(reed_folk())).army.units} == {None}


def test_numbers_for_names_are_read_as_names() -> None:
    document = as_json(reed_folk()).replace(b'"name": "Reed Warden"', b'"name": 12')
    assert read_list("list.json", document).army.units[1].kinds[0].name == "12"


def test_names_are_brought_to_one_printable_line() -> None:
    name = "Ott\x1ber\x00 of\nthe " + "w" * 5000
    draft = read(unit(name, model(name, 2, upgrade(name)), sheets=[body(name, Odd="1")]), upgrade(name))
    kept = msgspec.json.encode(draft).decode()
    assert "Ott er of the www" in kept
    assert len(draft.army.units[0].name) == 80
    assert len(kept) < 5000


def test_a_list_of_settings_alone_is_refused() -> None:
    with pytest.raises(ListRefused, match="no units"):
        read(upgrade("Battle size", 1, rule()))


@pytest.mark.skipif(not SAMPLES.is_dir(), reason="the sample files are not here")
def test_three_real_exports_give_the_same_army() -> None:
    drafts = [
        read_list(f"list.{ending}", (SAMPLES / f"nr_boc-001.{ending}").read_bytes())
        for ending in ("ros", "rosz", "json")
    ]
    assert drafts[0] == drafts[1] == drafts[2]
    assert (drafts[0].totals[0].listed, drafts[0].totals[0].added, len(drafts[0].army.units)) == (3230, 3230, 24)


@pytest.mark.skipif(not SAMPLES.is_dir(), reason="the sample files are not here")
def test_a_real_old_file_adds_up_in_both_its_currencies() -> None:
    totals = read_list("list.ros", (SAMPLES / "bs_tyranids.ros").read_bytes()).totals
    assert [(total.name, total.listed, total.added) for total in totals] == [("PL", 50, 50), ("pts", 1004, 1004)]
