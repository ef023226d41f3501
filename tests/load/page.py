"""`python -m tests.load page`: what a drag among four hundred models costs its page, in a real browser."""

import tempfile
from pathlib import Path
from statistics import quantiles
from typing import Any

from playwright.sync_api import CDPSession

from tests.browser.opening import chromium, new_links
from tests.browser.seats import Lounge, Seat, Table
from tests.browser.tables import crowd
from tests.load.table import server

MODELS = 400
STEPS = 150
GOAL_MS, GOAL_TASK_MS = 6.0, 50.0
"""What drawing a frame may take, and the longest task, in milliseconds."""

WATCH = """() => {
  window.watched = { frames: [], long: [] };
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => ask((now) => {
    const began = performance.now();
    draw(now);
    window.watched.frames.push(performance.now() - began);
  });
  new PerformanceObserver((list) => list.getEntries().forEach((e) => window.watched.long.push(e.duration)))
    .observe({ type: "longtask" });
}"""


def main() -> None:
    """Drag a unit of twenty among four hundred models and print what it cost."""
    with tempfile.TemporaryDirectory() as var, server(Path(var)) as club, chromium() as browser:
        lounge = Lounge(browser)
        watched = _watched(Table(lounge, new_links(club.site, lounge, crowd(MODELS))).sit("Red"))
    frames = watched["frames"]
    print(f"{MODELS} models, {len(frames)} frames while twenty are dragged")
    print(f"drawing a frame   p95 {quantiles(frames, n=20)[-1]:6.2f} ms   (goal {GOAL_MS:.0f})")
    print(f"script a frame   mean {watched['script'] * 1000 / len(frames):6.2f} ms   (goal {GOAL_MS:.0f})")
    print(f"longest task         {max(watched['long'], default=0):6.0f} ms   (goal {GOAL_TASK_MS:.0f}, 0: none)")


def _watched(seat: Seat) -> dict[str, Any]:
    """Drag while the page is watched: milliseconds of each frame and of long tasks, seconds of script in all."""
    seat.take_unit("m150")
    seat.settled()
    session = seat.page.context.new_cdp_session(seat.page)
    session.send("Performance.enable")
    before = _script_seconds(session)
    seat.page.evaluate(WATCH)
    drag_for_a_while(seat)
    watched: dict[str, Any] = seat.page.evaluate("window.watched")
    return watched | {"script": _script_seconds(session) - before}


def drag_for_a_while(seat: Seat) -> None:
    """Drag a unit of twenty to and fro for a few seconds, at the pace of a hand."""
    x, y = seat.at(*seat.where("m150"))
    seat.page.mouse.move(x, y)
    seat.page.mouse.down()
    for step in range(STEPS):
        seat.page.mouse.move(x + (step % 40), y + step / 2)
        seat.page.wait_for_timeout(12)
    seat.page.mouse.up()


def _script_seconds(session: CDPSession) -> float:
    metrics = {row["name"]: row["value"] for row in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["ScriptDuration"])
