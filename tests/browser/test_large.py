"""Four hundred models: a drag costs the page little, and what stands still is not drawn again."""

from statistics import quantiles
from typing import Any

from playwright.sync_api import CDPSession

from tests.browser.conftest import Make
from tests.browser.seats import Seat
from tests.browser.tables import crowd

FRAME_P95 = 6.0
LONGEST_TASK = 50.0

WATCH = """() => {
  window.watched = { frames: [], long: [], grounds: 0 };
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => ask((now) => {
    const began = performance.now();
    draw(now);
    window.watched.frames.push(performance.now() - began);
  });
  new PerformanceObserver((list) => list.getEntries().forEach((e) => window.watched.long.push(e.duration)))
    .observe({ type: "longtask" });
  const ground = document.querySelector('canvas[data-layer="ground"]').getContext("2d");
  const clear = ground.clearRect.bind(ground);
  ground.clearRect = (...area) => { window.watched.grounds += 1; clear(...area); };
}"""


def test_dragging_among_four_hundred_models_is_light(make: Make, record_property: Any) -> None:
    red = make(crowd(400)).sit("Red")
    red.take_unit("m150")
    red.page.wait_for_timeout(500)
    session = red.page.context.new_cdp_session(red.page)
    session.send("Performance.enable")
    script = script_seconds(session)
    red.page.evaluate(WATCH)
    drag_for_a_while(red)
    watched = red.page.evaluate("window.watched")
    frames = watched["frames"]
    p95 = quantiles(frames, n=20)[-1]
    spent = (script_seconds(session) - script) * 1000 / len(frames)
    record_property("frames", len(frames))
    record_property("draw_p95_ms", round(p95, 2))
    record_property("script_per_frame_ms", round(spent, 2))
    print(
        f"{len(frames)} frames, drawing p95 {p95:.2f} ms, script a frame {spent:.2f} ms, long tasks {watched['long']}"
    )
    assert p95 <= FRAME_P95
    assert spent <= FRAME_P95
    assert max(watched["long"], default=0) <= LONGEST_TASK
    assert watched["grounds"] == 0


def drag_for_a_while(seat: Seat) -> None:
    """Drag a unit of twenty to and fro for a few seconds, at the pace of a hand."""
    x, y = seat.at(*seat.where("m150"))
    seat.page.mouse.move(x, y)
    seat.page.mouse.down()
    for step in range(150):
        seat.page.mouse.move(x + (step % 40), y + step / 2)
        seat.page.wait_for_timeout(12)
    seat.page.mouse.up()


def script_seconds(session: CDPSession) -> float:
    """Read how long the page's scripts have run since the session began to count."""
    metrics = {row["name"]: row["value"] for row in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["ScriptDuration"])
