"""The page's modules: a straight line from main.js down, tools that touch neither canvas nor socket."""

import re
from pathlib import Path

import pytest

TABLE = Path(__file__).resolve().parent.parent.parent / "static" / "table"
IMPORT = re.compile(r'^import\s[^;]*?from\s+"(\.[^"]+)";', re.MULTILINE)

Graph = dict[Path, list[Path]]


@pytest.fixture(scope="module")
def graph() -> Graph:
    """Every module with those it takes from."""
    return {
        module: [(module.parent / name).resolve() for name in IMPORT.findall(module.read_text())]
        for module in sorted(TABLE.rglob("*.js"))
    }


def test_every_import_names_a_module(graph: Graph) -> None:
    assert [str(taken) for taken_from in graph.values() for taken in taken_from if taken not in graph] == []


def test_there_are_no_cycles(graph: Graph) -> None:
    done: set[Path] = set()

    def visit(module: Path, above: tuple[Path, ...]) -> None:
        assert module not in above, " → ".join(step.name for step in (*above, module))
        if module in done:
            return
        for taken in graph[module]:
            visit(taken, (*above, module))
        done.add(module)

    for module in graph:
        visit(module, ())


def test_everything_is_reached_from_main_and_the_games_it_loads(graph: Graph) -> None:
    reached, waiting = set(), [TABLE / "main.js", *(TABLE / "games").glob("*.js")]
    while waiting:
        module = waiting.pop()
        if module not in reached:
            reached.add(module)
            waiting += graph[module]
    assert sorted(module.name for module in set(graph) - reached) == []


def test_tools_take_neither_from_render_nor_from_the_socket(graph: Graph) -> None:
    for module, taken_from in graph.items():
        if module.parent.name == "tools":
            assert [taken.name for taken in taken_from if "render" in taken.parts or taken.name == "socket.js"] == []


def test_only_main_wires_the_page(graph: Graph) -> None:
    takers = [module.name for module, taken_from in graph.items() if TABLE / "socket.js" in taken_from]
    assert takers == ["main.js"]


def test_the_game_of_tiles_takes_no_words_of_the_game_of_models(graph: Graph) -> None:
    of_models = {TABLE / "words.js", TABLE / "rolled.js"}
    tiles = [module for module in graph if TABLE / "games/wasteland" in module.parents]
    assert tiles
    assert [module.name for module in tiles if of_models & set(graph[module])] == []


def test_no_file_is_a_drawer(graph: Graph) -> None:
    assert [module.name for module in graph if len(module.read_text().splitlines()) > 230] == []
