"""Looking from model to model in the browser tests: scenes, and the sight panel's answers."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.seats import Seat
from tests.browser.tables import Document, model, table

BLUE = (90, 162, 232)
GREEN = (143, 194, 122)
INK = (241, 237, 223)
HALF = 16 / 25.4
"""Half of a base of 32 mm, in inches."""

COUNT_SEEN = """([colour]) => {
  const canvas = document.querySelector("canvas.eye");
  const ratio = canvas.width / canvas.clientWidth;
  const card = JSON.parse(canvas.dataset.card);
  const edges = [card.left, card.top, card.right, card.bottom].map((edge) => Math.round(edge * ratio));
  const [left, top, right, bottom] = edges;
  const { data } = canvas.getContext("2d").getImageData(left, top, right - left, bottom - top);
  let seen = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (colour.every((part, k) => Math.abs(data[i + k] - part) < 40)) seen += 1;
  }
  return seen / (data.length / 4);
}"""


def wall(start: float, end: float, top: float, x: float = 16, openings: tuple[Document, ...] = ()) -> Document:
    """A wall across the look from s1 at (10, 11) to o1 at (22, 11)."""
    outline = [[x - 0.05, start], [x + 0.05, start], [x + 0.05, end], [x - 0.05, end]]
    face = {"from": [x, start], "to": [x, end], "top": top, "openings": list(openings)}
    return {"kind": "wall", "name": "Old wall", "outline": outline, "walls": [face]}


def wood(*trunks: tuple[float, float]) -> Document:
    """A wood about o1, with trunks."""
    solids = [{"circle": {"x": x, "y": y, "radius": 0.3}, "top": 4} for x, y in trunks]
    return {"kind": "forest", "name": "Wood", "outline": [[17, 6], [27, 6], [27, 16], [17, 16]], "solids": solids}


RUIN = {
    "kind": "ruin",
    "name": "Mill",
    "outline": [[7, 8], [13, 8], [13, 14], [7, 14]],
    "floors": [{"number": 1, "outline": [[7, 8], [10.7, 8], [10.7, 14], [7, 14]]}],
}
ON_THE_FLOOR = {"s1": model("spears", "spear", 10, 11, 90, floor=1), "o1": model("orcs", "orc", 11.8, 11, 270)}
SCENES: dict[str, Document] = {
    "clear": {},
    "exactly grazing": {"terrain": {"w": wall(11 + HALF / 2, 20, 9)}},
    "a third over a wall": {"terrain": {"w": wall(0, 20, 1)}},
    "half beside a wall": {"terrain": {"w": wall(0, 11, 9)}},
    "a window": {"terrain": {"w": wall(0, 20, 5, openings=({"from": 10.6, "to": 11.5, "bottom": 0.9, "top": 1.4},))}},
    "inside a wood": {"terrain": {"t": wood((18, 11.3), (19.5, 10.2), (20.4, 11.4), (21.4, 10.5))}},
    "from a floor's edge": {"terrain": {"m": RUIN}, "models": ON_THE_FLOOR},
    "another model": {"models": {"o2": model("orcs", "orc", 19, 11.5)}},
    "hidden": {"terrain": {"w": wall(0, 20, 9)}},
}


def sit(make: Make, seat: str = "Red", more: Document | None = None, **context: Any) -> Seat:
    """Sit down at a table with the sight tool in hand."""
    sitting = make(table(**(more or {}))).sit(seat, **context)
    sitting.press("Sight, key L")
    return sitting


def choose(seat: Seat, viewer: str, target: str) -> dict[str, Any]:
    """Choose who looks at whom from the lists, and wait for the referee's word."""
    seat.page.get_by_role("combobox", name="Viewer").select_option(viewer)
    seat.page.get_by_role("combobox", name="Target").select_option(target)
    return answered(seat)


def answered(seat: Seat) -> dict[str, Any]:
    """Wait for the referee's word on the look, and read it."""
    seat.wait("s.sight.look")
    seat.settled()
    look: dict[str, Any] = seat.state("sight.look")
    return look


def expect_words(seat: Seat, words: str) -> None:
    """Expect the sentence of the look, which is read out."""
    expect(seat.page.get_by_role("region", name="Sight").get_by_role("status")).to_contain_text(words)
