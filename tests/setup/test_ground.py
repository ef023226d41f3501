"""The ready layouts: whole, fair and playable on every usual mat."""

import pytest

import rules
from vtt.setup.choices import SIZES
from vtt.setup.ground import GAP, Ground, fitted, layouts

KEYS = sorted(layouts())
WANTED = {"forest", "ruin", "building", "river", "hill"}
MATS = [pytest.param(key, *size, id=f"{key} {size[0]}x{size[1]}") for key in KEYS for size in SIZES]


def boxes(ground: Ground) -> list[tuple[float, float, float, float]]:
    found = []
    for piece in ground.terrain.values():
        across, down = zip(*piece["outline"], strict=True)
        found.append((min(across), min(down), max(across), max(down)))
    return found


def shape(outline: list[list[float]]) -> set[tuple[float, float]]:
    return {(round(x, 2) + 0.0, round(y, 2) + 0.0) for x, y in outline}


def turned(outline: list[list[float]], width: float, depth: float) -> set[tuple[float, float]]:
    return shape([[width - x, depth - y] for x, y in outline])


def test_there_are_six_layouts_and_each_says_what_it_is_like() -> None:
    assert len(KEYS) >= 6
    assert len({layouts()[key].about for key in KEYS}) == len(KEYS)


@pytest.mark.parametrize(("key", "width", "depth"), MATS)
def test_each_has_woods_ruins_a_building_water_and_hills(key: str, width: float, depth: float) -> None:
    terrain = fitted(layouts()[key], width, depth).terrain.values()
    assert {piece["kind"] for piece in terrain} >= WANTED
    assert all(piece["floors"] for piece in terrain if piece["kind"] == "ruin")
    assert all(len(piece["rooms"]) > 2 for piece in terrain if piece["kind"] == "building")


@pytest.mark.parametrize(("key", "width", "depth"), MATS)
def test_the_referee_reads_it(key: str, width: float, depth: float) -> None:
    ground = fitted(layouts()[key], width, depth)
    mat = {"width": width, "depth": depth}
    table = {"format": "warmat/1", "ruleset": "scrollhammer", "mat": mat, "turn": {"phase": "setup"}}
    loaded = rules.load(table | {"terrain": ground.terrain, "zones": ground.zones})
    command = rules.read_command(loaded, {"do": "set", "mat": mat})
    assert isinstance(rules.judge(loaded, command, "red", rules.SystemDice()), rules.Allowed)


@pytest.mark.parametrize(("key", "width", "depth"), MATS)
def test_no_piece_leaves_the_mat_or_comes_near_another(key: str, width: float, depth: float) -> None:
    found = boxes(fitted(layouts()[key], width, depth))
    assert all(left >= 0 and top >= 0 and right <= width and low <= depth for left, top, right, low in found)
    for index, one in enumerate(found):
        for other in found[:index]:
            across = max(one[0] - other[2], other[0] - one[2])
            down = max(one[1] - other[3], other[1] - one[3])
            assert max(across, down) >= GAP - 0.002


@pytest.mark.parametrize(("key", "width", "depth"), MATS)
def test_a_half_turn_changes_nothing(key: str, width: float, depth: float) -> None:
    ground = fitted(layouts()[key], width, depth)
    lying = [(piece["kind"], frozenset(shape(piece["outline"]))) for piece in ground.terrain.values()]
    after = [(piece["kind"], frozenset(turned(piece["outline"], width, depth))) for piece in ground.terrain.values()]
    assert set(lying) == set(after)
    assert turned(ground.zones["red"], width, depth) == shape(ground.zones["blue"])


@pytest.mark.parametrize("key", KEYS)
def test_a_large_mat_has_every_piece(key: str) -> None:
    layout = layouts()[key]
    wanted = len(layout.pieces) + sum(placement.twin is not None for placement in layout.pieces)
    assert len(fitted(layout, 72, 48).terrain) == len(fitted(layout, 60, 44).terrain) == wanted


def test_doors_rooms_and_trees_turn_with_their_piece() -> None:
    terrain = fitted(layouts()["mill-valley"], 72, 48).terrain
    here, there = terrain["millers-house"], terrain["weir-house"]
    assert turned(here["rooms"]["hall"]["access"], 72, 48) == shape(there["rooms"]["hall"]["access"])
    tree, twin = (terrain[name]["solids"][0]["circle"] for name in ("alder-wood", "sallow-wood"))
    assert (round(tree["x"] + twin["x"], 2), round(tree["y"] + twin["y"], 2)) == (72, 48)
    assert tree["radius"] == twin["radius"]


def test_a_small_mat_leaves_out_what_finds_no_room_with_its_twin() -> None:
    ground = fitted(layouts()["deep-wood"], 30, 24)
    assert 0 < len(ground.terrain) < 17
    assert set(ground.terrain) & {"pine-wood", "larch-wood"} == set()
