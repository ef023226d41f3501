"""Pictures on the table: a model's, cut by its base, and the mat's; strange addresses are never asked for."""

import io
from urllib.parse import urljoin

from PIL import Image
from playwright.sync_api import Page

from tests.browser.conftest import Make
from tests.browser.tables import model, table

PURPLE, TEAL = (150, 40, 170), (20, 150, 140)


def uploaded(page: Page, colour: tuple[int, int, int]) -> str:
    """Put a picture of one colour into the library of whoever sits there; gives the name a table file uses."""
    drawn = io.BytesIO()
    Image.new("RGB", (64, 64), colour).save(drawn, "PNG")
    page.goto(urljoin(page.url, "/pictures/"))
    file = {"name": "picture.png", "mimeType": "image/png", "buffer": drawn.getvalue()}
    page.get_by_label("PNG, JPEG").set_input_files(file)
    page.get_by_role("button", name="Add it").click()
    shown = page.get_by_role("main").get_by_role("link").first.get_attribute("href")
    assert shown
    return shown.lstrip("/")


def test_a_model_wears_its_picture_and_the_mat_its_own(make: Make) -> None:
    guest = make(table()).sit("Red").page
    art, ground = uploaded(guest, PURPLE), uploaded(guest, TEAL)
    assert art != ground
    worn = {"s1": model("spears", "spear", 10, 11, 90, art=art)}
    mat = {"width": 48, "depth": 36, "image": ground}
    red = make(table(models=worn, mat=mat)).sit("Red")
    red.until(lambda: red.paint(10, 11, 4, PURPLE, layer="models") > 20)
    red.until(lambda: red.paint(30, 30, 6, TEAL, layer="ground") > 20)
    assert red.paint(10, 14, 4, PURPLE, layer="models") == 0


def test_an_address_elsewhere_is_never_asked_for(make: Make) -> None:
    game = make(table(models={"s1": model("spears", "spear", 10, 11, 90, art="https://elsewhere.example/a.webp")}))
    red = game.sit("Red")
    asked = red.page.evaluate("() => performance.getEntriesByType('resource').map(entry => entry.name)")
    assert not [address for address in asked if "elsewhere" in address]
    assert red.errors == []
