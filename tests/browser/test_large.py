"""Four hundred models: what stands still is not drawn again; what a drag costs is told by `tests.load page`."""

from tests.browser.conftest import Make
from tests.browser.tables import crowd

WATCH = """() => {
  window.watched = { lives: 0, grounds: 0 };
  const count = (layer, name) => {
    const context = document.querySelector(`canvas[data-layer="${layer}"]`).getContext("2d");
    const clear = context.clearRect.bind(context);
    context.clearRect = (...area) => { window.watched[name] += 1; clear(...area); };
  };
  count("ground", "grounds");
  count("live", "lives");
}"""


def test_dragging_among_four_hundred_models_draws_what_moves_and_not_the_ground(make: Make) -> None:
    red = make(crowd(400)).sit("Red")
    red.take_unit("m150")
    red.settled()
    red.page.evaluate(WATCH)
    red.drag("m150", (1, 1))
    red.settled()
    watched = red.page.evaluate("window.watched")
    assert watched["lives"] > 0
    assert watched["grounds"] == 0
