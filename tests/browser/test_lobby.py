"""The way in: a demo, a table file, three links, a seat."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Make
from tests.browser.tables import table


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A tab that has never been here."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


def choose(page: Page, document: object) -> None:
    content = json.dumps(document).encode()
    page.get_by_label("Table file").set_input_files(
        {"name": "table.json", "mimeType": "application/json", "buffer": content}
    )
    page.get_by_role("button", name="Start a game from it").click()


def test_a_demo_game_is_one_click_and_its_links_open_it(page: Page, server: str) -> None:
    page.goto(server)
    page.get_by_role("button", name="Start a demo game").click()
    page.get_by_role("link", name="Open the table as Red").click()
    expect(page).to_have_url(re.compile(r"/games/[\w-]+/red/$"))
    expect(page.get_by_role("button", name="End movement")).to_be_enabled(timeout=15000)


def test_an_error_in_a_table_file_names_its_place(page: Page, server: str) -> None:
    page.goto(server)
    wrong = table()
    wrong["models"]["s1"]["x"] = "far"
    choose(page, wrong)
    expect(page.get_by_role("alert")).to_contain_text("models.s1.x")


def test_a_table_file_starts_a_game_with_three_links_that_can_be_copied(page: Page, server: str) -> None:
    page.goto(server)
    choose(page, table())
    for name in ("Red", "Blue", "Spectators"):
        expect(page.get_by_label(f"Link for {name}", exact=True)).to_have_value(re.compile("/join/.+#.+"))
    page.get_by_role("button", name="Copy the link for Blue").click()
    expect(page.get_by_role("status")).to_contain_text("Link for Blue copied.")


def test_the_secret_leaves_the_address_bar(make: Make) -> None:
    red = make(table()).sit("Red")
    assert "#" not in red.page.url


def test_a_link_without_its_secret_says_so(make: Make, page: Page) -> None:
    link = make(table()).links["Red"]
    page.goto(link.split("#")[0])
    expect(page.get_by_text("This link is not whole")).to_be_visible()


def test_a_wrong_secret_is_told_what_to_do(make: Make, page: Page) -> None:
    page.goto(make(table()).links["Red"].split("#")[0] + "#guess")
    expect(page.get_by_role("alert")).to_contain_text("This link does not open a seat.")


def test_one_browser_may_hold_two_seats_in_two_tabs(make: Make, page: Page) -> None:
    links = make(table()).links
    other = page.context.new_page()
    for tab, name in ((page, "Red"), (other, "Blue")):
        tab.goto(links[name])
        tab.wait_for_function("() => window.warmat?.state().connection === 'online'")
    assert page.evaluate("warmat.state().seat") == "red"
    assert other.evaluate("warmat.state().seat") == "blue"


def test_a_new_link_shuts_out_whoever_came_in_by_the_old_one(page: Page, server: str, browser: Browser) -> None:
    page.goto(server)
    choose(page, table())
    link = page.get_by_label("Link for Red", exact=True).input_value()
    guest = browser.new_context().new_page()
    guest.goto(link)
    guest.wait_for_function("() => window.warmat?.state().connection === 'online'")
    page.goto(server)
    page.get_by_text("New links").click()
    page.get_by_role("button", name="New red link").click()
    expect(page.get_by_label("Link for Red", exact=True)).not_to_have_value(link)
    expect(guest.get_by_role("status").filter(has_text="This seat was closed.")).to_be_visible(timeout=10000)
    guest.context.close()
