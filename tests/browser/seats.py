"""Players at a table, as a person meets it: by role, by name, and by where things lie on the mat."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

PATIENCE = 20_000
"""Milliseconds a page may take on a busy machine; a test that passes waits for none of them."""
DESK = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
APART: dict[str, Any] = {"viewport": DESK}
"""A browser nobody uses again: what stands between its page and the server would outlive the page."""
AMBER = (240, 182, 74)


@dataclass
class Seat:
    """One browser at a table."""

    page: Page
    errors: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def reload(self) -> None:
        """Load the page anew, and wait until it is connected."""
        self.page.reload()
        self.arrive()

    def arrive(self) -> None:
        """Wait until the page is connected and drawn."""
        self.page.wait_for_function("() => window.warmat?.state().connection === 'online'", timeout=PATIENCE)
        self.settled()

    def state(self, path: str = "") -> Any:
        """Read the page's state, or a part of it: `seq`, `table.turn`."""
        return self.page.evaluate(
            "path => path.split('.').filter(Boolean).reduce((o, k) => o?.[k], warmat.state())", path
        )

    def wait(self, condition: str, argument: Any = None) -> None:
        """Wait until a condition on the state `s` holds."""
        self.page.wait_for_function(
            f"a => {{ const s = warmat.state(); return {condition}; }}", arg=argument, timeout=PATIENCE
        )

    def settled(self) -> None:
        """Wait until the referee has answered everything and the page has drawn what it said."""
        self.page.wait_for_function("() => warmat.answered()", timeout=PATIENCE)
        self.page.evaluate(COUNT_TWO_FRAMES)
        self.page.wait_for_function("() => window.drawn === 2", timeout=PATIENCE)

    def until(self, holds: Callable[[], object]) -> None:
        """Wait until something seen holds, a drawing above all; fails when it does not come to hold."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < deadline, "it did not come to hold"
            self.page.wait_for_timeout(50)

    def model(self, name: str) -> dict[str, Any]:
        """Read a model as the server last told it."""
        found: dict[str, Any] = self.state("table.models")[name]
        return found

    def ghost(self, name: str) -> dict[str, Any]:
        """Read where a model's ghost stands."""
        found: dict[str, Any] = self.state("draft.tracks")[name]["to"]
        return found

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Find a point of the mat in the window."""
        across, down = self.page.evaluate("([x, y]) => warmat.toScreen(x, y)", [x, y])
        return across, down

    def where(self, name: str) -> tuple[float, float]:
        """Find a model, or its ghost, on the mat."""
        ghost = (self.state("draft.tracks") or {}).get(name)
        shown = ghost["to"] if ghost else self.model(name)
        return shown["x"], shown["y"]

    def tap(self, name: str, **more: Any) -> None:
        """Click a model."""
        self.page.mouse.click(*self.at(*self.where(name)), **more)

    def take_unit(self, name: str) -> None:
        """Double click a model to take its whole unit in hand."""
        self.page.mouse.dblclick(*self.at(*self.where(name)))

    def lift(self, name: str, by: tuple[float, float], steps: int = 8) -> None:
        """Press a model and drag it, without letting go."""
        x, y = self.where(name)
        self.page.mouse.move(*self.at(x, y))
        self.page.mouse.down()
        for step in range(1, steps + 1):
            share = step / steps
            self.page.mouse.move(*self.at(x + by[0] * share, y + by[1] * share))

    def drag(self, name: str, by: tuple[float, float]) -> None:
        """Drag a model and let go."""
        self.lift(name, by)
        self.page.mouse.up()

    def press(self, name: str) -> None:
        """Press a button."""
        self.button(name).click()

    def button(self, name: str) -> Locator:
        """Find a button by its name."""
        return self.page.get_by_role("button", name=name)

    def judged(self) -> dict[str, Any]:
        """Wait for the referee's word on the ghosts as they stand, and read it."""
        self.wait("s.draft && s.draft.answer && !s.draft.held && !s.draft.sent")
        self.settled()
        answer: dict[str, Any] = self.state("draft.answer")
        return answer

    def paint(self, x: float, y: float, reach: float, colour: tuple[int, int, int], layer: str = "live") -> int:
        """Count the pixels of a colour within some CSS pixels of a point of the mat, on one canvas layer."""
        count: int = self.page.evaluate(COUNT_PIXELS, [x, y, reach, list(colour), layer])
        return count

    def painted(self, x: float, y: float, reach: float, colour: tuple[int, int, int], least: int) -> None:
        """Wait until so many pixels of a colour lie within some CSS pixels of a point of the mat."""
        condition = f"a => ({COUNT_PIXELS})(a[0]) > a[1]"
        self.page.wait_for_function(condition, arg=[[x, y, reach, list(colour), "live"], least], timeout=8000)

    def ringed(self, name: str) -> bool:
        """Tell whether a model is ringed as refused."""
        return self.paint(*self.where(name), reach=40, colour=AMBER) > 60

    def expect_words(self, words: str) -> None:
        """Expect words to be read out at once."""
        expect(self.page.locator("#urgent")).to_contain_text(words, timeout=PATIENCE)


COUNT_TWO_FRAMES = """() => {
  window.drawn = 0;
  requestAnimationFrame(() => requestAnimationFrame(() => (window.drawn = 2)));
}"""
COUNT_PIXELS = """([x, y, reach, colour, layer]) => {
  const canvas = document.querySelector(`canvas[data-layer="${layer}"]`);
  const box = canvas.getBoundingClientRect();
  const ratio = canvas.width / box.width;
  const [left, top] = warmat.toScreen(x, y);
  const size = Math.round(reach * 2 * ratio);
  const corner = [Math.round((left - box.left - reach) * ratio), Math.round((top - box.top - reach) * ratio)];
  const { data } = canvas.getContext("2d").getImageData(corner[0], corner[1], size, size);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    const near = colour.every((part, k) => Math.abs(data[i + k] - part) < 24);
    if (near && data[i + 3] > 200) count += 1;
  }
  return count;
}"""


class Lounge:
    """Browsers that stay open from table to table, so that the page's files are fetched once."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: list[BrowserContext] = []

    def lend(self, **context: Any) -> BrowserContext:
        """Lend a browser, a new one where it must be of a special kind."""
        if context or not self._idle:
            return self._browser.new_context(**({"viewport": DESK} | context))
        return self._idle.pop()

    def take_back(self, context: BrowserContext) -> None:
        """Take a browser back with one tab, and let it forget everything but its cache."""
        context.set_offline(False)
        for page in context.pages[1:]:
            page.close()
        for page in context.pages:
            page.mouse.up()
            page.mouse.move(0, 0)
            page.evaluate("() => (localStorage.clear(), sessionStorage.clear())")
        context.clear_cookies()
        self._idle.append(context)


class Table:
    """A game and whoever sits at it."""

    def __init__(self, lounge: Lounge, links: dict[str, str]) -> None:
        self.links = links
        self._lounge = lounge
        self._seats: list[Seat] = []
        self._usual: list[BrowserContext] = []
        self._special: list[BrowserContext] = []

    def sit(self, name: str, **context: Any) -> Seat:
        """Open the table as Red, Blue or Spectators, in a browser of their own."""
        opened = self._lounge.lend(**context)
        (self._special if context else self._usual).append(opened)
        seat = Seat(opened.pages[0] if opened.pages else opened.new_page())
        seat.page.goto(self.links[name])
        seat.arrive()
        self._seats.append(seat)
        return seat

    def close(self) -> None:
        """Leave the table; an error on any page fails the test."""
        for context in self._special:
            context.close()
        for context in self._usual:
            self._lounge.take_back(context)
        errors = [error for seat in self._seats for error in seat.errors]
        assert errors == [], errors
