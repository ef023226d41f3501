"""Who sees whom under load: twenty looking at twenty across thirty pieces of terrain, on tables ever fuller.

Times are the processor's, so that they hold while others keep the machine busy; the wall's is told beside.
"""

import cProfile
import gc
import json
import math
import pstats
import sys
import time
from collections.abc import Callable
from itertools import product
from typing import Any

import rules
from rules.scrollhammer.sight import Glimpse, glimpse
from rules.scrollhammer.sightlines import Sightlines
from rules.table import Table
from tests.load.figures import Figures, figures

SIZES = (50, 100, 200, 400)
FULL = 200
UNIT = 20
REPEATS = 15
MATRIX_LIMIT = 100.0
PAIR_LIMIT = 2.0
SHOT_LIMIT = 300.0
"""Milliseconds."""

FIRERS, SHOT_AT = 40, 60

Document = dict[str, Any]
Clock = Callable[[], float]
VIEWERS = [f"red0-{n}" for n in range(UNIT)]
TARGETS = [f"blue0-{n}" for n in range(UNIT)]


def main() -> None:
    """Print the matrix, the single pair, the share of shapely and the curve; fail when a limit is missed."""
    print(f"{UNIT} viewers x {UNIT} targets, 30 pieces of terrain, {FULL} models")
    table = _table(FULL)
    matrix = _timed(lambda: _matrix(table))
    wall = _timed(lambda: _matrix(table), time.perf_counter)
    fresh = figures([_first_look() for _ in range(REPEATS)])
    glimpses: list[Glimpse] = []
    looks = [lambda pair=pair: glimpses.append(glimpse(table, *pair)) for pair in product(VIEWERS, TARGETS)]
    pairs = figures([_once(look, time.process_time) for look in looks])
    share = _shapely_share(lambda: _matrix(table))
    print(f"  visible, yes or no, of every pair    {matrix}   limit {MATRIX_LIMIT:g} ms")
    print(f"  the same by the clock on the wall    {wall}")
    print(f"  the same on a table nobody looked at {fresh}")
    print(f"  one pair with obscured               {pairs}   limit {PAIR_LIMIT:g} ms")
    print(f"  the pairs                            {_kinds(glimpses)}")
    print(f"  inside shapely                       {share:.0%} of the matrix")
    shots = figures([_first_shot() for _ in range(REPEATS)])
    print(f"  {FIRERS} fire at {SHOT_AT} over a low wall     {shots}   limit {SHOT_LIMIT:g} ms")
    _curve()
    if shots.p95 > SHOT_LIMIT or matrix.p95 > MATRIX_LIMIT or pairs.p95 > PAIR_LIMIT:
        sys.exit("Sight is slower than its limits on this machine.")


def _curve() -> None:
    """The same look on fuller tables: what stands elsewhere costs next to nothing."""
    print("models   matrix                                             one pair")
    for size in SIZES:
        table = _table(size)
        matrix = _timed(lambda table=table: _matrix(table))
        pair = _timed(lambda table=table: glimpse(table, VIEWERS[0], TARGETS[-1]))
        print(f"{size:6}   {matrix}   {pair}")


def _matrix(table: Table) -> dict[str, set[str]]:
    """Who sees whom, worked out anew: what the table remembers of earlier looks is left aside."""
    return Sightlines(table, TARGETS).seen(VIEWERS)


def _kinds(glimpses: list[Glimpse]) -> str:
    """How many looks were clear, partly and hidden: a table on which all are clear would prove little."""
    hidden = sum(not found.sighting.visible for found in glimpses)
    clear = sum(found.sighting.obscured == 0 for found in glimpses)
    return f"{clear} clear, {len(glimpses) - clear - hidden} partly, {hidden} hidden"


def _timed(work: Callable[[], object], clock: Clock = time.process_time) -> Figures:
    work()
    gc.collect()
    return figures([_once(work, clock) for _ in range(REPEATS)])


def _once(work: Callable[[], object], clock: Clock) -> float:
    began = clock()
    work()
    return clock() - began


def _first_look() -> float:
    """Seconds when all that blocks has to be put into its index first."""
    table = _table(FULL)
    gc.collect()
    return _once(lambda: _matrix(table), time.process_time)


def _first_shot() -> float:
    """Seconds to judge a shot and to keep its look, on a table nobody looked at."""
    table = rules.load(json.dumps(_battle()))
    command = rules.read_command(table, {"do": "fire", "unit": "red0", "target": "blue0"})
    gc.collect()
    return _once(lambda: _judged(table, command), time.process_time)


def _judged(table: Table, command: rules.Command) -> None:
    verdict = rules.judge(table, command, "red", rules.SystemDice())
    if not isinstance(verdict, rules.Allowed):
        sys.exit(f"The shot was refused: {verdict}")


def _battle() -> Document:
    """Both first units grown to lines of forty and sixty, knee-deep behind a wall: no look is wholly clear."""
    document = _document(FULL - (FIRERS - UNIT) - (SHOT_AT - UNIT))
    for unit, count, front, way in (("red0", FIRERS, 37.0, 1), ("blue0", SHOT_AT, 11.0, -1)):
        for number in range(count):
            x, y = 20 + 1.3 * (number % 20), front + way * 1.6 * (number // 20)
            document["models"][f"{unit}-{number}"] = _man(unit, x, y, 90 - 90 * way)
    document["terrain"]["t3"]["walls"] = [{"from": [1, 13.5], "to": [71, 13.5], "top": 0.7}]
    return document | {"turn": {"number": 1, "seat": "red", "phase": "shooting"}}


def _shapely_share(work: Callable[[], object]) -> float:
    """The share of a profile's own time that is spent in functions of shapely."""
    profile = cProfile.Profile()
    profile.enable()
    for _ in range(REPEATS):
        work()
    profile.disable()
    own = {place: values[2] for place, values in pstats.Stats(profile).stats.items()}
    inside = sum(spent for (path, _, name), spent in own.items() if "shapely" in path or "shapely" in name)
    return float(inside / sum(own.values()))


def _table(models: int) -> Table:
    return rules.load(json.dumps(_document(models)))


def _document(models: int) -> Document:
    """Two units of twenty across the terrain, and the others of both armies to either side of them."""
    units: Document = {}
    placed: Document = {}
    for index in range(models // 2):
        for seat, front, way in (("red", 37.0, 1), ("blue", 11.0, -1)):
            unit, number = f"{seat}{index // UNIT}", index % UNIT
            units[unit] = {"name": unit, "seat": seat, "formation": "skirmish"}
            file, rank = number % 10, number // 10
            block = index // UNIT
            x = 22 + 2.6 * file if block == 0 else (1 + 1.35 * file + (51 if block % 2 else 0))
            y = front + way * (1.6 * rank + (0 if block == 0 else 1.4 * 2 * ((block - 1) // 2)))
            placed[f"{unit}-{number}"] = _man(unit, x, y, 0 if seat == "red" else 180)
    return {
        "format": "warmat/1",
        "ruleset": "scrollhammer",
        "mat": {"width": 72, "depth": 60},
        "profiles": {"legionary": {"type": "infantry", "move": 6, "BS": 4, "T": 3, "Ld": 8}},
        "units": units,
        "models": placed,
        "terrain": {f"t{number}": _piece(number) for number in range(30)},
    }


def _man(unit: str, x: float, y: float, facing: float) -> Document:
    base = {"shape": "round", "diameter": 25}
    return {"unit": unit, "profile": "legionary", "base": base, "x": round(x, 3), "y": round(y, 3), "facing": facing}


def _piece(number: int) -> Document:
    """A wood of six trees, a ruin with windows and a floor, a boulder, a low wall or a hedge, between the lines."""
    x, y = 4 + 7 * (number % 10), 17 + 6.5 * (number // 10)
    corners = [[x - 2, y - 1.5], [x + 2, y - 1.5], [x + 2, y + 1.5], [x - 2, y + 1.5]]
    kind = ("forest", "ruin", "boulders", "wall", "hedge")[number % 5]
    return {"name": f"{kind} {number}", "kind": kind, "outline": corners} | _STANDING[kind](x, y)


def _wood(x: float, y: float) -> Document:
    turns = [math.tau * tree / 6 for tree in range(6)]
    trees = [{"x": x + 1.4 * math.cos(turn), "y": y + math.sin(turn), "radius": 0.3} for turn in turns]
    return {"solids": [{"circle": tree, "top": 5} for tree in trees]}


def _ruin(x: float, y: float) -> Document:
    window = {"from": 1.2, "to": 2.4, "bottom": 0.8, "top": 2}
    front = {"from": [x - 2, y + 1.5], "to": [x + 2, y + 1.5], "top": 6, "openings": [window]}
    side = {"from": [x - 2, y - 1.5], "to": [x - 2, y + 1.5], "top": 4}
    return {"walls": [front, side], "floors": [{"number": 1}]}


def _rock(x: float, y: float) -> Document:
    return {"solids": [{"outline": [[x - 1, y - 1], [x + 1.4, y - 0.6], [x + 0.3, y + 1.1]], "top": 1.2}]}


def _low_wall(x: float, y: float) -> Document:
    return {"walls": [{"from": [x - 2, y], "to": [x + 2, y], "top": 1}]}


_STANDING: dict[str, Callable[[float, float], Document]] = {
    "forest": _wood,
    "ruin": _ruin,
    "boulders": _rock,
    "wall": _low_wall,
    "hedge": lambda x, y: {"height": 0.8},
}
